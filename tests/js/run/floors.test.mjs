// What lies below a ball, and whether it waits to fall.

import assert from "node:assert/strict";
import { test } from "node:test";
import { bounce } from "../bounce.mjs";
import { flown } from "../flown.mjs";
import { floorBelow, heldBalls, levelFloor } from "../../../kernel_lib/page/run/floors.js";

const LEVEL = { point: [7, 0], normal: [0, 2] };
const waiting = (facts = {}, velocity = [0, 0]) => flown([[{ t: 0, c: [0, 6], v: velocity }]],
  { gravity: [0, -10], walls: [LEVEL], end: 1, ...facts });

test("the floor straight below is found, on a slope too", () => {
  assert.deepEqual(floorBelow(waiting(), 3, 6), { x: 3, y: 0, normal: [0, 1], away: 6 });
  const slope = { point: [0, 0], normal: [-0.6, 0.8] };
  const { x, y, away } = floorBelow(waiting({ walls: [slope] }), 4, 5);
  assert.ok(Math.abs(x - 4) < 1e-12 && Math.abs(y - 3) < 1e-12 && Math.abs(away - 2) < 1e-12);
});

test("the nearer of two floors counts, one of a piece only between its ends", () => {
  const shelf = { kind: "segment", start: [-1, 2], end: [1, 2] };
  const run = waiting({ walls: [LEVEL, shelf] });
  assert.equal(floorBelow(run, 0, 6).y, 2);
  assert.equal(floorBelow(run, 3, 6).y, 0);
  assert.equal(floorBelow(run, 0, 1).y, 0);
});

test("without gravity, and beside a wall, there is none", () => {
  assert.equal(floorBelow(waiting({ gravity: [0, 0] }), 0, 6), null);
  assert.equal(floorBelow(waiting({ walls: [{ point: [0, 0], normal: [1, 0] }] }), 3, 6), null);
});

test("a level floor is counted from, a slope is not", () => {
  assert.equal(levelFloor(bounce()), null, "nothing pulls there");
  assert.equal(levelFloor(waiting({ walls: [LEVEL, { point: [0, 1], normal: [0, 1] }] })), 1);
  assert.equal(levelFloor(waiting({ walls: [{ point: [0, 0], normal: [-0.6, 0.8] }] })), null);
});

test("held is what is at rest, is pulled, lies on nothing and has nothing above it", () => {
  assert.deepEqual(heldBalls(waiting()), [0]);
  assert.deepEqual(heldBalls(waiting({}, [1, 0])), []);
  assert.deepEqual(heldBalls(waiting({ gravity: [0, 0] })), []);
  assert.deepEqual(heldBalls(waiting({ radii: [6] })), [], "it lies on the floor");
  assert.deepEqual(heldBalls(waiting({ pivots: [[0, 9]] })), [], "a string holds it");
  assert.deepEqual(heldBalls(waiting({ masses: [null] })), [], "it is a wall");
  const stack = flown([[{ t: 0, c: [0, 3], v: [0, 0] }], [{ t: 0, c: [0.5, 6], v: [0, 0] }]],
    { gravity: [0, -10], walls: [LEVEL], end: 1 });
  assert.deepEqual(heldBalls(stack), [1]);
});
