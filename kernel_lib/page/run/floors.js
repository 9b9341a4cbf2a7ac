// What lies below a ball: the floor that gravity pulls it towards, and whether it waits to fall. Pure.

/** @typedef {import("./runs.js").Run} Run */
/** @typedef {{ x: number, y: number, normal: [number, number], away: number }} Footing m */

const LEAST_SUPPORT = 0.2; // cosine, from which on a wall is one and no floor
const MOST_HELD = 5;
const TOUCHING = 1e-6; // radii between a ball and what it lies on

/**
 * The direction in which gravity pulls in the plane, or null where it does not.
 * @param {Run} run
 * @returns {[number, number] | null}
 */
function downwards(run) {
  const [gx, gy] = run.gravity;
  const pull = Math.hypot(gx, gy);
  return pull > 0 ? [gx / pull, gy / pull] : null;
}

/**
 * The nearest floor straight below a point: where, its unit normal, and how far away along the
 * pull; null where nothing pulls or nothing lies below.
 * @param {Run} run
 * @param {number} x
 * @param {number} y
 * @returns {Footing | null}
 */
export function floorBelow(run, x, y) {
  const down = downwards(run);
  if (!down) return null;
  let best = null;
  for (const wall of run.walls) {
    const found = belowOn(wall, down, x, y);
    if (found && (!best || found.away < best.away)) best = found;
  }
  return best;
}

/**
 * @param {any} wall
 * @param {[number, number]} down
 * @param {number} x
 * @param {number} y
 * @returns {Footing | null}
 */
function belowOn(wall, down, x, y) {
  const face = faceOf(wall);
  if (!face) return null;
  let { nx, ny } = face;
  let into = nx * down[0] + ny * down[1];
  if (face.ends && into > 0) [nx, ny, into] = [-nx, -ny, -into];
  if (into > -LEAST_SUPPORT) return null;
  const away = ((face.px - x) * nx + (face.py - y) * ny) / into;
  if (!(away >= 0)) return null;
  const at = { x: x + away * down[0], y: y + away * down[1] };
  if (face.ends) {
    const [[ax, ay], [bx, by]] = face.ends;
    const part = ((at.x - ax) * (bx - ax) + (at.y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2);
    if (!(part >= 0 && part <= 1)) return null;
  }
  return { ...at, normal: [nx, ny], away };
}

/** @param {any} wall */
function faceOf(wall) {
  if (wall.normal) {
    const size = Math.hypot(wall.normal[0], wall.normal[1]) || 1;
    return { px: wall.point[0], py: wall.point[1], nx: wall.normal[0] / size,
      ny: wall.normal[1] / size, ends: null };
  }
  if (wall.kind !== "segment") return null;
  const [[ax, ay], [bx, by]] = [wall.start, wall.end];
  const long = Math.hypot(bx - ax, by - ay);
  return long > 0 ? { px: ax, py: ay, nx: (ay - by) / long, ny: (bx - ax) / long,
    ends: [wall.start, wall.end] } : null;
}

/**
 * The level floor of a run: its height in m, or null where there is none or it slopes.
 * @param {Run} run
 * @returns {number | null}
 */
export function levelFloor(run) {
  const down = downwards(run);
  if (!down || down[1] > -1 + 1e-9) return null;
  const found = run.walls.filter((wall) => wall.normal && !wall.kind && wall.normal[1] > 0
    && Math.abs(wall.normal[0]) < 1e-9);
  return found.length ? Math.max(...found.map((wall) => wall.point[1])) : null;
}

/**
 * The balls that somebody must hold until they are let go: few, at rest, pulled, lying on nothing,
 * with nothing above them.
 * @param {Run} run
 * @returns {number[]}
 */
export function heldBalls(run) {
  const down = downwards(run);
  if (run.dimension !== 2 || !down || run.pivots.length || run.balls > MOST_HELD) return [];
  if (run.walls.some((wall) => wall.kind === "track")) return []; // it carries them
  const { position, velocity, radii } = run;
  const balls = radii.map((_, ball) => ball);
  return balls.filter((ball) => {
    const [x, y] = [position[2 * ball], position[2 * ball + 1]];
    if (velocity[2 * ball] !== 0 || velocity[2 * ball + 1] !== 0 || run.masses[ball] === null) return false;
    if (balls.some((other) => position[2 * other + 1] > y
      && Math.abs(position[2 * other] - x) < radii[other] + radii[ball])) return false;
    return !run.walls.some((wall) => liesOn(wall, down, x, y, radii[ball]));
  });
}

/**
 * @param {any} wall
 * @param {[number, number]} down
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 */
function liesOn(wall, down, x, y, radius) {
  if (!wall.normal) return false;
  const { px, py, nx, ny } = /** @type {any} */ (faceOf(wall));
  return nx * down[0] + ny * down[1] < -LEAST_SUPPORT
    && (x - px) * nx + (y - py) * ny <= (1 + TOUCHING) * radius;
}
