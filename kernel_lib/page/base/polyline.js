// Lines with no more points than an eye can tell apart. Pure.

/** @typedef {ArrayLike<number>} Numbers */

/**
 * Which points to keep so that no left-out point is farther than `tolerance` from the line
 * (Douglas and Peucker): indices in order, the first and the last among them.
 * @param {Numbers} xs
 * @param {Numbers} ys
 * @param {number} tolerance
 */
export function keptPoints(xs, ys, tolerance) {
  const keep = new Uint8Array(xs.length);
  const open = [[0, xs.length - 1]];
  keep[0] = 1;
  keep[xs.length - 1] = 1;
  for (let piece = open.pop(); piece; piece = open.pop()) {
    const [from, to] = piece;
    const far = farthest(xs, ys, from, to, tolerance);
    if (far < 0) continue;
    keep[far] = 1;
    open.push([from, far], [far, to]);
  }
  return Int32Array.from(Array.from(keep.keys()).filter((k) => keep[k]));
}

/**
 * The point farthest from the piece between two others, or -1 if all are near it.
 * @param {Numbers} xs
 * @param {Numbers} ys
 * @param {number} from
 * @param {number} to
 * @param {number} tolerance
 */
function farthest(xs, ys, from, to, tolerance) {
  const [x, y] = [xs[from], ys[from]];
  const [dx, dy] = [xs[to] - x, ys[to] - y];
  const square = dx * dx + dy * dy;
  let most = tolerance * tolerance;
  let found = -1;
  for (let k = from + 1; k < to; k += 1) {
    const [px, py] = [xs[k] - x, ys[k] - y];
    const along = square > 0 ? Math.min(1, Math.max(0, (px * dx + py * dy) / square)) : 0;
    const [ex, ey] = [px - along * dx, py - along * dy];
    const distance = ex * ex + ey * ey;
    if (distance > most) [most, found] = [distance, k];
  }
  return found;
}
