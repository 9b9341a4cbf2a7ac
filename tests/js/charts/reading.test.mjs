// What a chart says at a place, and as a table.

import assert from "node:assert/strict";
import { test } from "node:test";
import { decodedChart } from "../../../kernel_lib/page/charts/decode.js";
import { planOf } from "../../../kernel_lib/page/charts/layout.js";
import { isPlane, readAt, tableOf, valueOn } from "../../../kernel_lib/page/charts/reading.js";
import { BARS, LINES, LOOP, MAP, REGIONS, sent } from "./charts.mjs";

const measure = (text) => 7 * text.length;

function opened(marks, wish) {
  const data = decodedChart(...sent(marks, wish));
  return { data, plan: planOf(data, { width: 500, measure }) };
}

function read(marks, x, y, wish) {
  const { data, plan } = opened(marks, wish);
  return readAt(data, { x, y }, plan);
}

test("between two points of a line it is read along the axis", () => {
  const line = { x: [1, 100], y: [0, 10] };
  assert.equal(valueOn(line, 10, true), 5);
  assert.ok(Math.abs(valueOn(line, 50.5) - 5) < 1e-12);
  assert.equal(valueOn(line, 101), null);
  assert.equal(valueOn({ x: [1, 2, 3], y: [1, NaN, 3] }, 1.5), null);
});

test("lines tell their values, points within reach their place and error", () => {
  assert.deepEqual(read(LINES, 0.035, 0.5), ["time step 0.035 s", "solid one: 3.5"]);
  assert.deepEqual(read(LINES, 0.03, 2.5),
    ["measured", "time step 0.03 s", "error 2.5 m ± 0.3", "solid one: 3"]);
});

test("maps tell what lies there", () => {
  assert.deepEqual(read(MAP, 2.1, 0.2), ["time step 2.1 s", "error 0.2 m", "gap 1 m/s"]);
  assert.equal(read(MAP, 0, 2)[2], "they miss");
  assert.equal(read(REGIONS, 4, 3)[2], "right");
  assert.equal(read(REGIONS, 1, 3)[2], "neither");
});

test("a bar tells its edges and its count", () => {
  assert.deepEqual(read(BARS, 1.5, 3), ["time step 1.5 s", "balls from 1 to 2: 9", "theory: 8"]);
});

test("maps, points and loops are read in both directions", () => {
  assert.deepEqual([LINES, MAP, LOOP, BARS, LINES.slice(0, 2)].map((marks) => isPlane({ marks:
    decodedChart(...sent(marks)).marks })), [true, true, true, false, false]);
});

test("lines with shared places are columns, others a row a point", () => {
  const lines = tableOf(opened(LINES.slice(0, 2)).data);
  assert.deepEqual(lines.head, ["time step (s)", "solid one", "other"]);
  assert.equal(lines.rows.length, 3);
  const mixed = tableOf(opened(LINES).data);
  assert.deepEqual(mixed.head, ["", "time step (s)", "error (m)"]);
  assert.equal(mixed.rows.length, 8);
});

test("a long line is thinned out, its ends kept, and the file has all of it", () => {
  const x = Array.from({ length: 500 }, (_, k) => k);
  const { data } = opened([{ mark: "line", name: "a", x: ["f4", x], y: ["f4", x] }]);
  const table = tableOf(data);
  assert.ok(table.thinned && table.rows.length === 40);
  assert.deepEqual([table.rows[0][0], table.rows[39][0]], [0, 499]);
  assert.equal(tableOf(data, Infinity).rows.length, 500);
});

test("a map is a table with words for what is no number, and upright as it is drawn", () => {
  const { head, rows } = tableOf(opened(REGIONS).data);
  assert.deepEqual(head.slice(0, 3), ["error (m) \\ time step (s)", "0", "1"]);
  assert.deepEqual(rows[0], [3, "neither", "neither", "neither", "right", "right", "right"]);
});
