// Options have names: storage keeps the name, the page says the text. Pure.

/** The letters of options, in their order. */
export const LETTERS = "ABCDEFGH";

/**
 * The text of an option by its name; what is no option is left as it is.
 * @param {{ options?: string[], choices?: string[] }} question
 * @param {any} name
 */
export function optionText({ options, choices }, name) {
  return choices?.[options?.indexOf(name) ?? -1] ?? name;
}

/**
 * An answer as it is kept, read again: a record from when texts were kept gets names. What fits no option
 * is dropped.
 * @param {any} record
 * @param {any} question
 * @returns {any} the record, or null
 */
export function withNames(record, question) {
  const { kind, options = [], choices = [] } = question ?? {};
  if (kind !== "choice" || record.skipped || record.shown) return record;
  const nameOf = (/** @type {any} */ text) => options[choices.indexOf(text)];
  const [guess, answer] = [nameOf(record.guess), nameOf(record.answer)];
  if (!guess || (record.answer !== undefined && !answer)) return null;
  return { ...record, guess, answer, shown: { guess: record.guess, answer: record.answer } };
}

/**
 * An answer within another sentence, which has its own stop.
 * @param {any} text
 */
export function withoutStop(text) {
  return String(text).replace(/\.$/, "");
}

/**
 * The words of guess and answer, to be shown where the question is not at hand.
 * @param {any} question
 * @param {any} guess
 * @param {any} [answer]
 */
export function shownWords(question, guess, answer) {
  return question.kind === "choice"
    ? { shown: { guess: optionText(question, guess), answer: optionText(question, answer) } } : {};
}
