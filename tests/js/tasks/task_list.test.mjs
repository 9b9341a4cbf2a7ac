// Challenges and exercises: what is told of stars, when an answer is right, and what is kept.

import assert from "node:assert/strict";
import { test } from "node:test";
import { lensOn } from "../../../kernel_lib/page/stage/bands.js";
import { rangeText, resultOf, starsTake } from "../../../kernel_lib/page/tasks/challenge.js";
import { gaugeOf } from "../../../kernel_lib/page/tasks/gauge.js";
import { judgedExercise } from "../../../kernel_lib/page/tasks/exercise.js";
import { openExercise } from "../../../kernel_lib/page/tasks/task_list.js";
import { tasksDone, tasksKey, withSolved, withStars, withWay }
  from "../../../kernel_lib/page/tasks/kept_tasks.js";

const REST = { unit: "s", stars: [[9, 11], [9.7, 10.3], [9.9, 10.1]] };
const SMALL = { unit: "% lost", stars: [[0, 10], [0, 3], [0, 1]] };
const TIMES = { unit: "times", stars: [[2, null], [2.5, null], [2.9, null]] };

test("under each star stands what it takes", () => {
  const plain = { takes: [], ways: [] };
  assert.deepEqual(starsTake({ ...REST, ...plain }), ["9 to 11 s", "9.7 to 10.3 s", "9.9 to 10.1 s"]);
  assert.deepEqual(starsTake({ ...TIMES, ...plain }), ["at least 2 times", "at least 2.5 times", "at least 2.9 times"]);
  assert.deepEqual(starsTake({ ...REST, ...plain, takes: ["1 s", "0.3 s", "0.1 s"] }), ["1 s", "0.3 s", "0.1 s"]);
  assert.deepEqual(starsTake({ ...TIMES, takes: [], ways: ["more", "faster", "smaller"] }), ["more", "faster", "smaller"]);
  assert.equal(rangeText([null, 3], "m"), "at most 3 m");
});

test("a miss is its own head, stars have theirs", () => {
  const miss = { measure: 1.2, stars: 0, said: "It passed the line by 20.1 cm. It rose to 1.2 m.", foreign: false };
  assert.deepEqual(resultOf(miss, "m"), { head: "It passed the line by 20.1 cm.", text: "It rose to 1.2 m." });
  assert.deepEqual(resultOf({ ...miss, stars: 2 }, "m"), { head: "Two stars", text: miss.said });
  assert.deepEqual(resultOf({ ...miss, said: "" }, "m"), { head: "1.2 m.", text: "" });
  assert.match(resultOf({ ...miss, measure: null, said: "" }, "m").head, /nothing to measure/);
  assert.match(resultOf({ ...miss, foreign: true }, "m").head, /another set-up.*Start over/);
});

test("a lens enlarges bands that are too thin, and no others", () => {
  const bands = [0.1, 0.03, 0.01].map((reach) => ({ start: 1 - reach, end: 1 + reach }));
  assert.deepEqual(lensOn([...bands, { start: 1, end: 1 }], 60, 75), { middle: 1, times: 8, upright: false });
  assert.equal(lensOn(bands, 600, 75), null);
  assert.equal(lensOn(bands.slice(0, 1), 60, 75), null);
});

const said = (exercise, ...typed) => typed.map((one) => judgedExercise(exercise, one));
const told = ({ ticks }) => ticks.map((one) => `${one.text} at ${one.at.toFixed(2)}`);
const zoned = ({ zones }) => zones.map((zone) => zone.map((end) => Number(end.toFixed(3))));

test("the gauge says how far from the middle of the stars a run is", () => {
  const near = gaugeOf(REST, 10.21);
  assert.deepEqual(zoned(near), [[0, 1], [0, 0.3], [0, 0.1]]);
  assert.deepEqual(told(near), ["1 s at 1.00", "0.3 at 0.30", "0.1 at 0.10", "0 at 0.00"]);
  assert.equal(near.at?.toFixed(3), "0.210");
  assert.equal(near.text, "0.21 s off");
  assert.equal(gaugeOf(REST, 9.79).at?.toFixed(3), "0.210");
});

test("the gauge reaches to every measure, and leaves out figures that would run together", () => {
  const far = gaugeOf(REST, 5);
  assert.equal(far.at, 1);
  assert.deepEqual(zoned(far), [[0, 0.2], [0, 0.06], [0, 0.02]]);
  assert.deepEqual(told(far), ["1 s at 0.20", "0.3 at 0.06", "0 at 0.00"]);
  const high = { ...SMALL, unit: "radii", stars: [[0.3, null], [0.4, null], [0.48, null]] };
  assert.deepEqual(told(gaugeOf(high, 0.2)), ["0.48 radii at 0.80", "0.3 at 0.50", "0 at 0.00"]);
  const lost = gaugeOf(SMALL, 5);
  assert.equal(lost.at, 0.5);
  assert.equal(lost.text, "5 %");
  assert.equal(gaugeOf(SMALL, 40).at, 1);
});

