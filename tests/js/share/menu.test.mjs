// The menu: what starting afresh forgets.

import assert from "node:assert/strict";
import { test } from "node:test";
import { forgetLesson } from "../../../kernel_lib/page/share/menu.js";

test("a lesson that starts afresh forgets its guesses, acts and stars, and no other's", () => {
  const kept = new Map([["carom:bounce:1x", "{}"], ["carom:bounce:acts", "[1]"], ["carom:bounce2:acts", "[1]"],
    ["carom:bounce:tasks", "{}"], ["theirs", "1"]]);
  forgetLesson("bounce", { get length() { return kept.size; }, key: (place) => [...kept.keys()][place],
    removeItem: (key) => kept.delete(key) });
  assert.deepEqual([...kept.keys()], ["carom:bounce2:acts", "theirs"]);
});
