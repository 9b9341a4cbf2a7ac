// A run as far as it is given: its start, whatever follows.

import assert from "node:assert/strict";
import { test } from "node:test";
import { flown } from "../flown.mjs";
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

// As long a list of all that a run has beside its start: other knots, frames, contacts, curves and sums.
function elsewhere() {
  const knots = [[{ t: 0, c: [0, 0], v: [3, 0], w: 5 }, { t: 0.4, law: 1, c: [2, 1], v: [1, 1], w: 2 }, { t: 0.7, c: [3, 0], v: [0, 0] }],
    [{ t: 0, c: [5, 0], v: [0, 0] }]];
  const more = Object.fromEntries(["steps", "jumps", "observables", "angles", "turns", "turning", "felt", "sums", "kept"]
    .map((name) => [name, [name]]));
  return { ...flown(knots, { index: 0, name: "", end: 9, step: 0.1, masses: [1, 2], inertias: [0.4, null], contacts: 2,
    contacts_in_all: 7, contact_time: [0.4, 0.7], contact_a: [0, 0], contact_b: [1, 1], spins: true }), ...more };
}

test("whatever follows is not in a start", () => {
  const [given, other] = [{ ...standing(headOn(0)), name: "" }, standing(elsewhere())];
  for (const [name, value] of Object.entries(other)) assert.deepEqual(value, given[name], name);
  // One straight piece a ball, whatever the first one of the run is.
  assert.deepEqual([...other.knot_count], [1, 1]);
  assert.deepEqual([...other.knot_law], [2, 2]);
  const [ball, second] = [0, 1].map((one) => ballAt(/** @type {any} */ (other), one, 5));
  assert.deepEqual([ball.x, ball.vx, second.x, second.vx], [0, 3, 5, 0]);
});

test("a ball that gets spin later only has none in its start", () => {
  const knots = [[{ t: 0, c: [0, 0], v: [1, 0] }, { t: 1, c: [1, 0], v: [1, 0], w: 4 }]];
  assert.equal(standing(flown(knots, { end: 2, spins: true })).spins, false);
  assert.equal(standing(headOn(1)).spins, true);
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
