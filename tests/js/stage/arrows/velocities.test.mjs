// The first arrow of a picture says what arrows are, as long as nothing has moved.

import assert from "node:assert/strict";
import { test } from "node:test";
import { headOn } from "../../head_on.mjs";
import { newRecorder } from "../../recorder.mjs";
import { paintVelocities } from "../../../../kernel_lib/page/stage/arrows/velocities.js";
import { newClaims } from "../../../../kernel_lib/page/stage/labels/claims.js";

test("before anything moves one arrow is named, and none afterwards", () => {
  const runs = [headOn(1), headOn(0.5, 1)];
  const told = (more) => {
    const pane = { left: 0, top: 0, width: 600, height: 400, runs, shift: [0, 0] };
    const stage = { runs, reference: "room", origins: new WeakMap(), view: null, arrow: 0.5, pane, panes: [pane],
      camera: { x: 0, y: 0, scale: 50 }, surface: { width: 600, height: 400, text: 15 }, claims: newClaims() };
    paintVelocities(newRecorder().pen, stage, { arrows: true, time: 0, playing: false, running: false, labels: false, runs,
      hidden: new Set(), explained: false, colours: { ink: "ink", stage: "stage", runs: [..."abcd"], bodies: [..."abcde"] }, ...more });
    return stage.claims.waiting.flatMap(({ lines }) => lines);
  };
  assert.deepEqual(told({}), ["velocity"]);
  assert.deepEqual(told({ playing: true }), []);
  assert.deepEqual(told({ running: true }), []);
  assert.deepEqual(told({ time: 0.1 }), []);
  assert.ok(!told({ labels: true }).includes("velocity"));
});
