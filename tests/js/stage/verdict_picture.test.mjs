// The picture of a verdict: when it is there, what its marks draw, and where its chart has room.

import assert from "node:assert/strict";
import { test } from "node:test";
import { flown } from "../flown.mjs";
import { newRecorder } from "../recorder.mjs";
import { placeOfSpeeds } from "../../../kernel_lib/page/stage/ground/speeds.js";
import { claimsOf, tellLater } from "../../../kernel_lib/page/stage/labels/claims.js";
import { paintVerdictChart, paintVerdictMarks, roomOfSheet, verdictInWords } from "../../../kernel_lib/page/stage/verdict_picture.js";

const COLOURS = { ink: "ink", stage: "stage", ground: "ground", edge: "edge", muted: "muted", you: "you", line: "line", paper: "paper",
  runs: ["hue", "other"], bodies: ["hue"], font: "sans-serif" };
const CHART = { title: "Height over time", x: { label: "time (s)", scale: "linear" }, y: { label: "height (m)", scale: "linear" },
  words: "", click: [], marks: [{ mark: "line", name: "", x: [0, 1, 2], y: [0, 1, 0] }] };

function painted(picture, { width = 900, height = 480, set = {}, walls = [], ...more } = {}) {
  const run = flown([[{ t: 0, c: [0, 1], v: [0, 0] }]], { end: 1, radii: [0.1], walls, balls: 1, index: 0, name: "exact" });
  const stage = { runs: [run], pane: { left: 0, top: 0, width, height, runs: [run], shift: [0, 0] }, panes: [0], reference: "room",
    view: null, camera: { x: 0, y: 0, scale: 100 }, surface: { text: 15, width, height }, ...set };
  const look = { runs: [run], time: 1, playing: false, colours: COLOURS, verdictPicture: picture, ...more };
  const { pen, lines } = newRecorder();
  tellLater(stage, run, [{ at: [0, 0], tip: [1, 0], lines: ["a word of a body"], colour: "ink" }]);
  paintVerdictMarks(pen, stage, look);
  paintVerdictChart(pen, stage, look);
  return { lines, stage, look };
}

const ring = { mark: "ring", at: [0, 1], radius: 0.1 };
const picture = (...marks) => ({ words: "A claim.", marks, chart: null });

test("nothing is drawn or said without a verdict, in space, or from a moving frame", () => {
  assert.deepEqual(painted(null).lines, []);
  for (const set of [{ view: {} }, { reference: "centre" }, { panes: [0, 1] }]) {
    const { lines, stage, look } = painted(picture(ring), { set });
    assert.deepEqual(lines, []);
    assert.equal(verdictInWords(stage, look), "");
  }
  const { stage, look } = painted(picture(ring));
  assert.equal(verdictInWords(stage, look), "A claim.");
});

test("marks stand at their places, and those of an option for that guess alone", () => {
  const { lines } = painted(picture(ring, { mark: "span", start: [0, 0], end: [1, 0] }));
  assert.ok(lines.includes("arc 450 140 10 0 6.283"), lines.join("\n"));
  assert.ok(lines.includes("moveTo 450 240") && lines.includes("lineTo 550 240"));
  const own = picture({ ...ring, option: "third" });
  assert.deepEqual(painted(own, { guessed: "half" }).lines.filter((line) => line.startsWith("arc")), []);
  assert.ok(painted(own, { guessed: "third" }).lines.includes("strokeStyle = you"));
});

test("words of a mark keep off the face of a straight wall", () => {
  const ceiling = { point: [0, 1.1], normal: [0, -1], velocity: null };
  const { stage } = painted(picture({ mark: "spot", at: [0, 1], text: "spin" }), { walls: [ceiling] });
  const [[from, to], ...more] = claimsOf(stage).lines;
  assert.deepEqual([from[1], to[1], more], [130, 130, []]);
  assert.ok(Math.min(from[0], to[0]) < 0 && Math.max(from[0], to[0]) > 900);
});

test("they keep off a curved wall, too, and off the edges of rings", () => {
  const bowl = { kind: "arc", centre: [0, 0], radius: 1, start: null, end: null, of_centres: false };
  const onCircle = (lines, [x, y], radius) => lines.length > 8
    && lines.flat().every((place) => Math.abs(Math.hypot(place[0] - x, place[1] - y) - radius) < 1e-6);
  const walled = painted(picture({ mark: "spot", at: [0, 1] }), { walls: [bowl] });
  assert.ok(onCircle(claimsOf(walled.stage).lines, [450, 240], 100));
  const { stage } = painted(picture(ring));
  assert.ok(onCircle(claimsOf(stage).lines, [450, 140], 10));
});

test("a figure at a mark is in the signs of the language, if it is no message, too", () => {
  const { stage } = painted(picture({ mark: "spot", at: [0, 1], text: "12345.6 m" }));
  assert.deepEqual(claimsOf(stage).waiting.at(-1).lines, ["12\u202f345.6 m"]);
});

