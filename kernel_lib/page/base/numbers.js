// Numbers as a person reads them. Pure.

import { decimal, listed, written } from "../words/say.js";

const [LIGHT, HEAVY] = [0.01, 10_000]; // kg, below and from which masses are read in grams and tonnes

/**
 * How many decimals a step of this size needs: 0.05 needs 2, 10 needs none.
 * @param {number} step
 */
export function decimalsOf(step) {
  if (!(step > 0) || !Number.isFinite(step)) return 2;
  for (let decimals = 0; decimals < 10; decimals += 1) {
    const scaled = step * 10 ** decimals;
    const whole = Math.round(scaled);
    if (whole > 0 && Math.abs(scaled - whole) < 1e-9 * scaled) return decimals;
  }
  return 10;
}

/**
 * A rounded value with a true minus; "~0" where rounding hides a value that is not zero.
 * @param {number | null | undefined} value
 * @param {number} [decimals]
 */
export function show(value, decimals = 2) {
  if (value === null || value === undefined || Number.isNaN(value)) return "–";
  if (!Number.isFinite(value)) return value > 0 ? "∞" : "−∞";
  const size = Math.abs(value);
  if (size >= 1e6) return asRead(value.toExponential(2).replace("e+", "e"));
  const rounded = value.toFixed(decimals);
  if (Number(rounded) === 0) return value === 0 ? written((0).toFixed(decimals)) : "~0";
  return asRead(rounded);
}

/**
 * Three digits with a true minus, as the texts of the lessons have them: 8.67, 0.8, 1250; "~0" for
 * what is only nearly nothing.
 * @param {number | null | undefined} value
 * @param {string} [unit]
 */
export function figure(value, unit = "") {
  const text = figureAlone(value);
  return unit === "°" ? `${text}°` : unit ? `${text} ${unit}` : text;
}

/**
 * @param {number | null | undefined} value
 */
function figureAlone(value) {
  if (value === null || value === undefined || !Number.isFinite(value)) return show(value);
  const size = Math.abs(value);
  if (size >= 1e6) return show(value);
  if (size < 5e-4) return value === 0 ? "0" : "~0";
  return asRead(size >= 1000 ? value.toFixed(0) : String(Number(value.toPrecision(3))));
}

/**
 * A mass in grams, kilograms or tonnes, with three digits.
 * @param {number} mass kg
 */
export function massText(mass) {
  if (mass >= HEAVY) return figure(mass / 1000, "t");
  return mass < LIGHT ? figure(1000 * mass, "g") : figure(mass, "kg");
}

/**
 * Three digits of a value that changes while one reads it: zeros at the end stay, so that its width
 * does: 8.67, 0.800, 1250; "~0" as `figure` has it.
 * @param {number | null | undefined} value
 */
export function steadyFigure(value) {
  if (value === null || value === undefined || !Number.isFinite(value)) return show(value);
  const size = Math.abs(value);
  if (size >= 999.5) return show(value, 0);
  if (size < 5e-4) return value === 0 ? written("0.00") : "~0";
  return asRead(value.toPrecision(3));
}

/**
 * The shortest text that gives the number back, for text boxes and links.
 * @param {number | boolean | string} value
 */
export function plain(value) {
  if (typeof value === "boolean") return value ? "1" : "0";
  if (typeof value !== "number") return String(value);
  return String(Number(value.toPrecision(12)));
}

/**
 * The same for a person to read.
 * @param {number | boolean | string} value
 */
export function exact(value) {
  return typeof value === "number" ? asRead(plain(value)) : plain(value);
}

/**
 * The same for a box, in which a person types.
 * @param {number} value
 */
export function inBox(value) {
  return plain(value).replace(".", decimal);
}

/**
 * The number in at most so many letters, rounded where it has more; for narrow boxes.
 * @param {number} value
 * @param {number} [letters]
 */
export function fitting(value, letters = 7) {
  const text = inBox(value);
  for (let digits = letters; text.length > letters && digits > 0; digits -= 1) {
    const shorter = inBox(Number(Number(value).toPrecision(digits)));
    if (shorter.length <= letters) return shorter;
  }
  return text;
}

/**
 * The text of a number in the signs of the language, with a true minus.
 * @param {string} text
 */
export function asRead(text) {
  return written(text.replace(/^-/, "−").replace("e-", "e−"));
}

/**
 * A step of 1, 2 or 5 times a power of ten that cuts `span` into about `wanted` pieces.
 * @param {number} span
 * @param {number} wanted
 */
export function niceStep(span, wanted) {
  if (!(span > 0) || !Number.isFinite(span)) return 1;
  const rough = span / Math.max(1, wanted);
  const power = 10 ** Math.floor(Math.log10(rough));
  const lead = rough / power;
  const factor = lead < 1.5 ? 1 : lead < 3.5 ? 2 : lead < 7.5 ? 5 : 10;
  return factor * power;
}

/**
 * Round positions on an axis from low to high, and the decimals their labels need.
 * @param {number} low
 * @param {number} high
 * @param {number} wanted
 */
export function ticks(low, high, wanted) {
  const step = niceStep(high - low, wanted);
  const first = Math.ceil(low / step - 1e-9) + 0; // no minus zero
  const last = Math.floor(high / step + 1e-9);
  const values = [];
  for (let k = first; k <= last && values.length < 100; k += 1) values.push(k * step);
  return { values, decimals: Math.min(10, decimalsOf(step)), step };
}

/**
 * Text on an axis: zero has no sign, and ticks a step apart do not look alike.
 * @param {number} value
 * @param {number} decimals
 */
export function tickLabel(value, decimals) {
  const clean = Number(value.toPrecision(12)) + 0; // no minus zero
  if (Math.abs(clean) >= 1e5) return asRead(clean.toExponential().replace("e+", "e"));
  if (decimals > 4) return asRead(String(clean));
  return asRead((Number(clean.toFixed(decimals)) + 0).toFixed(decimals));
}

/**
 * A guess or an answer with its unit. Pure.
 * @param {any} value
 * @param {string} [unit]
 * @returns {string}
 */
export function guessText(value, unit = "") {
  /** @param {any} number */
  const one = (number) => asRead(String(Number(Number(number).toPrecision(4))));
  /** @param {any[]} row speeds of a row, as their fields have them */
  const speeds = (row) => written(`(${row.map((part) => asRead(Number(part).toFixed(2))).join(", ")})`);
  const text = !Array.isArray(value) ? (typeof value === "number" ? one(value) : String(value))
    : Array.isArray(value[0]) ? listed(value.map(speeds)) : written(`(${value.map(one).join(", ")})`);
  return unit && typeof value !== "string" ? `${text} ${unit}` : text;
}
