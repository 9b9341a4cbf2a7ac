// Another question of an act.

import assert from "node:assert/strict";
import { readFileSync, readdirSync, existsSync } from "node:fs";
import { test } from "node:test";
import { chanceFrom, drawAt, drawNumber, nextDraw, nextIs, shuffled } from "../../../kernel_lib/page/guess/another.js";

const DRAWS = {
  cases: [{ question: "high", group: 0 }, { question: "high", group: 0 }, { question: "rest", group: 1 }],
  names: ["k_b", "height"],
  rows: Array.from({ length: 12 }, (_, k) => [k % 3, Number(k < 6), k / 100, k]),
};

function played(draws, number, count, easy = () => false) {
  const order = shuffled(draws.rows.length, number, "lesson 1");
  const taken = [];
  for (let k = 0; k < count; k += 1) taken.push(nextDraw(draws, order, taken, { easy: easy(k) }));
  return taken;
}

test("a number shuffles each act's bank in its own way, and always alike", () => {
  const order = shuffled(60, 17, "lesson 1");
  assert.deepEqual([...order].sort((one, other) => one - other), Array.from({ length: 60 }, (_, k) => k));
  assert.deepEqual(order, shuffled(60, 17, "lesson 1"));
  assert.notDeepEqual(order, shuffled(60, 18, "lesson 1"));
  assert.notDeepEqual(order, shuffled(60, 17, "lesson 2"));
});

test("the next draw has another case, and no answer is right three times in a row", () => {
  const taken = played(DRAWS, 5, 100);
  const cases = taken.map((row) => DRAWS.rows[row][0]);
  const groups = cases.map((one) => DRAWS.cases[one].group).join("");
  assert.ok(cases.every((one, k) => !k || one !== cases[k - 1]));
  assert.doesNotMatch(groups, /000|111/);
  assert.equal(new Set(taken.slice(0, 40)).size, 12, "each draw comes");
});

test("after a wrong guess an easy one, as long as there is one that fits", () => {
  for (const row of played(DRAWS, 9, 30, () => true)) assert.equal(DRAWS.rows[row][1], 1);
});

test("what has been answered before comes last, and what cannot be asked never", () => {
  const order = shuffled(12, 1, "x");
  const seen = (row) => row !== 4 && row !== 5;
  assert.ok([4, 5].includes(nextDraw(DRAWS, order, [], { seen })));
  assert.equal(nextDraw(DRAWS, order, [], { may: (row) => row === 7 }), 7);
  assert.equal(nextDraw(DRAWS, order, [7], { may: (row) => row === 7 }), 7, "the only one, again");
  assert.equal(nextDraw(DRAWS, order, [], { may: () => false }), -1);
});

test("a draw names its question and all values", () => {
  assert.deepEqual(drawAt(DRAWS, 2), { question: "rest", values: { k_b: 0.02, height: 2 } });
  const ofSetUp = { ...DRAWS, values: { k_b: 1, place: "lane" } };
  assert.deepEqual(drawAt(ofSetUp, 2).values, { k_b: 0.02, height: 2, place: "lane" });
});

test("the number is that of the link, else one that is kept", () => {
  const kept = new Map();
  const storage = { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => kept.set(key, text) };
  assert.equal(drawNumber("?draw=17", "", storage), 17);
  assert.equal(drawNumber("?draw=17&2.draw=4", "2.", storage), 4);
  kept.set("carom:draw", "123");
  assert.equal(drawNumber("", "", storage), 123);
  assert.equal(drawNumber("?draw=-1", "", storage) >= 0, true);
});

test("an act with a bank goes on with it, another with the question that waits", () => {
  assert.equal(nextIs(DRAWS, { name: "second" }), "another");
  assert.equal(nextIs(null, { name: "second" }), "following");
  assert.equal(nextIs(null), "again");
});

const LESSONS = new URL("../../../kernel_lib/experiments/", import.meta.url);
for (const name of readdirSync(LESSONS).filter((one) => existsSync(new URL(`${one}/draws.json`, LESSONS)))) {
  const bank = JSON.parse(readFileSync(new URL(`${name}/draws.json`, LESSONS), "utf8"));
  for (const [act, { draws }] of Object.entries(bank)) {
    test(`in 200 questions each case gives way to another: ${name}, act ${act}`, () => {
      const cases = [...new Set(draws.map(([one]) => one))];
      const asked = { names: [], rows: draws.map(([one, easy]) => [cases.indexOf(one), easy]),
        cases: cases.map((_, group) => ({ question: "q", group })) };
      const taken = played(asked, 17, 200);
      const same = taken.filter((row, k) => k && asked.rows[row][0] === asked.rows[taken[k - 1]][0]).length;
      assert.equal(same, 0, "each case gives way to another");
      assert.ok(new Set(taken).size >= 0.6 * draws.length, "most of the bank comes within 200 questions");
    });
  }
}

test("numbers by chance lie from 0 to 1 and follow from their seed", () => {
  const [one, same, other] = [3, 3, 4].map((seed) => Array.from({ length: 50 }, chanceFrom(seed)));
  assert.deepEqual(one, same);
  assert.notDeepEqual(one, other);
  assert.ok(one.every((number) => number >= 0 && number < 1));
});
