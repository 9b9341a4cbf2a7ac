// A question, a guess and a truth in words.

import assert from "node:assert/strict";
import { test } from "node:test";
import { givenAndAsked, ownGuess, questionText, truthOf } from "../../../kernel_lib/page/base/asked.js";

test("a question names the present values", () => {
  assert.equal(questionText("k_b = {k_b}, {what}?", { k_b: 0.5 }), "k_b = 0.5, {what}?");
  assert.deepEqual(givenAndAsked("It keeps 70 %.\nHow high?"),
    { given: "It keeps 70 %.", asked: "How high?" });
  assert.deepEqual(givenAndAsked("How high?"), { given: "", asked: "How high?" });
});

test("a guess is said as it was given, a truth in three digits, a direction in whole degrees", () => {
  const record = { guess: 3.5, answer: 2.4512, unit: "m" };
  assert.deepEqual([ownGuess(record), truthOf(record)], ["3.5 m", "2.45 m"]);
  assert.deepEqual([ownGuess({ guess: 12.3, unit: "°" }), truthOf({ answer: -0.2, unit: "°" })], ["12°", "0°"]);
  const shown = { guess: "It stops.", answer: "It slides." };
  assert.deepEqual([ownGuess({ guess: "a", shown }), truthOf({ answer: "b", shown })], ["It stops.", "It slides."]);
});
