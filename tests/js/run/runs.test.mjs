// The runs as they arrive from Python, and their numbers between the frames.

import assert from "node:assert/strict";
import { test } from "node:test";
import { bounce } from "../bounce.mjs";
import { contactMoments, frameBefore, frameMoments, valueAt }
  from "../../../kernel_lib/page/run/runs.js";

test("numbers arrive whole, wherever they start in the message", () => {
  assert.deepEqual([...bounce().time], [0, 0.8, 1.2, 1.6]);
});

test("frames are found by halving, values in between by proportion", () => {
  assert.equal(frameBefore([0, 1, 2, 3], 2), 2);
  assert.equal(frameBefore([0, 1, 2, 3], 1.99), 1);
  assert.equal(frameBefore([0, 1, 2, 3], -1), 0);
  assert.equal(frameBefore([0, 1, 2, 3], 9), 3);
  assert.equal(valueAt([0, 1], [10, 20], 0.25), 12.5);
  assert.equal(valueAt([0, 1], [10, 20], 7), 20);
  assert.equal(valueAt([0], [10], 0), 10);
});

test("moments of several runs are merged without twins", () => {
  assert.deepEqual(contactMoments([bounce(), bounce()]), [1]);
  assert.deepEqual(frameMoments([bounce()]), [0, 0.8, 1.2, 1.6]);
});
