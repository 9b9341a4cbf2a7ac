// Turning the view in space: when runs are seen from there, and when flat again.

import assert from "node:assert/strict";
import { test } from "node:test";
import { offerSpace } from "../../../kernel_lib/page/space/turntable.js";
import { VIEWS } from "../../../kernel_lib/page/view/projection.js";

const FLAT = [{ dimension: 2, spins: false, walls: [{ normal: [0, 1] }] }];
const SOLID = [{ dimension: 3, spins: false, walls: [] }];

function newPart(on) {
  const seen = [];
  const toggle = { hidden: true, setAttribute() {} };
  return { seen, view: VIEWS.oblique, on, offered: on, forced: false, toggle, choice: {},
    grip: { setAttribute() {} }, look: (view) => seen.push(Boolean(view)), rest() {} };
}

test("flat runs after those in space are seen flat again", () => {
  const part = newPart(false);
  offerSpace(part, FLAT);
  assert.deepEqual(part.seen, []);
  offerSpace(part, SOLID);
  assert.deepEqual([part.on, part.toggle.hidden], [true, true]);
  offerSpace(part, FLAT);
  assert.deepEqual([part.on, part.toggle.hidden], [false, false]);
  assert.deepEqual(part.seen, [true, false]);
});

test("who looks at flat runs from space goes on doing so", () => {
  const part = newPart(true);
  offerSpace(part, SOLID);
  offerSpace(part, FLAT);
  assert.deepEqual([part.on, part.seen], [true, []]);
});

test("a curved wall is seen flat, since planes alone are drawn in space", () => {
  const part = newPart(true);
  offerSpace(part, [{ dimension: 2, spins: true, walls: [{ normal: [0, 1] }, { track: [] }] }]);
  assert.deepEqual([part.on, part.toggle.hidden, part.seen], [false, true, [false]]);
});
