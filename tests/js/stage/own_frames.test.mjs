// Rows of balls, each description in a frame of its own, with the share of each ball once it is known.

import assert from "node:assert/strict";
import { test } from "node:test";
import { newRecorder } from "../recorder.mjs";
import { setStageRuns } from "../../../kernel_lib/page/stage/camera_control.js";
import { paintHeads, paintOwnFrames, paintShares, sharesInWords, sharesKnown, shownShare, wordsOfFrame }
  from "../../../kernel_lib/page/stage/own_frames.js";
import { placeOn } from "../../../kernel_lib/page/view/coordinates.js";

const COLOURS = { font: "f", ink: "ink", muted: "muted", stage: "stage", paper: "paper", line: "line",
  runs: [..."abcd"], bodies: [..."abcde"] };

// Cradles at rest, two by two in one room, as an experiment lays them.
function cradle(index, name, shares, balls = 3) {
  const [left, low] = [2 * (index % 2), -2 * Math.floor(index / 2)];
  const xs = Array.from({ length: balls }, (_, k) => left + 0.2 * k);
  const knots = { knot_time: new Float64Array(balls), knot_count: new Int32Array(balls).fill(1),
    knot_first: Int32Array.from({ length: balls + 1 }, (_, k) => k), knots: balls,
    knot_law: new Uint8Array(balls), knot_place: Float64Array.from([...xs, ...xs.map(() => low)]),
    knot_velocity: new Float64Array(2 * balls), knot_acceleration: new Float64Array(2 * balls),
    knot_drift: new Float64Array(0), knot_drag: new Float64Array(balls), knot_spin: new Float64Array(balls),
    knot_twist: new Float64Array(balls) };
  return { ...knots, index, name, balls, dimension: 2, between: "curve", frames: 1, end: 2, time: Float64Array.of(0),
    position: Float64Array.from(xs.flatMap((x) => [x, low])), velocity: new Float64Array(2 * balls),
    radii: xs.map(() => 0.1), masses: xs.map(() => 1), walls: [], up: 1, gravity: [0, -9.8],
    pivots: xs.map((x) => [x, low + 1]), caption: { about: "takes time", shares, since: 0.5 } };
}

function stageOf(runs, width, height, text = 15) {
  const stage = { runs: [], camera: null, move: null, mode: "fit", follow: null, whole: 1, reference: "room",
    origins: new WeakMap(), beside: false, framed: false, held: false, arrow: 0, momentum: 0, aside: 0, box: null,
    highest: null, panes: [], pane: null, view: null, frame: null, claims: null,
    surface: { width, height, text }, layer: { drop() {} } };
  setStageRuns(stage, runs, true);
  return stage;
}

const four = (balls = 3) => ["one by one", "Hertz", "springs", "all at once"].map((name, index) =>
  cradle(index, name, Array.from({ length: balls }, (_, k) => (k === balls - 1 ? 99.455 : -7.095)), balls));

const written = (lines) => lines.filter((line) => line.startsWith("fillText")).map((line) =>
  line.replace(/^fillText /, "").replace(/ [-\d.]+ [-\d.]+$/, ""));

test("four cradles stand two by two, four pixels apart, each in the middle of its frame", () => {
  const stage = stageOf(four(), 868, 496);
  assert.ok(stage.framed);
  assert.deepEqual(stage.panes.map(({ left, top, width, height }) => [left, top, width, height]),
    [[0, 0, 432, 246], [436, 0, 432, 246], [0, 250, 432, 246], [436, 250, 432, 246]]);
  for (const pane of stage.panes) {
    const { camera } = stage;
    const own = { ...stage, pane, camera: { ...camera, x: camera.x + pane.shift[0], y: camera.y + pane.shift[1] } };
    const [run] = pane.runs;
    const [[left, beam], [right]] = [run.pivots[0], run.pivots[2]].map((pivot) => placeOn(own, ...pivot));
    assert.ok(Math.abs(left + right - pane.width) < 0.1 && beam > 36, `${run.name}: ${left}, ${right}, ${beam}`);
    const [, low] = placeOn(own, 0, run.position[1] - 0.1);
    assert.ok(low < pane.height - 30, `${run.name} reaches down to ${low} of ${pane.height}`);
  }
});

test("a frame of many balls leaves room for all lines of their shares", () => {
  const stage = stageOf(four(7), 868, 496);
  const { height } = stage.pane;
  assert.deepEqual(wordsOfFrame(stage, stage.pane.width, height), { head: 40, foot: 64 });
  const [, low] = placeOn(stage, 0, -0.1);
  assert.ok(low < height - 66, `down to ${low} of ${height}`);
});

