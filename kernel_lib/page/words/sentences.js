// What comes from Python has no language: a sentence is the name of a message, and slots. It is said here, on its arrival.

import { learnNames } from "./labels.js";
import { say, teach } from "./say.js";

/**
 * The same data with its sentences said. Lists of numbers are handed on as they are.
 * @param {any} data plain, as from JSON
 * @returns {any}
 */
export function inWords(data) {
  if (Array.isArray(data)) return [data[0], data.at(-1)].every(Number.isFinite) ? data : data.map(inWords);
  if (Object.getPrototypeOf(data ?? 0) !== Object.prototype) return data;
  if (typeof data.say === "string") return say(/** @type {any} */ (data.say), inWords(data.with));
  return Object.fromEntries(Object.entries(data).map(([name, one]) => [name, inWords(one)]));
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
