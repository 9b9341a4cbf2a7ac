// Speeds of a run as a person reads them: in millimetres a second where nothing is fast. Pure.

import { figure } from "../base/numbers.js";

/** @typedef {import("./runs.js").Run} Run */

const SLOW = 0.01; // m/s, of a run whose speeds are in mm/s
/** @type {WeakMap<Run, number>} */
const fastest = new WeakMap(); // of runs: they never change

/**
 * The greatest speed of any ball in a run, m/s; of a start alone that of its room.
 * @param {Run} run
 */
export function fastestIn(run) {
  if (!fastest.has(run)) fastest.set(run, greatestSpeed(run));
  return /** @type {number} */ (fastest.get(run));
}

/**
 * @param {Run} run
 */
function greatestSpeed({ dimension, room, stands, velocity }) {
  let most = stands ? room?.fastest ?? 0 : 0;
  for (let k = 0; k < velocity.length; k += dimension) {
    most = Math.max(most, Math.hypot(...velocity.subarray(k, k + dimension)));
  }
  return most;
}

/**
 * One speed of a run with its unit, or one before and one after.
 * @param {Run} run
 * @param {number[]} speeds m/s
 */
export function speedText(run, ...speeds) {
  const most = fastestIn(run);
  const slow = most > 0 && most < SLOW;
  return `${speeds.map((speed) => figure(slow ? 1000 * speed : speed)).join(" → ")} ${slow ? "mm/s" : "m/s"}`;
}
