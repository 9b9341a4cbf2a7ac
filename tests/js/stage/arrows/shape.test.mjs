// Arrows: how long, and drawn how.

import assert from "node:assert/strict";
import { test } from "node:test";
import { headOn } from "../../head_on.mjs";
import { newRecorder } from "../../recorder.mjs";
import { calmScale, drawOpenArrow, momentumScale } from "../../../../kernel_lib/page/stage/arrows/shape.js";

test("momentum and impulse share one scale, which stays while it is near", () => {
  const scale = momentumScale([headOn(1)], { scale: 100 }, 800, 400);
  assert.ok(scale * 4 * 100 > 0.08 * 800 && scale * 4 * 100 < 0.5 * 800);
  assert.equal(calmScale(1, 1.5), 1);
  assert.equal(calmScale(1, 3), 3);
  assert.equal(calmScale(0, 3), 3);
});

test("an impulse is an arrow of two lines with an open head, over a halo", () => {
  const { pen, lines } = newRecorder();
  drawOpenArrow(pen, [0, 0, 100, 0], "ink", "stage");
  assert.deepEqual(lines.filter((line) => line.startsWith("strokeStyle")), ["strokeStyle = stage", "strokeStyle = ink"]);
  assert.equal(lines.filter((line) => line.startsWith("moveTo 0 ")).length, 4, "two lines, twice");
  assert.ok(!lines.includes("fill"), "the head is open");
  const short = newRecorder();
  drawOpenArrow(short.pen, [0, 0, 1, 0], "ink", "stage");
  assert.equal(short.lines.length, 0);
});
