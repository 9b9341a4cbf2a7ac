// How many balls have which speed, and what Maxwell expects.

import assert from "node:assert/strict";
import { test } from "node:test";
import { countedSpeeds, expectedSpeeds, speedScale, speedsOf } from "../../../../kernel_lib/page/stage/ground/speed_counts.js";

const COUNT = 400;

/** Balls in the plane, or in space, with velocities along x that a function gives; nothing collides. */
function flying(speed, { masses = () => 1, dimension = 2, late = speed } = {}) {
  const knots = 2 * COUNT;
  const columns = () => new Float64Array(dimension * knots);
  const velocity = columns();
  const time = new Float64Array(knots);
  for (let ball = 0; ball < COUNT; ball += 1) {
    velocity[2 * ball] = speed(ball);
    velocity[2 * ball + 1] = late(ball);
    time[2 * ball + 1] = 5;
  }
  return { balls: COUNT, dimension, end: 10, knots, spins: false, step: 0, rate: 0,
    masses: Array.from({ length: COUNT }, (_, ball) => masses(ball)),
    knot_first: Int32Array.from({ length: COUNT + 1 }, (_, ball) => 2 * ball), knot_time: time,
    knot_law: new Uint8Array(knots), knot_place: columns(), knot_velocity: velocity,
    knot_acceleration: columns(), knot_drift: new Float64Array(0), knot_drag: new Float64Array(knots),
    knot_spin: new Float64Array(3 * knots), knot_twist: new Float64Array(3 * knots) };
}

test("speeds are those of the moment", () => {
  const run = flying((ball) => ball, { late: () => -3 });
  assert.deepEqual([...speedsOf(run, 1)].slice(0, 3), [0, 1, 2]);
  assert.ok([...speedsOf(run, 7)].every((speed) => speed === 3));
});

test("one speed stands in the middle of one bar, and all balls in it", () => {
  const run = flying(() => 2);
  const { width, bars, start } = speedScale(run);
  assert.equal(start, 2);
  const counts = countedSpeeds(run, 1);
  assert.equal(counts.length, bars);
  assert.equal(counts.reduce((sum, count) => sum + count, 0), COUNT);
  const full = counts.indexOf(COUNT);
  assert.ok(Math.abs((full + 0.5) * width - 2) < 1e-12);
});

test("the bars reach as far as the balls that end faster, and count all that are faster still", () => {
  const run = flying(() => 1, { late: (ball) => (ball === 0 ? 50 : 3) });
  const { width, bars } = speedScale(run);
  assert.ok(width * bars > 2 * 3 && width * bars < 50);
  assert.equal(countedSpeeds(run, 9)[bars - 1], 1);
});

test("Maxwell's curve has the balls' number and energy, in the plane and in space", () => {
  for (const dimension of [2, 3]) {
    const run = flying(() => 2, { dimension });
    const { width } = speedScale(run);
    const curve = expectedSpeeds(run, 1);
    let [sum, energy] = [0, 0];
    for (let speed = 0.0005; speed < 20; speed += 0.001) {
      sum += curve(speed) * 0.001 / width;
      energy += speed * speed * curve(speed) * 0.001 / width;
    }
    assert.ok(Math.abs(sum / COUNT - 1) < 1e-3, `${dimension}: ${sum}`);
    assert.ok(Math.abs(energy / COUNT - 4) < 1e-2, `${dimension}: ${energy}`);
  }
});

test("its top in the plane lies at the square root of a half of the speed they began with", () => {
  const run = flying(() => 1);
  const curve = expectedSpeeds(run, 0);
  const top = Math.SQRT1_2;
  assert.ok(curve(top) > curve(top - 0.02) && curve(top) > curve(top + 0.02));
  assert.ok(Math.abs(curve(top) - COUNT * Math.exp(-0.5) * Math.SQRT2 / 7.5) < 1e-9);
});

test("heavy balls have a curve of their own, of slower ones, with the same energy each", () => {
  const mixed = flying(() => 1, { masses: (ball) => (ball % 2 ? 1 : 4) });
  const curve = expectedSpeeds(mixed, 0);
  // The mean of m v² is 2.5, so kT = 1.25: sigma² = 1.25 of the light ones, 0.3125 of the heavy ones.
  const density = (speed, square) => speed / square * Math.exp(-speed * speed / (2 * square));
  for (const speed of [0.3, 1, 2]) {
    const expected = (density(speed, 1.25) + density(speed, 0.3125)) / 2;
    assert.ok(Math.abs(curve(speed) - COUNT * speedScale(mixed).width * expected) < 1e-9);
  }
});

test("balls at rest expect nothing, and stand in the first bar", () => {
  const run = flying(() => 0);
  assert.equal(countedSpeeds(run, 1)[0], COUNT);
  assert.equal(expectedSpeeds(run, 1)(0.5), 0);
});
