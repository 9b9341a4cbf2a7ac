// Dots of bounces: how far from the middle each was, so far and no farther.

import assert from "node:assert/strict";
import { test } from "node:test";
import { endsOfRows, middleLine, offsetsSoFar, paintBounces, raisedByRows }
  from "../../../../kernel_lib/page/stage/ground/bounces.js";
import { drawScaleBar, endOfScaleBar } from "../../../../kernel_lib/page/view/scale_bar.js";
import { newRecorder } from "../../recorder.mjs";

const BOWL = { kind: "arc", centre: [0.5, 1], radius: 1.1, start: Math.PI, end: 2 * Math.PI };

// Three impacts of a ball of radius 0.1, a slide, and one of another ball.
function bounced(walls, gravity) {
  return { walls, gravity, dimension: 2, radii: [0.1, 0.1], contacts: 5,
    contact_time: [1, 2, 2.5, 3, 4], contact_kind: [0, 0, 1, 0, 0], contact_a: [0, 0, 0, 1, 0],
    contact_point: [0.6, 0, 0.3, 0.1, 9, 9, 9, 9, 0.5, -0.1],
    contact_normal: [0, 1, 0.6, 0.8, 0, 1, 0, 1, -1, 0] };
}

test("a room that is closed all round has no middle line", () => {
  const closed = [{ ...BOWL, start: null, end: null }, { kind: "ellipse", centre: [0, 0], semi_axes: [2, 1], angle: 0 }];
  for (const wall of closed) assert.equal(middleLine(bounced([wall], [0, 0])), null);
});

test("in a bowl they are counted across the plumb line through its middle", () => {
  const run = bounced([BOWL], [0, -9.8]);
  assert.deepEqual(middleLine(run), { point: [0.5, 1], across: [1, 0] });
  assert.deepEqual(offsetsSoFar(run, 0.5), []);
  const found = offsetsSoFar(run, 4);
  const wanted = [0.1, -0.14, -0.1];
  assert.equal(found.length, 3);
  found.forEach((one, k) => assert.ok(Math.abs(one - wanted[k]) < 1e-12, `${found}`));
  assert.equal(offsetsSoFar(run, 2).length, 2);
});

test("before a class dots, rows and their words grow with the words around, and stay on the stage", () => {
  const painted = (text) => {
    const stage = { reference: "room", view: null, camera: { x: 0.5, y: 0.5, scale: 300 },
      pane: { width: 1200, height: 500 }, surface: { text } };
    const run = { ...bounced([BOWL], [0, -9.8]), index: 0 };
    const rows = newRecorder();
    paintBounces(rows.pen, stage, { bounces: true, runs: [run], time: 9,
      colours: { line: "#111", muted: "#222", runs: ["#333"], font: "sans" } });
    const dots = rows.lines.filter((line) => line.startsWith("arc ")).map((line) => line.split(" ").map(Number));
    return { dots: dots.map(([, , y, radius]) => [y, radius]), font: rows.lines.find((line) => line.includes("px")) };
  };
  const [desk, hall] = [painted(15), painted(30)];
  assert.deepEqual(desk.dots.map(([, radius]) => radius), [3, 3, 4.5]);
  assert.deepEqual(hall.dots.map(([, radius]) => radius), [6, 6, 9]);
  assert.deepEqual(hall.dots.map(([y]) => 500 - y), desk.dots.map(([y]) => 2 * (500 - y)));
  assert.match(desk.font, /12px/);
  assert.match(hall.font, /24px/);
});

test("between mirrors, without gravity, they are counted up and down", () => {
  const run = bounced([BOWL, BOWL], [0, 0]);
  assert.deepEqual(middleLine(run).across, [0, 1]);
  assert.ok(Math.abs(offsetsSoFar(run, 1)[0] - (0.1 - 1)) < 1e-12);
});

test("a plane has no middle, nor has a wall of one's own", () => {
  const run = bounced([{ point: [0, 0], normal: [0, 1] }], [0, -9.8]);
  assert.equal(middleLine(run), null);
  assert.deepEqual(offsetsSoFar(run, 9), []);
  assert.equal(middleLine(bounced([{ kind: "own", lines: [] }], [0, -9.8])), null);
});

// Numbers of what a pen was asked, each call as [x, y].
const placesOf = (lines, name) => lines.filter((line) => line.startsWith(`${name} `))
  .map((line) => line.split(" ").slice(-2).map(Number));

test("scale bar, enlargement and rows keep apart, on a wide stage and on a phone", () => {
  for (const [width, height, scale] of [[868, 486, 570], [868, 486, 63], [358, 248, 273], [358, 240, 91]]) {
    const pane = { width, height };
    const camera = { x: 0.5, y: 0.5, scale };
    const stage = { reference: "room", view: null, camera, pane, panes: [pane], surface: { text: 15 } };
    const colours = { line: "#111", muted: "#222", runs: ["#333"] };
    const run = { ...bounced([BOWL], [0, -9.8]), index: 0 };
    const look = { bounces: true, runs: [run], time: 9, colours };
    const rows = newRecorder();
    paintBounces(rows.pen, stage, look);
    const bar = newRecorder();
    drawScaleBar(bar.pen, camera, { width, height }, colours, 13, raisedByRows(stage, look));
    const [left, right] = endsOfRows(width, endOfScaleBar(camera, 13, width));
    assert.ok(right - left > 190, `${width}: ${left} to ${right}`);
    const [[label]] = placesOf(rows.lines, "fillText");
    assert.ok(label <= left - 6 && label >= 42, "before the tip at the end of its row, and in the picture");
    const lowest = Math.max(...placesOf(bar.lines, "fillText").map(([, y]) => y)) + 7;
    const [[words]] = placesOf(bar.lines, "fillText");
    const beside = words + 7 * "0.2 m".length <= label - 35;
    assert.ok(beside || lowest <= height - 26 - 5, `${width}: bar and rows share a place`);
    assert.equal(raisedByRows(stage, { ...look, bounces: false }), 0);
  }
});
