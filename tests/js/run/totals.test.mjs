// What a run's balls have together: momentum ball by ball, angular momentum by kind.

import assert from "node:assert/strict";
import { test } from "node:test";
import { originOf, relativeTo } from "../../../kernel_lib/page/run/frame_of_reference.js";
import { ballAt } from "../../../kernel_lib/page/run/runs.js";
import { angularMomentumAt, momentaAt, momentumBox, spinBetween, tipToTail }
  from "../../../kernel_lib/page/run/totals.js";

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

test("seen from the centre of mass, momenta cancel before and after", () => {
  const run = headOn(0.5);
  for (const time of [0.2, 1.7]) {
    const total = tipToTail(momentaAt(run, "centre", time)).pop();
    close(total[0], 0, "total");
    const room = tipToTail(momentaAt(run, "room", time)).pop();
    close(room[0], 3, "in the room");
  }
  const seen = relativeTo(originOf(run, 1, 1.5), ballAt(run, 0, 1.5));
  close(seen.vx, -1.5, "ball 1 as ball 2 sees it leaves at e times its speed");
  assert.deepEqual(momentumBox(run, "room"), { left: 0, right: 3, bottom: 0, top: 0 });
});

test("angular momentum is split, and a spin jumps at its impact", () => {
  const run = headOn(0.5, 0, 2);
  close(spinBetween(run, 0, 0.99), 5, "before");
  close(spinBetween(run, 0, 1), 3, "after");
  const { orbital, spin, total } = angularMomentumAt(run, "room", 0.5);
  close(orbital, -2 * 3, "orbital: y times momentum, clockwise");
  close(spin, 0.4 * 5, "spin");
  close(total, -4, "total");
});
