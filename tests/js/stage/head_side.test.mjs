// The side of the stage's head on which words cover no ball.

import assert from "node:assert/strict";
import { test } from "node:test";
import { flown } from "../flown.mjs";
import { clearestSide, headBoxes, evenMoments, placeAtHead } from "../../../kernel_lib/page/stage/head_side.js";

const BOXES = headBoxes({ width: 390 }, { width: 120, height: 40 }, 52);

test("words stand in the middle, unless a ball comes there", () => {
  assert.equal(clearestSide(BOXES, []), "middle");
  assert.equal(clearestSide(BOXES, [[195, 100, 30]]), "middle"); // far below
  assert.equal(clearestSide(BOXES, [[195, 30, 10]]), "left");
  assert.equal(clearestSide(BOXES, [[195, 30, 10], [80, 60, 30]]), "right");
});

test("where balls come to every side, the words stand where they come least", () => {
  const discs = [[195, 30, 10], [190, 20, 10], [80, 30, 10], [90, 30, 10], [300, 30, 10]];
  assert.equal(clearestSide(BOXES, discs), "right");
});

test("the boxes leave both ends free", () => {
  for (const [, { left, right }] of BOXES) assert.ok(left >= 52 && right <= 390 - 52);
});

test("the moments of a run include its start and its end", () => {
  const moments = evenMoments(3);
  assert.equal(moments[0], 0);
  assert.equal(moments.at(-1), 3);
});

test("words leave the corner to the names of several runs", () => {
  const pair = () => flown([[{ t: 0, c: [0, 9], v: [0, 0], a: [0, 0] }], [{ t: 0, c: [0, -9], v: [0, 0], a: [0, 0] }]], { end: 1 });
  const pane = { width: 390, height: 200 };
  const place = (runs) => {
    const stage = { runs, panes: [pane], pane, camera: { x: 0, y: 0, scale: 10 }, reference: "room" };
    const element = { offsetWidth: 120, offsetTop: 6, offsetHeight: 28, dataset: {}, style: { setProperty() {} } };
    placeAtHead(stage, runs, [0], element);
    return element.dataset.side;
  };
  assert.equal(place([pair()]), "left"); // a ball comes to the middle
  assert.equal(place([pair(), pair()]), "right");
});
