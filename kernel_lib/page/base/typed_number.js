// Numbers as a person types them: with a comma, as a fraction, below a root, with a unit. Pure.

import { read, say, written } from "../words/say.js";

const TYPED_NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
const ROOT_OF_ALL = /^(?:√|sqrt) ?\(([^()]+)\)$/;
const ROOT_OF_ONE = /^(?:√|sqrt) ?\(?([^()/]+)\)?$/;
/** The last of several signs stands before the decimals. */
const TWO_SIGNS = /^([-−+]?\d[\d.,]*)[.,](\d+)(\D*)$/;
const MIXED = /^(\d+) (\d+\/\d+)$/;

/** Letters of the longest number that a person types, and that a box takes. */
const LONGEST_NUMBER = 40;

/** Units of one quantity, each in the first of them; µ is the micro sign. */
/** @type {Record<string, number>[]} */
const QUANTITIES = [
  { m: 1, km: 1000, cm: 0.01, mm: 1e-3, µm: 1e-6 },
  { s: 1, min: 60, ms: 1e-3 },
  { "m/s": 1, "km/h": 1 / 3.6, "cm/s": 0.01, "mm/s": 1e-3 },
  { kg: 1, t: 1000, g: 1e-3 },
  { "": 1, "%": 0.01 },
];

/** @type {Record<string, string>} */
const FRACTIONS = { "½": "1/2", "⅓": "1/3", "⅔": "2/3", "¼": "1/4", "¾": "3/4" };

/**
 * A number with a decimal comma or a true minus, and no more; NaN where it is none.
 * @param {string} text
 */
export function plainNumber(text) {
  const typed = read(text.trim()).replace(",", ".");
  return typed.length <= LONGEST_NUMBER && TYPED_NUMBER.test(typed) ? Number(typed) : NaN;
}

/**
 * Why a number that has a point and a comma is not read, and what to write instead; "" for others.
 * @param {string} given
 */
export function twoSigns(given) {
  const [, whole, part, unit] = TWO_SIGNS.exec(given.trim()) ?? [];
  if (!whole || !given.includes(".") || !given.includes(",")) return "";
  return say("number-both", { given, example: written(`${whole.replace(/[.,]/g, "")}.${part}${unit}`) });
}

/**
 * A number as a person writes it, in the unit of its box: 2,5; 2·45; 2 1/2; ½; 4/7; sqrt(1.4); √2/2;
 * 6·10^-1; 245 cm where metres are asked, 36 % where a share is. NaN where it is none.
 * @param {string} text
 * @param {string} [unit] as it stands beside the box
 */
export function typedNumber(text, unit = "") {
  if (text.length > LONGEST_NUMBER) return NaN;
  const whole = text.trim().replace("μ", "µ"); // a Greek letter for the micro sign
  const [typed, size] = unitBehind(whole, unit);
  const number = writtenValue(whole.slice(0, whole.length - typed.length).trim()) * size;
  return Number.isFinite(number) ? Number(number.toPrecision(12)) : NaN;
}

/**
 * The unit that stands behind a number, and its size in that of the box.
 * @param {string} whole
 * @param {string} unit
 * @returns {[string, number]}
 */
function unitBehind(whole, unit) {
  const sizes = QUANTITIES.find((one) => unit in one) ?? { [unit]: 1 };
  const names = Object.keys(sizes).filter((name) => name).sort((a, b) => b.length - a.length);
  const typed = names.find((name) => whole.endsWith(name)) ?? "";
  return [typed, typed ? Number((sizes[typed] / sizes[unit]).toPrecision(15)) : 1];
}

/**
 * @param {string} typed
 * @returns {number}
 */
function writtenValue(typed) {
  const text = typed.replace(/−/g, "-").replace(/(\d),(\d)/g, "$1.$2").replace(/^,(\d)/, ".$1")
    .replace(/ ?[½⅓⅔¼¾]$/, (sign) => ` ${FRACTIONS[sign.trim()]}`)
    .replace(/ ?[·*×] ?10\^\(?([+-]?\d+)\)?$/, "e$1").replace(/(\d)·(\d)/, "$1.$2").trim().toLowerCase();
  if (/^- ?[^- ]/.test(text) && !TYPED_NUMBER.test(text)) return -writtenValue(text.slice(1).trim());
  const mixed = MIXED.exec(text);
  if (mixed) return Number(mixed[1]) + quotient(mixed[2]);
  const root = ROOT_OF_ALL.exec(text);
  return root ? Math.sqrt(quotient(root[1])) : quotient(text);
}

/** @param {string} text */
function quotient(text) {
  const parts = text.split("/").map(oneOf);
  return parts.length > 2 ? NaN : parts.reduce((over, under) => over / under);
}

/** @param {string} text */
function oneOf(text) {
  const root = ROOT_OF_ONE.exec(text.trim());
  return root ? Math.sqrt(plainNumber(root[1])) : plainNumber(text);
}
