// A picture has come: what it asks, and why it asks nothing.

import assert from "node:assert/strict";
import { test } from "node:test";
import { takeTurn } from "../../../kernel_lib/page/lesson/first_look.js";
import { newModel } from "../../../kernel_lib/page/lesson/model.js";

const QUESTIONS = [{ name: "high", act: 1 }, { name: "rest", act: 2 }];
const SHEET = { acts: [{}, {}, {}], shows: [], observables: [], parameters: [], at_contact: {}, questions: QUESTIONS };

/** Why an act asks nothing of a picture with these questions too close to call. */
function unasked(close, more = {}) {
  const model = Object.assign(newModel(SHEET, {}), { values: {}, guess: { record: null }, ...more });
  takeTurn(model, { guesses: [], too_close: close }, false, null);
  assert.equal(model.guess.turn, "none");
  return model.guess.unasked;
}

test("the number of one step further comes with the picture; without it there is no such step", () => {
  const number = { name: "as_far", verdicts: [] };
  const after = (offered, further) => {
    const model = Object.assign(newModel({ ...SHEET, acts: [{ after: offered }] }, {}), { values: {}, guess: { record: null } });
    takeTurn(model, { guesses: [], further }, false, null);
    return model.guess.after;
  };
  assert.equal(after({ name: "as_far" }, [{ name: "other" }, number]), number);
  assert.equal(after({ name: "as_far" }, []), null);
  assert.equal(after({ name: "as_far" }, undefined), null, "of an answer that was computed before");
  assert.deepEqual(after({ question: "Why?", model: "So." }, []), { question: "Why?", model: "So." });
});

test("an answer that is not clear differs from a question that makes no sense", () => {
  assert.equal(unasked(["high"]), "close");
  assert.equal(unasked([]), "unfit");
  assert.equal(unasked(undefined), "unfit", "of an answer that was computed before");
  assert.equal(unasked(["rest"]), "unfit", "what another act asks does not count");
  assert.equal(unasked(["rest"], { act: 2 }), "close");
  assert.equal(unasked([], { act: 3 }), "", "an act that asks nothing");
  assert.equal(unasked(["high"], { alone: true }), "", "the stage alone");
});
