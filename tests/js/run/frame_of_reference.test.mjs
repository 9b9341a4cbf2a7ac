// The frame of reference: the room, the centre of mass of a run's balls, or one ball.

import assert from "node:assert/strict";
import { test } from "node:test";
import { headOn } from "../head_on.mjs";
import { centreOfMass, massShares } from "../../../kernel_lib/page/run/frame_of_reference.js";

const close = (one, other, what) => assert.ok(Math.abs(one - other) < 1e-9, `${what}: ${one}, ${other}`);

test("the centre of mass goes on through an impact as if nothing had happened", () => {
  const run = headOn(0.5);
  for (const time of [0, 0.5, 0.999, 1, 1.3, 2]) {
    const { x, vx, y } = centreOfMass(run, time);
    close(x, (0 + 2 * 5) / 3 + time, `x at ${time}`);
    close(vx, 1, `v at ${time}`);
    close(y, 0, "y");
  }
});

test("a ball that nothing moves is the centre", () => {
  assert.deepEqual(massShares([1, null]), [0, 1]);
  assert.deepEqual(massShares([1, 3]), [0.25, 0.75]);
});
