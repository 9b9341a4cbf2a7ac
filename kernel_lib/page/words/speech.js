// Messages of Fluent by their names, with their slots filled. Pure.

import { readIn, writtenIn } from "./figures.js";
import { inEnglish } from "./in_english.js";
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";

/** @typedef {Record<string, string | number | string[]>} Slots */

/** Slots that hold what was typed, or what an address says: their figures stay as they are. */
const AS_THEY_ARE = new Set(["address", "asked", "given", "got", "problem", "text"]);

/** A number that is written as it is given; its value chooses a plural form. */
class Figure extends FluentNumber {
  /**
   * @param {number} value
   * @param {string} given
   */
  constructor(value, given) {
    super(value);
    this.given = given;
  }

  toString() {
    return this.given;
  }
}

/**
 * @param {string} text
 * @param {boolean} fromRight
 */
function bundleOf(text, fromRight) {
  const resource = new FluentResource(text);
  const language = String(resource.body.find(({ id }) => id === "page-language")?.value);
  // From right to left a figure with its unit has a direction of its own, and marks around it that say so.
  const bundle = new FluentBundle(language, { useIsolating: fromRight });
  bundle.addResource(resource);
  return bundle;
}

/**
 * What says the messages of a text; those that it lacks in English.
 * @param {string} text as a file of Fluent, with the language as the message "page-language"
 * @param {string} [english] as well, where `text` is another language
 * @param {boolean} [fromRight] whether the page runs from right to left
 */
export function speechOf(text, english, fromRight = false) {
  const bundle = bundleOf(text, fromRight);
  const last = english === undefined ? bundle : bundleOf(english, fromRight);
  const signOf = (/** @type {string} */ name, instead = "") => String(bundle.getMessage(name)?.value ?? instead);
  const signs = { decimal: signOf("page-decimal", "."), digits: signOf("page-digits", "0123456789") };
  // Made when first needed: it takes the browser several milliseconds of a page's start.
  /** @type {Intl.ListFormat | undefined} */
  let list;

  /**
   * A text with its figures in the signs of the language.
   * @param {string} plain
   */
  const written = (plain) => writtenIn(plain, signs);

  /**
   * The same as JavaScript reads it.
   * @param {string} own
   */
  const read = (own) => readIn(own, signs);

  /**
   * @param {string} name
   * @param {string | number | string[]} given
   */
  function slotOf(name, given) {
    if (Array.isArray(given) && given.every((one) => typeof one === "string")) return listed(given);
    const plain = String(given);
    const told = AS_THEY_ARE.has(name) ? plain : written(plain);
    const value = plain ? Number(read(plain)) : NaN;
    return Number.isNaN(value) ? told : new Figure(value, told);
  }

  /**
   * A message with its slots filled; a slot that is not given stays as it is written.
   * @param {string} name
   * @param {Slots} [slots]
   */
  function say(name, slots = {}) {
    const given = Object.entries(slots).filter(([, one]) => (one ?? null) !== null);
    const filled = Object.fromEntries(given.map(([slot, one]) => [slot, slotOf(slot, one)]));
    const speaks = bundle.hasMessage(name) ? bundle : last;
    // Faults are collected in the last argument: a page continues with what can be said.
    const said = speaks.formatPattern(/** @type {any} */ (speaks.getMessage(name)).value, filled, []);
    if (speaks !== bundle) inEnglish.add(said);
    return said;
  }

  /**
   * Several things in one phrase: "a, b, and c".
   * @param {string[]} things
   */
  function listed(things) {
    list ??= new Intl.ListFormat(bundle.locales);
    return written(list.format(things));
  }

  /**
   * Add the English messages of a lesson; one that is there already stays as it is.
   * @param {string} more as a file of Fluent
   */
  const teach = (more) => { last.addResource(new FluentResource(more)); };

  /** @param {string} name of a message */
  const knows = (name) => bundle.hasMessage(name) || last.hasMessage(name);

  return { say, knows, listed, teach, written, read, decimal: signs.decimal };
}
