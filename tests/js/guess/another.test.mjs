// Another question like the one that was answered.

import assert from "node:assert/strict";
import { test } from "node:test";
import { anotherOne, chanceFrom, nextIs } from "../../../kernel_lib/page/guess/another.js";

const VARY = [{ name: "e", from: 0.4, to: 0.9, easy: 0.5 }, { name: "h", from: 2, to: 8, easy: null }];
const STEPS = [{ name: "e", step: 0.01 }, { name: "h", step: 0 }];
const NOW = { e: 0.7, h: 5, mass: 1 };

test("values on their steps, within their ranges, others each time, and the same by the same seed", () => {
  const seen = new Set();
  for (let seed = 0; seed < 40; seed += 1) {
    const found = anotherOne(VARY, STEPS, NOW, chanceFrom(seed), false);
    assert.deepEqual(Object.keys(found), ["e", "h"]);
    assert.ok(found.e >= 0.4 && found.e <= 0.9 && found.h >= 2 && found.h <= 8);
    assert.ok(Math.abs(found.e * 100 - Math.round(found.e * 100)) < 1e-9);
    assert.ok(Math.abs(found.e - 0.7) > 0.025 || Math.abs(found.h - 5) > 0.3);
    assert.deepEqual(found, anotherOne(VARY, STEPS, NOW, chanceFrom(seed), false));
    seen.add(JSON.stringify(found));
  }
  assert.ok(seen.size > 30);
});

test("after a wrong guess a neighbour on the easy side", () => {
  for (let seed = 0; seed < 40; seed += 1) {
    const found = anotherOne(VARY, STEPS, NOW, chanceFrom(seed), true);
    assert.ok(found.e >= 0.54 && found.e <= 0.68, `${found.e}`);
    assert.equal(found.h, 5);
  }
  const easiest = anotherOne(VARY, STEPS, { ...NOW, e: 0.5 }, chanceFrom(1), true);
  assert.notEqual(easiest.e, 0.5, "who stands at the easiest one gets any other");
});

test("a question without values of its own goes on as the one that follows, at other values", () => {
  const [fixed, varied] = [{ vary: [] }, { vary: VARY }];
  assert.equal(nextIs(fixed, varied), "another", "at the same values its answer has been told");
  assert.equal(nextIs(varied, varied), "following");
  assert.equal(nextIs(fixed, fixed), "following");
  assert.equal(nextIs(varied), "another");
  assert.equal(nextIs(fixed), "again");
});
