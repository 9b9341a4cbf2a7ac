// A run at moments close enough for lines and boxes.

import assert from "node:assert/strict";
import { test } from "node:test";
import { bounce, stepped } from "../bounce.mjs";
import { ready } from "../../../kernel_lib/page/run/runs.js";
import { jumpAt, observableOf } from "../../../kernel_lib/page/run/frames.js";
import { observableAt } from "../../../kernel_lib/page/run/observables.js";

test("a contact stands twice, before and after, and nothing else does", () => {
  for (const run of [bounce(), stepped()]) {
    const twice = [...run.time.keys()].filter((k) => run.time[k] === run.time[k + 1]);
    assert.deepEqual(twice.map((k) => run.time[k]), [1]);
    const [k] = twice;
    assert.ok(run.velocity[2 * k + 1] <= -8 && run.velocity[2 * k + 3] >= 3);
    assert.equal(run.position[2 * k + 1], run.position[2 * k + 3]);
  }
});

test("the frames lead from the start to the end, those of fixed steps by their ends", () => {
  const run = stepped();
  assert.equal(run.time[run.frames - 1], 1.6);
  assert.deepEqual([...run.time], [0, 0.4, 0.8, 1, 1, 0.4 * 3, 1.6]);
  assert.ok(bounce().frames > 200);
});

test("a clock that stands at a contact is told so", () => {
  assert.equal(jumpAt(bounce(), 1), 1);
  assert.equal(jumpAt(bounce(), 1 + 1e-9), 1);
  assert.equal(jumpAt(bounce(), 1.001), null);
});

test("an observable has a cubic a piece, and two values at a jump", () => {
  // -10 t up to the contact, then 5 - 10 (t - 1), with a bend that is 0 at both ends.
  const run = Object.assign(bounce(), { curve_time: Float64Array.of(0, 1, 1.6),
    curve_start: Float32Array.of(0, 5, -1), curve_jump: Float32Array.of(15, 0),
    curve_bend: Float32Array.of(0, 2, 0, 0) });
  assert.equal(observableAt(run, 0, 0.5), -5);
  assert.equal(observableAt(run, 0, 1, true), -10);
  assert.equal(observableAt(run, 0, 1), 5);
  assert.ok(Math.abs(observableAt(run, 0, 1.2) - (3 + 2)) < 1e-6);
  assert.ok(Math.abs(observableAt(run, 0, 1.4) - 1) < 1e-6);
  assert.equal(observableAt(run, 0, 9), -1);
  const line = observableOf(run, 0);
  const k = run.time.indexOf(1);
  assert.deepEqual([line[k], line[k + 1]], [-10, 5]);
});

test("of many balls few moments are looked at, of few balls many", () => {
  const made = (balls) => ready({ ...bounce(), balls, end: 60, contact_time: new Float64Array(0),
    knot_count: new Int32Array(balls).fill(1), knot_time: new Float64Array(balls),
    knot_law: new Uint8Array(balls), knot_drag: new Float64Array(balls), radii: Array(balls).fill(1),
    ...Object.fromEntries(["place", "velocity", "acceleration"].map((name) =>
      [`knot_${name}`, new Float64Array(2 * balls)])),
    knot_spin: new Float64Array(balls), knot_twist: new Float64Array(balls) });
  assert.equal(made(1000).frames, 241);
  assert.ok(made(2).frames >= 1201);
});
