// Guess first: the question, the answer box or the choices, and the comparison afterwards.

import assert from "node:assert/strict";
import { test } from "node:test";
import { flagHeight, questionText, storageKey } from "../../../kernel_lib/page/guess/question.js";

test("a question names the present values", () => {
  assert.equal(questionText("k_b = {k_b}, {what}?", { k_b: 0.5 }), "k_b = 0.5, {what}?");
  const key = (question) => storageKey({ name: "lesson", guess: { question } });
  assert.equal(key("one"), key("one"));
  assert.notEqual(key("one"), key("two"));
});

test("a flag stands where its number says", () => {
  assert.equal(flagHeight(3.5), 3.5);
  assert.equal(flagHeight(" 3,5 "), 3.5);
  assert.equal(flagHeight("−1"), -1);
  assert.ok(Number.isNaN(flagHeight("")));
  assert.ok(Number.isNaN(flagHeight("high")));
});
