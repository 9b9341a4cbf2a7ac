// My answers: all guesses that this browser remembers, as text to hand in.

import assert from "node:assert/strict";
import { test } from "node:test";
import { guessText } from "../../../kernel_lib/page/base/numbers.js";
import { answersText, rememberedAnswers }
  from "../../../kernel_lib/page/share/remembered_guesses.js";

const storage = (entries) => ({ length: entries.length, key: (k) => entries[k][0],
  getItem: (key) => Object.fromEntries(entries)[key] });

test("answers of all lessons, the oldest first", () => {
  const record = (lesson, when, more) => JSON.stringify({ lesson, when, question: "Q?", guess: 3.5,
    answer: 2.9812345, unit: "m", ...more });
  const found = rememberedAnswers(storage([
    ["carom:two:1", record("Two", "2026-02-01T10:00:00Z", { guess: "left", answer: "right" })],
    ["carom:one:1", record("One", "2026-01-01T10:00:00Z")],
    ["carom:three:1", JSON.stringify({ skipped: true, question: "Q?" })],
    ["carom:old", "{broken"],
    ["someone else's", record("None", "2026-01-01T10:00:00Z")],
  ]));
  assert.deepEqual(found.map((one) => one.lesson), ["One", "Two"]);
  const [one, two] = answersText(found).split("\n\n");
  assert.match(one, /^One\nQuestion: Q\?\nMy guess: 3.5 m\nAnswer: 2.981 m\nWhen: 2026-01-01 /);
  assert.match(two, /My guess: left\nAnswer: right\n/);
  assert.equal(answersText([]), "");
  assert.match(answersText(found, [20785, 20791]), /\n\nComes back on: 2026-11-28, 2026-12-04\n$/);
  assert.match(answersText([{ question: "Q?", guess: "left", when: "" }]), /Answer: in a later act\n/);
});

test("an arrow is a pair of numbers", () => {
  assert.equal(guessText([1, -2.50004], "m/s"), "(1, −2.5) m/s");
});
