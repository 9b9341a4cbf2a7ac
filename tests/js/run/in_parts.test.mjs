// A run that comes in parts is the same run as one that comes at once.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ballAt } from "../../../kernel_lib/page/run/motion.js";
import { joinedRun, ready } from "../../../kernel_lib/page/run/runs.js";
import { nextPart, partsCome } from "../../../kernel_lib/page/controls/time/parts_to_come.js";

// Knots of a ball: [time, x, y, vx, vy].
function runOf(balls, end) {
  const knots = balls.flat();
  const columns = (...places) => Float64Array.from(places.flatMap((at) => knots.map((one) => one[at])));
  const nothing = (wide) => new Float64Array(wide * knots.length);
  return ready({ name: "gas", index: 0, balls: balls.length, dimension: 2, between: "curve", step: 0,
    rate: 0, end, radii: balls.map(() => 1), spins: false, contact_time: new Float64Array(0),
    curve_time: Float64Array.of(0, end), knot_count: Int32Array.from(balls, (one) => one.length),
    knot_time: columns(0), knot_place: columns(1, 2), knot_velocity: columns(3, 4),
    knot_law: new Uint8Array(knots.length), knot_drag: nothing(1), knot_acceleration: nothing(2),
    knot_drift: new Float64Array(0), knot_spin: nothing(1), knot_twist: nothing(1) });
}

const EARLY = [[[0, 0, 0, 1, 0], [1, 1, 0, -1, 2]], [[0, 5, 5, 0, 1]], [[0, 9, 0, 0, 0]]];
const LATE = [[[3, -1, 4, 0, -1]], [[2.5, 5, 7.5, 2, 0], [3.5, 7, 7.5, 0, 0]], []];

test("flights of a later part stand after those of each ball", () => {
  const whole = runOf(EARLY.map((one, ball) => [...one, ...LATE[ball]]), 4);
  const joined = joinedRun(runOf(EARLY, 2), runOf(LATE, 4));
  for (const name of ["knot_time", "knot_place", "knot_velocity", "knot_count", "knot_first", "knot_law"]) {
    assert.deepEqual(joined[name], whole[name], name);
  }
  for (const moment of [0, 0.5, 1.5, 2.25, 2.75, 3.25, 4]) {
    for (let ball = 0; ball < 3; ball += 1) {
      assert.deepEqual(ballAt(joined, ball, moment), ballAt(whole, ball, moment));
    }
  }
  assert.equal(joined.end, 4);
});

test("parts are asked for one after the other, until the reader stops them", () => {
  const nothing = { come: 0, of: 0, wanted: true };
  const first = partsCome(nothing, { part: 0, of: 3 });
  assert.equal(nextPart(first), 1);
  const stopped = partsCome({ ...first, wanted: false }, { part: 1, of: 3 });
  assert.equal(nextPart(stopped), null);
  assert.equal(nextPart({ ...stopped, wanted: true }), 2);
  assert.equal(nextPart(partsCome(first, { part: 2, of: 3 })), null);
  assert.equal(nextPart(partsCome(stopped, { part: 0, of: 3 })), 1, "another run is wanted whole");
  assert.equal(nextPart(partsCome(stopped, undefined)), null);
});
