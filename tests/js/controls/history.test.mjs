// The steps a person took, and going back and forth between them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { TRAVEL, gestureOf, newHistory, recorded, redone, stepKey, undone }
  from "../../../kernel_lib/page/controls/history.js";

const at = (e, more = {}) => ({ e, back: true, ...more });
const walked = (...steps) => steps.reduce((history, [values, gesture]) =>
  recorded(history, values, gesture), newHistory());

test("the start is no step, and the same values again are none", () => {
  const history = walked([at(1)], [at(1)]);
  assert.deepEqual(history, { past: [], now: at(1), future: [], gesture: null });
  assert.equal(undone(history), history);
  assert.equal(redone(history), history);
});

test("steps go back and forth", () => {
  let history = walked([at(1)], [at(2)], [at(3)]);
  history = undone(history);
  assert.deepEqual(history.now, at(2));
  history = undone(history);
  assert.deepEqual(history.now, at(1));
  history = redone(redone(history));
  assert.deepEqual([history.now, history.past, history.future], [at(3), [at(1), at(2)], []]);
});

test("a new step after undo forgets what was undone", () => {
  const history = recorded(undone(walked([at(1)], [at(2)])), at(5));
  assert.deepEqual(history.future, []);
  assert.deepEqual(undone(history).now, at(1));
});

test("one drag is one step, the next drag another", () => {
  const history = walked([at(1)], [at(2), 7], [at(3), 7], [at(4), 7], [at(5), 8]);
  assert.deepEqual(history.past, [at(1), at(4)]);
});

test("a drag that comes back to where it began is no step, and may go on", () => {
  const back = walked([at(1)], [at(2), 7], [at(1), 7]);
  assert.deepEqual(back.past, []);
  assert.deepEqual(recorded(back, at(3), 7).past, [at(1)]);
});

test("what undo asked for comes as a picture and adds no step", () => {
  const history = undone(undone(walked([at(1)], [at(2)], [at(3)])));
  const first = recorded(history, at(2), TRAVEL);
  const second = recorded(first, at(1), TRAVEL);
  assert.deepEqual([second.past, second.now, second.future], [[], at(1), [at(2), at(3)]]);
});

test("the steps kept have an end", () => {
  let history = newHistory();
  for (let k = 0; k < 500; k += 1) history = recorded(history, at(k));
  assert.equal(history.past.length, 200);
  assert.deepEqual(history.past.at(-1), at(498));
});

test("a gesture lasts until the hand rests; keys in a row are one", () => {
  const first = gestureOf(null, "e", false, 0);
  const second = gestureOf(first, "e", false, 5000);
  const rest = gestureOf(second, "e", true, 5100);
  assert.deepEqual([first.number, second.number, rest.number], [1, 1, 1]);
  assert.equal(gestureOf(rest, "e", true, 5500).number, 1);
  assert.equal(gestureOf(rest, "e", true, 5500, true).number, 2, "typed");
  assert.equal(gestureOf(rest, "e", true, 6500).number, 2, "later");
  assert.equal(gestureOf(second, "h", false, 5000).number, 2, "another control");
});

test("keys of undo and redo", () => {
  const key = (name, more) => stepKey({ key: name, ...more });
  assert.equal(key("z", { ctrlKey: true }), "undo");
  assert.equal(key("Z", { metaKey: true, shiftKey: true }), "redo");
  assert.equal(key("y", { ctrlKey: true }), "redo");
  assert.equal(key("z", {}), null);
  assert.equal(key("z", { ctrlKey: true, altKey: true }), null);
});
