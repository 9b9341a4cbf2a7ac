// What one does, and what is covered meanwhile, follow from the model.

import assert from "node:assert/strict";
import { test } from "node:test";
import { newModel } from "../../../kernel_lib/page/lesson/model.js";

const SHEET = { acts: [{}, {}], shows: [], observables: [], parameters: [], at_contact: {} };

function at(turn, more = {}) {
  const { guess, ...rest } = more;
  return Object.assign(newModel(SHEET, {}), { guess: turn && { turn, moved: false, told: new Set(), ...guess } }, rest);
}

test("one name says where one stands, from the question to the verdict", () => {
  assert.equal(at(null).phase, "seen", "a lesson that asks nothing");
  assert.equal(at("ask").phase, "question");
  assert.equal(at("ask", { guess: { moved: true } }).phase, "guess");
  assert.equal(at("run", { first: {} }).phase, "run");
  assert.equal(at(null, { first: {} }).phase, "run", "before a class");
  assert.equal(at("told").phase, "verdict");
  assert.equal(at("line").phase, "seen");
  assert.equal(at("none").phase, "seen");
});

test("results are covered until there is a guess", () => {
  const covered = (...how) => at(...how).look.covered;
  assert.equal(covered("ask"), true);
  assert.equal(covered("ask", { act: 2 }), true, "a later act asks as well");
  assert.equal(covered("run", { act: 2, first: {} }), true);
  assert.equal(covered("told"), false);
  const asked = at("run", { first: {}, guess: { turn: "run", seeing: { open: true } } });
  assert.deepEqual([asked.phase, asked.look.covered], ["asked", true], "what was seen is asked");
  assert.equal(covered("ask", { alone: true }), false, "the stage alone");
  assert.equal(covered("none", { alone: true, projector: { at: { step: "ready" } } }), true);
  assert.equal(covered("none", { alone: true, projector: { at: { step: "told" } } }), false);
});

test("while a vote waits for a later act, no more is told than this one shows", () => {
  const vote = { name: "vote", act: 1, told_in: 2 };
  const model = at("told", { questions: [vote] });
  assert.equal(model.withheld, true);
  model.guess.told.add("vote");
  assert.equal(model.withheld, false);
});
