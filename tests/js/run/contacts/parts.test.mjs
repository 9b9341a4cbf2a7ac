// What an impact does to velocities: their normal and tangential parts, and the slip.

import assert from "node:assert/strict";
import { test } from "node:test";
import { flown } from "../../flown.mjs";
import { headOn } from "../../head_on.mjs";
import { impactsWith, latestImpact, partsAt, slidingAt, slipAt }
  from "../../../../kernel_lib/page/run/contacts/parts.js";

const close = (one, other, what) => assert.ok(Math.abs(one - other) < 1e-9, `${what}: ${one}, ${other}`);
const alongside = (one, other, what) => other.forEach((part, axis) => close(one[axis], part, what));

// A slope of 3 in 4, on which a ball of radius 1 lands at t = 1 with 5 m/s into it and 2 m/s up it.
const [NORMAL, UP] = [[-0.6, 0.8], [0.8, 0.6]];
const of = (into, up) => [0, 1].map((axis) => -into * NORMAL[axis] + up * UP[axis]);

function landing(into, up) {
  const [before, after] = [of(5, 2), of(into, up)];
  return flown([[{ t: 0, c: [NORMAL[0] - before[0], NORMAL[1] - before[1]], v: before },
    { t: 1, c: NORMAL, v: after }]],
  { end: 2, contacts: 1, contact_time: [1], contact_a: [0], contact_b: [-1], contact_kind: [0],
    contact_point: [0, 0], contact_normal: NORMAL, contact_before: [...before, 0, 0],
    contact_after: [...after, 0, 0], contact_duration: [0],
    walls: [{ point: [0, 0], normal: NORMAL }] });
}

test("a landing that gives nothing back takes the part into the slope and leaves the other", () => {
  const [parts] = partsAt(landing(0, 2), 0);
  alongside(parts.place, [...NORMAL, 0], "the centre at the landing");
  alongside(parts.towards, [0.6, -0.8, 0], "towards the slope");
  alongside(parts.across, [...UP, 0], "along the slope");
  close(parts.normal.before, 5, "into the slope before");
  assert.equal(parts.normal.after, 0, "what rounding leaves is none");
  close(parts.tangential.before, 2, "along it before");
  close(parts.tangential.after, 2, "along it after");
});

test("a bounce turns the normal part round, and a rough slope the tangential one", () => {
  const [parts] = partsAt(landing(-3, -1), 0);
  close(parts.normal.after, -3, "away from the slope");
  close(parts.tangential.after, -1, "the other way along it");
});

test("parts add up to the velocity", () => {
  for (const run of [landing(0, 2), landing(-3, -1), headOn(0.5)]) {
    for (const { towards, across, velocity, normal, tangential } of partsAt(run, 0)) {
      for (const when of ["before", "after"]) {
        alongside([0, 1, 2].map((axis) => normal[when] * towards[axis]
          + tangential[when] * across[axis]), velocity[when], when);
      }
    }
  }
});

test("two balls have their own parts, each towards the other", () => {
  const [one, two] = partsAt(headOn(0.5), 0);
  assert.deepEqual([one.ball, two.ball], [0, 1]);
  alongside(one.towards, [1, 0, 0], "ball 1 towards ball 2");
  alongside(two.towards, [-1, 0, 0], "ball 2 towards ball 1");
  close(one.normal.before, 3, "ball 1 before");
  close(one.normal.after, 0, "ball 1 after");
  close(two.normal.before, 0, "ball 2 before");
  close(two.normal.after, -1.5, "ball 2 is pushed away from ball 1");
  assert.equal(one.tangential.before, 0, "head on nothing goes across");
});

test("nothing is known of an impact before it, and ever smaller ones are left out", () => {
  const run = { ...headOn(1), contacts: 3, contact_time: Float64Array.of(1, 1.4, 1.5),
    contact_a: [0, 0, 0], contact_b: [1, -1, -1], contact_kind: [0, 0, 1],
    contact_before: Float64Array.of(3, 0, 0, 0, -1, 0, 0, 0, -1, 0, 0, 0),
    contact_after: Float64Array.of(-1, 0, 2, 0, -1, 0.01, 0, 0, 5, 5, 0, 0) };
  assert.equal(latestImpact(run, 0.999), -1);
  assert.equal(latestImpact(run, 1), 0);
  assert.equal(latestImpact(run, 1.9), 0, "a hundredth of the change, and no impact");
  assert.deepEqual(impactsWith(run, 0), [0]);
  assert.equal(latestImpact({ ...run, felt: undefined, contacts: 0 }, 2), -1);
});

test("slip is of the surfaces: spin turns it round at a full grip", () => {
  const run = { ...landing(-5, -1), spins: true };
  // The contact point lies 1 m from the centre against the normal: it moves by ω along the slope.
  run.knot_spin = Float64Array.of(3, 1);
  const { place, slip } = slipAt(run, 0);
  alongside(place, [0, 0, 0], "at the contact");
  alongside(slip.before, [5 * UP[0], 5 * UP[1], 0], "2 m/s of the centre and 3 of the spin");
  assert.deepEqual(slip.after, [0, 0, 0], "-1 and 1: it grips, whatever rounding says");
});

test("two turning balls slip by what both surfaces do", () => {
  const { slip } = slipAt(headOn(1), 0);
  alongside(slip.before, [0, 5, 0], "5 rad/s of ball 1 at a radius of 1 m");
  alongside(slip.after, [0, 3, 0], "after");
});

test("a ball on a lane slips less and less, until it rolls", () => {
  const run = flown([[{ t: 0, c: [0, 1], v: [7, 0], a: [-2, 0], w: 0, twist: -5 }, { t: 1, c: [6, 1],
    v: [5, 0], w: -5 }]],
  { end: 2, spins: true, contacts: 2, contact_time: [0, 1], contact_a: [0, 0], contact_b: [-1, -1],
    contact_kind: [1, 2], contact_point: [0, 0, 6, 0], contact_normal: [0, 1, 0, 1],
    contact_before: Array.from({ length: 8 }, () => 0), contact_after: Array.from({ length: 8 }, () => 0) });
  const half = slidingAt(run, 0.5);
  alongside(half.slip, [6 - 2.5, 0, 0], "half of it is left");
  alongside(half.place, [3.25, 0, 0], "below the centre");
  assert.deepEqual(slidingAt(run, 1.5).slip, [0, 0, 0], "it rolls");
  assert.equal(slidingAt(headOn(1), 1.5), null);
});
