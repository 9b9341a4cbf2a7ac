// Moments and the speed of the clock as a person reads them: in hours where a run lasts long. Pure.

import { plain, show } from "./numbers.js";
import { say } from "../words/say.js";

const LONG = 1000; // s, of a run whose moments are in hours
export const [MINUTE, HOUR] = [60, 3600]; // s

/**
 * Whether the moments of a run of so many seconds are in hours.
 * @param {number} duration
 */
export function lastsHours(duration) {
  return duration >= LONG;
}

/**
 * The unit of the moments of a run of so many seconds, and how many seconds it has.
 * @param {number} duration
 */
export function unitOfTime(duration) {
  return lastsHours(duration) ? { unit: "h", seconds: HOUR } : { unit: "s", seconds: 1 };
}

/**
 * A moment of a run, with enough digits for the slowness of the clock.
 * @param {number} time s
 * @param {{ duration?: number, speed?: number }} [clock] s that the run lasts; s of the run for a second here
 */
export function showTime(time, { duration = 0, speed = unitOfTime(duration).seconds } = {}) {
  const { unit, seconds } = unitOfTime(duration);
  const pace = speed / seconds;
  const decimals = pace >= 0.5 ? 2 : Math.min(8, 2 + Math.ceil(-Math.log10(pace)));
  return `${show(time / seconds, decimals).replace("~0", show(0, decimals))} ${unit}`;
}

/**
 * The speed of the clock, in three digits: "0.2×"; from a hundredth down how many times slower, and in time
 * lapse how long one second here is.
 * @param {number} speed s of the run for a second here
 */
export function showSpeed(speed) {
  if (isTimeLapse(speed)) return say(speed < HOUR ? "speed-minutes" : "speed-hours", { count: threeDigits(speed / (speed < HOUR ? MINUTE : HOUR)) });
  return say(speed > 0.01 ? "speed-times" : "speed-slower", { times: threeDigits(speed > 0.01 ? speed : 1 / speed) });
}

/**
 * Whether one second here is a minute of the run, or more.
 * @param {number} speed
 */
export function isTimeLapse(speed) {
  return speed >= MINUTE;
}

/**
 * The same by itself: "Speed 0.2×", "1 s is 2 hours".
 * @param {number} speed
 */
export function clockSpeed(speed) {
  return isTimeLapse(speed) ? showSpeed(speed) : say("speed-clock", { speed: showSpeed(speed) });
}

/**
 * The same where a first look is slow.
 * @param {number} speed
 */
export function slowSpeedInWords(speed) {
  const shown = { speed: showSpeed(speed) };
  if (isTimeLapse(speed)) return say("speed-slow-lapse", shown);
  // What is fast by itself is slowed down, and still no slow motion.
  return say(speed < 1 ? "speed-slow" : "speed-slowed", shown);
}

/** @param {number} value */
function threeDigits(value) {
  return plain(Number(value.toPrecision(3)));
}

/**
 * A moment of the calendar, to the minute: 2026-11-21 14:05, in the reader's own time.
 * @param {string} iso
 */
export function showDate(iso) {
  const when = new Date(iso);
  if (Number.isNaN(when.getTime())) return "–";
  const part = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return `${when.getFullYear()}-${part(when.getMonth() + 1)}-${part(when.getDate())} `
    + `${part(when.getHours())}:${part(when.getMinutes())}`;
}
