// Runs over one another in one pane, or side by side in several of equal size.

import assert from "node:assert/strict";
import { test } from "node:test";
import { panesFor, shiftsOf } from "../../../kernel_lib/page/view/panes.js";

test("side by side, panes are equal, do not overlap, and lie as the box is long", () => {
  const runs = [1, 2, 3, 4].map((index) => ({ index, walls: [] }));
  const flat = panesFor(runs, 800, 400, true, { left: 0, right: 20, bottom: 0, top: 1 });
  assert.deepEqual(flat.map((pane) => pane.left), [0, 0, 0, 0]);
  assert.ok(flat.every((pane, k) => k === 0 || pane.top >= flat[k - 1].top + pane.height));
  const tall = panesFor(runs, 800, 400, true, { left: 0, right: 1, bottom: 0, top: 9 });
  assert.deepEqual(tall.map((pane) => pane.top), [0, 0, 0, 0]);
  assert.ok(tall.every((pane, k) => k === 0 || pane.left >= tall[k - 1].left + pane.width));
  assert.equal(panesFor(runs, 800, 400, false, {}).length, 1);
  assert.deepEqual(shiftsOf([{ x: 0, y: 0 }, { x: 0, y: -2 }], runs.slice(0, 2)), [[0, 0], [0, -2]]);
  const walled = [{ walls: [1] }, { walls: [] }];
  assert.deepEqual(shiftsOf([{ x: 0, y: 0 }, { x: 0, y: -2 }], walled), [[0, 0], [0, 0]]);
});
