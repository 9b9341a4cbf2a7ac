// The arrow of a guess on the stage: its tip set by mouse, touch or keyboard; later the truth.

import assert from "node:assert/strict";
import { test } from "node:test";
import { arrowPath } from "../../../kernel_lib/page/guess/guess_arrow.js";

test("an arrow is drawn from foot to tip, with its head", () => {
  assert.equal(arrowPath([10, 10], [10, 10]), "");
  assert.match(arrowPath([0, 0], [100, 0]), /^M0 0L100 0M87 6.5L100 0L87 -6.5$/);
});
