// What the page's storage keeps of guesses.

import { readKept } from "../base/kept_records.js";
import { keepText, pageStorage } from "../base/page_storage.js";
import { withNames } from "../base/options.js";

const MOST_ANSWERS = 100; // answers to one question
/** Where the answer to a question is kept. Pure. */
export function storageKey(sheet, question) {
  return `carom:${sheet.name}:guess.${question?.name ?? "first"}`;
}

/** Whether a link asks to keep nothing. Pure. */
export function keepsNothing(search, prefix = "") {
  return new URLSearchParams(search).get(`${prefix}fresh`) === "1";
}

/** The answers to a question of a sheet, the last one first: one for each set of values. Pure but for the storage. */
export function remembered(sheet, question, storage = pageStorage()) {
  return readKept(storage, storageKey(sheet, question), ({ before = [], ...last }) =>
    (last.when ? [last, ...before] : []).map((one) => withNames(one, question)).filter(Boolean)) ?? [];
}

/** Keep an answer in place of what was answered at its values before, with when that was; returns all as `remembered` does. */
export function remember(sheet, question, record) {
  const kept = remembered(sheet, question);
  const others = kept.filter((one) => !holdsAt(one, record.values));
  const before = kept.find((one) => holdsAt(one, record.values) && !one.waiting);
  const since = before?.since ?? (before?.skipped ? undefined : before?.when);
  const all = [{ ...record, since }, ...others].sort((one, other) => (one.when < other.when ? 1 : -1)).slice(0, MOST_ANSWERS);
  const [last, ...earlier] = all;
  keepText(storageKey(sheet, question), JSON.stringify({ ...last, before: earlier }));
  return all;
}

/** Of the answers to a question the one that was given at these values, else the last one; a vote that
    waits for its answer comes first. Pure. */
export function answerAt(records, values) {
  const [last = null] = records;
  return last?.waiting ? last : records.find((one) => holdsAt(one, values)) ?? last;
}

/**
 * The answers to a puzzle of speeds that were kept last, each with a number for each ball.
 * @param {any} sheet
 * @param {any} puzzle
 */
export function keptSpeeds(sheet, puzzle, storage = pageStorage()) {
  const fits = (one) => Array.isArray(one) && one.length === puzzle.row.masses.length && one.every(Number.isFinite);
  return readKept(storage, storageKey(sheet, puzzle), ({ speeds }) => (speeds.every(fits) ? speeds : [])) ?? [];
}

/** Keep them. */
export function rememberSpeeds(sheet, puzzle, speeds) {
  keepText(storageKey(sheet, puzzle), JSON.stringify({ speeds }));
}

/** Whether a record was made at these values. Pure. */
export function holdsAt(record, values) {
  const kept = record?.values;
  return Boolean(kept && values && Object.keys(kept).every((name) => kept[name] === values[name]));
}

/**
 * Whether an act counts as understood by its answers: right twice, with two different right options, in two forms
 * of the question, or with numbers that differ by a fifth and by four times what counts as right. An answer that
 * had been told does not count. What was understood stays so. Pure.
 * @param {any[]} records of all questions of the act, each with `name`, `answer`, `right`, `within`
 */
export function understoodBy(records) {
  if (records.some((one) => one.understood)) return true;
  const right = records.filter((one) => one.right === true && !one.skipped && !one.waiting && !one.told_before);
  return right.some((one, k) => right.slice(k + 1).some((other) => isAnother(one, other)));
}

function isAnother(one, other) {
  if (one.name !== other.name) return true;
  if (typeof one.answer !== "number") return JSON.stringify(one.answer) !== JSON.stringify(other.answer);
  const apart = Math.abs(one.answer - other.answer);
  const most = Math.max(Math.abs(one.answer), Math.abs(other.answer));
  return apart > 0.2 * most && apart > 4 * (one.within ?? 0);
}

/** Which of the questions whose guess is only kept for a later act have been answered before. */
export function keptBefore(part, questions, values) {
  part.kept = null;
  for (const one of questions) {
    const record = answerAt(remembered(part.sheet, one), values);
    if (holdsAt(record, values)) part.answered.add(one.name);
    if (record && !record.waiting) part.told.add(one.name);
    if (part.answered.has(one.name)) part.kept = record ?? part.kept;
  }
}

/** Whether a question has had its answer told at these values. */
export function isAnswered(part, question, values) {
  const record = answerAt(remembered(part.sheet, question), values);
  return holdsAt(record, values) && !record.waiting;
}
