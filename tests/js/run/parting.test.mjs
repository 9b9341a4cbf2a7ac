// The first moment at which runs part.

import assert from "node:assert/strict";
import { test } from "node:test";
import { headOn } from "../head_on.mjs";
import { areOfOneScene, firstParting, partingInWords, withOtherCurves } from "../../../kernel_lib/page/run/parting.js";

test("runs part where a ball is a twentieth of its radius off, whatever the row", () => {
  assert.equal(firstParting([headOn(0.5), headOn(0.5, 1, -7)]), null);
  const parting = firstParting([headOn(1), headOn(1, 1), headOn(0.5, 2, 3)]);
  assert.deepEqual(parting.runs, ["e = 1", "e = 0.5"]);
  assert.equal(parting.ball, 0);
  assert.ok(Math.abs(parting.time - 1.05) < 1e-6, `${parting.time}`);
  const words = partingInWords(parting, [headOn(1)]);
  assert.match(words, /^From 1\.05 s on you see ball 1 of “e = 0\.5”/);
  assert.match(partingInWords(null, []), /You never see the runs apart/);
});

test("bowls that stand next to each other are of no one scene; two balls in one bowl are", () => {
  const bowl = (x) => ({ ...headOn(1), walls: [{ kind: "arc", centre: [x, 1], radius: 1, start: 3.14, end: 6.28 }] });
  const [one, neighbour, other] = [bowl(0), bowl(0), bowl(3)];
  assert.deepEqual(withOtherCurves([one, neighbour, other]), [other]);
  assert.deepEqual(withOtherCurves([headOn(1), headOn(0.5)]), [], "planes are the same for all");
  assert.ok(areOfOneScene([one, neighbour]));
  assert.ok(!areOfOneScene([one, neighbour, other]));
});

test("bodies, tracks and starts that are unlike are no descriptions of one scene", () => {
  const track = { kind: "track", lines: [[[0, 1], [2, 0]]] };
  const on = (facts) => ({ ...headOn(1), walls: [track], ...facts });
  assert.ok(areOfOneScene([headOn(1), headOn(0.5, 1, -7)]), "rows below one another");
  assert.ok(areOfOneScene([on({}), on({})]));
  assert.ok(!areOfOneScene([on({}), on({ inertias: [null, null] })]), "ball and block");
  assert.ok(!areOfOneScene([on({}), on({ walls: [{ ...track, lines: [[[0, 1], [2, -1]]] }] })]));
  assert.ok(!areOfOneScene([on({}), on({ position: Float64Array.of(9, 9, 9, 9) })]), "another start");
});

test("single balls that start more than a radius apart are of no one scene", () => {
  const one = { ...headOn(1), balls: 1, position: Float64Array.of(0, 5.5), velocity: Float64Array.of(2, 0) };
  const lower = (y) => ({ ...one, position: Float64Array.of(0, y) });
  assert.ok(areOfOneScene([one, lower(5.499)]), "neighbours");
  assert.ok(!areOfOneScene([one, lower(0.5)]), "each on its own carpet");
});

test("another pull, another push and a spring make another scene", () => {
  const other = headOn(1);
  assert.ok(areOfOneScene([headOn(1), other]));
  for (const facts of [{ gravity: [0, -1.62] }, { springs: [[0, 1]] }, { velocity: other.velocity.map((v) => 1.03 * v) }]) {
    assert.ok(!areOfOneScene([headOn(1), { ...other, ...facts }]), Object.keys(facts)[0]);
  }
});

test("two balls that start beside each other are no descriptions of one", () => {
  const [one, other] = [0, 1e-6].map((x, k) => ({ name: ["ball", "neighbour"][k], balls: 1, dimension: 2,
    position: Float64Array.of(x, 1) }));
  assert.match(partingInWords(null, [one, other]), /^You never see them apart/);
  assert.equal(partingInWords({ time: 5.5, runs: ["ball", "neighbour"], ball: 0 }, [one, other]),
    "From 5.50 s on you see “neighbour” and “ball” apart.");
  assert.match(partingInWords(null, [one, one]), /^You never see the runs apart/);
});
