// A ball in space: a sphere with four of its eight octants coloured, so that every turn shows.

import assert from "node:assert/strict";
import { test } from "node:test";
import { facing } from "../../../kernel_lib/page/space/sphere.js";

function near(got, wanted, tolerance = 1e-12) {
  const far = Math.max(...got.map((one, k) => Math.abs(one - wanted[k])));
  assert.ok(got.length === wanted.length && far < tolerance, `${got} is not ${wanted}`);
}

test("of a patch the part before the rim is seen", () => {
  assert.equal(facing([[0, 0, -1], [1, 0, -0.1], [0, 1, -0.1]]), null);
  assert.equal(facing([[0, 0, 1], [0.6, 0, 0.8], [0, 0.6, 0.8]]).leaves, null);
  const cut = facing([[0.6, 0, 0.8], [0, 0.6, 0.8], [0, 0.6, -0.8], [0.6, 0, -0.8]]);
  assert.equal(cut.points.length, 2);
  near(cut.leaves, [0, 1]);
  near(cut.enters, [1, 0]);
});
