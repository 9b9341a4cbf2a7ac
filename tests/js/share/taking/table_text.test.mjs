// Tables as text: what a spreadsheet makes of them, with points and with commas.

import assert from "node:assert/strict";
import { test } from "node:test";
import { commaSeparated, tabbed, withComma } from "../../../../kernel_lib/page/share/taking/table_text.js";

const TABLE = { head: ["what", "height (m)"], rows: [["a ball", 2.45], ['a "lorry", red', -1e-9],
  ["none\there", null], ["nowhere", NaN]] };

test("by tabs each row is a line, and no cell breaks it", () => {
  assert.equal(tabbed(TABLE, false), 'what\theight (m)\na ball\t2.45\na "lorry", red\t-1e-9\n'
    + "none here\t\nnowhere\t\n");
  assert.equal(tabbed(TABLE, true).split("\n")[1], "a ball\t2,45");
});

test("CSV has a mark, quotes where they are needed, and semicolons beside decimal commas", () => {
  const points = commaSeparated(TABLE, false).split("\r\n");
  assert.equal(points[0], "\ufeffwhat,height (m)");
  assert.equal(points[1], "a ball,2.45");
  assert.equal(points[2], '"a ""lorry"", red",-1e-9');
  assert.equal(commaSeparated(TABLE, true).split("\r\n")[1], "a ball;2,45");
});

test("numbers have seven digits: what is sent of a curve holds no more", () => {
  assert.equal(tabbed({ head: ["x"], rows: [[0.1 + 0.2], [Math.fround(2.45)], [123456789]] }, false),
    "x\n0.3\n2.45\n123456800\n");
});

test("a CSV of points becomes one of commas, and its texts stay", () => {
  const text = '\ufeffrun,time (s),what\r\n"a, b",0.5,x;y\r\nexact,-1.25e-07,v1.2 fast\r\nlast,3,.5\r\n';
  assert.equal(withComma(text), '\ufeffrun;time (s);what\r\n"a, b";0,5;"x;y"\r\n'
    + "exact;-1,25e-07;v1.2 fast\r\nlast;3;,5\r\n");
  assert.equal(withComma(commaSeparated(TABLE, false)), commaSeparated(TABLE, true));
});
