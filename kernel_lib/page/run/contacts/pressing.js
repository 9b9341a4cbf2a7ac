// Contacts that take time: which of a row press at a moment, and the clock that lets it be seen. Pure.

import { observableAt } from "../observables.js";

/** @typedef {import("../runs.js").Run} Run */
/** @typedef {{ from: number, to: number }} Span s */
/** @typedef {{ a: number, b: number, force: number, share: number }} Press of the greatest force: share */

const LASTS = 4; // s here, at least, that one pressing takes
const AROUND_IT = 0.15; // of it, before and after, for which the clock is slow as well
const NOTHING = 1e-3; // of the greatest force

/**
 * The neighbours in a row that press each other at a moment, and their forces in N. None where a
 * force is not known: of contacts that take no time, and of rows longer than the forces told.
 * @param {Run} run
 * @param {number[]} forces places of the observables, from the first two balls on
 * @param {number} time s
 * @returns {Press[]}
 */
export function pressesAt(run, forces, time) {
  if (!run.balls || run.balls - 1 > forces.length) return [];
  const own = forces.slice(0, run.balls - 1);
  const most = greatest(run, own);
  if (!most) return [];
  return own.map((place, a) => ({ a, b: a + 1, force: observableAt(run, place, time) }))
    .filter(({ force }) => force > NOTHING * most)
    .map((press) => ({ ...press, share: Math.min(1, press.force / most) }));
}

/**
 * The greatest force of a run, at the bounds of its pieces, N.
 * @param {Run} run
 * @param {number[]} places
 */
export function greatest(run, places) {
  const count = run.curve_time.length;
  return Math.max(0, ...places.map((place) =>
    run.curve_start.subarray(place * count, (place + 1) * count).reduce((one, two) => Math.max(one, two), 0)));
}

/**
 * When anything presses: contacts that take time, those that overlap in one.
 * @param {Run[]} runs
 * @returns {Span[]}
 */
export function pressingSpans(runs) {
  const all = runs.flatMap((run) => Array.from({ length: run.contacts }, (_, c) => ({
    from: run.contact_time[c], to: run.contact_time[c] + run.contact_duration[c] })))
    .filter(({ from, to }) => to > from).sort((one, two) => one.from - two.from);
  /** @type {Span[]} */
  const spans = [];
  for (const one of all) {
    const last = spans[spans.length - 1];
    if (last && one.from <= last.to) last.to = Math.max(last.to, one.to);
    else spans.push({ ...one });
  }
  return spans.map(({ from, to }) => ({ from: from - AROUND_IT * (to - from), to: to + AROUND_IT * (to - from) }));
}

/**
 * The speed of the clock at a moment, s of the run for a second here: slower while anything presses.
 * @param {Span[]} spans
 * @param {number} time
 * @param {number} speed as it was chosen
 */
export function pressingSpeed(spans, time, speed) {
  const span = spans.find(({ from, to }) => time >= from && time < to);
  return span ? Math.min(speed, (span.to - span.from) / LASTS) : speed;
}

/**
 * How far the clock goes in some seconds here, s of the run: it does not rush into a slow span.
 * @param {Span[]} spans
 * @param {number} time
 * @param {number} speed
 * @param {number} seconds here
 */
export function wayInSeconds(spans, time, speed, seconds) {
  let [at, left] = [time, seconds];
  const bounds = spans.flatMap(({ from, to }) => [from, to]).filter((bound) => bound > time);
  for (const bound of [...bounds, Infinity]) {
    const now = pressingSpeed(spans, at, speed);
    if (at + left * now < bound) return at + left * now - time;
    left -= (bound - at) / now;
    at = bound;
  }
  return at - time;
}
