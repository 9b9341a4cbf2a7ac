// Signals, and what follows them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { follow, signals } from "../../../kernel_lib/page/base/signals.js";

function pair() {
  const model = signals({ a: 1, b: 2, get sum() { return model.a + model.b; } });
  return model;
}

test("what is read is shown at once, and again when it has changed", () => {
  const model = pair();
  const seen = [];
  follow(() => model.sum, (sum) => seen.push(sum));
  model.a = 5;
  model.b = 2;
  assert.deepEqual(seen, [3, 7]);
});

test("what comes to the same is not shown again", () => {
  const model = pair();
  const seen = [];
  follow(() => model.sum > 0, (positive) => seen.push(positive));
  model.a = 5;
  model.b = -9;
  assert.deepEqual(seen, [true, false]);
});

test("what is read only while it is shown is not followed", () => {
  const model = pair();
  const seen = [];
  follow(() => model.a, (a) => seen.push([a, model.b]));
  model.b = 3;
  model.a = 4;
  assert.deepEqual(seen, [[1, 2], [4, 3]]);
});

test("one signal may follow another", () => {
  const model = pair();
  const seen = [];
  follow(() => model.a, (a) => { model.b = 2 * a; });
  follow(() => model.b, (b) => seen.push(b));
  model.a = 4;
  assert.deepEqual(seen, [2, 8]);
});
