// The pulls of two balls on the stage, before they are let go.

import assert from "node:assert/strict";
import { test } from "node:test";
import { paintPulls, paintTouching } from "../../../../kernel_lib/page/stage/arrows/attraction.js";
import { newClaims } from "../../../../kernel_lib/page/stage/labels/claims.js";
import { flown } from "../../flown.mjs";
import { newRecorder } from "../../recorder.mjs";

const COLOURS = { stage: "white", edge: "grey", muted: "grey", n: "red", ink: "black" };

function painted(velocity, look = {}) {
  const run = flown([[{ t: 0, c: [-3, 0], v: velocity.map((part) => -part) }], [{ t: 0, c: [3, 0], v: velocity }]],
    { end: 10, attraction: 6.674e-11, masses: [12566, 12566] });
  const stage = { camera: { x: 0, y: 0, scale: 50 }, pane: { width: 868, height: 486 }, reference: "room", claims: newClaims() };
  const seen = { runs: [run], time: 0, held: true, arrows: true, colours: COLOURS, ...look };
  for (const paint of [paintTouching, paintPulls]) paint(newRecorder().pen, stage, seen);
  return { arrows: stage.claims.lines, told: stage.claims.waiting.flatMap(({ lines }) => lines) };
}

test("both pulls are equally long, face each other, and have their force", () => {
  const { arrows: [[from, to], [start, end]], told } = painted([0, 1e-4]);
  assert.deepEqual([from[0], start[0]], [434 - 150 + 53, 434 + 150 - 53]);
  assert.deepEqual([to[0] - from[0], end[0] - start[0]], [60, -60]);
  assert.deepEqual(told, ["centre here: they touch", "0.293 mN each"]);
});

test("once they are let go, and where their velocity lies on the same line, no pull is drawn", () => {
  assert.deepEqual(painted([0, 1e-4], { held: false }), { arrows: [], told: [] });
  assert.deepEqual(painted([-1e-4, 1e-5]).arrows, []);
  assert.equal(painted([-1e-4, 1e-5], { arrows: false }).arrows.length, 2);
  assert.equal(painted([0, 0]).arrows.length, 2);
});
