// How surfaces slide over each other at a contact: the slip before and after it, or while it lasts.

import assert from "node:assert/strict";
import { test } from "node:test";
import { bounce } from "../../bounce.mjs";
import { flown } from "../../flown.mjs";
import { paintTipLabels } from "../../../../kernel_lib/page/stage/labels/tip_labels.js";
import { newRecorder } from "../../recorder.mjs";
import { paintSlip, slipInWords, standingSlips } from "../../../../kernel_lib/page/stage/arrows/slip.js";

const COLOURS = { ink: "ink", stage: "stage", edge: "edge", ground: "ground", muted: "muted",
  n: "normal", t: "tangential", font: "serif" };

// What a mark draws, and then what it has to say.
function paintWithLabels(pen, stage, look) {
  paintSlip(pen, stage, look);
  paintTipLabels(pen, stage, look);
}

function stageOf(run) {
  return { runs: [run], reference: "room", view: null, pane: { left: 0, top: 0, width: 800, height: 400 },
    camera: { x: 2, y: 2, scale: 50 }, surface: { text: 15 }, origins: new WeakMap() };
}

function lookAt(run, time, more = {}) {
  return { time, speed: 1, playing: false, covered: false, phase: "seen", calm: false, explained: true,
    colours: COLOURS, atContact: { slip: "slip" }, runs: [run], ...more };
}

// A bounce with a full grip: 2 m/s of slip before, and after it 2 m/s the other way.
function gripping() {
  const run = bounce();
  run.spins = true;
  run.contact_after = Float64Array.of(6 / 7, 5, 0, 0);
  run.knot_spin = Float64Array.of(0, -20 / 7);
  return run;
}

function drawn(run, look) {
  const { pen, lines } = newRecorder();
  paintWithLabels(pen, stageOf(run), look);
  return lines;
}

test("at a full grip the slip turns round: dashed before, solid after, from one point", () => {
  const run = gripping();
  const [slip] = standingSlips(stageOf(run), run, lookAt(run, 1)).slips;
  assert.deepEqual([slip.before, Number(slip.after.toFixed(9))], [2, -2]);
  const lines = drawn(run, lookAt(run, 1));
  assert.ok(lines.includes("setLineDash 7 5"), "what was");
  assert.equal(lines.filter((line) => line === "moveTo 400 300").length, 4, "two arrows with their halos");
  assert.ok(lines.some((line) => line.startsWith("fillText 2 m/s before")));
  assert.ok(lines.some((line) => line.startsWith("fillText 2 m/s after")));
  assert.deepEqual(slipInWords(stageOf(run), run, lookAt(run, 1)),
    ["slip 2 m/s before and 2 m/s the other way after"]);
});

test("nothing stands before the contact or under a cover, and no number in a first look", () => {
  const run = gripping();
  assert.deepEqual(drawn(run, lookAt(run, 0.99)), []);
  assert.deepEqual(drawn(run, lookAt(run, 1, { covered: true })), []);
  const first = drawn(run, lookAt(run, 1, { covered: true, phase: "run" }));
  assert.ok(first.some((line) => line.startsWith("fillText slip")));
  assert.ok(!first.some((line) => line.includes("m/s")));
  assert.deepEqual(drawn(run, lookAt(run, 1, { atContact: { slip: "" } })), [], "another lesson");
  assert.deepEqual(drawn(run, lookAt(run, 1, { explained: false })), [], "switched off");
});

test("on a low stage, where the floor lies beside the time, the slip is drawn as well", () => {
  const run = gripping();
  const { pen, lines } = newRecorder();
  paintWithLabels(pen, { ...stageOf(run), pane: { left: 0, top: 0, width: 390, height: 250 } }, lookAt(run, 1));
  assert.ok(lines.includes("moveTo 195 225"), "25 pixels above the edge");
});

test("a smooth floor leaves the slip alone: one solid arrow", () => {
  const run = bounce();
  const lines = drawn(run, lookAt(run, 1));
  assert.ok(!lines.includes("setLineDash 7 5"));
  assert.ok(lines.some((line) => line.startsWith("fillText 2 → 2 m/s")));
});

test("a ball that slides shows its slip of the moment below it, and a dot once it rolls", () => {
  const run = flown([[{ t: 0, c: [0, 1], v: [7, 0], a: [-2, 0], twist: -5 }, { t: 1, c: [6, 1], v: [5, 0], w: -5 }]],
    { end: 2, spins: true, contacts: 2, contact_time: [0, 1], contact_a: [0, 0], contact_b: [-1, -1],
      contact_kind: [1, 2], contact_point: [0, 0, 6, 0], contact_normal: [0, 1, 0, 1],
      contact_before: Array.from({ length: 8 }, () => 0), contact_after: Array.from({ length: 8 }, () => 0) });
  const at = (time) => drawn(run, lookAt(run, time));
  assert.ok(at(0.5).some((line) => line.startsWith("fillText 3.5 m/s")));
  assert.ok(at(1.5).some((line) => line.startsWith("arc")), "a dot");
  assert.ok(at(1.5).some((line) => line.startsWith("fillText 0 m/s")));
  assert.deepEqual(slipInWords(stageOf(run), run, lookAt(run, 0.5)), ["slip 3.5 m/s"]);
});
