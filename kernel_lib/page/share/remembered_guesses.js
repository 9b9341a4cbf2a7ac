// My answers: all guesses that this browser remembers, as text to hand in.

import { showDate } from "../base/numbers.js";

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

/** The records as text, a paragraph each. Pure. */
export function answersText(records) {
  if (!records.length) return "";
  return records.map((one) => [one.lesson, `Question: ${one.question}`,
    `My guess: ${guessText(one.guess, one.unit)}`, `Answer: ${guessText(one.answer, one.unit)}`,
    `When: ${showDate(one.when)}`].join("\n")).join("\n\n") + "\n";
}

/** A guess or an answer with its unit. Pure. */
export function guessText(value, unit = "") {
  const one = (number) => String(Number(Number(number).toPrecision(4)));
  const text = Array.isArray(value) ? `(${value.map((part) =>
    (Array.isArray(part) ? guessText(part) : one(part))).join(", ")})`
    : typeof value === "number" ? one(value) : String(value);
  return unit && typeof value !== "string" ? `${text} ${unit}` : text;
}
