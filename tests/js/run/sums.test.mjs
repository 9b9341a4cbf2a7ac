// What every lesson can draw without naming it: energies, momenta and angular momenta of all
// balls together and of each, frame by frame.

import assert from "node:assert/strict";
import { test } from "node:test";
import { SUMS, isSum, partsOf, sumOf } from "../../../kernel_lib/page/run/sums.js";

// Two balls in the plane at two frames; the second cannot turn, a third one stands for the room.
function flat() {
  return { frames: 2, balls: 3, dimension: 2, masses: [2, 3, null], inertias: [0.5, null, null],
    gravity: [0, -10],
    position: [1, 2, 0, 4, 9, 9, 1, 1, 0, 4, 9, 9],
    velocity: [3, 0, 0, -1, 7, 7, 3, -4, 0, -1, 7, 7], spin: [4, 9, 9, -4, 9, 9] };
}

test("sums over the balls, with those left out that stand for the room", () => {
  const of = (name) => [...sumOf(flat(), `sum:${name}`)];
  assert.deepEqual(of("flight"), [9 + 1.5, 25 + 1.5]);
  assert.deepEqual(of("spin"), [4, 4]);
  assert.deepEqual(of("height"), [20, 0]);
  assert.deepEqual(of("energy"), [34.5, 30.5]);
  assert.deepEqual(of("px"), [6, 6]);
  assert.deepEqual(of("py"), [-3, -11]);
  assert.deepEqual(of("Lz"), [2 * -6 + 2, 2 * (-4 - 3) - 2]);
  assert.deepEqual(of("py:1"), [-3, -3]);
  assert.deepEqual(of("px:7"), [0, 0]);
});

test("in space angular momentum has three parts, and paths and spins add up to it", () => {
  const run = { frames: 1, balls: 1, dimension: 3, masses: [2], inertias: [0.5], gravity: [0, 0, -10],
    position: [1, 2, 3], velocity: [4, 5, 6], spin: [1, -1, 2] };
  assert.deepEqual(["x", "y", "z"].map((axis) => sumOf(run, `sum:L${axis}`)[0]),
    [2 * (2 * 6 - 3 * 5) + 0.5, 2 * (3 * 4 - 6) - 0.5, 2 * (5 - 2 * 4) + 1]);
  assert.equal(sumOf(run, "sum:Oz")[0] + sumOf(run, "sum:Sz")[0], sumOf(run, "sum:Lz")[0]);
});

test("a sum is computed once a run", () => {
  const run = flat();
  assert.equal(sumOf(run, "sum:px"), sumOf(run, "sum:px"));
  assert.ok(SUMS.every((one) => isSum(one.name) && sumOf(run, one.name).length === 2));
});

test("bars have a row for each of a few balls, and one for all", () => {
  const labels = (kind, balls) => partsOf(kind, balls).map((one) => one.label);
  assert.deepEqual(labels("px", 2), ["ball 1", "ball 2", "all together"]);
  assert.deepEqual(labels("px", 1), ["all together"]);
  assert.deepEqual(labels("py", 40), ["all together"]);
  assert.deepEqual(labels("Lz", 2), ["of the paths", "of the spins", "all together"]);
  assert.deepEqual(labels("energy", 9), ["flight", "spin", "height"]);
});