test("one description alone, single balls and what has walls have no frames", () => {
  assert.ok(!stageOf(four().slice(0, 1), 868, 496).framed);
  assert.ok(!stageOf(four().map((run) => ({ ...run, walls: [{ point: [0, -1], normal: [0, 1] }] })), 868, 496).framed);
});

test("a share is told when it is known, and never while results are covered", () => {
  const [run] = four();
  assert.deepEqual(sharesKnown(run, { time: 0.4, covered: false }), []);
  assert.deepEqual(sharesKnown(run, { time: 0.5, covered: true }), []);
  assert.deepEqual(sharesKnown(run, { time: 0.5, covered: false }), [-7.095, -7.095, 99.455]);
  assert.deepEqual([0, 100, -13.026, 15.023, -0.04, 66.6667].map(shownShare), ["0", "100", "−13.0", "15.0", "0.0", "66.7"]);
});

for (const [name, width, height, text, balls] of [["desk", 868, 496, 15, 3], ["phone", 390, 310, 15, 3], ["seven", 868, 496, 15, 7],
  ["seven on a phone", 390, 310, 15, 7], ["large type", 868, 496, 30, 3], ["beside the text", 320, 190, 15, 3]]) {
  test(`shares stay in their frames and clear of each other: ${name}`, () => {
    const stage = stageOf(four(balls), width, height, text);
    const look = { time: 1, covered: false, names: true, hidden: new Set(), colours: COLOURS, runs: [stage.runs[1]] };
    [, stage.pane] = stage.panes;
    const places = [];
    const { pen } = newRecorder();
    const size = () => parseFloat(/([\d.]+)px/.exec(pen.font)[1]);
    pen.measureText = (words) => ({ width: 0.53 * size() * words.length });
    pen.fillText = (words, x, y) => {
      const wide = pen.measureText(words).width;
      const left = x - { left: 0, center: wide / 2, right: wide }[pen.textAlign];
      places.push({ words, left, right: left + wide, top: y - size() / 2, bottom: y + size() / 2 });
    };
    paintHeads(pen, stage, look);
    assert.equal(places[0].words, "Hertz");
    paintShares(pen, stage, look);
    const small = name === "beside the text";
    assert.equal(places.some(({ words }) => words.includes("99.5")), !small);
    for (const one of places) {
      assert.ok(one.left >= 0 && one.right <= stage.pane.width && one.top >= 0 && one.bottom <= stage.pane.height,
        `${one.words} leaves its frame: ${JSON.stringify(one)}`);
      for (const two of places.slice(places.indexOf(one) + 1)) {
        assert.ok(one.right <= two.left + 0.5 || two.right <= one.left + 0.5 || one.bottom <= two.top || two.bottom <= one.top,
          `${one.words} lies on ${two.words}`);
      }
    }
  });
}

test("a frame tells its name and what it is, and its shares only in their time", () => {
  const stage = stageOf(four(), 868, 496);
  const drawn = (look) => {
    const { pen, lines } = newRecorder();
    const all = { names: true, colours: COLOURS, runs: [stage.runs[0]], hidden: new Set(), ...look };
    paintHeads(pen, stage, all);
    paintShares(pen, stage, all);
    return written(lines);
  };
  assert.deepEqual(drawn({ time: 0, covered: false }), ["One by one", "takes time"]);
  assert.deepEqual(drawn({ time: 1, covered: true }), ["One by one"]);
  assert.deepEqual(drawn({ time: 1, covered: false }),
    ["One by one", "takes time", "1", "−7.1 %", "2", "−7.1 %", "3", "99.5 %"]);
});

test("frames have edges, and shares are said in words", () => {
  const stage = stageOf(four(), 868, 496);
  const { pen, lines } = newRecorder();
  paintOwnFrames(pen, stage, { colours: COLOURS });
  assert.equal(lines.filter((line) => line.startsWith("strokeRect")).length, 4);
  assert.match(sharesInWords(stage, { time: 1, covered: false, hidden: new Set(["Hertz"]) }),
    /^one by one: ball 1 −7\.1 %, ball 2 −7\.1 %, ball 3 99\.5 %\. springs: /);
  assert.equal(sharesInWords(stage, { time: 0, covered: false, hidden: new Set() }), "");
});
