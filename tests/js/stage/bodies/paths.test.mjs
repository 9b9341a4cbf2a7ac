// Trails: their dots stand at equal times of the run.

import assert from "node:assert/strict";
import { test } from "node:test";
import { flown } from "../../flown.mjs";
import { newRecorder } from "../../recorder.mjs";
import { paintAhead } from "../../../../kernel_lib/page/stage/bodies/ahead.js";
import { SHOWN } from "../../../../kernel_lib/page/controls/stage_switches.js";
import { dotStep, paintPaths, paintTrails } from "../../../../kernel_lib/page/stage/bodies/paths.js";

const COLOURS = { runs: ["r1", "r2", "r3", "r4"], bodies: ["b1"] };
const run = () => flown([[{ t: 0, c: [0, 0], v: [0, 0], a: [2, 0] }]], { end: 4 });

function dotsAt(time, more = {}) {
  const stage = { reference: "room", view: null, camera: { x: 0, y: 0, scale: 100 },
    pane: { width: 200, height: 100 } };
  const { pen, lines } = newRecorder();
  paintTrails(pen, stage, { time, runs: [run()], trails: true, covered: false, colours: COLOURS, ...more });
  return lines.filter((line) => line.startsWith("arc")).map((line) => (Number(line.split(" ")[1]) - 100) / 100);
}

test("dots are a round time apart, some dozens over the run", () => {
  assert.equal(dotStep(4), 0.1);
  for (const end of [0.01, 0.7, 3, 600]) {
    assert.ok(end / dotStep(end) >= 20 && end / dotStep(end) <= 60, `${end} s`);
  }
});

test("a ball that grows faster leaves dots farther and farther apart, and none ahead of the clock", () => {
  const dots = dotsAt(1.05);
  assert.ok(dots.every((x) => Math.abs(Math.sqrt(x) * 10 - Math.round(Math.sqrt(x) * 10)) < 1e-2),
    "each at x = t² of a tenth of a second");
  assert.equal(Math.max(...dots), 1);
  assert.ok(dots.at(-1) - dots.at(-2) > dots.at(-2) - dots.at(-3));
});

test("the path ahead is drawn by choice alone: Preview is off at the start", () => {
  const drawn = (more) => {
    const stage = { reference: "room", view: null, camera: { x: 0, y: 0, scale: 100 }, pane: { width: 200, height: 100 } };
    const { pen, lines } = newRecorder();
    paintPaths(pen, stage, { ...SHOWN, time: 0, runs: [run()], covered: false, colours: COLOURS, ...more });
    return lines.filter((line) => line.startsWith("lineTo")).length;
  };
  assert.equal(drawn({}), 0);
  assert.ok(drawn({ paths: true }) > 1);
  assert.equal(drawn({ paths: true, covered: true }), 0);
});

test("while the result is covered there is no trail, but during the first look there is", () => {
  assert.equal(dotsAt(1, { covered: true }).length, 0);
  assert.ok(dotsAt(1, { covered: true, phase: "run" }).length > 5);
});

test("of a crowd the way of one ball is drawn, ahead of the clock too: a thousand took all frames", () => {
  const ways = (balls) => {
    const stage = { reference: "room", view: null, camera: { x: 0, y: 0, scale: 100 },
      pane: { width: 200, height: 100 } };
    const { pen, lines } = newRecorder();
    const still = () => [{ t: 0, c: [0, 0], v: [1, 0] }];
    const crowd = flown(Array.from({ length: balls }, still), { end: 4 });
    const look = { time: 1, until: 3, runs: [crowd], trails: true, covered: false,
      colours: { ...COLOURS, ink: "ink" } };
    paintAhead(pen, stage, look);
    return lines.filter((line) => line.startsWith("stroke")).length;
  };
  assert.equal(ways(3), 3 * 2, "a colour and a line for each");
  assert.equal(ways(61), 2);
});
