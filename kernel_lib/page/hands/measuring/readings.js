// What the tools read, with the digits that can be read off, and as numbers for a table. Pure.

import { asRead, decimalsOf, niceStep, show } from "../../base/numbers.js";
import { say } from "../../words/say.js";

/** @typedef {[number, number]} Point m */

/** Length of a ruler, m. */
export function lengthOf([[x, y], [u, v]]) {
  return Math.hypot(u - x, v - y);
}

/** Angle of a protractor between its arms, degrees, 0 to 180. */
export function angleOf([[x, y], [a, b], [c, d]]) {
  const [one, two] = [[a - x, b - y], [c - x, d - y]];
  const across = one[0] * two[1] - one[1] * two[0];
  const along = one[0] * two[0] + one[1] * two[1];
  return Math.abs(Math.atan2(across, along)) * 180 / Math.PI;
}

/** What a ruler or protractor reads, with the digits that this many pixels a metre can show. */
export function reading(name, points, scale) {
  if (name === "protractor") return `${show(angleOf(points), 1)}°`;
  return `${show(lengthOf(points), digitsOf(scale))} m`;
}

/** The same as a number: m or degrees. */
export function readNumber(name, points, scale) {
  return name === "protractor" ? Number(angleOf(points).toFixed(1))
    : Number(lengthOf(points).toFixed(digitsOf(scale)));
}

function digitsOf(scale) {
  return Math.min(6, decimalsOf(niceStep(1 / scale, 1)));
}

/** A time as a watch has it, s: to a thousandth, and short ones to three digits. */
export function readSeconds(seconds) {
  return seconds >= 0.1 ? Number(seconds.toFixed(3)) : Number(seconds.toPrecision(3));
}

/** The same in words; short ones in thousandths of a second. */
export function secondsInWords(seconds) {
  if (seconds === 0 || seconds >= 0.1) return asRead(`${seconds.toFixed(3)} s`);
  return asRead(`${Number((1000 * seconds).toPrecision(3))} ms`);
}

/**
 * How long a stopwatch has run by now that goes from one moment to another; null where one is not there.
 * @param {number | null} from s
 * @param {number | null} to s
 * @param {number} now s
 */
export function elapsed(from, to, now) {
  if (from === null || to === null) return null;
  const [first, last] = from <= to ? [from, to] : [to, from];
  return Math.max(0, Math.min(now, last) - first);
}

/**
 * What a photogate has seen by now: how often it was dark, the last time that is over, and whether it is dark.
 * @param {import("./photogate.js").Pass[]} passes
 * @param {number} now s
 */
export function gateReading(passes, now) {
  const over = passes.filter(({ to }) => to !== null && to <= now);
  const last = over[over.length - 1] ?? null;
  return { count: over.length, last, dark: passes.some(({ from, to }) => from <= now && (to ?? Infinity) > now) };
}

/** The same in words. */
export function gateInWords({ count, last, dark }) {
  if (dark) return say("gate-dark");
  if (!last) return say("gate-waits");
  return say("gate-pass", { count, time: secondsInWords(last.to - last.from) });
}
