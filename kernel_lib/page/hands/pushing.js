// Where balls go while one of them is dragged: apart from each other and out of the walls. Pure.
//
// A ball is { place: [x, y, z], radius, free: [whether each axis may move] }.

const CLEAR = 1e-4; // radii between balls that were pushed apart
const ROUNDS = 12;
const STRIDE = 0.5; // of the smallest radius: no ball is dragged through another
const MOST_STRIDES = 80;

/**
 * Places after the dragged ball has gone on to `wanted`, in strides that pass no other ball by;
 * as far as there is room.
 */
export function draggedTo(balls, dragged, wanted, walls, limit) {
  const stride = STRIDE * Math.min(...balls.map((ball) => ball.radius));
  let now = balls;
  for (let k = 0; k < MOST_STRIDES; k += 1) {
    const here = now[dragged].place;
    const part = Math.min(1, stride / Math.max(distance(here, wanted), 1e-12));
    const next = here.map((from, axis) => from + (wanted[axis] - from) * part);
    const found = pushedApart(now.map((ball, j) => (j === dragged ? { ...ball, place: next } : ball)),
      dragged, walls, limit);
    if (!found) break;
    const stuck = distance(found[dragged], here) < 1e-3 * stride;
    now = now.map((ball, j) => ({ ...ball, place: found[j] }));
    if (part === 1 || stuck) break;
  }
  return now.map((ball) => ball.place);
}

/**
 * Places in which nothing overlaps, or null if none was found: the others give way to the
 * dragged ball as far as they can, else it stops where it touches them.
 */
export function pushedApart(balls, dragged, walls, limit) {
  const now = balls.map((ball) => ({ ...ball, place: [...ball.place] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    keepOut(now[dragged], walls);
    for (const one of inOrder(now, dragged)) {
      for (const other of now) {
        if (other === one || other === now[dragged] || !overlap(one, other)) continue;
        moveAway(other, one);
        keepOut(other, walls);
        limit(other, now.indexOf(other));
      }
    }
    for (const other of now) {
      if (other !== now[dragged] && overlap(now[dragged], other)) moveAway(now[dragged], other);
    }
    limit(now[dragged], dragged);
    if (settled(now, walls)) return now.map((ball) => ball.place);
  }
  return null;
}

// The dragged ball pushes first, then those that it pushed.
function inOrder(balls, dragged) {
  const far = (ball) => distance(ball.place, balls[dragged].place);
  return [...balls].sort((one, two) => far(one) - far(two));
}

function settled(balls, walls) {
  return balls.every((one, k) => balls.every((other, j) => j <= k || !overlap(one, other))
    && (!one.free.some(Boolean) || walls.every((wall) => depth(one, wall) <= one.radius * CLEAR)));
}

function distance(a, b) {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function overlap(one, other) {
  return distance(one.place, other.place) < (one.radius + other.radius) * (1 + CLEAR / 2);
}

// Move a ball along its free axes until it clears the other.
function moveAway(ball, other) {
  const reach = (ball.radius + other.radius) * (1 + CLEAR);
  const fixed = [0, 1, 2].filter((axis) => !ball.free[axis])
    .reduce((sum, axis) => sum + (ball.place[axis] - other.place[axis]) ** 2, 0);
  const needed = Math.sqrt(Math.max(0, reach * reach - fixed));
  const apart = ball.place.map((part, axis) => (ball.free[axis] ? part - other.place[axis] : 0));
  const size = Math.hypot(...apart);
  if (!ball.free.some(Boolean) || size >= needed) return;
  const way = size > 1e-9 ? apart.map((part) => part / size)
    : [0, 1, 2].map((axis) => (axis === ball.free.indexOf(true) ? 1 : 0));
  ball.place = ball.place.map((part, axis) =>
    (ball.free[axis] ? other.place[axis] + way[axis] * needed : part));
}

function depth(ball, { point, normal }) {
  if (!normal) return 0; // curves do not push a handle back: Python says what does not fit
  const size = Math.hypot(...normal) || 1;
  const height = normal.reduce((sum, part, axis) =>
    sum + part / size * (ball.place[axis] - point[axis]), 0);
  return ball.radius - height;
}

function keepOut(ball, walls) {
  for (const wall of walls) {
    const sunk = depth(ball, wall);
    if (sunk <= 0) continue;
    const size = Math.hypot(...wall.normal) || 1;
    const way = [0, 1, 2].map((axis) => (ball.free[axis] ? (wall.normal[axis] ?? 0) / size : 0));
    const gain = way.reduce((sum, part) => sum + part * part, 0);
    if (gain < 1e-6) continue;
    ball.place = ball.place.map((part, axis) => part + way[axis] * sunk / gain);
  }
}

/**
 * Movement in the world for one on the picture, (dx, dy) in metres, along the axes that are
 * free; `frame` is that of a view in space, or null for the flat picture.
 */
export function worldMove(frame, free, dx, dy) {
  if (!frame) return [free[0] ? dx : 0, free[1] ? dy : 0, 0];
  const { right, up } = frame;
  const axes = [0, 1, 2].filter((axis) => free[axis]);
  const move = [0, 0, 0];
  if (axes.length === 2) {
    const [i, j] = axes;
    const area = right[i] * up[j] - right[j] * up[i];
    if (Math.abs(area) > 0.15) {
      move[i] = (dx * up[j] - dy * right[j]) / area;
      move[j] = (dy * right[i] - dx * up[i]) / area;
      return move;
    }
  }
  for (const axis of axes) {
    const seen = axes.length === 1 ? right[axis] ** 2 + up[axis] ** 2 : 1;
    if (seen > 0.02) move[axis] = (dx * right[axis] + dy * up[axis]) / seen;
  }
  return move;
}
