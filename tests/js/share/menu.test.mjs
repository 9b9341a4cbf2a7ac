// The menu: what starting afresh forgets, where the sheet stands.

import assert from "node:assert/strict";
import { test } from "node:test";
import { forgetLesson, sheetAddress } from "../../../kernel_lib/page/share/menu.js";

test("a lesson that starts afresh forgets its guesses, acts and stars, and no other's", () => {
  const kept = new Map([["carom:bounce:1x", "{}"], ["carom:bounce:acts", "[1]"], ["carom:bounce2:acts", "[1]"],
    ["carom:bounce:tasks", "{}"], ["theirs", "1"]]);
  forgetLesson("bounce", { get length() { return kept.size; }, key: (place) => [...kept.keys()][place],
    removeItem: (key) => kept.delete(key) });
  assert.deepEqual([...kept.keys()], ["carom:bounce2:acts", "theirs"]);
});

test("the sheet stands beside the page of its lesson", () => {
  assert.equal(sheetAddress("/carom/voila/render/01_plane_bounce.ipynb"), "/carom/carom/sheet/01_plane_bounce");
  assert.equal(sheetAddress("/voila/render/02.ipynb", "?solutions=1"), "/carom/sheet/02?solutions=1");
  assert.equal(sheetAddress("/lab/tree/lessons/01.ipynb"), null);
});
