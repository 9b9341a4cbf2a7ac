// Balls as discs: outline, mark of the run, and a stripe that shows the spin.

import assert from "node:assert/strict";
import { test } from "node:test";
import { coreRadii } from "../../../../kernel_lib/page/stage/bodies/balls.js";

const close = (one, other, what) => assert.ok(Math.abs(one - other) < 1e-9, `${what}: ${one}, ${other}`);

test("cores have areas as the masses and fit into their balls", () => {
  const cores = coreRadii([1, 1, 2], [1, 4, null]);
  close(cores[1] / cores[0], 2, "four times the mass, twice the radius");
  assert.ok(cores.every((core, ball) => core <= [1, 1, 2][ball]));
});
