// Bars of the speed that a ball keeps: when they are there, where they have room, and what they say.

import assert from "node:assert/strict";
import { test } from "node:test";
import { flown } from "../flown.mjs";
import { newRecorder } from "../recorder.mjs";
import { barsPlaced, paintSpeedsKept, speedsKnown } from "../../../kernel_lib/page/stage/speeds_kept.js";
import { roomOfSheet } from "../../../kernel_lib/page/stage/verdict_picture.js";

const RADIUS = 0.02;
const SPEEDS = [{ name: "from 1 m", before: 4.43, after: 3.544 }, { name: "from 1 cm", before: 0.443, after: 0.3836 }];
const COLOURS = { ink: "ink", stage: "stage", ground: "ground", edge: "edge", muted: "muted", runs: ["hue"], bodies: ["hue"],
  font: "sans-serif" };

// A ball that comes down, touches from 0.02 to 0.021 s, and goes up again.
function drop(speeds = SPEEDS) {
  const knots = [[{ t: 0, c: [0, 0.028], v: [0, -0.4] }, { t: 0.02, law: 2, c: [0, 0.02], v: [0, -0.4] },
    { t: 0.021, c: [0, 0.02], v: [0, 0.4] }]];
  return flown(knots, { end: 0.05, radii: [RADIUS], walls: [{ point: [0, 0], normal: [0, 1] }], balls: 1, index: 0,
    caption: { about: "", shares: [], since: 0.021, speeds } });
}

function painted(time, { width = 800, height = 480, run = drop(), set = {}, ...more } = {}) {
  const stage = { runs: [run], pane: { left: 0, top: 0, width, height, runs: [run], shift: [0, 0] }, panes: [0], reference: "room",
    view: null, camera: { x: 0, y: 0.03, scale: 2000 }, surface: { text: 15, width, height }, ...set };
  const { pen, lines } = newRecorder();
  paintSpeedsKept(pen, stage, { runs: [run], time, explained: true, covered: false, phase: "seen", hidden: new Set(),
    atContact: {}, colours: COLOURS, ...more });
  return { lines, stage };
}

// Filled boxes of a colour: [left, top, wide, high].
function boxesIn(lines, colour) {
  return lines.flatMap((line, k) => (line.startsWith("fillRect") && lines[k - 1] === `fillStyle = ${colour}`
    ? [line.split(" ").slice(1).map(Number)] : []));
}

const WORDS = { count: 2, larger: 1, share: 50, legend: [80, 86] };

test("they are known once the contact is over, and never while results are covered", () => {
  const run = drop();
  assert.deepEqual(speedsKnown(run, { time: 0.0209 }), []);
  assert.equal(speedsKnown(run, { time: 0.021 }).length, 2);
  assert.deepEqual(speedsKnown(run, { time: 0.04, covered: true }), []);
  assert.deepEqual(speedsKnown({}, { time: 0.04 }), []);
  assert.deepEqual(painted(0.01).lines, []);
  assert.deepEqual(painted(0.04, { covered: true, phase: "run" }).lines, []);
});

test("each drop has a bar as long as the share that it keeps, and says its speeds", () => {
  const { lines } = painted(0.04);
  const [, , far, here] = boxesIn(lines, "hue");
  const whole = boxesIn(lines, "stage").at(-1)[2];
  assert.ok(Math.abs(far[2] / whole - 0.8) < 1e-3, String(far));
  assert.ok(Math.abs(here[2] / whole - 0.8659) < 1e-3, String(here));
  const said = lines.filter((line) => line.startsWith("fillText")).join("\n");
  for (const words of ["speed in", "speed out", "from 1 m", "4.43 → 3.54 m/s", "80 %", "from 1 cm", "0.443 → 0.384 m/s", "86.6 %"]) {
    assert.ok(said.includes(words), words);
  }
});

test("a narrow stage has bars without speeds, and one without room has none", () => {
  const phone = painted(0.04, { width: 390, height: 250 }).lines.join("\n");
  assert.ok(phone.includes("86.6 %") && !phone.includes("m/s"));
  for (const size of [{ width: 200, height: 250 }, { height: 90 }]) {
    assert.ok(!painted(0.04, size).lines.some((line) => line.startsWith("fill")), JSON.stringify(size));
  }
});

test("next to the chart of a verdict they keep clear of it", () => {
  const { lines, stage } = painted(0.04, { verdictPicture: { words: "A claim.", marks: [], chart: {} } });
  const free = 800 - roomOfSheet(stage, { verdictPicture: { chart: {} } });
  const bars = boxesIn(lines, "hue");
  assert.ok(bars.length > 0 && free < 800);
  for (const [left, , wide] of bars) assert.ok(left + wide <= free, String([left, wide, free]));
});

test("they stand at the right of the ball, at its left where that has room alone, and keep clear of ruler and edge", () => {
  const right = barsPlaced({ x: 300, r: 40, floor: 400 }, { width: 800 }, WORDS);
  assert.ok(right.left >= 356 && right.left + right.whole + WORDS.share <= 788 && right.rows === 1);
  const left = barsPlaced({ x: 500, r: 40, floor: 400 }, { width: 600, ruled: true }, WORDS);
  assert.ok(left.left >= 60 && left.left + left.whole + WORDS.share <= 444);
  assert.equal(barsPlaced({ x: 195, r: 38, floor: 205 }, { width: 390, ruled: true }, WORDS).rows, 2);
  assert.equal(barsPlaced({ x: 152, r: 38, floor: 205 }, { width: 304 }, WORDS), null);
});

test("nothing else is written on them", () => {
  const { stage } = painted(0.04);
  assert.equal(stage.claims.boxes.length, 1);
});

test("bands of a target keep the place to themselves", () => {
  const beside = (mark) => painted(0.04, { verdictPicture: { words: "A target.", marks: [mark], chart: null } }).lines;
  assert.deepEqual(beside({ mark: "band", start: 0, end: 0.02 }), []);
  assert.ok(beside({ mark: "spot", at: [0, 0] }).length > 0);
});

test("from a moving frame, in space, and while the lens stands there they are away", () => {
  const run = drop();
  run.contacts = 1;
  run.contact_time = [0.02];
  run.contact_duration = [0.001];
  run.curve_time = Float64Array.from([0, 0.02, 0.0205, 0.021, 0.05]);
  run.curve_start = Float32Array.from([0, 0, 50, 0, 0, 0, 0, 0.2, 0, 0]);
  [run.curve_jump, run.curve_bend] = [new Float32Array(8), new Float32Array(16)];
  const lens = { run, atContact: { lens: [1, 0], metres: [1e-3] } };
  assert.deepEqual(painted(0.0212, lens).lines, []);
  assert.ok(painted(0.04, lens).lines.length > 0);
  assert.deepEqual(painted(0.04, { set: { reference: "mass" } }).lines, []);
  assert.deepEqual(painted(0.04, { set: { view: {} } }).lines, []);
});
