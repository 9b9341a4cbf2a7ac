// Dots of bounces: how far from the middle each was, so far and no farther.

import assert from "node:assert/strict";
import { test } from "node:test";
import { middleLine, offsetsSoFar } from "../../../../kernel_lib/page/stage/ground/bounces.js";

const BOWL = { kind: "arc", centre: [0.5, 1], radius: 1.1, start: Math.PI, end: 2 * Math.PI };

// Three impacts of a ball of radius 0.1, a slide, and one of another ball.
function bounced(walls, gravity) {
  return { walls, gravity, dimension: 2, radii: [0.1, 0.1], contacts: 5,
    contact_time: [1, 2, 2.5, 3, 4], contact_kind: [0, 0, 1, 0, 0], contact_a: [0, 0, 0, 1, 0],
    contact_point: [0.6, 0, 0.3, 0.1, 9, 9, 9, 9, 0.5, -0.1],
    contact_normal: [0, 1, 0.6, 0.8, 0, 1, 0, 1, -1, 0] };
}

test("in a bowl they are counted across the plumb line through its middle", () => {
  const run = bounced([BOWL], [0, -9.8]);
  assert.deepEqual(middleLine(run), { point: [0.5, 1], across: [1, 0] });
  assert.deepEqual(offsetsSoFar(run, 0.5), []);
  const found = offsetsSoFar(run, 4);
  const wanted = [0.1, -0.14, -0.1];
  assert.equal(found.length, 3);
  found.forEach((one, k) => assert.ok(Math.abs(one - wanted[k]) < 1e-12, `${found}`));
  assert.equal(offsetsSoFar(run, 2).length, 2);
});

test("between mirrors, without gravity, they are counted up and down", () => {
  const run = bounced([BOWL, BOWL], [0, 0]);
  assert.deepEqual(middleLine(run).across, [0, 1]);
  assert.ok(Math.abs(offsetsSoFar(run, 1)[0] - (0.1 - 1)) < 1e-12);
});

test("a plane has no middle, nor has a wall of one's own", () => {
  const run = bounced([{ point: [0, 0], normal: [0, 1] }], [0, -9.8]);
  assert.equal(middleLine(run), null);
  assert.deepEqual(offsetsSoFar(run, 9), []);
  assert.equal(middleLine(bounced([{ kind: "own", lines: [] }], [0, -9.8])), null);
});
