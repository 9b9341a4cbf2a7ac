// Outlines where the balls began, once the verdict stands.

import assert from "node:assert/strict";
import { test } from "node:test";
import { headOn } from "../../head_on.mjs";
import { newRecorder } from "../../recorder.mjs";
import { paintStarts } from "../../../../kernel_lib/page/stage/bodies/starts.js";

function outlines(time, more = {}) {
  const stage = { reference: "room", view: null, camera: { x: 0, y: 0, scale: 10 }, pane: { width: 200, height: 100 } };
  const { pen, lines } = newRecorder();
  paintStarts(pen, stage, { phase: "verdict", time, runs: [headOn(1), headOn(0.5, 1)], colours: { edge: "edge" }, ...more });
  return lines.filter((line) => line.startsWith("arc"));
}

test("each ball that has left its start has an outline there, of the first run alone", () => {
  assert.deepEqual(outlines(0.9), ["arc 100 50 10 0 6.283"], "ball 2 waits to be hit");
  assert.equal(outlines(1.5).length, 2);
});

test("there is none before the verdict, at the start, or where a picture has its own", () => {
  assert.deepEqual(outlines(1.5, { phase: "seen" }), []);
  assert.deepEqual(outlines(0), []);
  assert.deepEqual(outlines(1.5, { pictured: true }), []);
});
