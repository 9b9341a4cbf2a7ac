// What comes back on which day.

import assert from "node:assert/strict";
import { test } from "node:test";
import { answeredIn, askedOn, dateOf, dayOf, daysAhead, decidedFor } from "../../../kernel_lib/page/base/due.js";

const act = (lesson, days, more) => ({ lesson, act: 1, days, understood: Infinity, ...more });
const due = (answered, day) => askedOn(answered, day).filter((one) => one.open).map((one) => one.lesson);
/** The days on which an act is asked that is answered on each of them. */
const asked = (first, until, more = {}) => {
  const days = [first];
  for (let day = first + 1; day <= until; day += 1) if (due([act("a", days, more)], day).length) days.push(day);
  return days.slice(1).map((day) => day - first);
};

function storage(records) {
  const texts = new Map(Object.entries(records).map(([key, text]) => [key, typeof text === "string" ? text : JSON.stringify(text)]));
  return { getItem: (key) => texts.get(key) ?? null, key: (place) => [...texts.keys()][place] ?? null, length: texts.size };
}

test("a vote counts for the act that tells its answer", () => {
  const vote = { question: "?", name: "vote", act: 1, told_in: 2, guess: "a", answer: "a", when: "2026-11-27T09:00:00Z" };
  assert.deepEqual(answeredIn(storage({ "carom:cradle:guess.vote": vote })).map((one) => one.act), [2]);
  assert.deepEqual(answeredIn(storage({ "carom:cradle:guess.first": { ...vote, told_in: undefined } })).map((one) => one.act), [1]);
});

test("an act comes back 1, 7 and 21 days after its first answer, and no more", () => {
  assert.deepEqual(asked(100, 400), [1, 7, 21]);
});

test("what was missed is asked once, and the days that follow are those of the first answer", () => {
  assert.deepEqual(due([act("a", [100])], 105), ["a"], "due since the first day");
  assert.deepEqual(due([act("a", [100, 105])], 106), []);
  assert.deepEqual(due([act("a", [100, 105])], 107), ["a"]);
  assert.deepEqual(due([act("a", [100, 125])], 300), [], "after 21 days it is over");
});

test("what is understood does not come back; on the day itself it was still asked", () => {
  assert.deepEqual(asked(100, 400, { understood: 100 }), []);
  const [one] = askedOn([act("a", [100, 101], { understood: 101 })], 101);
  assert.equal(one.open, false);
  assert.deepEqual(askedOn([act("a", [100, 101], { understood: 101 })], 107), []);
});

test("three a day, those that wait longest; answers of the day change none of them", () => {
  const all = [act("new", [106]), act("week", [100, 101]), act("old", [90, 91, 97]), act("older", [80, 81, 87]), act("missed", [99])];
  assert.deepEqual(due(all, 107), ["missed", "older", "week"]);
  all[3] = act("older", [80, 81, 87, 107]);
  assert.deepEqual(askedOn(all, 107).map((one) => [one.lesson, one.open]),
    [["missed", true], ["older", false], ["week", true]]);
  assert.deepEqual(due(all, 108), ["missed", "week", "new"], "the next day");
});

test("days to come: a date for each, however much falls on it", () => {
  const all = [act("a", [100]), act("b", [100]), act("c", [94], { understood: 95 }), act("d", [98])];
  assert.deepEqual(daysAhead(all, 100), [{ day: 101, count: 2 }, { day: 105, count: 1 }, { day: 107, count: 2 },
    { day: 119, count: 1 }, { day: 121, count: 2 }]);
  assert.deepEqual(daysAhead([...all, act("e", [100]), act("f", [100])], 120), [{ day: 121, count: 3 }], "as many as are asked");
});

test("answers are read from what is kept, act by act", () => {
  const at = (day, more) => ({ question: "Q?", act: 1, when: new Date(2026, 0, day, 12).toISOString(), ...more });
  const day = (number) => dayOf(new Date(2026, 0, number));
  const found = answeredIn(storage({
    "carom:bounce:guess.height": at(9, { before: [at(3), at(2, { since: at(1).when })] }),
    "carom:bounce:guess.share": at(5, { understood: true }),
    "carom:bounce:guess.rest": at(4, { act: 2, skipped: true, before: [at(3, { act: 2 }), at(1, { act: 2, skipped: true })] }),
    "carom:bounce:guess.looked": at(4, { act: 3, skipped: true }),
    "carom:cradle:guess.vote": at(4, { waiting: true }),
    "carom:bounce:tasks": { stars: {} }, "carom:draw": "17", "carom:broken:guess.a": "{", theirs: at(1),
  }));
  assert.deepEqual(found, [
    { lesson: "bounce", act: 1, days: [1, 2, 3, 5, 9].map(day), understood: day(5) },
    { lesson: "bounce", act: 2, days: [3, 4].map(day), understood: Infinity },
  ]);
  assert.deepEqual(answeredIn(storage({ "carom:a:guess.q": at(1), "carom:b:guess.q": { ...at(2), act: undefined } }), "b"),
    [{ lesson: "b", act: 1, days: [day(2)], understood: Infinity }], "kept before acts were");
});

test("a day lasts from midnight to midnight where the reader is, also when clocks are changed", () => {
  const first = dayOf(new Date(2026, 2, 28, 0, 1));
  assert.equal(dayOf(new Date(2026, 2, 28, 23, 59)), first);
  for (let k = 0; k < 400; k += 1) assert.equal(dayOf(new Date(2026, 2, 28 + k, 0, 0)), first + k);
  assert.equal(dateOf(first), "2026-03-28");
});

test("what was decided holds for its day alone", () => {
  const kept = storage({ "carom:back": { day: 100, later: true } });
  assert.equal(decidedFor(100, kept).later, true);
  assert.deepEqual(decidedFor(101, kept), {});
});
