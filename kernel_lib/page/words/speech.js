// Messages of Fluent by their names, with their slots filled. Pure.

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";

/** @typedef {Record<string, string | number | string[]>} Slots */

/** A number that is written as it is given; its value chooses a plural form. */
class Figure extends FluentNumber {
  /** @param {string | number} given */
  constructor(given) {
    super(Number(given));
    this.given = given;
  }

  toString() {
    return String(this.given);
  }
}

/**
 * What says the messages of a text.
 * @param {string} text as a file of Fluent, with the language as the message "page-language"
 */
export function speechOf(text) {
  const resource = new FluentResource(text);
  const language = String(resource.body.find(({ id }) => id === "page-language")?.value);
  // A slot's direction is that of its sentence: marks around it would be read as characters.
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(resource);
  // Made when first needed: it takes the browser several milliseconds of a page's start.
  /** @type {Record<string, Intl.ListFormat>} */
  const lists = {};

  /** @param {string | number | string[]} given */
  function slotOf(given) {
    if (Array.isArray(given) && given.every((one) => typeof one === "string")) return listed(given, "unit");
    return given === "" || Number.isNaN(Number(given)) ? String(given) : new Figure(/** @type {string | number} */ (given));
  }

  /**
   * A message with its slots filled; a slot that is not given stays as it is written.
   * @param {string} name
   * @param {Slots} [slots]
   */
  function say(name, slots = {}) {
    const given = Object.entries(slots).filter(([, one]) => (one ?? null) !== null);
    const filled = Object.fromEntries(given.map(([slot, one]) => [slot, slotOf(one)]));
    // Faults are collected in the last argument: a page continues with what can be said.
    return bundle.formatPattern(/** @type {any} */ (bundle.getMessage(name)).value, filled, []);
  }

  /**
   * Several things in one phrase: "a and b", or "a, b".
   * @param {string[]} things
   * @param {"conjunction" | "unit"} type
   */
  function listed(things, type = "conjunction") {
    lists[type] ??= new Intl.ListFormat(language, { type });
    return lists[type].format(things);
  }

  /**
   * Add the messages of a lesson; one that is there already stays as it is.
   * @param {string} more as a file of Fluent
   */
  const teach = (more) => { bundle.addResource(new FluentResource(more)); };

  return { say, listed, teach };
}
