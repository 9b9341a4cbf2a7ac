// A run made of speeds alone: straight before and after the contact, in one room for all answers.

import assert from "node:assert/strict";
import { test } from "node:test";
import { headOn } from "../head_on.mjs";
import { ballAt } from "../../../kernel_lib/page/run/motion.js";
import { contactMoments } from "../../../kernel_lib/page/run/runs.js";
import { movedStraight } from "../../../kernel_lib/page/run/straight.js";
import { arrowScale } from "../../../kernel_lib/page/stage/arrows/shape.js";
import { runBox } from "../../../kernel_lib/page/view/camera.js";

const ROW = { masses: [2, 1], before: [3, 0] };
const played = (...after) => movedStraight(headOn(1), ROW, after, 6);

test("two balls touch at the contact, with the speeds before it and those that are set after it", () => {
  const run = played(2, 2);
  const [one, two] = [0, 1].map((ball) => ballAt(run, ball, run.contact));
  assert.ok(Math.abs(two.x - one.x - 2) < 1e-12);
  assert.deepEqual([0, 1].map((ball) => ballAt(run, ball, 0.1).vx), [3, 0]);
  assert.deepEqual([0, 1].map((ball) => ballAt(run, ball, run.end).vx), [2, 2]);
  assert.deepEqual([one.y, two.y], [0, 0]);
  assert.deepEqual(run.masses, [2, 1]);
});

test("a ball passes through the other where its speed says so, and no contact is told", () => {
  const run = played(3, 0);
  assert.ok(ballAt(run, 0, run.end).x > ballAt(run, 1, run.end).x);
  assert.deepEqual([contactMoments([run]), run.contacts], [[], 0]);
});

test("all answers have one room and one scale of arrows, and stay in it", () => {
  const runs = [played(3, 0), played(0, 6), played(4.5, -3)];
  const boxes = runs.map(runBox);
  assert.deepEqual(boxes[0], boxes[1]);
  assert.equal(arrowScale([runs[0]], boxes[0]), arrowScale([runs[1]], boxes[0]));
  for (const run of runs) {
    for (const ball of [0, 1]) {
      const { x } = ballAt(run, ball, run.end);
      assert.ok(x - 1 >= boxes[0].left && x + 1 <= boxes[0].right, `${ball} at ${x}`);
    }
  }
});
