// What Python has measured over a run, read at any moment. Pure.

/** @typedef {import("./runs.js").Run} Run */

const ROUNDING = 1e-6; // of single precision, beside the greatest value

/**
 * An observable at a moment, out of its cubic pieces; with `before`, just before what happens then.
 * @param {Run} run
 * @param {number} place among the observables
 * @param {number} moment
 * @param {boolean} [before]
 */
export function observableAt(run, place, moment, before = false) {
  const times = run.curve_time;
  const last = times.length - 1;
  const first = place * times.length;
  if (last < 1 || moment <= times[0]) return run.curve_start[first];
  if (moment > times[last] || (moment === times[last] && !before)) return run.curve_start[first + last];
  let [low, high] = [0, last - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (before ? times[middle] < moment : times[middle] <= moment) low = middle;
    else high = middle - 1;
  }
  const found = inPiece(run, place, low, (moment - times[low]) / (times[low + 1] - times[low]));
  return found < 0 && isNowhereNegative(run, place) ? 0 : found;
}

/**
 * A piece's cubic.
 * @param {Run} run
 * @param {number} place among the observables
 * @param {number} low number of the piece
 * @param {number} part of it that has passed
 */
function inPiece(run, place, low, part) {
  const last = run.curve_time.length - 1;
  const first = place * run.curve_time.length;
  const piece = place * last + low;
  const from = run.curve_start[first + low];
  const to = run.curve_start[first + low + 1] - run.curve_jump[piece];
  const early = run.curve_bend[piece];
  const late = run.curve_bend[run.curve_jump.length + piece];
  return from + (to - from) * part
    + 13.5 * part * (1 - part) * (early * (2 / 3 - part) + late * (part - 1 / 3));
}

/** @type {WeakMap<Run, Map<number, boolean>>} */
const known = new WeakMap();

/**
 * A cubic dips below an energy that comes down to zero and goes up again; what it was made from,
 * the ends and thirds of all pieces, does not.
 * @param {Run} run
 * @param {number} place among the observables
 */
function isNowhereNegative(run, place) {
  const found = known.get(run) ?? new Map();
  known.set(run, found);
  const told = found.get(place) ?? looked(run, place);
  found.set(place, told);
  return told;
}

/**
 * @param {Run} run
 * @param {number} place among the observables
 */
function looked(run, place) {
  const pieces = run.curve_time.length - 1;
  let [low, high] = [Infinity, -Infinity];
  for (let k = 0; k < 3 * pieces; k += 1) {
    const value = inPiece(run, place, Math.floor(k / 3), (k % 3) / 3);
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return low >= -ROUNDING * high;
}