test("where more is better the zones are above, and close stars have a scale of their own", () => {
  const more = gaugeOf(TIMES, 1.45);
  assert.deepEqual(zoned(more), [[0.552, 1], [0.69, 1], [0.8, 1]]);
  assert.equal(more.at?.toFixed(2), "0.40");
  assert.equal(gaugeOf(TIMES, null).at, null);
  const low = { unit: "radii", stars: [[0, 2.9], [0, 2.75], [0, 2.71]] };
  assert.deepEqual(told(gaugeOf(low, 2.8)), ["2.9 radii at 1.00", "2.75 at 0.61", "2.71 at 0.50", "2.52 at 0.00"]);
  assert.deepEqual(gaugeOf(low, 2.8).flags.map((one) => one.toFixed(2)), ["1.00", "0.61", "0.50"]);
  assert.equal(gaugeOf(low, 2.3).at, 0);
});

test("a challenge of several ways has one zone", () => {
  const twice = { unit: "times", stars: [[1.9, 2.1], [1.9, 2.1]], ways: ["balls", "box"] };
  assert.deepEqual(zoned(gaugeOf(twice, 2)), [[0, 0.5]]);
});

test("an answer is right within its tolerance, the end included", () => {
  const share = { answer: 71, tolerance: 1, choices: [], unit: "%" };
  assert.deepEqual(said(share, "71", " 70,0 ", "72", "69.9", "", "a", "7e1"),
    ["right", "near", "near", "wrong", "type", "unread", "near"]);
  const way = { answer: "down", choices: ["up", "down"], tolerance: 0 };
  assert.deepEqual(said(way, "down", "up", ""), ["right", "wrong", "choose"]);
});

test("a share and a percentage are one answer, and what is only near is called so", () => {
  const percentage = { answer: 71, tolerance: 1, choices: [], unit: "%" };
  assert.deepEqual(said(percentage, "0.71", "71 %", "0.71 %", "sqrt(0.5)", "√0.5", "0.9"),
    ["right", "right", "wrong", "right", "right", "wrong"]);
  const share = { answer: 0.36, tolerance: 0.005, choices: [], unit: "" };
  assert.deepEqual(said(share, "0.36", "36 %", "36", "9/25", "0.364"),
    ["right", "right", "wrong", "right", "near"]);
  const length = { answer: 15, tolerance: 0.5, choices: [], unit: "cm" };
  assert.deepEqual(said(length, "15 cm", "0.15 m", "150 mm", "15 m", "15 s", "14.6"),
    ["right", "right", "right", "wrong", "unread", "near"]);
});

test("the most stars and what is solved are kept by lesson", () => {
  const sheet = { name: "plane_bounce" };
  const holding = (text) => ({ getItem: (key) => (key === tasksKey(sheet) ? text : null) });
  assert.deepEqual(tasksDone(sheet, holding(null)), { stars: {}, solved: [] });
  for (const nonsense of ["[", "null", "7", '{"stars":{"a":"x"},"solved":3}']) {
    assert.deepEqual(tasksDone(sheet, holding(nonsense)), { stars: {}, solved: [] });
  }
  const one = withStars({ stars: {}, solved: [] }, "a", 2);
  assert.equal(withStars(one, "a", 1), one);
  const two = withSolved(one, "half");
  assert.equal(withSolved(two, "half"), two);
  assert.deepEqual(tasksDone(sheet, holding(JSON.stringify(two))),
    { stars: { a: 2 }, solved: ["half"] });
});

test("where each way has a star, the same way twice is one", () => {
  const nothing = { stars: {}, solved: [] };
  const one = withWay(nothing, "twice", "more balls");
  assert.equal(withWay(one, "twice", "more balls"), one);
  const two = withWay(one, "twice", "faster balls");
  assert.deepEqual(two, { stars: { twice: 2 }, solved: [],
    ways: { twice: ["more balls", "faster balls"] } });
  const kept = tasksDone({ name: "gas" }, { getItem: () => JSON.stringify(two) });
  assert.deepEqual(kept, two);
});

test("a link of the text opens the list at its exercise, and at no other", () => {
  const focused = [];
  const exercise = (name) => ({ exercise: { name },
    element: { querySelector: () => ({ focus: () => focused.push(name) }) } });
  const part = { element: { open: false }, exercises: [exercise("half"), exercise("sum")] };
  openExercise(part, "absent");
  openExercise([], "half"); // a lesson without tasks
  assert.deepEqual([part.element.open, focused], [false, []]);
  openExercise(part, "sum");
  assert.deepEqual([part.element.open, focused], [true, ["sum"]]);
});
