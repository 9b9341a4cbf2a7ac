// How large texts are on a picture.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fittingLines } from "../../../kernel_lib/page/share/writing.js";

test("texts are as large as their room allows, and no smaller than the smallest", () => {
  const lines = (size, text) => Array.from({ length: Math.ceil(text.length * size / 100) }, () => text);
  assert.deepEqual(fittingLines(["abcdefghij"], [[50], [30], [20]], 230, lines).size, [30]);
  assert.deepEqual(fittingLines(["ab", "cdef"], [[50, 50], [30, 30]], 173, lines).lines.map((own) => own.length), [1, 2]);
  assert.deepEqual(fittingLines(["abcdefghij".repeat(9)], [[50], [30]], 104, lines).size, [30]);
});

test("a text keeps its size where only the other one becomes smaller", () => {
  const lines = (size, text) => Array.from({ length: Math.ceil(text.length * size / 100) }, () => text);
  const { size, height } = fittingLines(["abcdefgh", "abcd"], [[50, 50], [25, 50]], 180, lines);
  assert.deepEqual(size, [25, 50]);
  assert.ok(Math.abs(height - 1.15 * (25 * 2 + 50 * 2)) < 1e-9);
});
