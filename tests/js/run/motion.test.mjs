// Where each ball of a run is at any moment, and how fast.

import assert from "node:assert/strict";
import { test } from "node:test";
import { G, bounce, stepped } from "../bounce.mjs";
import { flown } from "../flown.mjs";
import { ballAt } from "../../../kernel_lib/page/run/motion.js";

const near = (got, wanted, what) => assert.ok(Math.abs(got - wanted) < 1e-12, `${what}: ${got}`);

test("the ball follows its parabola, into the contact and out of it", () => {
  const run = bounce();
  for (const time of [0, 0.1, 0.5, 0.79, 0.81, 0.95, 0.999]) {
    const { x, y, vy } = ballAt(run, 0, time);
    near(x, 2 * time, `x at ${time}`);
    near(y, 6 - G * time * time / 2, `y at ${time}`);
    near(vy, -G * time, `v at ${time}`);
  }
  for (const time of [1, 1.05, 1.2, 1.5, 1.6]) {
    const since = time - 1;
    const { y, vy } = ballAt(run, 0, time);
    near(y, 1 + 5 * since - G * since * since / 2, `y at ${time}`);
    near(vy, 5 - G * since, `v at ${time}`);
  }
});

test("a jump is a jump: at the contact there is a velocity before and one after", () => {
  const run = bounce();
  near(ballAt(run, 0, 1, true).vy, -10, "before");
  near(ballAt(run, 0, 1, true).y, 1, "y before");
  near(ballAt(run, 0, 1).vy, 5, "after");
  near(ballAt(run, 0, 1 - 1e-10).vy, -10 + 1e-9, "an instant before");
});

test("between fixed steps the ball goes straight, and the velocity jumps at the contact", () => {
  const run = stepped();
  near(ballAt(run, 0, 0.4).y, 5.2, "at a step");
  near(ballAt(run, 0, 0.2).y, 5.6, "between two");
  near(ballAt(run, 0, 0.2).vy, -2, "velocity between two");
  near(ballAt(run, 0, 1).y, 2.3, "on the chord of the step with the contact");
  near(ballAt(run, 0, 0.99).vy, -8, "up to the contact");
  near(ballAt(run, 0, 1).vy, 3, "from it on");
});

test("a cubic piece goes through both ends with both velocities", () => {
  const run = flown([[{ t: 0, law: 1, c: [0, 0], v: [1, 0] }, { t: 2, law: 1, c: [8, 0], v: [13, 0] }]],
    { end: 2 });
  // x = t - 1.5 t² + 1.5 t³
  for (const [time, x, v] of [[0, 0, 1], [1, 1, 2.5], [2, 8, 13]]) {
    near(ballAt(run, 0, time).x, x, `x at ${time}`);
    near(ballAt(run, 0, time).vx, v, `v at ${time}`);
  }
});

test("a swing goes along its arc", () => {
  const run = flown([[{ t: 0, law: 3, c: [Math.sin(0.3), 1 - Math.cos(0.3)], v: [0, 0] }]],
    { end: 9, rate: 2, pivots: [[0, 1]] });
  const at = ballAt(run, 0, Math.PI / 4);
  near(at.x, 0, "x at the bottom");
  near(at.y, 0, "y at the bottom");
  near(at.vx, -0.6, "v at the bottom");
  near(ballAt(run, 0, Math.PI / 2).x, -Math.sin(0.3), "on the other side");
});

test("drag slows a flight down", () => {
  const run = flown([[{ t: 0, c: [0, 0], v: [4, 0], drag: 0.5 }]], { end: 9 });
  near(ballAt(run, 0, 3).vx, 4 * Math.exp(-1.5), "v");
  near(ballAt(run, 0, 3).x, 8 * (1 - Math.exp(-1.5)), "x");
  near(ballAt(run, 0, 0.001).x, 8 * -Math.expm1(-0.0005), "x after a short time");
});

test("the angle adds up over the spins", () => {
  const run = flown([[{ t: 0, c: [0, 0], v: [0, 0], w: 2, twist: 1 },
    { t: 2, c: [0, 0], v: [0, 0], w: -3 }]], { end: 4, spins: true });
  near(ballAt(run, 0, 1).angle, 2.5, "while it spins up");
  near(ballAt(run, 0, 3).angle, 6 - 3, "after it has turned round");
});

test("before the start and after the end the ball stands still", () => {
  const run = bounce();
  near(ballAt(run, 0, -1).y, 6, "before");
  near(ballAt(run, 0, 99).y, 1 + 3 - 1.8, "after");
});
