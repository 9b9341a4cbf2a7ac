// Small pictures in the upper right of a pane: momenta tip to tail, and angular momentum split.

import assert from "node:assert/strict";
import { test } from "node:test";
import { headOn } from "../head_on.mjs";
import { latestPair } from "../../../kernel_lib/page/stage/insets.js";

const close = (one, other, what) => assert.ok(Math.abs(one - other) < 1e-9, `${what}: ${one}, ${other}`);

test("speeds before and after have the ratio e for both balls", () => {
  assert.equal(latestPair(headOn(0.5), 0.99), null);
  const { balls, restitution } = latestPair(headOn(0.5), 1);
  close(restitution, 0.5, "e");
  close(balls[0].before, 2, "ball 1 before");
  close(balls[0].after, 1, "ball 1 after");
  close(balls[1].before, 1, "ball 2 before");
  close(balls[1].after, 0.5, "ball 2 after");
});
