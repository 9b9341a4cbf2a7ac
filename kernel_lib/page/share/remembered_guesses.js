// My answers: all guesses that this browser remembers, as text to hand in.

import { guessText, showDate } from "../base/numbers.js";
import { say } from "../words/say.js";

/** Records of all lessons in a storage, the oldest first. Pure but for the storage. */
export function rememberedAnswers(storage) {
  const found = [];
  for (let k = 0; k < storage.length; k += 1) {
    const key = storage.key(k);
    if (!key.startsWith("carom:")) continue;
    try {
      const record = JSON.parse(storage.getItem(key));
      if (record && !record.skipped && record.question) found.push(record);
    } catch {
      // Not one of ours.
    }
  }
  return found.sort((one, other) => (one.when < other.when ? -1 : 1));
}

function inWords(record, part) {
  return record.shown?.[part] ?? guessText(record[part], record.unit);
}

/** The records as text, a paragraph each. Pure. */
export function answersText(records) {
  if (!records.length) return "";
  return records.map((one) => say("answers.one", { lesson: one.lesson,
    question: one.question, guess: inWords(one, "guess"),
    answer: one.answer === undefined ? say("answers.later") : inWords(one, "answer"), when: showDate(one.when) })).join("\n\n") + "\n";
}
