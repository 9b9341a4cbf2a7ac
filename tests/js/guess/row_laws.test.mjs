// What the speeds of a row keep: which way ball 1 may move where momentum and energy hold.

import assert from "node:assert/strict";
import { test } from "node:test";
import { mayMoveBack } from "../../../kernel_lib/page/guess/row_laws.js";

test("ball 1 may move back where the others leave room for it", () => {
  assert.ok(mayMoveBack({ masses: [1, 1, 1], before: [1, 0, 0] }));
  assert.ok(mayMoveBack({ masses: [1, 1, 1, 1, 1], before: [1, 0, 0, 0, 0] }));
});

test("a ball as heavy as all others together, or heavier, never moves back", () => {
  assert.ok(!mayMoveBack({ masses: [2, 1, 1], before: [1, 0, 0] }));
  assert.ok(!mayMoveBack({ masses: [5, 1, 1], before: [1, 0, 0] }));
});

test("two equal balls that come in leave the third too little: ball 1 moves on", () => {
  assert.ok(!mayMoveBack({ masses: [1, 1, 1], before: [1, 1, 0] }));
  assert.ok(mayMoveBack({ masses: [1, 1, 1, 1, 1], before: [1, 1, 0, 0, 0] }));
});
