// Which way up a ball is: its spin added up over time. Pure.
//
// Orientations are unit quaternions [w, x, y, z]; spins are vectors of the world, rad/s.

/** @typedef {import("./runs.js").Numbers} Numbers */
/** @typedef {import("./runs.js").Run} Run */

/**
 * The turn by a vector (its direction the axis, its length the angle in radians).
 * @param {number} x
 * @param {number} y
 * @param {number} z
 */
export function turnBy(x, y, z) {
  const angle = Math.hypot(x, y, z);
  const part = angle > 1e-12 ? Math.sin(angle / 2) / angle : 0.5;
  return [Math.cos(angle / 2), x * part, y * part, z * part];
}

/**
 * First `b`, then `a`.
 * @param {Numbers} a
 * @param {Numbers} b
 */
export function afterTurn(a, b) {
  return [
    a[0] * b[0] - a[1] * b[1] - a[2] * b[2] - a[3] * b[3],
    a[0] * b[1] + a[1] * b[0] + a[2] * b[3] - a[3] * b[2],
    a[0] * b[2] - a[1] * b[3] + a[2] * b[0] + a[3] * b[1],
    a[0] * b[3] + a[1] * b[2] - a[2] * b[1] + a[3] * b[0],
  ];
}

/**
 * Rows of the matrix that takes a point of the ball to where it is now.
 * @param {number[]} turn
 */
export function matrixOf([w, x, y, z]) {
  return [
    [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
    [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
    [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
  ];
}

/**
 * Spin of a ball at a frame as a vector; in the plane it stands along z.
 * @param {Run} run
 * @param {number} ball
 * @param {number} frame
 */
function spinAt(run, ball, frame) {
  const at = frame * run.balls + ball;
  if (run.dimension === 2) return [0, 0, run.spin[at] ?? 0];
  return [run.spin[3 * at], run.spin[3 * at + 1], run.spin[3 * at + 2]];
}

/**
 * Orientation of a ball at a moment; the sums up to each frame are kept with the run.
 * @param {Run} run
 * @param {number} ball
 * @param {number} moment
 * @param {number} frame
 */
export function orientationAt(run, ball, moment, frame) {
  run.turns ??= [];
  const known = run.turns[ball] ?? addUp(run, ball);
  run.turns[ball] = known;
  const here = known.sums.subarray(4 * frame, 4 * frame + 4);
  if (frame >= run.frames - 1 || moment <= run.time[frame]) return [...here];
  return afterTurn(turnWithin(run, ball, frame, moment, known.impacts), here);
}

/**
 * @param {Run} run
 * @param {number} ball
 */
function addUp(run, ball) {
  const sums = new Float64Array(4 * run.frames);
  const impacts = momentsOf(run, ball);
  let now = [1, 0, 0, 0];
  sums.set(now, 0);
  for (let k = 1; k < run.frames; k += 1) {
    now = afterTurn(turnWithin(run, ball, k - 1, run.time[k], impacts), now);
    const size = Math.hypot(...now);
    now = now.map((part) => part / size);
    sums.set(now, 4 * k);
  }
  return { sums, impacts };
}

/**
 * Moments at which the spin may jump, in order.
 * @param {Run} run
 * @param {number} ball
 */
function momentsOf(run, ball) {
  const found = [];
  for (let c = 0; c < run.contacts; c += 1) {
    const own = run.contact_a[c] === ball || run.contact_b[c] === ball;
    if (own && run.contact_kind[c] === 0) found.push(run.contact_time[c]);
  }
  return found;
}

/**
 * The turn from a frame to a moment before the next one: between impacts the spin changes
 * evenly; with one on the way, the spin of the frame holds up to it and that of the next after it.
 * @param {Run} run
 * @param {number} ball
 * @param {number} frame
 * @param {number} moment
 * @param {number[]} impacts
 */
function turnWithin(run, ball, frame, moment, impacts) {
  const [start, stop] = [run.time[frame], run.time[frame + 1]];
  const [from, to] = [spinAt(run, ball, frame), spinAt(run, ball, frame + 1)];
  const jump = run.between === "curve" ? impactWithin(impacts, start, stop) : null;
  if (jump !== null) {
    const [early, late] = [Math.min(moment, jump) - start, Math.max(0, moment - jump)];
    return afterTurn(turnBy(to[0] * late, to[1] * late, to[2] * late),
      turnBy(from[0] * early, from[1] * early, from[2] * early));
  }
  const since = moment - start;
  const late = stop > start ? since * since / (2 * (stop - start)) : 0;
  const [x, y, z] = from.map((part, axis) => part * (since - late) + to[axis] * late);
  return turnBy(x, y, z);
}

/**
 * @param {number[]} impacts
 * @param {number} start
 * @param {number} stop
 */
function impactWithin(impacts, start, stop) {
  let [low, high] = [0, impacts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (impacts[middle] <= start) low = middle + 1;
    else high = middle;
  }
  return low < impacts.length && impacts[low] <= stop ? impacts[low] : null;
}
