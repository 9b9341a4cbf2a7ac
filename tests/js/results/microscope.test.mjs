// The impact microscope: one contact slowly and closely, and what its energy became.

import assert from "node:assert/strict";
import { test } from "node:test";
import { described, slowness } from "../../../kernel_lib/page/results/microscope.js";

test("a contact lasts some seconds here, however short it is", () => {
  assert.equal(slowness({ duration: 4e-5 }), 1e-5);
  assert.ok(slowness({ duration: 0 }) > 0);
});

test("a contact is described by its normal, radii and speeds", () => {
  const run = { name: "one", index: 1, dimension: 2, radii: [0.5, 2], contact_a: [0],
    contact_b: [-1], contact_normal: Float64Array.of(0, 1), contact_time: [1],
    contact_duration: [0], contact_before: Float64Array.of(7, -3, 0, 0),
    contact_after: Float64Array.of(7, 2, 0, 0) };
  const found = described(run, 0, { runs: ["red", "blue"] });
  assert.deepEqual([found.closing, found.parting, found.colour], [3, 2, "blue"]);
  assert.deepEqual(found.radii, [0.5, Infinity]);
});
