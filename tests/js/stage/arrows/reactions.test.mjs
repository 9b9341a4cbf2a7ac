// The force of a track: its size at a moment, and none where it is too small to see.

import assert from "node:assert/strict";
import { test } from "node:test";
import { footOfForce, greatestForce, reactionAt } from "../../../../kernel_lib/page/stage/arrows/reactions.js";

// Two pieces of two observables: from (3, 4) N evenly to (0, 10) N, then in flight.
const run = { curve_time: [0, 1, 2], curve_start: [3, 0, 0, 4, 0, 0], curve_jump: [0, 0, -10, 0],
  curve_bend: [0, 0, 0, 0, 0, 0, 0, 0] };

test("the greatest force is that of all runs, at the bounds of their pieces", () => {
  const calm = { ...run, curve_start: [0, 0, 0, 2, 0, 0] };
  assert.equal(greatestForce([run], [0, 1]), 5);
  assert.equal(greatestForce([calm, run], [0, 1]), 5);
  assert.equal(greatestForce([calm], [0, 1]), 2);
  assert.equal(greatestForce([], [0, 1]), 0);
});

test("the force has two components, and is none in flight", () => {
  const { across, up, size } = reactionAt(run, [0, 1], 5, 0.5);
  assert.deepEqual([across, up], [1.5, 7]);
  assert.ok(Math.abs(size - Math.hypot(1.5, 7)) < 1e-12);
  assert.deepEqual(reactionAt(run, [0, 1], 5, 1.5), { across: 0, up: 0, size: 0 });
  assert.equal(reactionAt(run, [0, 1], 1e4, 0.5).size, 0, "too small beside the greatest");
});

test("a track presses at the rim, a wire goes through the centre", () => {
  const on = (wall) => ({ radii: [0.2], walls: [wall] });
  assert.equal(footOfForce(on({ kind: "track", wire: false })), 0.2);
  assert.equal(footOfForce(on({ kind: "track", wire: true })), 0);
});
