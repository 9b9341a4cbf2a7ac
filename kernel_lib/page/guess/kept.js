// What the page's storage keeps of guesses.

import { keepText, pageStorage } from "../base/page_storage.js";

const MOST_ANSWERS = 100; // answers to one question
/** Where the answer to a question is kept. Pure. */
export function storageKey(sheet, question) {
  return `carom:${sheet.name}:guess.${question?.name ?? "first"}`;
}

/** Whether a link asks to keep nothing. Pure. */
export function keepsNothing(search, prefix = "") {
  return new URLSearchParams(search).get(`${prefix}fresh`) === "1";
}

/** The answers to a question, the last one first: one for each set of values. Pure but for the storage. */
export function remembered(key, storage = pageStorage()) {
  try {
    const { before = [], ...last } = JSON.parse(storage.getItem(key) ?? "{}");
    return last.when ? [last, ...before] : [];
  } catch {
    return [];
  }
}

/** Keep an answer in place of what was answered at its values before; returns all as `remembered` does. */
export function remember(key, record) {
  const others = remembered(key).filter((one) => !holdsAt(one, record.values));
  const all = [record, ...others].sort((one, other) => (one.when < other.when ? 1 : -1)).slice(0, MOST_ANSWERS);
  const [last, ...before] = all;
  keepText(key, JSON.stringify({ ...last, before }));
  return all;
}

/** Of the answers to a question the one that was given at these values, else the last one; a vote that
    waits for its answer comes first. Pure. */
export function answerAt(records, values) {
  const [last = null] = records;
  return last?.waiting ? last : records.find((one) => holdsAt(one, values)) ?? last;
}

/** Whether a record was made at these values. Pure. */
export function holdsAt(record, values) {
  const kept = record?.values;
  return Boolean(kept && values && Object.keys(kept).every((name) => kept[name] === values[name]));
}

/**
 * Whether a question counts as understood once `record` is told: a right guess at values other than
 * those that the last answer had shown. The first guess is there to be surprised; what was understood
 * stays so. Pure.
 */
export function understoodAfter(before, record) {
  if (before?.understood) return true;
  const shown = Boolean(before) && !before.waiting;
  return shown && !record.skipped && record.right === true && !holdsAt(before, record.values);
}

/** Which of the questions whose guess is only kept for a later act have been answered before. */
export function keptBefore(part, questions, values) {
  part.kept = null;
  for (const one of questions) {
    const record = answerAt(remembered(storageKey(part.sheet, one)), values);
    if (holdsAt(record, values)) part.answered.add(one.name);
    if (record && !record.waiting) part.told.add(one.name);
    if (part.answered.has(one.name)) part.kept = record ?? part.kept;
  }
}

/** Whether a question has had its answer told at these values. */
export function isAnswered(part, question, values) {
  const record = answerAt(remembered(storageKey(part.sheet, question)), values);
  return holdsAt(record, values) && !record.waiting;
}