test("words keep off the legs and the arc of an angle", () => {
  const { stage } = painted(picture({ mark: "angle", at: [0, 0], start: 0, end: 90, radius: 1 }));
  const [first, second, ...arc] = claimsOf(stage).lines;
  assert.deepEqual([first, second.map((place) => place.map(Math.round))], [[[575, 240], [450, 240]], [[450, 240], [450, 115]]]);
  assert.ok(arc.length > 8);
  for (const [x, y] of arc.flat()) {
    assert.ok(Math.abs(Math.hypot(x - 450, y - 240) - 100) < 1e-6);
    assert.ok(x > 449.9 && y < 240.1, "the quarter above the right, no other");
  }
});

test("an angle goes from its start to its end, anticlockwise", () => {
  const { lines } = painted(picture({ mark: "angle", at: [0, 0], start: 0, end: 90, radius: 1 }));
  assert.ok(lines.includes("arc 450 240 100 0 -1.571 true"), lines.join("\n"));
  assert.ok(lines.includes("moveTo 575 240"));
  const reaching = painted(picture({ mark: "angle", at: [0, 0], start: 0, end: 90, radius: 1, legs: 2 }));
  assert.ok(reaching.lines.includes("moveTo 650 240") && reaching.lines.includes("lineTo 450 40"));
});

test("a way that was reached is yellow up to its head, and a dashed one stays dashed below it", () => {
  const way = { mark: "way", points: [[0, 0], [2, 0]], arrow: true };
  const after = (lines, start) => lines.slice(lines.lastIndexOf(start));
  const reached = painted(picture({ ...way, yours: true })).lines;
  assert.ok(after(reached, "strokeStyle = you").includes("lineTo 628 240"), reached.join("\n"));
  const dashed = painted(picture({ ...way, dashed: true })).lines;
  assert.ok(dashed.includes("moveTo 635 240") && !dashed.includes("moveTo 450 240"), dashed.join("\n"));
});

const band = (reach) => ({ mark: "band", start: 1 - reach, end: 1 + reach, upright: true });

test("the lens on upright bands says its factor on the side that is turned away from them", () => {
  const { lines } = painted(picture(band(0.1), band(0.01)));
  // Bands at 550, the lens of 76.5 on their right, 30 pixels apart.
  assert.ok(lines.some((line) => /^fillText .*5 741 297.6$/.test(line)), lines.join("\n"));
});

test("the lens on upright bands keeps clear of what was reached, and its factor stays on the stage", () => {
  const reached = (at) => ({ mark: "band", start: at, end: at, upright: true, yours: true });
  const middle = ({ lines }) => Number(lines.find((line) => /^arc \S+ \S+ 76.5/.test(line)).split(" ")[1]);
  const lens = (at) => middle(painted(picture(band(0.1), band(0.01), reached(at))));
  assert.equal(lens(2), 650 + 30 + 76.5);
  assert.equal(lens(0), 550 + 30 + 76.5);
  assert.equal(lens(3), 550 - 30 - 76.5); // 750: at its right there is no room for the factor
});

test("a ring that is too small to be seen is drawn larger", () => {
  const small = { ...ring, radius: 0.01 };
  assert.ok(painted(picture(small)).lines.includes("arc 450 140 6 0 6.283"));
});

test("a chart stands next to the bodies where it has room, else in their place while the clock rests", () => {
  const claim = { words: "A claim.", marks: [ring], chart: CHART };
  const said = ({ lines }) => lines.filter((line) => line.startsWith("fillText")).join("\n");
  const wide = painted(claim);
  assert.equal(roomOfSheet(wide.stage, wide.look), 368);
  assert.match(said(wide), /Height over time/);
  assert.ok(wide.lines.includes("arc 450 140 10 0 6.283"));
  const narrow = painted(claim, { width: 390, height: 235 });
  assert.equal(roomOfSheet(narrow.stage, narrow.look), 0);
  assert.match(said(narrow), /Height over time/);
  assert.ok(!narrow.lines.includes("arc 195 17.5 10 0 6.283"));
  assert.deepEqual([wide, narrow].map(({ stage }) => claimsOf(stage).waiting.length), [1, 0]);
  const played = painted(claim, { width: 390, height: 235, playing: true });
  assert.doesNotMatch(said(played), /Height over time/);
  assert.ok(played.lines.includes("arc 195 17.5 10 0 6.283"));
});

test("where the bars of speeds stand, a chart takes their place, and the bodies stay where they are", () => {
  const claim = { words: "A claim.", marks: [ring], chart: CHART };
  const set = { aside: 1, whole: 80, box: { left: -2, right: 2, top: 2, bottom: -2 } };
  const { lines, stage, look } = painted(claim, { set, speeds: true });
  assert.equal(roomOfSheet(stage, look), 0);
  const bars = placeOfSpeeds(stage);
  assert.ok(lines.some((line) => line.startsWith(`fillRect ${bars.left} ${bars.top} `)), lines.join("\n"));
  assert.match(lines.filter((line) => line.startsWith("fillText")).join("\n"), /Height over time/);
  assert.ok(lines.includes("arc 450 140 10 0 6.283"));
});
