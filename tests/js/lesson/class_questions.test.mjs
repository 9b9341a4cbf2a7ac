// The projector: a lesson without class questions puts its own.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ownAnswers, ownQuestions } from "../../../kernel_lib/page/lesson/class_questions.js";

test("each kind of question can be put to a class, and has its answer in words", () => {
  const asked = { choices: ["up", "down"], sketches: [] };
  const kinds = { choice: "down", number: 2.451, flag: 0.5, arrow: [1, 2], speeds: [[0, 0, 1]] };
  const questions = ownQuestions(Object.keys(kinds).map((kind) =>
    ({ ...asked, name: kind, kind, question: "From {h} m.\nHow?" })), { h: 2 });
  assert.deepEqual(questions.map(({ choices, rounds }) => [choices.length, rounds]),
    [[2, 2], [0, 1], [0, 1], [0, 1], [0, 1]]);
  assert.ok(questions.every(({ values, shown }) => values.h === 2 && shown === values));
  const answers = ownAnswers({ guesses: Object.entries(kinds).map(([kind, truth]) =>
    ({ ...asked, name: kind, kind, truth, unit: "m", happened: "So.", question: "From {h} m.\nHow?" })) }, { h: 2 });
  assert.deepEqual(answers.map(({ right }) => right), ["down", "2.45 m", "0.5 m", "", ""]);
  assert.ok(answers.every((one) => one.asked.question === "From 2 m.\nHow?" && one.happened === "So."));
});
