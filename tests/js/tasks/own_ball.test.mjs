// A ball of one's own: times between clicks as they are typed, and what follows from them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fromClicks, timesOf } from "../../../kernel_lib/page/tasks/own_ball.js";

test("times are typed with points or with commas", () => {
  assert.deepEqual(timesOf(" 0.62 0.47  0.35 "), [0.62, 0.47, 0.35]);
  assert.deepEqual(timesOf("0.62,0.47, 0.35"), [0.62, 0.47, 0.35]);
  assert.deepEqual(timesOf("0,62 0,47; 0,35"), [0.62, 0.47, 0.35]);
  assert.deepEqual(timesOf("1, 0,5, ,25"), [1, 0.5, 0.25]);
});

test("what is no list of times is none", () => {
  for (const text of ["", "0.6", "0.6 often", "0.6 -0.3", "0.6 0", "1e9 1", "1 ".repeat(51)]) {
    assert.equal(timesOf(text), null, text);
  }
});

test("flights that shrink by 0.7 each have e = 0.7, and end where the series does", () => {
  const times = Array.from({ length: 5 }, (_, k) => 1.4 * 0.7 ** k);
  const found = fromClicks(times);
  found.ratios.forEach((ratio) => assert.ok(Math.abs(ratio - 0.7) < 1e-12));
  assert.ok(Math.abs(found.share - 0.7) < 1e-12);
  assert.ok(Math.abs(found.rest - 1.4 / 0.3) < 1e-12);
  assert.equal(found.grew, 0);
});

test("unequal bounces have the share that leads from the first flight to the last", () => {
  const found = fromClicks([1, 0.8, 0.36]);
  assert.ok(Math.abs(found.share - 0.6) < 1e-12);
  assert.ok(Math.abs(found.ratios[1] - 0.45) < 1e-12);
});

test("a flight that is no shorter is named by its place", () => {
  assert.equal(fromClicks([1, 0.8, 0.8]).grew, 3);
  assert.equal(fromClicks([0.4, 0.8]).grew, 2);
});
