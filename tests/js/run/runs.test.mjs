// The runs as they arrive from Python, and where each ball is between the frames.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ballAt, contactMoments, decodedRuns, frameBefore, frameMoments, valueAt }
  from "../../../kernel_lib/page/run/runs.js";

const G = 10;
// A ball of radius 1 dropped from y = 6: it touches at t = 1 and goes up again at 5 m/s.
function bounce(between = "curve") {
  const arrays = {
    time: [0, 0.8, 1.2, 1.6],
    position: [0, 6, 1.6, 2.8, 2.4, 1.8, 3.2, 2.2],
    velocity: [2, 0, 2, -8, 2, 3, 2, -1],
    spin: [0, 0, 0, 0],
    observables: [6, 2.8, 1.8, 2.2],
    contact_time: [1], contact_a: [0], contact_b: [-1], contact_point: [2, 0],
    contact_normal: [0, 1], contact_before: [2, -10, 0, 0], contact_after: [2, 5, 0, 0],
    contact_lost: [37.5], contact_kind: [0],
  };
  const numbers = [];
  const places = {};
  for (const [name, values] of Object.entries(arrays)) {
    places[name] = [numbers.length, values.length];
    numbers.push(...values);
  }
  const header = { number: "float64", runs: [{ name: "one", frames: 4, balls: 1, dimension: 2,
    between, radii: [1], masses: [1], contacts: 1, arrays: places,
    walls: [{ point: [0, 0], normal: [0, 1] }] }] };
  const padded = new Uint8Array(numbers.length * 8 + 3);
  padded.set(new Uint8Array(Float64Array.from(numbers).buffer), 3);
  return decodedRuns(header, new DataView(padded.buffer, 3, numbers.length * 8))[0];
}

test("numbers arrive whole, wherever they start in the message", () => {
  assert.deepEqual([...bounce().time], [0, 0.8, 1.2, 1.6]);
});

test("between exact frames the ball follows its parabola, into the contact and out of it", () => {
  const run = bounce();
  for (const time of [0, 0.1, 0.5, 0.79, 0.81, 0.95, 0.999]) {
    const { x, y, vy } = ballAt(run, 0, time);
    assert.ok(Math.abs(x - 2 * time) < 1e-12, `x at ${time}`);
    assert.ok(Math.abs(y - (6 - G * time * time / 2)) < 1e-12, `y at ${time}`);
    assert.ok(Math.abs(vy + G * time) < 1e-12, `v at ${time}`);
  }
  for (const time of [1, 1.05, 1.2, 1.5, 1.6]) {
    const since = time - 1;
    const { y, vy } = ballAt(run, 0, time);
    assert.ok(Math.abs(y - (1 + 5 * since - G * since * since / 2)) < 1e-12, `y at ${time}`);
    assert.ok(Math.abs(vy - (5 - G * since)) < 1e-12, `v at ${time}`);
  }
});

test("between fixed steps the ball goes straight, and the velocity jumps at the frame", () => {
  const run = bounce("line");
  assert.ok(Math.abs(ballAt(run, 0, 0.4).y - 4.4) < 1e-12);
  assert.ok(Math.abs(ballAt(run, 0, 1.0).y - 2.3) < 1e-12);
  assert.equal(ballAt(run, 0, 1.1).vy, -8);
  assert.equal(ballAt(run, 0, 1.2).vy, 3);
});

test("before the first frame and after the last the ball stands still", () => {
  const run = bounce();
  assert.equal(ballAt(run, 0, -1).y, 6);
  assert.equal(ballAt(run, 0, 99).y, 2.2);
});

test("frames are found by halving, values in between by proportion", () => {
  assert.equal(frameBefore([0, 1, 2, 3], 2), 2);
  assert.equal(frameBefore([0, 1, 2, 3], 1.99), 1);
  assert.equal(frameBefore([0, 1, 2, 3], -1), 0);
  assert.equal(frameBefore([0, 1, 2, 3], 9), 3);
  assert.equal(valueAt([0, 1], [10, 20], 0.25), 12.5);
  assert.equal(valueAt([0, 1], [10, 20], 7), 20);
  assert.equal(valueAt([0], [10], 0), 10);
});

test("moments of several runs are merged without twins", () => {
  assert.deepEqual(contactMoments([bounce(), bounce()]), [1]);
  assert.deepEqual(frameMoments([bounce()]), [0, 0.8, 1.2, 1.6]);
});
