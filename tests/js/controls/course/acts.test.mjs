// Acts: what each begins with and shows, which are done, and what the address says.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ALL, actAt, actKey, askedIn, beginsAt, doneActs, askingAct, isDone, onlyKeeps, runsNamed }
  from "../../../../kernel_lib/page/controls/course/acts.js";
import { levelIn, wordOf } from "../../../../kernel_lib/page/controls/course/levels.js";
import { withMarks } from "../../../../kernel_lib/page/share/address.js";

const SHEET = { name: "bounce", parameters: [{ name: "e", default: 0.7 }, { name: "h", default: 5 }],
  acts: [{ values: { e: 0.7, h: 6 } }, { values: { e: 0.7, h: 2 } }] };

test("an act begins with its values, the first with those of the lesson, all at once with the defaults", () => {
  assert.deepEqual(beginsAt(SHEET, 1, { e: 0.5 }), { e: 0.5, h: 5 });
  assert.deepEqual(beginsAt(SHEET, 2, { e: 0.5 }), { e: 0.7, h: 2 });
  assert.deepEqual(beginsAt(SHEET, ALL, { e: 0.5 }), { e: 0.7, h: 5 });
  assert.deepEqual(beginsAt({ ...SHEET, acts: [] }, null, { e: 0.5 }), { e: 0.5, h: 5 });
  assert.equal(actAt(SHEET, ALL), null);
  assert.equal(actAt(SHEET, 2), SHEET.acts[1]);
});

test("an act shows its runs in its own order, and all where none of them is there", () => {
  const runs = [{ name: "fixed steps" }, { name: "exact" }];
  assert.deepEqual(runsNamed(runs, ["exact", "glued"]).map((run) => run.name), ["exact"]);
  assert.deepEqual(runsNamed(runs, ["exact", "fixed steps"])[0].name, "exact");
  assert.equal(runsNamed(runs, ["glued"]), runs);
  assert.equal(runsNamed(runs, undefined), runs);
});

test("acts before the open one are done, and those that were; the first by its guess", () => {
  assert.equal(isDone(1, 2, [], false), true);
  assert.equal(isDone(2, 2, [], true), false);
  assert.equal(isDone(2, ALL, [], false), false);
  assert.equal(isDone(3, 1, [3], false), true);
  assert.equal(isDone(1, 1, [], true), true);
  const storage = (text) => ({ getItem: () => text });
  assert.deepEqual(doneActs(SHEET, storage('[1, "x", 2]')), [1, 2]);
  for (const text of [null, "{}", "nonsense"]) assert.deepEqual(doneActs(SHEET, storage(text)), []);
});

test("the whole lesson asks as its first act does", () => {
  const sheet = { acts: [{ draws: { rows: [1] } }, {}] };
  for (const act of [1, ALL, null]) assert.deepEqual(askingAct({ sheet, act }), { draws: { rows: [1] } });
  assert.deepEqual(askingAct({ sheet, act: 2 }), {});
});

test("an act asks its own questions and those that it answers, the whole lesson the first", () => {
  const [vote, puzzle, impulse] = [{ name: "vote", act: 1, told_in: 2 }, { name: "puzzle", act: 1 },
    { name: "impulse", act: 2 }];
  const all = [vote, puzzle, impulse];
  assert.deepEqual(askedIn(1, all), [vote, puzzle]);
  assert.deepEqual(askedIn(2, all), [vote, impulse]);
  assert.deepEqual(askedIn(1, [impulse]), [], "a set-up of act 2 asks nothing in act 1");
  assert.deepEqual(askedIn(ALL, [impulse]), [impulse]);
  assert.deepEqual(askedIn(null, all), [vote, puzzle]);
  assert.deepEqual([1, 2, ALL, null].map((act) => onlyKeeps(act, vote)), [true, false, false, false]);
  assert.ok(!onlyKeeps(1, puzzle) && !onlyKeeps(1, null));
});

test("the address names the act where values alone would mean another one", () => {
  assert.deepEqual([actKey(null, true), actKey(1, false), actKey(1, true), actKey(2, false), actKey(ALL, false)],
    [null, null, "1", "2", "all"]);
  assert.equal(withMarks("?theme=dark&act=2&2.act=3", "", { act: null, level: "2" }),
    "?theme=dark&2.act=3&level=2");
  assert.equal(withMarks("?2.act=3", "2.", { act: "1" }), "?2.act=1");
  assert.equal(withMarks("?act=3", "", { act: null }), "");
});

test("a level is 1 unless the query says 2 or 3, and a part stands under one word", () => {
  assert.deepEqual(["", "?level=2", "?level=3", "?level=4", "?2.level=3"].map((query) => levelIn(query, "")),
    [1, 2, 3, 1, 1]);
  assert.equal(levelIn("?2.level=3", "2."), 3);
  assert.deepEqual(["microscope", "law", "sound"].map(wordOf), ["contacts", "readouts", null]);
});
