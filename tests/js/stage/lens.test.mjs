// The lens on a contact: how much it enlarges, what it shows, and when it is there.

import assert from "node:assert/strict";
import { test } from "node:test";
import { flown } from "../flown.mjs";
import { newRecorder } from "../recorder.mjs";
import { lensInWords, paintLens, roundTimes, underLens } from "../../../kernel_lib/page/stage/lens.js";

const RADIUS = 0.02;
const AT_CONTACT = { lens: [1, 0], metres: [1e-3] };
const COLOURS = { ink: "ink", stage: "stage", ground: "ground", edge: "edge", muted: "muted", runs: ["rgb(0, 0, 200)"],
  font: "sans-serif" };

// A ball that comes down at 0.4 m/s, presses 0.2 mm into its plate from 0.02 to 0.021 s, and goes up again.
function drop() {
  const knots = [[{ t: 0, c: [0, 0.028], v: [0, -0.4] }, { t: 0.02, law: 2, c: [0, 0.02], v: [0, -0.4] },
    { t: 0.0205, law: 2, c: [0, 0.0198], v: [0, 0.4] }, { t: 0.021, c: [0, 0.02], v: [0, 0.4] }]];
  return flown(knots, { end: 0.05, radii: [RADIUS], walls: [{ point: [0, 0], normal: [0, 1] }],
    curve_time: Float64Array.from([0, 0.02, 0.0205, 0.021, 0.05]),
    contacts: 1, contact_time: [0.02], contact_duration: [0.001],
    curve_start: Float32Array.from([0, 0, 50, 0, 0, 0, 0, 0.2, 0, 1e-7]),
    curve_jump: new Float32Array(8), curve_bend: new Float32Array(16) });
}

function stageOf(run, width = 800, height = 480) {
  return { runs: [run], pane: { left: 0, top: 0, width, height, runs: [run], shift: [0, 0] }, panes: [0], reference: "room", view: null,
    camera: { x: 0, y: 0.03, scale: 4000 }, surface: { text: 15 } };
}

function lookAt(run, time, more = {}) {
  return { runs: [run], time, explained: true, covered: false, phase: "seen", hidden: new Set(), atContact: AT_CONTACT,
    colours: COLOURS, ...more };
}

function painted(time, more = {}, ...size) {
  const run = drop();
  const { pen, lines } = newRecorder();
  paintLens(pen, stageOf(run, ...size), lookAt(run, time, more));
  return lines;
}

test("a lens enlarges by round numbers, never by less than two", () => {
  assert.deepEqual([1.9, 2, 4.9, 5, 12, 19.9, 20, 700].map(roundTimes), [0, 2, 2, 5, 10, 10, 20, 500]);
  assert.equal(roundTimes(NaN), 0);
});

test("of a ball that slides the lens has an arrow along the plate, as long as the slip in parts of that before", () => {
  const run = { ...drop(), curve_start: Float32Array.from([0, 0, 50, 0, 0, 0, 0, 0.2, 0, 1e-7, 4, 4, -1, -1, -1]),
    curve_jump: new Float32Array(12), curve_bend: new Float32Array(24) };
  const atContact = { lens: [1, 0, 2], metres: [1e-3] };
  assert.deepEqual(underLens(run, atContact, 0.0208).slips, [-1, 4]);
  assert.deepEqual(underLens(run, AT_CONTACT, 0.0208).slips, [0, 0]);
  const { pen, lines } = newRecorder();
  paintLens(pen, stageOf(run), lookAt(run, 0.0208, { atContact, colours: { ...COLOURS, t: "green" } }));
  assert.ok(lines.some((line) => line.includes("= green")));
  assert.ok(lines.some((line) => line.startsWith("fillText slip")));
  assert.ok(!painted(0.0208).some((line) => line.startsWith("fillText slip")));
});

test("under the lens are the gap before, the depth and the force while it presses", () => {
  const run = drop();
  assert.ok(Math.abs(underLens(run, AT_CONTACT, 0.01).gap - 0.004) < 1e-12);
  const deepest = underLens(run, AT_CONTACT, 0.0205);
  assert.ok(Math.abs(deepest.gap + 2e-4) < 1e-9 && Math.abs(deepest.deepest - 2e-4) < 1e-9);
  assert.equal(deepest.force, 50);
  assert.ok(Math.abs(deepest.foot[1]) < 1e-12);
  assert.ok(Math.abs(underLens(run, AT_CONTACT, 0.02025).gap + 1e-4) < 1e-8);
  assert.equal(underLens(run, { lens: [], metres: [] }, 0.0205), null);
  assert.equal(underLens({ ...run, curve_start: new Float32Array(10) }, AT_CONTACT, 0.0205), null);
});

test("the lens is there while the ball is near the plate, and says by how much it enlarges", () => {
  assert.deepEqual(painted(0.01), []);
  const deep = painted(0.0205).join("\n");
  // 96 pixels of radius, half of them for 0.2 mm at 4 pixels a millimetre: 60 times, so 50.
  for (const words of ["× 50", "0.200 mm deep", "pushed with 50.0 N"]) assert.ok(deep.includes(words), words);
  assert.ok(painted(0.0203).join("\n").includes("× 50"), "its scale stays");
  const target = { words: "A target.", marks: [{ mark: "band", start: 0, end: 0.02 }], chart: null };
  assert.deepEqual(painted(0.0205, { verdictPicture: target }), [], "bands have the place to themselves");
});

test("a first look shows it without numbers, and covered results not at all", () => {
  const look = painted(0.0205, { covered: true, phase: "run" }).join("\n");
  assert.ok(look.includes("× 50") && !look.includes("mm") && !look.includes(" N"));
  assert.deepEqual(painted(0.0205, { covered: true }), []);
  assert.deepEqual(painted(0.0205, { explained: false }), []);
});

test("a curve that is not quite zero in flight is no contact", () => {
  const up = underLens(drop(), AT_CONTACT, 0.04);
  assert.ok(Math.abs(up.gap - 0.0076) < 1e-9, String(up.gap));
  assert.equal(up.force, 0);
  assert.deepEqual(painted(0.04), []);
});

test("where there is no room there is no lens, and in words it says the same", () => {
  assert.deepEqual(painted(0.0205, {}, 120, 90), []);
  const run = drop();
  assert.equal(lensInWords(stageOf(run), lookAt(run, 0.0205)),
    "The ball is 0.200 mm deep in the plate. The plate pushes it with 50.0 N.");
  assert.equal(lensInWords(stageOf(run), lookAt(run, 0.01)), "");
  assert.equal(lensInWords(stageOf(run), lookAt(run, 0.0205, { covered: true, phase: "run" })), "");
});
