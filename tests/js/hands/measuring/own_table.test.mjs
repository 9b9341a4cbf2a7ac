// The learner's own table: rows, columns, axes, and what a storage gives back.

import assert from "node:assert/strict";
import { test } from "node:test";
import { NOTHING_NOTED, firstAxes, keptTable, pointsOf, setUpInWords, tableToTake, withNote, withoutNote }
  from "../../../../kernel_lib/page/hands/measuring/own_table.js";
import { momentOf } from "../../../../kernel_lib/page/hands/measuring/stopwatch.js";

const SHEET = { name: "small", lasts: null, parameters: [{ name: "e", symbol: "k_b" }, { name: "m", symbol: "m" }],
  presets: [{ name: "Clay", values: { e: 0.1, m: 1 } }] };
const BEGINS = { e: 0.7, m: 1 };
const note = (e, height, more = []) => ({ setUp: `k_b ${e}`, also: { "set:e": e, "set:m": 1 }, entries: [
  { key: "set:e", head: "k_b", set: true, value: e }, { key: "ruler", head: "Ruler (m)", value: height }, ...more] });
const noted = (...notes) => notes.reduce(withNote, NOTHING_NOTED);

test("a note is a row; what is new becomes a column, and what is missing stays empty", () => {
  const table = noted(note(0.7, 2.45), note(0.5, 1.25, [{ key: "set:m", head: "m (kg)", set: true, value: 1 },
    { key: "stopwatch", head: "Stopwatch (s)", value: null }]));
  assert.deepEqual(tableToTake(table), { head: ["set-up", "k_b", "m (kg)", "Ruler (m)", "Stopwatch (s)"],
    rows: [["k_b 0.7", 0.7, 1, 2.45, null], ["k_b 0.5", 0.5, 1, 1.25, null]] });
});

test("it is drawn against what was varied, as it was measured last", () => {
  const table = noted(note(0.7, 2.45), note(0.5, 1.25), note(0.3, 0.45));
  assert.deepEqual(firstAxes(table), { x: "set:e", y: "ruler" });
  assert.deepEqual(pointsOf(table, "set:e", "ruler"), [{ x: 0.7, y: 2.45, name: "1" },
    { x: 0.5, y: 1.25, name: "2" }, { x: 0.3, y: 0.45, name: "3" }]);
  const clocked = noted({ setUp: "", also: {}, entries: [{ key: "clock", head: "clock (s)", value: 0.1 },
    { key: "ruler", head: "Ruler (m)", value: 1 }] }, { setUp: "", also: {},
    entries: [{ key: "clock", head: "clock (s)", value: 0.2 }] });
  assert.deepEqual(firstAxes(clocked), { x: "clock", y: "ruler" });
  assert.equal(pointsOf(clocked, "clock", "ruler").length, 1);
  const heavy = (e, height) => ({ ...note(e, height), entries: [{ key: "set:m", head: "m (kg)", set: true, value: 1 },
    ...note(e, height).entries] });
  assert.equal(firstAxes(noted(heavy(0.7, 2.45), heavy(0.5, 1.25))).x, "set:e", "m was the same all the time");
});

test("a row can go, and takes the columns along that nobody fills", () => {
  const table = noted(note(0.7, 2.45, [{ key: "protractor", head: "Protractor (°)", value: 30 }]), note(0.5, 1.25));
  assert.deepEqual(withoutNote(table, 0).columns.map(({ key }) => key), ["set:e", "ruler"]);
  assert.equal(withoutNote(table, 0).rows.length, 1);
  assert.equal(table.rows.length, 2);
});

test("a storage gives back what it was given, and nothing for what is none of ours", () => {
  const table = noted(note(0.7, 2.45));
  const keeping = (text) => ({ getItem: (key) => (key === "carom:small:table" ? text : null) });
  assert.deepEqual(keptTable(SHEET, keeping(JSON.stringify(table))), table);
  for (const text of [null, "", "{", "[]", '{"columns":[{}],"rows":[]}', '{"columns":[],"rows":[{"setUp":"a","cells":{"x":"1"}}]}']) {
    assert.deepEqual(keptTable(SHEET, keeping(text)), NOTHING_NOTED);
  }
});

test("a set-up is called by its name, else by what was changed", () => {
  assert.equal(setUpInWords(SHEET, BEGINS, BEGINS), "as it begins");
  assert.equal(setUpInWords(SHEET, { e: 0.1, m: 1 }, BEGINS), "Clay");
  assert.equal(setUpInWords(SHEET, { e: 0.25, m: 2 }, BEGINS), "kb 0.25, m 2");
});

test("a stopwatch goes by the number of a contact, the start or the clock", () => {
  const moments = ["start", "2", "now", "9"].map((choice) => momentOf(choice, [1.01, 2.42], 1.5));
  assert.deepEqual(moments, [0, 2.42, 1.5, null]);
});
