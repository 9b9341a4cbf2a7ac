// My answers: all guesses that this browser remembers, as text to hand in.

import { guessText } from "../base/numbers.js";
import { showDate } from "../base/times.js";
import { dateOf } from "../base/due.js";
import { recordsIn } from "../base/kept_records.js";
import { say } from "../words/say.js";

/** Records of all lessons in a storage, the oldest first. Pure but for the storage. */
export function rememberedAnswers(storage) {
  return recordsIn(storage).map(({ records: [last] }) => last).filter((one) => !one.skipped)
    .sort((one, other) => (one.when < other.when ? -1 : 1));
}

function partText(record, part) {
  return record.shown?.[part] ?? guessText(record[part], record.unit);
}

/** The records as text, a paragraph each; below them the days on which something comes back. Pure. */
export function answersText(records, days = /** @type {number[]} */ ([])) {
  if (!records.length) return "";
  const back = days.length ? [say("answers-back", { dates: days.map(dateOf).join(", ") })] : [];
  return [...records.map((one) => say("answers-one", { lesson: one.lesson,
    question: one.question, guess: partText(one, "guess"),
    answer: one.answer === undefined ? say("answers-later") : partText(one, "answer"), when: showDate(one.when) })), ...back].join("\n\n") + "\n";
}
