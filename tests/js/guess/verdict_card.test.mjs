// What the rail says after a guess.

import assert from "node:assert/strict";
import { test } from "node:test";
import { countsLine, figuresOf, headOf, lineOf, signOf }
  from "../../../kernel_lib/page/guess/verdict_card.js";

const flag = (guess, right = false) => ({ kind: "flag", unit: "m", guess, answer: 2.4512, right,
  count: 1 });

test("a sign points to where the truth lies", () => {
  assert.equal(signOf(flag(3.5)), "down");
  assert.equal(signOf(flag(1)), "up");
  assert.equal(signOf(flag(2.6)), "nearly");
  assert.equal(signOf(flag(2.5, true)), "tick");
  assert.equal(signOf({ kind: "choice", guess: "it stops", answer: "it slides" }), "other");
  assert.equal(signOf({ skipped: true, answer: 2 }), "");
});

test("the head says what happened, not that a guess is wrong", () => {
  assert.equal(headOf(flag(3.5)), "Lower than your flag");
  assert.equal(headOf({ ...flag(1), kind: "number" }), "Higher than you said");
  assert.equal(headOf({ kind: "choice", guess: "it stops", answer: "it slides" }), "It slides");
  assert.equal(headOf({ ...flag(3.5), head: "It rises half as high" }), "It rises half as high");
});

test("figures and the one line agree with the stage: two decimals", () => {
  assert.deepEqual(figuresOf(flag(3.5)), [["You said", "3.5 m", true], ["In fact", "2.45 m", false]]);
  assert.deepEqual(figuresOf({ skipped: true, answer: 2.4512, unit: "m" }),
    [["In fact", "2.45 m", false]]);
  const shown = { guess: "up", answer: "down", seen: "It went down." };
  assert.deepEqual(figuresOf({ kind: "choice", guess: "a", answer: "b", shown }),
    [["You said", "up", true], ["You saw", "It went down.", false], ["In fact", "down", false]]);
  assert.equal(lineOf(flag(3.5)), "Your first guess: 3.5 m. In fact: 2.45 m.");
  assert.equal(lineOf({ ...flag(3.5), count: 2 }), "Your last guess: 3.5 m. In fact: 2.45 m.");
  assert.equal(lineOf({ kind: "choice", guess: "up", answer: "down", count: 1 }),
    "Your first guess: up. In fact: down.");
  assert.equal(lineOf({ kind: "speeds", guess: [[0, 1]], count: 1 }), "Your guess: (0.00, 1.00)");
});

test("what a told guess counts for", () => {
  assert.match(countsLine(flag(2.5, true), true), /count as understood/);
  assert.match(countsLine({ ...flag(2.5, true), understood: true }, true), /: understood/);
  assert.equal(countsLine({ ...flag(3.5), understood: true }, true), "", "it was right before");
  assert.equal(countsLine(flag(3.5), false), "", "no other values to draw");
});
