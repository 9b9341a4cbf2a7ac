// Arrows: how long, and drawn how.

import assert from "node:assert/strict";
import { test } from "node:test";
import { headOn } from "../../head_on.mjs";
import { calmScale, momentumScale } from "../../../../kernel_lib/page/stage/arrows/shape.js";

test("momentum and impulse share one scale, which stays while it is near", () => {
  const scale = momentumScale([headOn(1)], { scale: 100 }, 800, 400);
  assert.ok(scale * 4 * 100 > 0.08 * 800 && scale * 4 * 100 < 0.5 * 800);
  assert.equal(calmScale(1, 1.5), 1);
  assert.equal(calmScale(1, 3), 3);
  assert.equal(calmScale(0, 3), 3);
});
