// Words on a wall: what they say of its numbers, and where they stand.

import assert from "node:assert/strict";
import { test } from "node:test";
import { placeForWords, wallWords, wordsOfWall } from "../../../../kernel_lib/page/stage/ground/wall_words.js";
import { newRecorder } from "../../recorder.mjs";

const SMOOTH = { rubs: 0, grips: false };

test("a wall says what it returns, and whether it rubs", () => {
  assert.deepEqual(wordsOfWall("floor", { back: 0.7, ...SMOOTH }, true), ["The floor returns 70 % of the speed."]);
  assert.deepEqual(wordsOfWall("floor", { back: 0.705, ...SMOOTH }, true), ["The floor returns 70.5 % of the speed."]);
  assert.deepEqual(wordsOfWall("floor", { back: 0, ...SMOOTH }, true), ["The floor returns nothing."]);
  assert.deepEqual(wordsOfWall("slope", { back: 0, ...SMOOTH }, false),
    ["The slope returns nothing of the speed into it.", "Smooth."]);
  assert.deepEqual(wordsOfWall("slope", { back: 0.5, rubs: 0.3, grips: true }, false),
    ["The slope returns 50 % of the speed into it.", "Rough: μ = 0.3."]);
  assert.deepEqual(wordsOfWall("table", { back: 1, rubs: null, grips: true }, true),
    ["The table returns all of the speed.", "Full grip."]);
});

test("of a ball that comes in askew a level floor returns a share of the speed into it alone", () => {
  const first = (back) => wordsOfWall("floor", { back, ...SMOOTH }, true, false);
  assert.deepEqual(first(0.7), ["The floor returns 70 % of the speed into it."]);
  assert.deepEqual(first(1), ["The floor returns all of the speed into it."]);
  assert.deepEqual(first(0), ["The floor returns nothing of the speed into it."]);
  assert.match(said({}, { back: 0.7, ...SMOOTH }, [0, -3, 0, 2])[0], /70 % of the speed\. /);
  assert.match(said({}, { back: 0.7, ...SMOOTH }, [0, -3, 2, 0])[0], /70 % of the speed into it\. /);
});

test("they stand as low as there is room, behind the line and clear of what is taken, or nowhere", () => {
  const pane = { width: 600, height: 400 };
  const floorAt = (line) => (_, y) => y - line;
  const block = { wide: 200, high: 20, left: 16 };
  assert.deepEqual(placeForWords(block, floorAt(340), pane, []), { left: 16, right: 216, top: 374, bottom: 394 });
  const scale = { left: 0, right: 180, top: 370, bottom: 400 };
  assert.equal(placeForWords(block, floorAt(340), pane, [scale])?.left, 384);
  const foot = { left: 0, right: 600, top: 370, bottom: 400 };
  assert.equal(placeForWords(block, floorAt(340), pane, [foot])?.top, 350);
  assert.equal(placeForWords(block, floorAt(380), pane, []), null);
  assert.equal(placeForWords({ ...block, wide: 590 }, floorAt(340), pane, []), null);
  // Behind a slope that rises to the right there is room on the right alone.
  const behind = (x, y) => y - (400 - 0.2 * x);
  assert.equal(placeForWords(block, behind, pane, [])?.left, 384);
});

function words(change, meets) {
  return said(change, meets).length;
}

function said(change, meets, velocity = [0, 0, 0, 0], look = {}, more = {}) {
  const { lines, pen } = newRecorder();
  const stage = { reference: "room", view: null, camera: { x: 0, y: 1, scale: 100 }, pane: { width: 600, height: 400 },
    panes: [{}], surface: { text: 15 }, ...change };
  const run = { balls: 2, dimension: 2, velocity, walls: [{ point: [0, 0], normal: [0, 1], meets }], ...more };
  wallWords(["floor"])(pen, stage, { runs: [run], colours: { muted: "#555", font: "sans" }, ...look });
  return lines.filter((line) => line.startsWith("fillText"));
}

test("nothing is said where a picture of heights stands, in space, or of a wall whose numbers are not known", () => {
  const meets = { back: 0.7, ...SMOOTH };
  assert.equal(words({}, meets), 1);
  for (const change of [{ measured: true }, { view: {} }, { reference: "centre" }, { panes: [{}, {}] }]) {
    assert.equal(words(change, meets), 0, JSON.stringify(change));
  }
  assert.equal(words({}, null), 0);
});

test("a wall says nothing of what is guessed as a cause, save that of one's own run", () => {
  const asked = (look, more) => said({}, { back: 0.8, ...SMOOTH }, undefined, look, more).length;
  assert.deepEqual([asked({ causes: true }), asked({ causes: false }), asked({ causes: true }, { guessed: true })], [0, 1, 1]);
});

test("they stand back for what is drawn: boxes with words, arrows and their labels", () => {
  const meets = { back: 0.7, ...SMOOTH };
  const box = { left: 0, right: 600, top: 300, bottom: 400 };
  const none = { lines: [], heads: [], boxes: [], waiting: [], written: [] };
  assert.equal(words({ claims: none }, meets), 1);
  for (const claims of [{ boxes: [box] }, { heads: [[300, 385, 40]] }, { lines: [[[300, 320], [300, 400]]] },
    { written: [{ box, clear: true }] }]) {
    assert.equal(words({ claims: { ...none, ...claims } }, meets), 0, JSON.stringify(claims));
  }
  assert.equal(words({ claims: { ...none, written: [{ box, clear: false }] } }, meets), 1, "a label that is not written");
});
