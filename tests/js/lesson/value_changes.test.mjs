// Values drawn for another question, until it can be asked of them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { drawsAgain } from "../../../kernel_lib/page/lesson/value_changes.js";

const VARY = [{ name: "h", from: 0.1, to: 0.9, easy: 0.2 }];

function waiting(values) {
  const view = { model: { act: 1, sheet: { name: "bowl", parameters: [{ name: "h", step: 0.01 }] },
    values: { h: 0.6 }, locked: new Set(), mine: new Set(), gesture: null, asked: null }, number: 1 };
  view.line = { offline: false, waiting: new Map(), clock: { now: () => 0, later() {}, cancel() {} }, changed: 0 };
  view.line.flight = { kind: "set" }; // what is asked waits its turn
  view.model.drawn = { name: "stays", vary: VARY, easier: false, seed: 7919, times: 1, values };
  return view;
}
const picture = (...names) => ({ guesses: names.map((name) => ({ name, act: 1 })) });

test("values at which a question has no clear answer are drawn again, and not shown", () => {
  const view = waiting({ h: 0.5 });
  assert.equal(drawsAgain(view, picture("limit"), { change: { h: 0.5 } }), true);
  const { h } = view.model.drawn.values;
  assert.ok(h !== 0.5 && h >= 0.1 && h <= 0.9);
  assert.deepEqual(view.line.waiting.get("set").change, { h });
  assert.equal(drawsAgain(view, picture("limit", "stays"), { change: { h } }), false);
  assert.equal(view.model.drawn, null);
});

test("what a hand has changed meanwhile is shown, and drawing has an end", () => {
  assert.equal(drawsAgain(waiting({ h: 0.5 }), picture(), { change: { h: 0.4 } }), false);
  assert.equal(drawsAgain(waiting({ h: 0.5 }), picture(), undefined), false);
  const view = waiting({ h: 0.5 });
  let draws = 0;
  while (drawsAgain(view, picture(), { change: view.model.drawn?.values })) draws += 1;
  assert.ok(draws > 5 && draws < 20, `${draws}`);
});
