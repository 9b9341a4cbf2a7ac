// A quantity at any moment, out of its cubic pieces.

import assert from "node:assert/strict";
import { test } from "node:test";
import { observableAt } from "../../../kernel_lib/page/run/observables.js";

// 1 at both ends and 0 at both thirds: the cubic between is -1/8 in the middle; then a line.
const dips = (end) => ({ curve_time: [0, 1, 2], curve_start: [1, 1, end],
  curve_jump: [0, 0], curve_bend: [-1, 0, -1, 0] });

test("an energy that comes down to zero does not go below it between the points that are known", () => {
  assert.ok(Math.abs(observableAt(dips(0), 0, 0.1) - (1 - 13.5 * 0.09 / 3)) < 1e-12);
  assert.equal(observableAt(dips(0), 0, 0.5), 0);
});

test("what is negative somewhere may be so anywhere", () => {
  assert.ok(Math.abs(observableAt(dips(-1), 0, 0.5) + 1 / 8) < 1e-12);
  assert.equal(observableAt(dips(-1), 0, 2), -1);
});
