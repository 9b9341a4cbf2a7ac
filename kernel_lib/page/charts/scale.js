// From a quantity to pixels along an axis, linear or by powers of ten, and its ticks. Pure.

import { asRead, tickLabel, ticks } from "../base/numbers.js";

/** @typedef {[number, number]} Range */

/**
 * @typedef {object} Scale
 * @property {boolean} log
 * @property {Range} range of the quantity
 * @property {Range} pixels where these two lie
 */

/**
 * @typedef {{ value: number, label: string }} Tick
 */

const RAISED = [..."⁰¹²³⁴⁵⁶⁷⁸⁹"];

/**
 * @param {string} kind "linear" or "log"
 * @param {Range} range
 * @param {Range} pixels
 * @returns {Scale}
 */
export function newScale(kind, range, pixels) {
  return { log: kind === "log", range, pixels };
}

/**
 * The pixel of a value; NaN for one that has no place, such as zero on a scale of powers.
 * @param {Scale} scale
 * @param {number} value
 */
export function pixelOf({ log, range, pixels }, value) {
  const [low, high, at] = log ? [...range, value].map(powerOf) : [...range, value];
  return pixels[0] + (at - low) / (high - low) * (pixels[1] - pixels[0]);
}

/**
 * The value at a pixel.
 * @param {Scale} scale
 * @param {number} pixel
 */
export function valueOf({ log, range, pixels }, pixel) {
  const part = (pixel - pixels[0]) / (pixels[1] - pixels[0]);
  const [low, high] = log ? range.map(powerOf) : range;
  const value = low + part * (high - low);
  return log ? 10 ** value : value;
}

/**
 * @param {number} value
 */
function powerOf(value) {
  return value > 0 ? Math.log10(value) : NaN;
}

/**
 * The range that holds all values which have a place, with air; `tight` without.
 * @param {string} kind
 * @param {Iterable<number>} values
 * @param {boolean} tight
 * @returns {Range}
 */
export function rangeOf(kind, values, tight) {
  const log = kind === "log";
  let [low, high] = [Infinity, -Infinity];
  for (const value of values) {
    if (!Number.isFinite(value) || (log && value <= 0)) continue;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  if (low > high) return log ? [0.1, 10] : [0, 1];
  // What differs by rounding alone is one value.
  if (high - low <= 1e-6 * Math.max(Math.abs(low), Math.abs(high))) return log ? [low / 2, high * 2] : aroundOne(low);
  if (tight) return [low, high];
  if (log) {
    const air = (high / low) ** 0.05;
    return [low / air, high * air];
  }
  const air = 0.06 * (high - low);
  // What begins near zero begins at zero: heights are then lengths from the axis.
  const floor = low >= 0 && low < 0.3 * high ? 0 : low - air;
  return [floor, high <= 0 && high > 0.3 * low ? 0 : high + air];
}

/**
 * @param {number} value
 * @returns {Range}
 */
function aroundOne(value) {
  const half = value === 0 ? 1 : Math.abs(value) / 2;
  return [value - half, value + half];
}

/**
 * The old range while the new one fits and fills more than half of it, so that axes stand still
 * under the hand.
 * @param {string} kind
 * @param {Range | undefined} old
 * @param {Range} fresh
 * @returns {Range}
 */
export function calm(kind, old, fresh) {
  if (!old) return fresh;
  const [a, b, c, d] = kind === "log" ? [...old, ...fresh].map(Math.log) : [...old, ...fresh];
  const slack = 1e-9 * (b - a);
  return c >= a - slack && d <= b + slack && d - c > 0.55 * (b - a) ? old : fresh;
}

/**
 * Round values along an axis, as many as have room, with their labels; those without one are
 * short marks between.
 * @param {Scale} scale
 * @param {number} wanted
 * @returns {Tick[]}
 */
export function ticksOf({ log, range }, wanted) {
  const decades = log ? Math.log10(range[1] / range[0]) : 0;
  // Within less than a power of ten, round numbers are those of a plain axis.
  if (!log || decades < 0.8) {
    const found = ticks(range[0], range[1], wanted);
    return found.values.map((value) => ({ value, label: tickLabel(value, found.decimals) }));
  }
  const every = Math.max(1, Math.ceil(decades / Math.max(1, wanted)));
  const between = every > 1 ? [] : [2, 3, 4, 5, 6, 7, 8, 9];
  const named = decades * 3 <= wanted ? [2, 5] : [];
  const made = [];
  for (let power = Math.floor(Math.log10(range[0])); 10 ** power <= range[1]; power += 1) {
    const label = power % every === 0 ? powerLabel(1, power) : "";
    made.push({ value: 10 ** power, label });
    for (const digit of between) {
      const value = digit * 10 ** power;
      made.push({ value, label: named.includes(digit) ? powerLabel(digit, power) : "" });
    }
  }
  return made.filter(({ value }) => value >= range[0] * (1 - 1e-9) && value <= range[1] * (1 + 1e-9));
}

/**
 * 0.01, 2, 5000, and beyond these 10⁻⁵, 2·10⁶.
 * @param {number} digit
 * @param {number} power
 */
function powerLabel(digit, power) {
  if (power >= -3 && power <= 4) return asRead(String(Number((digit * 10 ** power).toPrecision(3))));
  const raised = [...String(Math.abs(power))].map((sign) => RAISED[Number(sign)]).join("");
  return `${digit === 1 ? "" : `${digit}·`}10${power < 0 ? "⁻" : ""}${raised}`;
}

/**
 * A number with three digits, as a person reads it.
 * @param {number} value
 */
export function brief(value) {
  if (!Number.isFinite(value)) return "–";
  const size = Math.abs(value);
  if (size !== 0 && (size < 1e-3 || size >= 1e5)) {
    const [digits, power] = value.toExponential(2).split("e");
    const raised = [...String(Math.abs(Number(power)))].map((sign) => RAISED[Number(sign)]);
    return `${asRead(digits)}·10${Number(power) < 0 ? "⁻" : ""}${raised.join("")}`;
  }
  return asRead(size >= 1000 ? String(Math.round(value)) : String(Number(value.toPrecision(3))));
}
