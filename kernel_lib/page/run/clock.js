// One clock for all runs. Pure: functions of the clock and the time elapsed.

/**
 * @typedef {object} Clock
 * @property {number} time s of the run
 * @property {number} duration s
 * @property {boolean} playing
 * @property {number} speed seconds of the run for one second here
 * @property {boolean} loop
 */

export const SPEEDS = [4, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001,
  5e-4, 2e-4, 1e-4, 5e-5, 2e-5, 1e-5];

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
 * The clock for new runs: it keeps its moment as far as they last.
 * @param {Clock} clock
 * @param {number} duration
 */
export function withDuration(clock, duration) {
  return { ...clock, duration, time: Math.min(clock.time, duration) };
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
