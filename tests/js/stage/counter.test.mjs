// The count of contacts on the stage: it grows with the clock, and the guess stands across its bar.

import assert from "node:assert/strict";
import { test } from "node:test";
import { newRecorder } from "../recorder.mjs";
import { paintCounter } from "../../../kernel_lib/page/stage/counter.js";

const COLOURS = { ink: "ink", line: "line", you: "yellow", runs: ["hue"], bodies: ["hue"], font: "sans-serif" };
const RUN = { index: 0, contact_time: Float64Array.from([1, 2, 2.5]) };

function painted(time, more = {}) {
  const { pen, lines } = newRecorder();
  paintCounter(pen, { pane: { width: 600 }, surface: { text: 15 } }, { colours: COLOURS, guessed: 20, phase: "run", runs: [RUN], time,
    judged: { counter: true, maximum: 499 }, ...more });
  return { told: lines.filter((line) => line.startsWith("fillText")).map((line) => line.split(" ")[1]), lines };
}

// Of the boxes of a colour: left and width.
function boxes(lines, colour) {
  return lines.flatMap((line, k) => (line.startsWith("fillRect") && lines[k - 1] === `fillStyle = ${colour}`
    ? [line.split(" ").map(Number)] : [])).map(([, left, , wide]) => [left, wide]);
}

test("contacts up to the clock are counted", () => {
  assert.deepEqual([0, 1, 2.2, 9].map((time) => painted(time).told), [["0"], ["1"], ["2"], ["3"]]);
});

test("the bar is logarithmic, and the guess a line across it", () => {
  const { lines } = painted(2.5);
  const [[left, whole]] = boxes(lines, "line");
  const [[, part]] = boxes(lines, "hue");
  assert.ok(Math.abs(part / whole - Math.log(4) / Math.log(500)) < 1e-4);
  const [[at, wide]] = boxes(lines, "yellow");
  assert.ok(Math.abs((at + wide / 2 - left) / whole - Math.log(21) / Math.log(500)) < 1e-4);
});

test("before the guess there is no line, and no counter for other questions", () => {
  assert.deepEqual(boxes(painted(0, { phase: "question" }).lines, "yellow"), []);
  assert.deepEqual(boxes(painted(0, { guessed: undefined }).lines, "yellow"), []);
  assert.deepEqual(painted(1, { judged: { maximum: 5 } }).lines, []);
  assert.deepEqual(painted(1, { judged: null }).lines, []);
});
