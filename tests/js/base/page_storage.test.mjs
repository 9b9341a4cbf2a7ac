import assert from "node:assert/strict";
import test from "node:test";
import { moveKept } from "../../../kernel_lib/page/base/page_storage.js";

function storage(/** @type {Record<string, string>} */ texts) {
  const kept = new Map(Object.entries(texts));
  return { kept, getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => kept.set(key, text),
    removeItem: (key) => kept.delete(key), key: (place) => [...kept.keys()][place] ?? null,
    get length() { return kept.size; } };
}

test("what is kept under a lesson's former name moves to the present one", () => {
  const browser = storage({ "carom:gas:acts": "[1]", "carom:gas:tasks": "{}", "carom:gases:acts": "[2]",
    "carom:track:acts": "[3]" });
  moveKept("gas", "many_balls", browser);
  assert.deepEqual(Object.fromEntries(browser.kept), { "carom:gases:acts": "[2]",
    "carom:track:acts": "[3]", "carom:many_balls:acts": "[1]", "carom:many_balls:tasks": "{}" });
});

test("what is kept under the present name already stays, and a lesson without a former one too", () => {
  const browser = storage({ "carom:gas:acts": "[1]", "carom:many_balls:acts": "[1,2]" });
  moveKept("gas", "many_balls", browser);
  moveKept("", "many_balls", browser);
  assert.deepEqual(Object.fromEntries(browser.kept), { "carom:many_balls:acts": "[1,2]" });
});
