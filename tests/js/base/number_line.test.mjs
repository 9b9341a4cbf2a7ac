// Answers of the runs on one line of the verdict.

import assert from "node:assert/strict";
import { test } from "node:test";
import { placedAnswers } from "../../../kernel_lib/page/base/number_line.js";

test("answers stand in order between the ends, names of neighbours in two rows", () => {
  const placed = placedAnswers([["one by one", [0]], ["steel", [-10]], ["springs", [-20]], ["all at once", [-50]]]);
  assert.deepEqual(placed.map(({ name, at, row, end }) => [name, at, row, end]),
    [["all at once", 0, 1, true], ["springs", 0.6, 0, false], ["steel", 0.8, 1, false], ["one by one", 1, 0, true]]);
});

test("where names would meet in their row each has one of its own", () => {
  const placed = placedAnswers([["a", [0]], ["b", [-1]], ["c", [-2]], ["d", [-30]]]);
  assert.deepEqual(placed.map(({ row, low }) => [row, low]), [[0, 0], [1, 1], [2, 2], [3, 3]]);
  const apart = placedAnswers([["a", [0]], ["b", [-10]], ["c", [-20]]]);
  assert.deepEqual(apart.map(({ row, low }) => [row, low]), [[1, 0], [0, 0], [1, 0]]);
  assert.ok(placedAnswers([["a", [1]], ["b", [1]]]).every(({ at }) => at === 0.5));
});
