// The runs as they arrive from Python, and numbers between moments.

import assert from "node:assert/strict";
import { test } from "node:test";
import { bounce, stepped } from "../bounce.mjs";
import { contactMoments, frameBefore, frameMoments, valueAt, valueBefore }
  from "../../../kernel_lib/page/run/runs.js";

test("moments are found by halving, values in between by proportion", () => {
  assert.equal(frameBefore([0, 1, 2, 3], 2), 2);
  assert.equal(frameBefore([0, 1, 2, 3], 1.99), 1);
  assert.equal(frameBefore([0, 1, 2, 3], -1), 0);
  assert.equal(frameBefore([0, 1, 2, 3], 9), 3);
  assert.equal(valueAt([0, 1], [10, 20], 0.25), 12.5);
  assert.equal(valueAt([0, 1], [10, 20], 7), 20);
  assert.equal(valueAt([0], [10], 0), 10);
});

test("a moment that stands twice has a value before and one after", () => {
  const [times, values] = [[0, 1, 1, 2], [0, 4, -4, 0]];
  assert.equal(valueAt(times, values, 1), -4);
  assert.equal(valueBefore(times, values, 1), 4);
  assert.equal(valueBefore(times, values, 0.5), 2);
  assert.equal(valueBefore(times, values, 0), 0);
});

test("moments of several runs are merged without twins", () => {
  assert.deepEqual(contactMoments([bounce(), bounce()]), [1]);
  assert.deepEqual(frameMoments([stepped()]), [0, 0.4, 0.8, 1.2, 1.6].map((_, k) => k * 0.4));
  assert.ok(frameMoments([bounce()]).includes(1));
});
