// What the page says: a text by its name, with its slots filled. Pure.

import { TEXTS } from "./texts.js";

const PLURALS = new Intl.PluralRules(TEXTS["page.language"]);
const LISTS = new Intl.ListFormat(TEXTS["page.language"], { type: "conjunction" });

/**
 * A text with its slots filled; a slot that is not given stays as it is written.
 * @param {keyof typeof TEXTS} name
 * @param {Record<string, string | number>} [slots]
 * @returns {string}
 */
export function say(name, slots = {}) {
  const text = /** @type {string | Record<string, string>} */ (TEXTS[name]);
  return filled(typeof text === "string" ? text : formFor(text, Number(slots.count)), slots);
}

/**
 * @param {Record<string, string>} forms
 * @param {number} count
 */
function formFor(forms, count) {
  return forms[PLURALS.select(count)] ?? forms.other;
}

/**
 * @param {string} text
 * @param {Record<string, string | number>} slots
 */
function filled(text, slots) {
  return text.replace(/\{(\w+)\}/g, (whole, name) => String(slots[name] ?? whole));
}

/**
 * Several things in one phrase: "a and b".
 * @param {string[]} things
 */
export function listed(things) {
  return LISTS.format(things);
}
