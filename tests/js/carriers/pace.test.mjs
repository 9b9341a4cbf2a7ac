// How often a moving hand asks.

import assert from "node:assert/strict";
import { test } from "node:test";
import { CHANGES_A_SECOND, delayOfChange } from "../../../kernel_lib/page/carriers/pace.js";

test("the first change goes at once, the next ones 30 times a second", () => {
  assert.equal(CHANGES_A_SECOND, 30);
  assert.equal(delayOfChange(null, 5), 0);
  assert.ok(Math.abs(delayOfChange(100, 110) - (1000 / 30 - 10)) < 1e-9);
  assert.equal(delayOfChange(100, 134), 0);
  assert.equal(delayOfChange(100, 9000), 0);
});
