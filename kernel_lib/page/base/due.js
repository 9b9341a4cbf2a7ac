// When what was answered comes back: 1, 7 and 21 days after its first answer, at most three acts a day, until it is
// understood. All follows from the answers that are kept. A day is a number, one more than the day before.

import { readKept, recordsIn } from "./kept_records.js";
import { keepText, pageStorage } from "./page_storage.js";

const AFTER = [1, 7, 21]; // days after the first answer
const MOST = 3; // acts a day
const DAY = 86_400_000; // ms
const KEPT = "carom:back"; // what was decided for a day, in the page's storage

/**
 * An act that was answered: on which days, the first one first, and since which day it is understood.
 * @typedef {{ lesson: string, act: number, days: number[], understood: number }} Answered
 */

/**
 * What is asked on a day: since when it is due, when it was answered last before, and whether it is still open.
 * @typedef {{ lesson: string, act: number, since: number, last: number, open: boolean }} Due
 */

/**
 * The day of a moment where the reader is. Pure but for the time zone.
 * @param {Date} moment
 */
export function dayOf(moment) {
  return Math.round(Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / DAY);
}

/**
 * The date of a day, 2026-11-28. Pure.
 * @param {number} day
 */
export function dateOf(day) {
  return new Date(day * DAY).toISOString().slice(0, 10);
}

/**
 * The acts that were answered. Who only looked has answered nothing; after an answer it counts as asked. Pure but
 * for the storage.
 * @param {Pick<Storage, "getItem" | "key" | "length">} storage
 * @param {string} [lesson]
 * @returns {Answered[]}
 */
export function answeredIn(storage, lesson) {
  /** @type {Map<string, import("./kept_records.js").Answer[]>} */
  const acts = new Map();
  for (const { lesson: name, records } of recordsIn(storage, lesson)) {
    for (const one of records.filter(({ waiting, when }) => !waiting && when)) {
      const key = `${name}:${one.told_in || (one.act ?? 1)}`; // a vote counts for the act of its verdict
      acts.set(key, [...acts.get(key) ?? [], one]);
    }
  }
  return [...acts].flatMap(([key, records]) => {
    const [name, act] = key.split(":");
    const answers = records.flatMap(({ since, skipped, when }) => [since, skipped ? null : when]).filter(Boolean).map(dayIn);
    if (!answers.length) return [];
    const first = Math.min(...answers);
    const days = [...answers, ...records.map(({ when }) => dayIn(when))].filter((day) => day >= first);
    const understood = Math.min(...records.filter((one) => one.understood).map(({ when }) => dayIn(when)));
    return [{ lesson: name, act: Number(act), days: [...new Set(days)].sort((one, other) => one - other), understood }];
  });
}

/** @param {string} when */
function dayIn(when) {
  return dayOf(new Date(when));
}

/**
 * What a day asks, whatever is answered on it: those that wait longest, in their order. Pure.
 * @param {Answered[]} answered
 * @param {number} day
 * @returns {Due[]}
 */
export function askedOn(answered, day) {
  return answered.flatMap(({ lesson, act, days, understood }) => {
    const before = days.filter((one) => one < day);
    const last = before[before.length - 1];
    const since = AFTER.map((after) => before[0] + after).find((one) => one > last && one <= day);
    return since === undefined || understood < day ? []
      : [{ lesson, act, since, last, open: !days.includes(day) }];
  }).sort((one, other) => one.since - other.since || one.last - other.last).slice(0, MOST);
}

/**
 * The days after a day on which something comes back, the next one first, and how much. Pure.
 * @param {Answered[]} answered
 * @param {number} day
 */
export function daysAhead(answered, day) {
  const all = answered.filter(({ understood }) => understood === Infinity)
    .flatMap(({ days: [first] }) => AFTER.map((after) => first + after)).filter((one) => one > day);
  return [...new Set(all)].sort((one, other) => one - other)
    .map((one) => ({ day: one, count: Math.min(MOST, all.filter((other) => other === one).length) }));
}

/**
 * What was decided for a day: to leave it for another one, or the way through what is asked, and where it ends.
 * @param {number} day
 * @returns {{ later?: boolean, home?: string, steps?: { lesson: string, act: number, href: string }[] }}
 */
export function decidedFor(day, storage = pageStorage()) {
  const kept = readKept(storage, KEPT);
  return kept?.day === day ? kept : {};
}

/**
 * Keep what was decided for a day.
 * @param {number} day
 * @param {ReturnType<typeof decidedFor>} decided
 */
export function decide(day, decided) {
  keepText(KEPT, JSON.stringify({ day, ...decided }));
}
