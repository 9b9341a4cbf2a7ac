// The frame of reference: the room, the centre of mass of a run's balls, or one ball.

import assert from "node:assert/strict";
import { test } from "node:test";
import { centreOfMass, massShares } from "../../../kernel_lib/page/run/frame_of_reference.js";

const close = (one, other, what) => assert.ok(Math.abs(one - other) < 1e-9, `${what}: ${one}, ${other}`);
/**
 * Ball 1 of 1 kg and 3 m/s meets ball 2 of 2 kg at rest head on at t = 1 with restitution e; both
 * have radius 1, and ball 1 turns at 5 rad/s before and 3 after.
 */
function headOn(e, index = 0, shift = 0) {
  const after = [3 - (1 + e) * 2, (1 + e)];
  const place = (t) => [t < 1 ? 3 * t : 3 + after[0] * (t - 1), shift,
    t < 1 ? 5 : 5 + after[1] * (t - 1), shift];
  const time = Float64Array.from([0, 0.75, 1.25, 2]);
  return { index, name: `e = ${e}`, frames: 4, balls: 2, dimension: 2, between: "curve",
    radii: [1, 1], masses: [1, 2], inertias: [0.4, null], walls: [], tracks: [], spins: true,
    time, position: Float64Array.from([...time].flatMap(place)),
    velocity: Float64Array.from([...time].flatMap((t) => (t < 1 ? [3, 0, 0, 0]
      : [after[0], 0, after[1], 0]))),
    spin: Float64Array.from([5, 0, 5, 0, 3, 0, 3, 0]), contacts: 1,
    contact_time: Float64Array.of(1), contact_a: [0], contact_b: [1], contact_kind: [0],
    contact_point: Float64Array.of(4, shift), contact_normal: Float64Array.of(-1, 0),
    contact_before: Float64Array.of(3, 0, 0, 0),
    contact_after: Float64Array.of(after[0], 0, after[1], 0),
    contact_impulse: Float64Array.of(-2 * (1 + e), 0), contact_duration: [0] };
}

test("the centre of mass goes on through an impact as if nothing had happened", () => {
  const run = headOn(0.5);
  for (const time of [0, 0.5, 0.999, 1, 1.3, 2]) {
    const { x, vx, y } = centreOfMass(run, time);
    close(x, (0 + 2 * 5) / 3 + time, `x at ${time}`);
    close(vx, 1, `v at ${time}`);
    close(y, 0, "y");
  }
});

test("a ball that nothing moves is the centre", () => {
  assert.deepEqual(massShares([1, null]), [0, 1]);
  assert.deepEqual(massShares([1, 3]), [0.25, 0.75]);
});
