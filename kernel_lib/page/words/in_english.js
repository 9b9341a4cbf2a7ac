// Sentences that the language of the page does not have yet.

/** @type {Set<string>} */
export const inEnglish = new Set();

/**
 * Mark an element whose text is in English, for screen readers and hyphens, within another language.
 * @param {Element} target
 * @param {string} text
 */
export function markLanguage(target, text) {
  if (inEnglish.has(text)) target.setAttribute("lang", "en");
  else if (inEnglish.size) target.removeAttribute("lang");
}
