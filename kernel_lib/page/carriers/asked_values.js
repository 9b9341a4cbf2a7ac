// What a question asks for where no Python reads it: values checked, and what a link says. Pure.

import { symbolText } from "../base/dom.js";
import { plain } from "../base/numbers.js";
import { plainNumber, twoSigns } from "../base/typed_number.js";
import { say } from "../words/say.js";

/** @typedef {Record<string, any>} Values */
/**
 * What was taken of a change, and what is wrong with the rest, by name.
 * @typedef {{ values: Values, errors: Record<string, string> }} Checked
 */

const ON = ["1", "true", "on", "yes"];
const OFF = ["0", "false", "off", "no"];
const ALL_ACTS = "all";
const KEPT_BACK = ["skip", "answers", "explanation", "python"];

/**
 * A value in its parameter's own type; undefined where it takes none such.
 * @param {any} parameter
 * @param {any} value
 */
function valueIn(parameter, value) {
  const text = typeof value === "string" ? value.trim() : value;
  if (parameter.scale === "switch") {
    const word = String(text).toLowerCase();
    return ON.includes(word) ? true : OFF.includes(word) ? false : undefined;
  }
  if (parameter.scale === "choice") return parameter.choices.includes(text) ? text : undefined;
  const number = typeof text === "string" ? plainNumber(text) : text;
  const inside = typeof number === "number" && number >= parameter.minimum && number <= parameter.maximum;
  if (!inside || (parameter.scale === "integer" && !Number.isInteger(number))) return undefined;
  return number + 0;
}

/**
 * Take the values of a change that are allowed.
 * @param {any[]} parameters
 * @param {Values} before
 * @param {Values} change
 * @param {string[]} fixed names that the link has locked
 * @returns {Checked}
 */
export function checked(parameters, before, change, fixed = []) {
  /** @type {Checked} */
  const found = { values: { ...before }, errors: {} };
  for (const [name, wanted] of Object.entries(change)) {
    const parameter = parameters.find((one) => one.name === name);
    const value = parameter ? valueIn(parameter, wanted) : undefined;
    if (value === undefined) found.errors[name] = refusal(parameters, name, wanted);
    else if (fixed.includes(name) && value !== before[name]) {
      found.errors[name] = say("value-fixed");
    } else found.values[name] = value;
  }
  return found;
}

/**
 * @param {any[]} parameters
 * @param {string} name
 * @param {any} wanted
 */
function refusal(parameters, name, wanted) {
  const parameter = parameters.find((one) => one.name === name);
  if (!parameter) return say("takes-no-such", { name: `'${name}'`, known: parameters.map((one) => one.name) });
  const { scale, minimum, maximum, unit, choices, symbol } = parameter;
  const got = `${wanted}`.trim().slice(0, 40);
  const slots = { symbol: symbolText(symbol), got: got ? `'${got}'` : "nothing",
    least: plain(minimum), most: `${plain(maximum)} ${unit}`.trim(), choices };
  if (scale === "switch") return say("takes-switch", slots);
  if (scale === "choice") return say("takes-choice", slots);
  if (twoSigns(got)) return twoSigns(got);
  return say(scale === "integer" ? "takes-integer" : "takes-number", slots);
}

/**
 * What the query of an address says of a lesson: values as text, its act, what it fixes and hides.
 * @param {string} query
 * @param {string} prefix of the keys
 * @param {{ parameters: any[], acts: any[] }} sheet
 */
export function linkIn(query, prefix, { parameters, acts }) {
  const told = new URLSearchParams(query);
  const last = (/** @type {string} */ key) => told.getAll(prefix + key).at(-1);
  /** @type {Record<string, string>} */
  const texts = {};
  for (const { name } of parameters) {
    const text = last(name);
    if (text !== undefined) texts[name] = text;
  }
  const notes = /** @type {string[]} */ ([]);
  const names = parameters.map((one) => one.name);
  const named = (/** @type {string} */ key) => {
    const asked = told.getAll(prefix + key).flatMap((text) => text.split(","))
      .map((text) => text.trim()).filter(Boolean);
    if (asked.includes(ALL_ACTS)) return names;
    const odd = asked.filter((one) => !names.includes(one)
      && !(key === "hide" && KEPT_BACK.includes(one)));
    for (const name of odd) {
      notes.push(say("link-no-control", { key, name: name.slice(0, 40), known: names }));
    }
    return names.filter((name) => asked.includes(name));
  };
  return { texts, act: actIn(last("act"), acts.length, texts, notes), locked: named("lock"),
    hidden: named("hide"), notes };
}

/**
 * Values of a link that names no act lie over the defaults, in the whole lesson at once.
 * @param {string | undefined} asked
 * @param {number} acts
 * @param {Record<string, string>} texts
 * @param {string[]} notes
 */
function actIn(asked, acts, texts, notes) {
  if (!acts) return null;
  if (asked === ALL_ACTS) return ALL_ACTS;
  const number = Number(asked);
  if (asked !== undefined && Number.isInteger(number) && number >= 1 && number <= acts) return number;
  if (asked !== undefined) notes.push(say("link-no-act", { asked: asked.slice(0, 40), acts }));
  return Object.keys(texts).length ? ALL_ACTS : 1;
}
