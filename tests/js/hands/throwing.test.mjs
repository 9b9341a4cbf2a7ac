// The velocity that a ball takes along from the hand.

import assert from "node:assert/strict";
import { test } from "node:test";
import { releaseVelocity } from "../../../kernel_lib/page/hands/throwing.js";

const path = (speed) => Array.from({ length: 21 }, (_, k) =>
  ({ time: 10 * k, moved: [speed * k / 100, -2 * speed * k / 100, 0] }));

test("a ball leaves the hand as fast as the hand moved", () => {
  const velocity = releaseVelocity(path(3), 200);
  [3, -6, 0].forEach((part, axis) => assert.ok(Math.abs(velocity[axis] - part) < 1e-9));
});

test("a hand that has come to rest does not throw, nor does one that has hardly moved", () => {
  assert.deepEqual(releaseVelocity(path(3), 300), [0, 0, 0]);
  assert.deepEqual(releaseVelocity([], 0), [0, 0, 0]);
  assert.deepEqual(releaseVelocity([{ time: 0, moved: [0, 0, 0] }, { time: 1, moved: [1, 0, 0] }], 1),
    [0, 0, 0]);
  const [slow] = releaseVelocity(path(3).slice(0, 16), 200);
  assert.ok(slow > 0 && slow < 3, "a rest before the release slows it down");
});
