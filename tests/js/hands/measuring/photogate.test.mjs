// When balls break a beam, against what can be computed by hand.

import assert from "node:assert/strict";
import { test } from "node:test";
import { bounce } from "../../bounce.mjs";
import { passesOf } from "../../../../kernel_lib/page/hands/measuring/photogate.js";
import { ballAt } from "../../../../kernel_lib/page/run/motion.js";

const near = (got, wanted, within = 1e-9) =>
  assert.ok(Math.abs(got - wanted) < within, `${got} instead of ${wanted}`);
const straight = (radius, speed) => [[radius], [0, 0.5, 1], (_, time) => [-2 + speed * time, 0]];
const BEAM = [[0, -3], [0, 3]];

test("a ball at a steady speed breaks the beam for its diameter over its speed", () => {
  const [pass, ...others] = passesOf(BEAM, ...straight(0.1, 5));
  assert.deepEqual(others, []);
  near(pass.from, 1.9 / 5);
  near(pass.to - pass.from, 0.2 / 5);
});

test("a ball far smaller and faster than the looks is seen, too", () => {
  const [pass] = passesOf(BEAM, [1e-3], [0, 1], (_, time) => [-2 + 4.1 * time, 0]);
  near(pass.to - pass.from, 2e-3 / 4.1, 1e-7);
});

test("a bounce is dark from its rim on the way down to its rim on the way up", () => {
  const run = bounce(); // of radius 1, from y = 6; at 1 s it leaves at 5 m/s and rises to 2.25 m
  const at = (_, time) => [ballAt(run, 0, time).x, ballAt(run, 0, time).y];
  const low = passesOf([[-9, 1], [9, 1]], run.radii, run.time, at);
  assert.equal(low.length, 1);
  near(low[0].from, Math.sqrt(2 * 4 / 10));
  near(low[0].to, 1 + 0.2764, 1e-4);
  const high = passesOf([[-9, 4], [9, 4]], run.radii, run.time, at);
  assert.equal(high.length, 1);
  near(high[0].from, Math.sqrt(2 / 10));
  near(high[0].to, Math.sqrt(2 * 3 / 10));
});

test("what stands in the beam from the start is no pass, and what stays in it has no end", () => {
  assert.deepEqual(passesOf(BEAM, [1], [0, 1], () => [0.5, 0]), []);
  const [stays] = passesOf(BEAM, [1], [0, 0.5, 1], (_, time) => [-2 + 1.5 * time, 0]);
  near(stays.from, 1 / 1.5);
  assert.equal(stays.to, null);
});

test("beyond its ends there is no beam", () => {
  assert.deepEqual(passesOf([[0, 2], [0, 3]], ...straight(0.5, 5)), []);
  assert.equal(passesOf([[0, 0.4], [0, 3]], ...straight(0.5, 5)).length, 1);
});

test("several balls stand in order of time", () => {
  const at = (ball, time) => [-2 - ball + 8 * time, 0];
  assert.deepEqual(passesOf(BEAM, [0.1, 0.1], [0, 0.5, 1], at).map(({ ball }) => ball), [0, 1]);
});
