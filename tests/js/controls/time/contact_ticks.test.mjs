// Ticks of contacts on the bar of time.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ticksAt } from "../../../../kernel_lib/page/controls/time/contact_ticks.js";

test("each contact has its part of the bar", () => {
  assert.deepEqual(ticksAt([1, 2.5], 4), [0.25, 0.625]);
  assert.deepEqual(ticksAt([-1, 1, 5], 4), [0.25]);
  assert.deepEqual(ticksAt([1], 0), []);
});

test("contacts that pile up are one tick, and a long run has no fence of them", () => {
  assert.deepEqual(ticksAt([1, 1.001, 1.002, 3], 4), [0.25, 0.75]);
  const many = ticksAt(Array.from({ length: 1000 }, (_, k) => k / 1000), 1);
  assert.ok(many.length <= 80);
});
