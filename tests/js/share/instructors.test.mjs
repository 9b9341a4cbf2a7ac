// For instructors: a folded part of the panel that makes a link with controls fixed or hidden.

import assert from "node:assert/strict";
import { test } from "node:test";
import { wishesFor } from "../../../kernel_lib/page/share/instructors.js";

test("ticks become keys", () => {
  const names = ["a", "b"];
  assert.deepEqual(wishesFor(names, (name, key) => name === "b" && key === "lock", false),
    { lock: "b" });
  assert.deepEqual(wishesFor(names, (_, key) => key === "hide", true),
    { hide: "all", view: "projector" });
  assert.deepEqual(wishesFor(names, () => false, false), {});
});

test("what is kept back stands beside the controls that are hidden, and tips are asked for", () => {
  assert.deepEqual(wishesFor(["a", "b"], (name, key) => name === "a" && key === "hide", false, false, true,
    ["skip", "python"]), { hide: "a,skip,python", teach: "1" });
});
