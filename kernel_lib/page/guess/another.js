// Another question of an act: the next draw of its bank.

import { keepText, pageStorage } from "../base/page_storage.js";

const NUMBER = "carom:draw"; // in the page's storage, for all lessons
const RANGE = 2 ** 32;

/**
 * Numbers from 0 to 1 that follow from a seed (mulberry32).
 * @param {number} seed
 */
export function chanceFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * The number by which this browser shuffles its banks: that of the link, else one that is made once. Pure but
 * for the storage.
 * @param {string} search
 * @param {string} [prefix]
 */
export function drawNumber(search, prefix = "", storage = pageStorage()) {
  const given = new URLSearchParams(search).get(`${prefix}draw`) ?? storage.getItem(NUMBER) ?? "";
  if (/^\d{1,10}$/.test(given)) return Number(given) % RANGE;
  const [made] = crypto.getRandomValues(new Uint32Array(1));
  keepText(NUMBER, String(made));
  return made;
}

/**
 * The rows of a bank in the order of a number; each act has its own. Pure.
 * @param {number} count
 * @param {number} number
 * @param {string} act lesson and act, in words
 */
export function shuffled(count, number, act) {
  const chance = chanceFrom([...act].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), number));
  const order = Array.from({ length: count }, (_, k) => k);
  for (let k = count - 1; k > 0; k -= 1) {
    const other = Math.floor(chance() * (k + 1));
    [order[k], order[other]] = [order[other], order[k]];
  }
  return order;
}

/**
 * The first row has the values with which the act begins, or its set-up, whose `values` stand below all.
 * @typedef {{ cases: { question: string, group: number }[], names: string[], rows: any[][], values?: Record<string, any> }} Draws
 */

/**
 * The next draw: of those of another case, whose right option has not been the same twice in a row, the one
 * that was taken longest ago. Pure.
 * @param {Draws} draws the bank of the act
 * @param {number[]} order of its rows
 * @param {number[]} taken rows that were asked, the last one last
 * @param {{ easy?: boolean, seen?: (row: number) => boolean, may?: (row: number) => boolean }} [how] whether
 *   it shall be easy; whether a row has been answered before; whether it can be asked
 * @returns {number} its row; -1 where none can be asked
 */
export function nextDraw({ cases, rows }, order, taken, { easy = false, seen = () => false, may = () => true } = {}) {
  const groupOf = (/** @type {number} */ row) => cases[rows[row][0]].group;
  const last = taken.at(-1);
  const twice = taken.length > 1 && groupOf(taken[taken.length - 2]) === groupOf(taken[taken.length - 1]);
  const fits = (/** @type {number} */ row) => last === undefined
    || (rows[row][0] !== rows[last][0] && !(twice && groupOf(row) === groupOf(last)));
  const sorted = order.filter(may).map((row) => ({ row, age: Math.max(seen(row) ? 0 : -1, taken.lastIndexOf(row)) }))
    .sort((one, other) => one.age - other.age).map(({ row }) => row);
  return sorted.find((row) => fits(row) && (!easy || rows[row][1])) ?? sorted.find(fits) ?? sorted[0] ?? -1;
}

/**
 * The question and the values of a row. Pure.
 * @param {Draws} draws
 * @param {number} row
 * @returns {{ question: string, values: Record<string, any> }}
 */
export function drawAt({ cases, names, rows, values: base }, row) {
  const [place, , ...values] = rows[row];
  return { question: cases[place].question, values: { ...base, ...Object.fromEntries(names.map((name, k) => [name, values[k]])) } };
}

/**
 * What follows a verdict: "another" question of the bank, the "following" one of the act, or this one "again".
 * Pure.
 * @param {Draws | null | undefined} draws the bank of the act
 * @param {any} [following] the question of the act that still waits for its answer
 */
export function nextIs(draws, following = null) {
  return draws ? "another" : following ? "following" : "again";
}
