// Acts: the steps of a lesson. What each begins with and shows, and which of them are done.

import { readKept } from "../../base/kept_records.js";
import { keepText, pageStorage } from "../../base/page_storage.js";

/** The act of a link that opens the whole lesson at once. */
export const ALL = "all";

/** The data of an act by its number; null for the whole lesson at once. Pure. */
export function actAt(sheet, act) {
  return sheet.acts[act - 1] ?? null;
}

/** The act whose questions are asked: the whole lesson at once asks as its first act does. Pure. */
export function askingAct({ sheet, act }) {
  return actAt(sheet, typeof act === "number" ? act : 1);
}

/** The values with which an act begins; `own` are those of the lesson, for its first one. Pure. */
export function beginsAt(sheet, act, own) {
  const defaults = Object.fromEntries(sheet.parameters.map((one) => [one.name, one.default]));
  if (act === ALL) return defaults;
  if (act === null || act === 1) return { ...defaults, ...own };
  return { ...defaults, ...actAt(sheet, act)?.values };
}

/** Those of the runs that are named, in the order of the names; all, where none is. Pure. */
export function runsNamed(runs, names) {
  const chosen = (names ?? []).map((name) => runs.find((run) => run.name === name));
  return chosen.some(Boolean) ? chosen.filter(Boolean) : runs;
}

/** Those of the questions that an act asks: its own, and those that it answers. Pure. */
export function askedIn(act, questions) {
  if (typeof act === "number") {
    return questions.filter((one) => one.act === act || one.told_in === act);
  }
  const first = questions.filter((one) => one.act === 1);
  return first.length ? first : questions.slice(0, 1);
}

/** Whether an act only keeps the guess, for a later one to answer. Pure. */
export function onlyKeeps(act, question) {
  return typeof act === "number" && Boolean(question?.told_in) && act < question.told_in;
}

/** Whether an act is done: a later one is open, or it has been done before. Pure. */
export function isDone(act, open, kept, guessed) {
  return (open !== ALL && act < open) || kept.includes(act) || (act === 1 && guessed);
}

/** Whether no act follows. Pure. */
export function isLast(sheet, act) {
  return act === null || act === sheet.acts.length;
}

/** What the address says of the act: nothing where the lesson has none, or stands at its begin. Pure. */
export function actKey(act, changed) {
  if (act === null || (act === 1 && !changed)) return null;
  return String(act);
}

/** The acts of a lesson that this browser remembers as done. Pure but for the storage. */
export function doneActs(sheet, storage) {
  return readKept(storage, doneKey(sheet), (kept) => kept.filter(Number.isInteger)) ?? [];
}

/** Remember that acts are done. */
export function keepDone(sheet, acts) {
  const all = new Set([...doneActs(sheet, pageStorage()), ...acts]);
  keepText(doneKey(sheet), JSON.stringify([...all].sort()));
}

function doneKey(sheet) {
  return `carom:${sheet.name}:acts`;
}
