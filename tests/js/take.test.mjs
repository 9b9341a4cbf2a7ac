// What is taken away: the moments of a film, and answers as text.

import assert from "node:assert/strict";
import { test } from "node:test";
import { answersText, guessText, rememberedAnswers }
  from "../../kernel_lib/widgets/static/answers.js";
import { LONGEST_FILM, filmMoments, unnamed } from "../../kernel_lib/widgets/static/film.js";

const clock = (more) => ({ time: 0, duration: 4, speed: 1, ...more });

test("a film goes from the clock to the end of the run", () => {
  const whole = filmMoments(clock());
  assert.deepEqual([whole.length, whole[0], whole.at(-1)], [81, 0, 4]);
  const rest = filmMoments(clock({ time: 3 }));
  assert.deepEqual([rest.length, rest[0], rest.at(-1)], [21, 3, 4]);
  assert.equal(filmMoments(clock({ time: 4 })).length, 81, "at the end it starts anew");
});

test("a film has a longest duration, and follows the speed of the clock", () => {
  const slow = filmMoments(clock({ time: 1, speed: 0.01 }));
  assert.equal(slow.length, LONGEST_FILM * 20 + 1);
  assert.ok(Math.abs(slow.at(-1) - 1.08) < 1e-9);
  assert.equal(filmMoments(clock({ speed: 4 })).length, 21);
  assert.deepEqual(filmMoments(clock({ duration: 0 })), [0]);
});

test("a film names the runs that the stage in it does not name", () => {
  const runs = [{ name: "steps" }, { name: "exact" }];
  const hidden = new Set(["steps"]);
  assert.deepEqual(unnamed(runs, { names: true, hidden }), []);
  assert.deepEqual(unnamed(runs, { names: false, hidden }), [runs[1]]);
  assert.deepEqual(unnamed([runs[1]], { names: true, hidden }), [runs[1]]);
});

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
});

test("an arrow is a pair of numbers", () => {
  assert.equal(guessText([1, -2.50004], "m/s"), "(1, -2.5) m/s");
});
