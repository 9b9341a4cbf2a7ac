// A guess is read as a person gives it; what is wrong with it is named. What is said of it is
// compared with Python in tests/protocol/test_guess.py.

import assert from "node:assert/strict";
import { test } from "node:test";
import { guessIn, verdictOf } from "../../../kernel_lib/page/guess/verdict.js";

const NUMBER = { kind: "number" };

test("numbers as a person writes them", () => {
  for (const [given, read] of [["3,5", 3.5], [" −2 ", -2], [7, 7], ["1e-1", 0.1], [".5", 0.5]]) {
    assert.deepEqual(guessIn(given, NUMBER), { guess: read });
  }
});

test("what is no number is named", () => {
  for (const given of [" ", "high", "NaN", "Infinity", null, true, [1], "0x10", "1_0", "1e999",
    "1".repeat(100), NaN, "3 m"]) {
    assert.match(guessIn(given, NUMBER).problem, /^A guess is a number; you typed “/);
    assert.match(guessIn(given, { kind: "flag" }).problem, /^A guess is a number; you typed “/);
  }
  assert.equal(guessIn("high", NUMBER).problem, "A guess is a number; you typed “high”.");
  assert.equal(guessIn("", NUMBER).problem, "Type a number first.");
  assert.ok(guessIn("x".repeat(999), NUMBER).problem.length < 90);
});

test("a choice is one of those offered", () => {
  const one = { kind: "choice", choices: ["left", "right"], options: ["a", "b"] };
  assert.deepEqual(guessIn("a", one), { guess: "a" });
  assert.deepEqual(guessIn("up", one), { problem: "choose one of left, right" });
});

test("an arrow has two components and a longest length", () => {
  const arrow = { kind: "arrow", unit: "m/s", maximum: 5 };
  assert.deepEqual(guessIn([3, "-4,0"], arrow), { guess: [3, -4] });
  assert.equal(guessIn([7, 0], arrow).problem, "The arrow may be 5 m/s long; yours is 7.");
  for (const given of [null, "up", [1], [1, 2, 3], { x: 1 }]) {
    assert.match(guessIn(given, arrow).problem, /^an arrow has two components, got /);
  }
  assert.equal(guessIn(["NaN", 1], arrow).problem, "A guess is a number; you typed “NaN”.");
});

test("an arrow may be a direction alone", () => {
  const angle = { kind: "arrow", unit: "°", maximum: 1 };
  assert.deepEqual(guessIn("−45", angle), { guess: -45 });
  assert.match(guessIn(270, angle).problem, /between −180° and 180°; you typed “270”/);
  assert.match(guessIn("up", angle).problem, /is a number/);
});

test("the first verdict that fits holds", () => {
  const told = { truth: 2, answers: [], slots: { above: -1 }, verdicts: [
    { measure: "number", from: 1.9, to: 2.1, right: true, text: "Yes, {guess}: {above} above.",
      head: "It is {guess}" },
    { measure: "number", from: null, to: 2, right: false, text: "Higher." }] };
  assert.deepEqual(verdictOf({}, told, 2.1), { right: true, text: "Yes, 2.1: 1.1 above.",
    head: "It is 2.1" });
  assert.deepEqual(verdictOf({}, told, 1), { right: false, text: "Higher.", head: "" });
  assert.deepEqual(verdictOf({}, told, 3), { right: false, text: "", head: "" });
});

test("a number outside the scale is refused, and the scale is named", () => {
  const flag = { kind: "flag", unit: "m", minimum: -1, maximum: 6 };
  assert.deepEqual(guessIn("6", flag), { guess: 6 });
  assert.equal(guessIn("-3", flag).problem, "A guess lies between −1 and 6 m; you typed “-3”.");
  assert.equal(guessIn(100, flag).problem, "A guess lies between −1 and 6 m; you typed “100”.");
});
