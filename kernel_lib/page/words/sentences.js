// What comes from Python has no language: a sentence is the name of a message, and slots. It is said here, on its arrival.

import { learnNames } from "./labels.js";
import { say, teach, written } from "./say.js";

/**
 * The same data with its sentences said. Lists of numbers are handed on as they are.
 * @param {any} data plain, as from JSON
 * @returns {any}
 */
export function inWords(data) {
  if (Array.isArray(data)) return [data[0], data.at(-1)].every(Number.isFinite) ? data : data.map(inWords);
  if (Object.getPrototypeOf(data ?? 0) !== Object.prototype) return data;
  if (data.say?.constructor === Object) return ofOwn(data.say, inWords(data.with ?? {}));
  if (typeof data.say === "string") return say(/** @type {any} */ (data.say), inWords(data.with));
  return Object.fromEntries(Object.entries(data).map(([name, one]) => [name, inWords(one)]));
}

/**
 * A text that a lesson of one's own has by language; in another one the English, or the first.
 * @param {Record<string, string>} texts
 * @param {Record<string, any>} slots
 */
function ofOwn(texts, slots) {
  const text = texts[say("page-language")] ?? texts.en ?? Object.values(texts)[0];
  return written(text.replace(/\{(\w+)\}/g, (whole, slot) => String(slots[slot] ?? whole)));
}

/**
 * The sheet of a lesson in words; from then on its messages can be said.
 * @param {any} sheet
 */
export function taught({ words = "", ...sheet }) {
  teach(words);
  learnNames(sheet.name);
  return inWords(sheet);
}
