// Pockets, and balls that they have taken. Pure.

import { KINDS } from "../runs.js";

const TAKEN = KINDS.indexOf("pocket");

/**
 * When each ball of a run is taken by a pocket, s; infinity for one that stays in play.
 * @param {import("../runs.js").Run} run
 * @returns {Float64Array}
 */
export function takenAt(run) {
  run.kept ??= new Map();
  if (!run.kept.has("taken")) {
    const moments = new Float64Array(run.balls).fill(Infinity);
    for (let c = 0; run.pockets && c < run.contacts; c += 1) {
      if (run.contact_kind[c] === TAKEN) moments[run.contact_a[c]] = run.contact_time[c];
    }
    run.kept.set("taken", moments);
  }
  return run.kept.get("taken");
}

/**
 * Whether a ball is still in play at a moment.
 * @param {import("../runs.js").Run} run
 * @param {number} ball
 * @param {number} time
 */
export function inPlay(run, ball, time) {
  return !run.pockets || time < takenAt(run)[ball];
}
