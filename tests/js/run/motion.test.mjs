// Where each ball of a run is between the frames, and how fast.

import assert from "node:assert/strict";
import { test } from "node:test";
import { G, bounce } from "../bounce.mjs";
import { ballAt } from "../../../kernel_lib/page/run/motion.js";

test("between exact frames the ball follows its parabola, into the contact and out of it", () => {
  const run = bounce();
  for (const time of [0, 0.1, 0.5, 0.79, 0.81, 0.95, 0.999]) {
    const { x, y, vy } = ballAt(run, 0, time);
    assert.ok(Math.abs(x - 2 * time) < 1e-12, `x at ${time}`);
    assert.ok(Math.abs(y - (6 - G * time * time / 2)) < 1e-12, `y at ${time}`);
    assert.ok(Math.abs(vy + G * time) < 1e-12, `v at ${time}`);
  }
  for (const time of [1, 1.05, 1.2, 1.5, 1.6]) {
    const since = time - 1;
    const { y, vy } = ballAt(run, 0, time);
    assert.ok(Math.abs(y - (1 + 5 * since - G * since * since / 2)) < 1e-12, `y at ${time}`);
    assert.ok(Math.abs(vy - (5 - G * since)) < 1e-12, `v at ${time}`);
  }
});

test("between fixed steps the ball goes straight, and the velocity jumps at the frame", () => {
  const run = bounce("line");
  assert.ok(Math.abs(ballAt(run, 0, 0.4).y - 4.4) < 1e-12);
  assert.ok(Math.abs(ballAt(run, 0, 1.0).y - 2.3) < 1e-12);
  assert.equal(ballAt(run, 0, 1.1).vy, -8);
  assert.equal(ballAt(run, 0, 1.2).vy, 3);
});

test("before the first frame and after the last the ball stands still", () => {
  const run = bounce();
  assert.equal(ballAt(run, 0, -1).y, 6);
  assert.equal(ballAt(run, 0, 99).y, 2.2);
});
