// Which contacts of a row press: a bar between the balls, as thick as its force, and its number.

import assert from "node:assert/strict";
import { test } from "node:test";
import { flown } from "../../flown.mjs";
import { paintTipLabels } from "../../../../kernel_lib/page/stage/labels/tip_labels.js";
import { newRecorder } from "../../recorder.mjs";
import { paintPresses, pressesInWords, standingPresses }
  from "../../../../kernel_lib/page/stage/arrows/presses.js";

// Three balls of radius 1: at 2 s the first two press with 6 N, the others with 3 N.
function row() {
  return flown([0, 2, 4].map((x) => [{ t: 0, c: [x, 0], v: [0, 0] }]), { end: 3,
    curve_time: Float64Array.of(0, 1, 2, 3), curve_start: Float32Array.of(0, 0, 6, 0, 0, 0, 3, 0),
    curve_jump: new Float32Array(6), curve_bend: new Float32Array(12) });
}

// What a mark draws, and then what it has to say.
function paintWithLabels(pen, stage, look) {
  paintPresses(pen, stage, look);
  paintTipLabels(pen, stage, look);
}

function stageOf(run) {
  return { runs: [run], reference: "room", view: null, pane: { left: 0, top: 0, width: 800, height: 400 },
    camera: { x: 2, y: 0, scale: 50 }, surface: { text: 15 }, origins: new WeakMap() };
}

function lookAt(run, time, more = {}) {
  return { time, covered: false, phase: "seen", explained: true, runs: [run],
    colours: { ink: "ink", stage: "stage", ground: "ground", font: "serif" },
    atContact: { forces: [0, 1] }, ...more };
}

function drawn(run, look) {
  const { pen, lines } = newRecorder();
  paintWithLabels(pen, stageOf(run), look);
  return lines;
}

test("both bars at once, the thicker one for the greater force, each with its number", () => {
  const run = row();
  const lines = drawn(run, lookAt(run, 2));
  const widths = lines.flatMap((line, k) => (line === "strokeStyle = ink"
    ? [Number(lines[k + 1].replace("lineWidth = ", ""))] : []));
  assert.deepEqual(widths, [30, 15], "0.6 of 50 pixels, and half of it");
  assert.ok(lines.includes("moveTo 327.5 200"), "from one ball ...");
  assert.ok(lines.includes("lineTo 372.5 200"), "... into the other");
  for (const text of ["1 on 2", "6 N", "2 on 3", "3 N"]) {
    assert.ok(lines.some((line) => line.startsWith(`fillText ${text} `)), text);
  }
  assert.deepEqual(pressesInWords(stageOf(run), run, lookAt(run, 2)),
    ["ball 1 presses on ball 2 with 6 N", "ball 2 presses on ball 3 with 3 N"]);
});

test("nothing presses before and after, and no number comes before the verdict", () => {
  const run = row();
  for (const time of [0.5, 3]) assert.deepEqual(drawn(run, lookAt(run, time)), []);
  assert.deepEqual(standingPresses(stageOf(run), run, lookAt(run, 2, { covered: true })), []);
  const first = drawn(run, lookAt(run, 2, { covered: true, phase: "run" }));
  assert.ok(first.some((line) => line.startsWith("fillText 1 on 2")));
  assert.ok(!first.some((line) => line.startsWith("fillText 6 N")));
  assert.deepEqual(drawn(run, lookAt(run, 2, { atContact: { forces: [] } })), [], "another lesson");
});
