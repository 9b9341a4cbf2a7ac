// A hue means a body: the same in bars, curves, the list of contacts and the law as on the stage.

import assert from "node:assert/strict";
import { test } from "node:test";
import { headOn } from "../head_on.mjs";
import { bounce } from "../bounce.mjs";
import { newRecorder } from "../recorder.mjs";
import { hueOf, hueOfQuantity, hueOfRun } from "../../../kernel_lib/page/base/palette.js";
import { barsInWords, paintSigned, paintStacked, placesOfKey } from "../../../kernel_lib/page/results/bars.js";
import { ballsIn } from "../../../kernel_lib/page/results/contact_list.js";
import { classOfSymbol } from "../../../kernel_lib/page/results/law_in_numbers.js";
import { partsOf } from "../../../kernel_lib/page/run/sums.js";

const COLOURS = { runs: ["b1", "b2", "b3", "b4"], bodies: ["b1", "b2", "b3", "b4", "b5"], ink: "ink", muted: "muted",
  font: "sans-serif" };
const look = { colours: COLOURS, time: 1.25 };

test("a quantity of one ball has the hue of that ball on the stage, one of several is ink", () => {
  const pair = { balls: 2, index: 0 };
  for (const ball of [0, 1]) assert.equal(hueOfQuantity(COLOURS, pair, ball), hueOf(COLOURS, pair, ball));
  assert.equal(hueOfQuantity(COLOURS, pair, null), "ink");
  assert.equal(hueOfQuantity(COLOURS, { balls: 1, index: 1 }, null), "b2", "one body: the description's");
});

test("bars of momentum have the hues of their balls and an ink total; a second run is an outline", () => {
  const runs = [headOn(1), headOn(0.5, 1)];
  const group = { parts: partsOf("px", 2), observables: [], low: -4, high: 4 };
  const { pen, lines } = newRecorder();
  paintSigned(pen, group, runs, look, 300);
  const fills = lines.filter((line, k) => line.startsWith("fillRect") && k).map((line) => lines[lines.indexOf(line) - 2]);
  assert.deepEqual(lines.filter((line) => /^strokeStyle = (b|ink)/.test(line)).slice(0, 6),
    ["b1", "b1", "b2", "b2", "ink", "ink"].map((hue) => `strokeStyle = ${hue}`));
  assert.equal(fills.length, 3, "filled for the first run");
  assert.equal(lines.filter((line) => line.startsWith("strokeRect")).length, 3, "outlined for the second");
});

test("stacked bars of balls are in their hues, shades of one body are not", () => {
  const run = headOn(1);
  const own = { parts: [{ name: "sum:px:0", label: "1", ball: 0 }, { name: "sum:px:1", label: "2", ball: 1 }],
    observables: [], high: 4 };
  const { pen, lines } = newRecorder();
  paintStacked(pen, own, [run], look, 300);
  assert.ok(lines.includes("fillStyle = b1") && !lines.some((line) => line.includes("rgba")));
  const shaded = newRecorder();
  paintStacked(shaded.pen, { parts: partsOf("energy"), observables: [], high: 4 }, [bounce()], look, 300);
  assert.ok(shaded.lines.includes("fillStyle = b1"), "a single body has the hue of its run");
});

test("parts of a bar are told apart without colour: by their balls' numbers and seams, and as in the key", () => {
  const run = headOn(0.25);
  const parts = [0, 1].map((ball) => ({ ball, name: `sum:px:${ball}`, label: `ball ${ball + 1}` }));
  const own = newRecorder();
  paintStacked(own.pen, { parts, observables: [], high: 4 }, [run], look, 300);
  const written = own.lines.filter((line) => line.startsWith("fillText")).map((line) => line.split(" ")[1]);
  assert.deepEqual(written.slice(-2), ["1", "2"], `${own.lines}`);
  const shaded = newRecorder();
  paintStacked(shaded.pen, { parts: parts.map((one) => ({ ...one, ball: null })), observables: [], high: 4 },
    [run], { ...look, colours: { ...COLOURS, ink: "rgb(1, 2, 3)" } }, 300);
  const fills = shaded.lines.filter((line) => line.startsWith("fillStyle = rgb"));
  assert.deepEqual(fills.slice(0, 2), fills.slice(2), "the key has the tones of the bars");
  const bars = shaded.lines.filter((line) => line.startsWith("fillRect")).slice(2).map((line) => line.split(" ").map(Number));
  assert.equal(Math.round(bars[1][1] - bars[0][1] - bars[0][3]), 2, "a seam between them");
});

test("the list of contacts names the balls, and no wall", () => {
  const run = headOn(1);
  assert.deepEqual(ballsIn(run, 0), [run.contact_a[0], run.contact_b[0]]);
  assert.deepEqual(ballsIn({ ...run, contact_b: [-1] }, 0), [run.contact_a[0]]);
  assert.deepEqual(ballsIn(bounce(), 0), [], "one ball needs no number");
});

test("in the law symbols of one ball have its hue, those of contacts have none", () => {
  assert.equal(classOfSymbol("m1"), "carom-of-ball-1");
  assert.equal(classOfSymbol("v7"), "carom-of-ball-2");
  for (const other of ["K1", "v0", "γ", "kb", "F2"]) assert.equal(classOfSymbol(other), "");
});

test("a run keeps the hue that its experiment names, in whatever place it comes", () => {
  for (const index of [0, 1, 2]) assert.equal(hueOf(COLOURS, { balls: 1, index, hue: 1 }, 0), "b2");
  assert.equal(hueOfRun(COLOURS, { index: 2 }), "b3", "without a name that of its place");
});

test("bars are told in words, each part with its value and unit", () => {
  const run = { ...headOn(1), name: "exact" };
  const group = { parts: partsOf("px", 2), observables: [], unit: "kg m/s" };
  assert.match(barsInWords(group, run, look), /^exact: .*ball 1 −?[\d.]+ kg m\/s.* and .* kg m\/s$/);
});

test("the key of bars takes as many lines as its names need", () => {
  const pen = { measureText: (text) => ({ width: 8 * text.length }) };
  const group = { parts: ["along the plane", "normal to it", "height", "lost"].map((name) => ({ name })) };
  const { at, high } = placesOfKey(pen, group, 200);
  assert.equal(new Set(at.map(([, y]) => y)).size, (high - 24) / 18 + 1);
  group.parts.forEach(({ name }, k) => assert.ok(at[k][0] + 19 + 8 * name.length <= 200, name));
  assert.equal(placesOfKey(pen, group, 1000).high, 24, "one line where there is room");
});
