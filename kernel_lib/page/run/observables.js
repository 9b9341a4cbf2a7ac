// What Python has measured over a run, read at any moment. Pure.

/** @typedef {import("./runs.js").Run} Run */

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
  const part = (moment - times[low]) / (times[low + 1] - times[low]);
  const piece = place * last + low;
  const from = run.curve_start[first + low];
  const to = run.curve_start[first + low + 1] - run.curve_jump[piece];
  const early = run.curve_bend[piece];
  const late = run.curve_bend[run.curve_jump.length + piece];
  return from + (to - from) * part
    + 13.5 * part * (1 - part) * (early * (2 / 3 - part) + late * (part - 1 / 3));
}
