// What an act offers beside another question.

import assert from "node:assert/strict";
import { test } from "node:test";
import { blankIn, furtherOf, isNear, offeredOf, saidOf } from "../../../kernel_lib/page/guess/further.js";

const OFFERS = { after: { question: "Why?", model: "So." }, steps: ["one", "two [3]"] };
const record = (when, right, more = {}) => ({ when, right, ...more });

test("one step further after what counts as understood, an example after two wrong ones", () => {
  assert.equal(furtherOf([], OFFERS), "");
  assert.equal(furtherOf([record("1", true)], OFFERS), "");
  assert.equal(furtherOf([record("2", true, { understood: true }), record("1", true)], OFFERS), "after");
  assert.equal(furtherOf([record("1", false)], OFFERS), "");
  assert.equal(furtherOf([record("1", false), record("2", false)], OFFERS), "steps");
  assert.equal(furtherOf([record("1", true), record("2", false)], OFFERS), "");
  assert.equal(furtherOf([record("1", false), record("2", false, { skipped: true })], OFFERS), "");
  assert.equal(furtherOf([record("1", false), record("2", false)], {}), "", "nothing to offer");
  assert.equal(furtherOf([record("2", true, { understood: true })], {}), "");
});

test("a contrast is offered where nothing else is, and not after itself", () => {
  const after = (ofAct, more = {}) => offeredOf({ after: OFFERS.after, asked: { steps: OFFERS.steps }, contrast: "Two bowls", ofAct, ...more });
  assert.equal(after([record("1", true)]), "contrast");
  assert.equal(after([record("1", false)]), "contrast");
  assert.equal(after([record("2", true, { understood: true }), record("1", true)]), "after");
  assert.equal(after([record("1", false), record("2", false)]), "steps");
  assert.equal(after([record("1", true)], { contrast: "" }), "");
  assert.equal(after([record("1", true)], { asked: { watch_first: true } }), "");
});

test("a number one step further is judged, or asked for", () => {
  const band = (from, to, right, text) => ({ measure: "number", from, to, right, text, head: "" });
  const asked = { kind: "number", unit: "m", minimum: 0, maximum: 100, truth: 6, answers: [], slots: {},
    verdicts: [band(5.4, 6.6, true, "Right."), band(null, 6, false, "Too low."), band(6, null, false, "Too high.")] };
  assert.deepEqual(["6.1", "3", "50"].map((one) => saidOf(one, asked)), ["Right.", "Too low.", "Too high."]);
  assert.match(saidOf("", asked), /number/);
  assert.match(saidOf("200", asked), /100/);
});

test("an option one step further is judged, or asked for", () => {
  const pressed = (place, right, text) => ({ measure: "choice", from: place, to: place, right, text, head: "" });
  const asked = { kind: "choice", options: ["same", "twice"], choices: ["that of the start", "twice that"], truth: "same",
    answers: [], slots: {}, verdicts: [pressed(0, true, "Right."), pressed(1, false, "Not so.")] };
  assert.deepEqual(["same", "twice"].map((one) => saidOf(one, asked)), ["Right.", "Not so."]);
  assert.match(saidOf("", asked), /that of the start, twice that/);
});

test("the number in brackets is left out of the last line", () => {
  assert.deepEqual(blankIn("Your turn: [1.28] m."), { before: "Your turn: ", answer: 1.28, after: " m." });
  assert.deepEqual(blankIn("It gives [−1] m/s."), { before: "It gives ", answer: -1, after: " m/s." });
  assert.deepEqual(blankIn("Nothing is left out."), { before: "Nothing is left out.", answer: null, after: "" });
});

test("a number is near as far as it was told", () => {
  assert.ok(isNear(1.28, 1.28) && isNear(1.275, 1.28));
  assert.ok(!isNear(1.3, 1.28) && !isNear(NaN, 1.28));
  assert.ok(isNear(0, 0) && !isNear(0.1, 0));
});
