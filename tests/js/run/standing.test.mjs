// A run as far as it is given: its start, whatever follows.

import assert from "node:assert/strict";
import { test } from "node:test";
import { headOn } from "../head_on.mjs";
import { contactMoments } from "../../../kernel_lib/page/run/runs.js";
import { ballAt, spinAt } from "../../../kernel_lib/page/run/motion.js";
import { standing } from "../../../kernel_lib/page/run/standing.js";
import { arrowScale } from "../../../kernel_lib/page/stage/arrows/shape.js";
import { runBox } from "../../../kernel_lib/page/view/camera.js";
import { boxInSpace } from "../../../kernel_lib/page/view/projection.js";

test("of two runs with one start the starts are alike, at any moment", () => {
  const [one, two] = [headOn(0), headOn(1)].map((run) => ({ ...standing(run), name: "" }));
  assert.deepEqual(one, two);
  assert.deepEqual(ballAt(one, 0, 2), { x: 0, y: 0, z: 0, vx: 3, vy: 0, vz: 0, angle: 0 });
  assert.deepEqual(spinAt(one, 0, 2), [0, 0, 5]);
  assert.deepEqual(contactMoments([one]), []);
  assert.equal(one.contacts, 0);
});

test("a start is made once", () => {
  const run = headOn(1);
  assert.equal(standing(run), standing(run));
});

test("the view of a start is its room", () => {
  const room = { low: [-1, -2], high: [30, 4], fastest: 12 };
  const start = standing({ ...headOn(1), room });
  assert.deepEqual(runBox(start), { left: -1, right: 30, bottom: -2, top: 4 });
  assert.deepEqual(boxInSpace([start]).high.slice(0, 2), [30, 4]);
  assert.ok(arrowScale([start], { scale: 1 }, 100, 100) < arrowScale([standing(headOn(1))], { scale: 1 }, 100, 100));
});
