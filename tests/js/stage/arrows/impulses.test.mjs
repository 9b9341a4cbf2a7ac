// Impulses: a flash at each contact, equal and opposite on the two bodies.

import assert from "node:assert/strict";
import { test } from "node:test";
import { headOn } from "../../head_on.mjs";
import { flashesAt } from "../../../../kernel_lib/page/stage/arrows/impulses.js";

test("a flash fades in the time of who looks, at any speed of the clock", () => {
  const run = headOn(1);
  assert.deepEqual(flashesAt(run, 0.999, 1, false), []);
  assert.deepEqual(flashesAt(run, 1, 1, false), [{ contact: 0, strength: 1 }]);
  for (const speed of [4, 1, 1e-5]) {
    const [flash] = flashesAt(run, 1 + 0.45 * speed, speed, false);
    assert.ok(Math.abs(flash.strength - 0.5) < 1e-6, `strength at speed ${speed}`);
    assert.deepEqual(flashesAt(run, 1 + 0.95 * speed, speed, false), []);
  }
  assert.equal(flashesAt(run, 1.45, 1, true)[0].strength, 1, "even, with reduced motion");
});
