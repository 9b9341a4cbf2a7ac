// One plot: any observable against time or against another, with a cursor tied to the clock.

import assert from "node:assert/strict";
import { test } from "node:test";
import { axisRange, calmRange } from "../../../kernel_lib/page/results/curves.js";

test("an axis holds its curve with air, keeps calm, and gives a flat line some height", () => {
  const [low, high] = axisRange(1, 3);
  assert.ok(low < 1 && high > 3 && high - low < 2.5);
  for (const value of [0, 53.5, -7, 1e-12]) {
    const [under, over] = axisRange(value, value);
    assert.ok(under < value && over > value, String(value));
  }
  assert.deepEqual(axisRange(Infinity, -Infinity), [0, 1]);
  assert.deepEqual(calmRange([0, 10], [1, 9]), [0, 10]);
  assert.deepEqual(calmRange([0, 10], [1, 11]), [1, 11]);
  assert.deepEqual(calmRange([0, 10], [1, 3]), [1, 3]);
});
