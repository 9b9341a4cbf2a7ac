// Texts by their name, with their slots filled. Pure.

/** @typedef {Record<string, string | Record<string, string>>} Texts */

/**
 * What says the texts of a table.
 * @template {Texts} T
 * @param {T} texts with the language of the page as "page.language"
 */
export function speechOf(texts) {
  const language = /** @type {string} */ (texts["page.language"]);
  // Made when first needed: each takes the browser several milliseconds of a page's start.
  /** @type {Intl.PluralRules | undefined} */
  let plurals;
  /** @type {Intl.ListFormat | undefined} */
  let lists;

  /**
   * A text with its slots filled; a slot that is not given stays as it is written.
   * @param {keyof T} name
   * @param {Record<string, string | number>} [slots]
   * @returns {string}
   */
  function say(name, slots = {}) {
    const text = texts[name];
    if (typeof text === "string") return filled(text, slots);
    plurals ??= new Intl.PluralRules(language);
    return filled(text[plurals.select(Number(slots.count))] ?? text.other, slots);
  }

  /**
   * Several things in one phrase: "a and b".
   * @param {string[]} things
   */
  function listed(things) {
    lists ??= new Intl.ListFormat(language, { type: "conjunction" });
    return lists.format(things);
  }

  return { say, listed };
}

/**
 * @param {string} text
 * @param {Record<string, string | number>} slots
 */
function filled(text, slots) {
  return text.replace(/\{(\w+)\}/g, (whole, name) => String(slots[name] ?? whole));
}
