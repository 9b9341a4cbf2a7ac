// The answers that a storage keeps, as records of lessons; `guess/kept.js` writes them. Pure but for the storage.

import { keysIn } from "./page_storage.js";

/** @typedef {Record<string, any>} Answer an answer, with `question`, `when` and `act` */

/**
 * The answers question by question: the lesson, and its records, the last one first.
 * @param {Pick<Storage, "getItem" | "key" | "length">} storage
 * @param {string} [lesson] its name; all without one
 * @returns {{ lesson: string, records: Answer[] }[]}
 */
export function recordsIn(storage, lesson) {
  return keysIn(storage, lesson === undefined ? "carom:" : `carom:${lesson}:`).sort().flatMap((key) => {
    const { before = [], ...last } = readKept(storage, key) ?? {};
    return last.question ? [{ lesson: key.split(":")[1], records: [last, ...before] }] : [];
  });
}

/**
 * What is kept under a key, as `read` makes it out; null where it is nothing, or none of ours.
 * @param {Pick<Storage, "getItem">} storage
 * @param {string} key
 * @param {(kept: any) => any} [read]
 * @returns {any}
 */
export function readKept(storage, key, read = (kept) => kept) {
  try {
    return read(JSON.parse(storage.getItem(key) ?? "null"));
  } catch {
    return null;
  }
}
