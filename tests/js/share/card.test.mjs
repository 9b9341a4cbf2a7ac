// What a card says: no truth before it is told, and none that a link keeps back.

import assert from "node:assert/strict";
import { test } from "node:test";
import { cardTexts, cardWords } from "../../../kernel_lib/page/share/card.js";

const judgement = { question: "It falls from {height} m.\nHow high does it *rise*?" };
const told = { guess: 3.5, answer: 2.4512, unit: "m" };

test("a card says question, guess and truth, and is read as a whole", () => {
  const texts = cardTexts({ judgement, told, values: { height: 5 } });
  assert.deepEqual(texts, { given: "It falls from 5 m.", asked: "How high does it rise?",
    question: "It falls from 5 m. How high does it rise?", said: "I said: 3.5 m", truth: "In fact: 2.45 m" });
  assert.equal(cardWords(texts, "carom.example/01_plane_bounce", "My bounce"),
    "It falls from 5 m. How high does it rise? I said: 3.5 m. In fact: 2.45 m. My bounce. Carom, carom.example/01_plane_bounce.");
});

test("without a guess there is no truth, nor where an answer waits or is kept back", () => {
  const of = (record, withheld) => {
    const { said, truth } = cardTexts({ judgement, told: record, values: {} }, withheld);
    return [said, truth];
  };
  assert.deepEqual(of(null), ["", ""]);
  assert.deepEqual(of({ ...told, skipped: true }), ["", ""]);
  assert.deepEqual(of({ ...told, answer: undefined, waiting: true }), ["I said: 3.5 m", ""]);
  assert.deepEqual(of(told, true), ["I said: 3.5 m", ""]);
});
