// Whatever can be drawn of a run, by its name: time, what the lesson observes, sums over the balls. Pure.

import { observableOf } from "./frames.js";
import { observableAt } from "./observables.js";
import { valueAt, valueBefore } from "./runs.js";
import { isSum, sumOf } from "./sums.js";

/** @typedef {import("./runs.js").Run} Run */
/** @typedef {{ name: string }[]} Observables those of a lesson, in their order */

export const TIME = "time";

/**
 * Whether any of these runs has a quantity: some are measured in certain runs alone.
 * @param {{ runs?: string[] }} one
 * @param {{ name: string }[]} runs
 */
export function isMeasured(one, runs) {
  return !one.runs?.length || runs.some((run) => one.runs?.includes(run.name));
}

/**
 * One of them at every frame.
 * @param {Run} run
 * @param {string} name
 * @param {Observables} observables
 */
export function valuesOf(run, name, observables) {
  if (name === TIME) return run.time;
  if (isSum(name)) return sumOf(run, name);
  const place = observables.findIndex((one) => one.name === name);
  return observableOf(run, place);
}

/**
 * What a run measures at a moment; with `before`, just before what happens then.
 * @param {Run} run
 * @param {string} name
 * @param {Observables} observables
 * @param {number} moment
 * @param {boolean} [before]
 */
export function numberAt(run, name, observables, moment, before = false) {
  const time = Math.min(moment, run.end);
  if (name === TIME) return time;
  if (isSum(name)) return (before ? valueBefore : valueAt)(run.time, sumOf(run, name), time);
  return observableAt(run, observables.findIndex((one) => one.name === name), time, before);
}
