// What a reader reads for the names of a lesson.

import assert from "node:assert/strict";
import { test } from "node:test";
import { labelOf } from "../../../kernel_lib/page/words/labels.js";
import { taught } from "../../../kernel_lib/page/words/sentences.js";

test("a name is read by its message, of the lesson or of all lessons, or as it is", () => {
  assert.equal(labelOf("exact"), "exact");
  assert.equal(labelOf("one of my own"), "one of my own");
  taught({ name: "two_words", words: "two-words-name-K-and = K₁ und γ\ntwo-words-name-on-the-Moon = auf dem Mond\n" });
  taught({ name: "mine" });
  assert.equal(labelOf("K₁ and γ"), "K₁ und γ");
  assert.equal(labelOf("on the Moon"), "auf dem Mond");
  assert.equal(labelOf("On the Moon"), "On the Moon", "another name");
  assert.equal(labelOf("exact"), "exact");
});

test("a name of the lesson goes before one of all lessons", () => {
  taught({ name: "other", words: "other-name-lost = als Wärme verloren\n" });
  assert.equal(labelOf("lost"), "als Wärme verloren");
});
