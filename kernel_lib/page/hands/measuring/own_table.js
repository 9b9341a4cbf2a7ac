// The learner's own table: what was noted, as rows and columns, and how a page's storage keeps it. Pure.

import { symbolText } from "../../base/dom.js";
import { readKept } from "../../base/kept_records.js";
import { exact } from "../../base/numbers.js";
import { matchingPreset } from "../../controls/panel.js";
import { labelOf } from "../../words/labels.js";
import { say } from "../../words/say.js";

/**
 * @typedef {object} Column
 * @property {string} key
 * @property {string} head with its unit
 * @property {boolean} [set] whether it is set, and not measured
 */
/**
 * @typedef {object} OwnTable
 * @property {Column[]} columns
 * @property {{ setUp: string, cells: Record<string, number> }[]} rows
 */

/** Most rows, more than anybody notes by hand. */
export const MOST_NOTED = 200;

/** @type {OwnTable} */
export const NOTHING_NOTED = { columns: [], rows: [] };

/** Where it is kept. */
export function ownTableKey(sheet) {
  return `carom:${sheet.name}:table`;
}

/**
 * The table of a lesson; an empty one, where the storage says nothing that can be read.
 * @param {any} sheet
 * @param {Pick<Storage, "getItem">} storage
 * @returns {OwnTable}
 */
export function keptTable(sheet, storage) {
  return readKept(storage, ownTableKey(sheet), ({ columns, rows }) =>
    (columns.every(({ key, head }) => typeof key === "string" && typeof head === "string")
      && rows.every(({ setUp, cells }) => typeof setUp === "string"
        && Object.values(cells).every((value) => Number.isFinite(value)))
      ? { columns, rows: rows.slice(0, MOST_NOTED) } : null)) ?? NOTHING_NOTED;
}

/**
 * With one more row; a column that is new comes after those of its kind.
 * @param {OwnTable} table
 * @param {{ setUp: string, entries: (Column & { value: number | null })[], also: Record<string, number> }} note
 *   `also`: values that are kept with the row, for a column that comes later
 * @returns {OwnTable}
 */
export function withNote({ columns, rows }, { setUp, entries, also }) {
  const all = [...columns];
  for (const { key, head, set } of entries) {
    if (!all.some((one) => one.key === key)) all.push({ key, head, ...(set ? { set } : {}) });
  }
  const cells = { ...also };
  for (const { key, value } of entries) if (value !== null && Number.isFinite(value)) cells[key] = value;
  return { columns: [...all.filter(({ set }) => set), ...all.filter(({ set }) => !set)],
    rows: [...rows, { setUp, cells }] };
}

/**
 * Without a row; columns that say nothing any more go with it.
 * @param {OwnTable} table
 * @param {number} place
 */
export function withoutNote({ columns, rows }, place) {
  const left = rows.toSpliced(place, 1);
  return { rows: left, columns: columns.filter(({ key }) => left.some(({ cells }) => key in cells)) };
}

/**
 * The same to be copied or saved.
 * @param {OwnTable} table
 */
export function tableToTake({ columns, rows }) {
  return { head: [say("table-set-up"), ...columns.map(({ head }) => head)],
    rows: rows.map(({ setUp, cells }) => [setUp, ...columns.map(({ key }) => cells[key] ?? null)]) };
}

/**
 * The columns that are drawn if nobody chooses: the first value set that is not always the same, and
 * the last one measured.
 * @param {OwnTable} table
 */
export function firstAxes({ columns, rows }) {
  const varies = ({ key }) => new Set(rows.map(({ cells }) => cells[key])).size > 1;
  const measured = columns.filter((one) => !one.set);
  const x = columns.find(varies) ?? columns[0];
  const y = measured.findLast((one) => one.key !== x?.key) ?? columns.findLast((one) => one.key !== x?.key);
  return { x: x?.key ?? "", y: y?.key ?? "" };
}

/**
 * Rows that have both, as points with the number of their row.
 * @param {OwnTable} table
 * @param {string} x
 * @param {string} y
 */
export function pointsOf({ rows }, x, y) {
  return rows.flatMap(({ cells }, k) => (x in cells && y in cells
    ? [{ x: cells[x], y: cells[y], name: String(k + 1) }] : []));
}

/**
 * A set-up in words: the name of the one whose values these are, else what is set, else that nothing is.
 * @param {any} sheet
 * @param {Record<string, any>} values
 * @param {Record<string, any>} begins
 */
export function setUpInWords(sheet, values, begins) {
  const changed = sheet.parameters.filter(({ name }) => values[name] !== begins[name]);
  if (!changed.length) return say("table-as-it-begins");
  const named = sheet.presets[matchingPreset(sheet, values)];
  return named ? labelOf(named.name) : changed.map(({ name, symbol }) => `${symbolText(symbol)} ${labelOf(exact(values[name]))}`).join(", ");
}
