// The masses of balls, below them: of which balls they are said.

import assert from "node:assert/strict";
import { test } from "node:test";
import { areWeighed } from "../../../../kernel_lib/page/stage/bodies/masses.js";

test("masses are said of a few balls that differ, of which each has one", () => {
  const of = (...masses) => areWeighed({ balls: masses.length, masses });
  assert.equal(of(4, 1), true);
  assert.equal(of(1, 1, 3), true);
  assert.equal(of(1, 1), false);
  assert.equal(of(2), false);
  assert.equal(of(2, null), false);
  assert.equal(of(1, 2, 3, 4, 5, 6, 7), false);
});
