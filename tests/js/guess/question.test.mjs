// Guess first: the question, the answer box or the choices, and the comparison afterwards.

import assert from "node:assert/strict";
import { test } from "node:test";
import { flagHeight, isOff, isRefused, steppedGuess } from "../../../kernel_lib/page/guess/fields.js";
import { holdsAt, keepsNothing, storageKey, understoodBy } from "../../../kernel_lib/page/guess/kept.js";
import { askAgain, beginRun, beginWatching, endWatching, isToWatch } from "../../../kernel_lib/page/guess/question.js";
import { setWords } from "../../../kernel_lib/page/guess/set_answer.js";

test("the chosen words stand in the question while they are chosen, and after it at their values", () => {
  const guess = { asked: { kind: "choice" }, turn: "ask", moved: false, value: "", record: null };
  const told = { ...guess, turn: "told", record: { guess: "stops", values: { e: 0 } } };
  assert.equal(setWords(guess, {}), "");
  assert.equal(setWords({ ...guess, moved: true, value: "slides" }, {}), "slides");
  assert.equal(setWords(told, { e: 0 }), "stops");
  assert.equal(setWords({ ...told, turn: "line" }, { e: 0 }), "stops");
  assert.equal(setWords({ ...told, turn: "line" }, { e: 1 }), "", "of other values");
  assert.equal(setWords({ ...told, turn: "ask" }, { e: 0 }), "", "asked anew");
  assert.equal(setWords({ ...told, record: { ...told.record, skipped: true } }, { e: 0 }), "");
  assert.equal(setWords({ ...told, asked: { kind: "flag" } }, { e: 0 }), "", "the flag stands on the stage");
});

test("an answer is kept by lesson and question, and holds at its values alone", () => {
  const key = (name) => storageKey({ name: "lesson" }, { name });
  assert.equal(key("one"), key("one"));
  assert.notEqual(key("one"), key("two"));
  assert.ok(key("one").startsWith("carom:lesson:"));
  assert.ok(holdsAt({ values: { e: 0.7 } }, { e: 0.7, h: 5 }));
  assert.ok(!holdsAt({ values: { e: 0.7 } }, { e: 0.5 }));
  assert.ok(!holdsAt(null, { e: 0.5 }));
  assert.ok(keepsNothing("?k_b=1&fresh=1"));
  assert.ok(keepsNothing("?2.fresh=1", "2."));
  assert.ok(!keepsNothing("?fresh=0"));
});

test("what counts as understood are two right answers that differ", () => {
  const choice = (answer, more = {}) => ({ name: "rest", answer, right: true, ...more });
  assert.equal(understoodBy([choice("early")]), false, "the first may be lucky");
  assert.equal(understoodBy([choice("early"), choice("early")]), false);
  assert.equal(understoodBy([choice("early"), choice("never")]), true);
  assert.equal(understoodBy([choice("early"), choice("never", { right: false })]), false);
  assert.equal(understoodBy([choice("early"), choice("never", { told_before: true })]), false);
  assert.equal(understoodBy([choice("early"), choice("never", { skipped: true })]), false);
  assert.equal(understoodBy([choice("early"), choice("never", { waiting: true })]), false, "not told yet");
  assert.equal(understoodBy([choice("early", { understood: true })]), true, "it stays");
});

test("two numbers differ by a fifth and by four tolerances; two forms of a question differ", () => {
  const number = (answer, name = "high") => ({ name, answer, right: true, within: 0.1 });
  assert.equal(understoodBy([number(2), number(2.3)]), false);
  assert.equal(understoodBy([number(2), number(2.45)]), false, "less than a fifth of the greater");
  assert.equal(understoodBy([number(2), number(2.6)]), true);
  assert.equal(understoodBy([number(0.2), number(0.3)]), false, "within four tolerances");
  assert.equal(understoodBy([number(2), number(2, "again")]), true);
});

test("what differs in runs is asked once they have been watched, and counts for nothing", () => {
  const asked = { question: "What is different?", name: "contrast", act: 1, watch_first: true };
  const part = { sheet: { title: "Lesson", questions: [] }, asked, record: { guess: "a" }, records: [], watched: false,
    reason: { value: "" }, fields: { write() {} } };
  assert.ok(isToWatch(part));
  beginWatching(part);
  assert.deepEqual([part.turn, part.record], ["run", null]);
  endWatching(part);
  assert.deepEqual([part.turn, isToWatch(part)], ["ask", false]);
  beginRun(part, { guess: "b", answer: "b", values: {}, right: true });
  assert.deepEqual([part.ofAct, part.record.understood], [[], false]);
  askAgain(part);
  assert.ok(isToWatch(part), "asked anew it is watched anew");
  assert.ok(!isToWatch({ asked: { ...asked, watch_first: false } }));
});

test("a guess that waits for a later act is no guess before it", () => {
  const part = { sheet: { title: "Lesson", questions: [] }, asked: { question: "Which?", act: 2 }, record: null, records: [],
    reason: { value: "" } };
  beginRun(part, { guess: "a", values: {}, waiting: true });
  beginRun(part, { guess: "a", values: {}, right: true });
  assert.equal(part.record.count, 1);
  beginRun(part, { guess: "b", values: {}, right: true });
  assert.equal(part.record.count, 2);
  assert.equal(part.record.act, 2, "the gallery counts acts");
});

test("an answer that has been told does not count once more", () => {
  const before = { name: "rest", answer: "early", right: false, values: { h: 1 }, when: "1" };
  const part = { sheet: { title: "Lesson", questions: [] }, asked: { question: "When?", name: "rest", act: 1 },
    record: before, records: [before], reason: { value: "" } };
  beginRun(part, { guess: "early", answer: "early", values: { h: 1 }, right: true });
  assert.equal(part.record.told_before, true);
  beginRun(part, { guess: "early", answer: "early", values: { h: 2 }, right: true });
  assert.equal(part.record.told_before, false);
});

test("a step of the guess stays on the scale and begins at its foot", () => {
  const scale = { minimum: 0, maximum: 6 };
  assert.equal(steppedGuess(NaN, 1, scale), 0.05);
  assert.equal(steppedGuess(3, -1, scale), 2.95);
  assert.equal(steppedGuess(6, 1, scale), 6);
  assert.equal(steppedGuess(0.5, 1, { minimum: 0, maximum: 1 }), 0.525);
  assert.deepEqual([1, -1].map((way) => steppedGuess(5, way, { minimum: 1, maximum: 12 })), [6, 4], "of a long scale whole ones");
});

test("a flag stands where its number says", () => {
  assert.equal(flagHeight(3.5), 3.5);
  assert.equal(flagHeight(" 3,5 "), 3.5);
  assert.equal(flagHeight("−1"), -1);
  assert.ok(Number.isNaN(flagHeight("")));
  assert.ok(Number.isNaN(flagHeight("high")));
});

test("a number off the scale is marked, and nothing typed is not", () => {
  const scale = { minimum: 0, maximum: 6 };
  assert.deepEqual([-0.01, 0, 6, 6.01, 1e9, NaN].map((number) => isOff(number, scale)),
    [true, false, false, true, true, false]);
});

test("a box is marked where it holds a number off the scale, or a text that is no number", () => {
  const scale = { minimum: 0, maximum: 6 };
  assert.deepEqual([2, 7, "", "  ", "five", "2 apples"].map((given) => isRefused(given, scale)),
    [false, true, false, false, true, true]);
});
