// Strings of hanging balls, and the names of runs that lie apart on the stage.

import assert from "node:assert/strict";
import { test } from "node:test";
import { lieApart, boxWithStrings } from "../../../../kernel_lib/page/stage/bodies/strings.js";

test("runs bear their names only where their pictures lie apart", () => {
  const box = (left, bottom) => ({ left, right: left + 1, bottom, top: bottom + 1 });
  assert.ok(lieApart([box(0, 0), box(2, 0), box(0, 2)]));
  assert.ok(!lieApart([box(0, 0), box(0.5, 0.5)]));
  assert.ok(!lieApart([box(0, 0)]));
});

test("the strings of hanging balls are in view", () => {
  const run = { frames: 1, balls: 1, dimension: 2, radii: [0.1], position: [0, 0],
    pivots: [[0.3, 1]], walls: [], gravity: [0, 0] };
  assert.deepEqual(boxWithStrings(run), { left: -0.1, right: 0.3, bottom: -0.1, top: 1 });
});
