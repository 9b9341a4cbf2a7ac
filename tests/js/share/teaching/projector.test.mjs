// Before a class: the steps of a question, the keys of a presenter, and what a link asks for.

import assert from "node:assert/strict";
import { test } from "node:test";
import { beginOf, needsRows, placeOfAct, saysValues, stepBack, stepOn, stepsOf, wayOf }
  from "../../../../kernel_lib/page/share/teaching/projector.js";

const QUESTIONS = [{ rounds: 2 }, { rounds: 1 }];

test("a class votes, talks, votes again, and only then sees it", () => {
  assert.deepEqual(stepsOf(2), ["first", "talk", "second", "ready", "look", "told"]);
  assert.deepEqual(stepsOf(1), ["alone", "ready", "look", "told"]);
});

test("one button leads through all questions and begins again", () => {
  const seen = [];
  let at = beginOf(QUESTIONS, 0);
  for (let press = 0; press < 10; press += 1) {
    seen.push(`${at.place}${at.step}`);
    at = stepOn(QUESTIONS, at);
  }
  assert.deepEqual(seen, ["0first", "0talk", "0second", "0ready", "0look", "0told",
    "1alone", "1ready", "1look", "1told"]);
  assert.deepEqual(at, { place: 0, step: "first" });
});

test("a step back never leaves the result in sight", () => {
  for (const step of ["look", "told"]) {
    assert.deepEqual(stepBack(QUESTIONS, { place: 0, step }), { place: 0, step: "ready" });
  }
  assert.deepEqual(stepBack(QUESTIONS, { place: 0, step: "ready" }), { place: 0, step: "second" });
  assert.deepEqual(stepBack(QUESTIONS, { place: 1, step: "alone" }), { place: 0, step: "first" });
  assert.deepEqual(stepBack(QUESTIONS, { place: 0, step: "first" }), { place: 0, step: "first" });
});

test("keys of a presenter go on and back", () => {
  assert.deepEqual(["PageDown", "ArrowRight", " ", "Enter"].map(wayOf), [1, 1, 1, 1]);
  assert.deepEqual(["PageUp", "ArrowLeft"].map(wayOf), [-1, -1]);
  assert.deepEqual(["a", "Tab", "Escape"].map(wayOf), [0, 0, 0]);
});

test("a link that says values or locks shows what it says, and an act has its question", () => {
  const parameters = [{ name: "k_b" }];
  assert.ok(saysValues("?view=projector&k_b=1", "", parameters));
  assert.ok(saysValues("?view=projector&lock=all", "", parameters));
  assert.ok(!saysValues("?view=projector&2.k_b=1&act=2", "", parameters));
  assert.deepEqual(["?view=stage", "?act=2", "?act=9", "?act=all", "?act=0"].map((search) =>
    placeOfAct(search, "", 3)), [0, 1, 2, 0, 0]);
});

test("answers stand in one row as long as they fit", () => {
  assert.equal(needsRows(["84 cm", "70 cm", "49 cm", "35 cm"]), false);
  assert.equal(needsRows(["stay together", "slide off each other", "bounce off"]), false);
  assert.equal(needsRows(["stops dead", "bounces a little", "slides on up, then back down", "slides down at once"]), true);
});
