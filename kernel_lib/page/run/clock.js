// One clock for all runs. Pure: functions of the clock and the time elapsed.

import { HOUR, MINUTE, lastsHours } from "../base/times.js";

/**
 * @typedef {object} Clock
 * @property {number} time s of the run
 * @property {number} duration s
 * @property {boolean} playing
 * @property {number} speed seconds of the run for one second here
 * @property {boolean} loop
 */

const SPEEDS = [4, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001,
  5e-4, 2e-4, 1e-4, 5e-5, 2e-5, 1e-5];

const IN_TIME_LAPSE = [48, 24, 12, 8, 4, 2, 1].map((hours) => hours * HOUR).concat([30, 15, 5, 1].map((minutes) => minutes * MINUTE), [10, 1]);
const A_LAPSE = 6; // s here, at most, of a run of hours

/**
 * The speeds that are offered for a run of so many seconds, the fastest first.
 * @param {number} duration
 */
export function speedsFor(duration) {
  return lastsHours(duration) ? IN_TIME_LAPSE : SPEEDS;
}

/**
 * The speed at which such a run is shown at first: a run of hours takes a few seconds here.
 * @param {number} duration
 */
export function usualSpeed(duration) {
  if (!lastsHours(duration)) return 1;
  return IN_TIME_LAPSE.findLast((speed) => duration / speed <= A_LAPSE) ?? duration / A_LAPSE;
}

/** A clock that stands at zero. */
export function newClock() {
  return { time: 0, duration: 0, playing: false, speed: 1, loop: false };
}

/**
 * The clock after `seconds` here; it stops at the end, or starts over when it loops.
 * @param {Clock} clock
 * @param {number} seconds
 */
export function advanced(clock, seconds) {
  if (!clock.playing || clock.duration <= 0) return { ...clock, playing: false };
  const time = clock.time + seconds * clock.speed;
  if (time < clock.duration) return { ...clock, time };
  if (clock.loop) return { ...clock, time: time % clock.duration };
  return { ...clock, time: clock.duration, playing: false };
}

/**
 * The clock started; from the beginning if it stood at the end.
 * @param {Clock} clock
 */
export function started(clock) {
  const atEnd = clock.time >= clock.duration;
  return { ...clock, playing: clock.duration > 0, time: atEnd ? 0 : clock.time };
}

/**
 * The clock stopped at a moment within the run.
 * @param {Clock} clock
 * @param {number} time
 */
export function stoppedAt(clock, time) {
  return { ...clock, playing: false, time: Math.min(clock.duration, Math.max(0, time)) };
}

/**
 * The clock for new runs: it keeps its moment as far as they last, and its speed unless that was the usual one.
 * @param {Clock} clock
 * @param {number} duration
 */
export function withDuration(clock, duration) {
  const chosen = clock.speed !== usualSpeed(clock.duration) && lastsHours(clock.duration) === lastsHours(duration);
  return { ...clock, duration, time: Math.min(clock.time, duration), speed: chosen ? clock.speed : usualSpeed(duration) };
}

/**
 * The next moment after (direction 1) or before (-1) `time` among sorted moments, or null.
 * @param {number[]} moments
 * @param {number} time
 * @param {number} direction
 * @param {number} [tolerance]
 */
export function neighbour(moments, time, direction, tolerance = 1e-9) {
  if (direction > 0) {
    for (const moment of moments) if (moment > time + tolerance) return moment;
    return null;
  }
  for (let k = moments.length - 1; k >= 0; k -= 1) {
    if (moments[k] < time - tolerance) return moments[k];
  }
  return null;
}
