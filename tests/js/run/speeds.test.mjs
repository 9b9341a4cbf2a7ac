// Speeds of a run in its unit.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fastestIn, speedText } from "../../../kernel_lib/page/run/speeds.js";

const runWith = (...velocity) => ({ dimension: 2, velocity: Float64Array.from(velocity) });

test("the fastest ball at any frame says how fast a run is, and of a start its room", () => {
  assert.equal(fastestIn(runWith(0, 1, 3, -4, 2, 2)), 5);
  assert.equal(fastestIn({ ...runWith(0, 1), stands: true, room: { fastest: 7 } }), 7);
});

test("where nothing is fast, speeds are in millimetres a second", () => {
  const [ball, stone] = [runWith(3, 4), runWith(0, 1e-4, 8.93e-4, 0)];
  assert.equal(speedText(ball, 5, 3.5), "5 → 3.5 m/s");
  assert.equal(speedText(stone, 8.93e-4, 6.251e-4), "0.893 → 0.625 mm/s");
  assert.equal(speedText(runWith(0, 0), 0), "0 m/s", "what lies still has no scale of its own");
});
