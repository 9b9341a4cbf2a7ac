// The run of one's own guess: what is asked, when it plays, what happens where no answer comes.

import assert from "node:assert/strict";
import { test } from "node:test";
import { aloneInWords, forgetOwn, goesOnFromOwn, newFurtherLook, newLook, ownOf, takeOwn, waitsForOwn }
  from "../../../kernel_lib/page/lesson/own_run.js";
import { newClock } from "../../../kernel_lib/page/run/clock.js";
import { plannedLook, standingAt } from "../../../kernel_lib/page/run/first_look.js";
import { bounce } from "../bounce.mjs";

const DECIDED = { name: "share", unit: "%", runs_first: true, moments: [1], end: 1.6 };
const GUESS = { guess: 85 };
const REQUEST = { question: "share", guess: 85 };

// A lesson at the moment at which a guess was given, with what it asks of Python.
function given({ judgement = DECIDED, record = GUESS, calm = false, offline = false, count = 0 } = {}) {
  const asked = [];
  const model = { judgement, offline, own: null, runs: [bounce()], sheet: { at_contact: {} }, clock: { ...newClock(), duration: 2 },
    guess: { count, turn: "run", record } };
  model.first = newLook(model, { calm, ask: (...what) => asked.push(what) }, record);
  return { model, asked };
}

// What Python answers: the run of the guess, and others next to it.
function answer(others = [], end = 1.6) {
  const one = () => ({ ...bounce(), arrays: {} });
  return { kind: "own", duration: 3, runs: [{ ...one(), name: "yours" }, ...others.map((name) => ({ ...one(), name }))],
    alone: { moments: [1], end }, together: others.length ? { moments: [1.2], end: 1.5 } : null };
}

test("a guess that is run is asked for, any other is not, nor where no Python is", () => {
  assert.deepEqual(given().asked, [["own", REQUEST]]);
  for (const other of [{ judgement: { ...DECIDED, runs_first: false } }, { offline: true }, { record: { skipped: true } }]) {
    const { asked, model } = given(other);
    assert.deepEqual([asked, model.first.awaits, model.own], [[], 0, null]);
    assert.equal(waitsForOwn(model.first, 0), false);
  }
});

test("it plays alone, stands a moment, and then the look begins with both", () => {
  const { model } = given();
  assert.equal(waitsForOwn(model.first, 0.25), true);
  assert.ok(takeOwn(model, answer(), [], REQUEST));
  const { first } = model;
  assert.equal(waitsForOwn(first, 0.02), false);
  assert.equal(aloneInWords(model), "Your 85 %, first");
  const { length } = first.plan;
  first.elapsed = length + 0.1;
  assert.equal(goesOnFromOwn(first), false);
  assert.ok(first.alone);
  first.elapsed = length + 0.31;
  assert.equal(goesOnFromOwn(first), true);
  assert.deepEqual([first.alone, first.elapsed, aloneInWords(model)], [false, 0, ""]);
  assert.deepEqual(first.plan, plannedLook(DECIDED));
  const { runs } = ownOf(model);
  assert.deepEqual(runs.map(({ name, index, guessed = false }) => [name, index, guessed]),
    [["in fact", 0, false], ["your 85 %", 1, true]]);
  assert.equal(model.runs[0].name, "one", "what the panels have keeps its name");
});

test("what is named stands next to it in place of the runs of the page, and decides the look", () => {
  const { model } = given();
  takeOwn(model, answer(["0.56 m"]), [], REQUEST);
  assert.deepEqual(ownOf(model).runs.map(({ name, index }) => [name, index]), [["0.56 m", 0], ["your 85 %", 1]]);
  assert.deepEqual(model.first.next, plannedLook({ moments: [1.2], end: 1.5 }));
});

test("it is on the stage up to the verdict and after it, and not where the question stands again", () => {
  const { model } = given();
  takeOwn(model, answer(), [], REQUEST);
  const turns = ["run", "told", "ask", "line", "none"];
  assert.deepEqual(turns.filter((turn) => { model.guess.turn = turn; return ownOf(model); }), ["run", "told"]);
});

test("all of it lasts at most eight seconds here", () => {
  for (const end of [0.01, 0.5, 1.9, 3.3, 6, 40]) {
    for (const moments of [[], [0.5], [0.3, 0.6], [0.2, 0.4, 0.6, 0.8]]) {
      const judgement = { ...DECIDED, moments: moments.map((part) => part * end), end };
      const { model } = given({ judgement });
      const waited = end > 1 ? 0.9 : 0;
      waitsForOwn(model.first, waited);
      takeOwn(model, answer([], end), [], REQUEST);
      const { plan, next } = model.first;
      assert.ok(waited + plan.length + 0.3 + next.length <= 8, `${end} s, ${moments}: ${plan.length} s, ${next.length} s`);
      assert.ok(plan.length <= 2);
    }
  }
  const { model } = given({ judgement: { ...DECIDED, end: 6 } });
  takeOwn(model, answer([], 6), [], REQUEST);
  assert.equal(aloneInWords(model), "Your 85 %, first (5×)");
});

test("without an answer, with a refusal and with a late one the look is what it was", () => {
  const late = given().model;
  assert.equal(waitsForOwn(late.first, 1.1), false);
  assert.equal(takeOwn(late, answer(), [], REQUEST), false);
  const refused = given().model;
  assert.equal(takeOwn(refused, { kind: "own", problem: "no" }, [], REQUEST), false);
  assert.equal(waitsForOwn(refused.first, 0), false);
  const over = given().model;
  over.first = null;
  assert.equal(takeOwn(over, answer(), [], REQUEST), false);
  for (const { own, first } of [late, refused]) {
    assert.deepEqual([own, first.alone, first.elapsed, first.plan], [null, false, 0, plannedLook(DECIDED)]);
  }
  assert.equal(over.own, null);
});

test("the answer to another guess, another question or another view is not taken", () => {
  for (const request of [{ ...REQUEST, guess: 50 }, { ...REQUEST, question: "height" }, null]) {
    const { model } = given();
    assert.equal(takeOwn(model, answer(), [], request), false);
    assert.ok(model.first.awaits > 0);
  }
});

test("with reduced motion both stand in the four still pictures", () => {
  const { model } = given({ calm: true });
  assert.ok(takeOwn(model, answer(["0.56 m"]), [], REQUEST));
  assert.equal(model.first.alone, false);
  assert.deepEqual(model.first.stills, [0, 1.2, 1.35, 1.5]);
  assert.equal(aloneInWords(model), "");
});

test("other runs end it, and a look that played it alone begins with them", () => {
  const { model } = given();
  takeOwn(model, answer(["0.56 m"]), [], REQUEST);
  model.first.elapsed = 0.5;
  forgetOwn(model);
  assert.deepEqual([model.own, ownOf(model), model.first.alone, model.first.elapsed], [null, null, false, 0]);
  assert.deepEqual(model.first.plan, plannedLook(DECIDED));
});

const ASKED = { name: "least", unit: "m", runs_first: true, moments: [], end: 1 };

// The same lesson at its verdict, where a number is tried one step further.
function tried({ asked = ASKED, calm = false, offline = false } = {}) {
  const { model } = given({ offline });
  model.guess.turn = "told";
  const asks = [];
  model.first = newFurtherLook(model, { calm, ask: (...what) => asks.push(what) }, { asked, guess: 3, slowly: true });
  return { model, asks };
}

const TRIED = { question: "least", guess: 3 };

test("a number one step further is asked for by its own name, and its run plays as long as it lasts", () => {
  const { model, asks } = tried();
  assert.deepEqual(asks, [["own", TRIED]]);
  assert.equal(takeOwn(model, answer(["0.56 m"]), [], REQUEST), false, "the question of the act is another one");
  assert.ok(takeOwn(model, answer(["0.56 m"]), [], TRIED));
  assert.equal(aloneInWords(model), "Your 3 m, first");
  assert.ok(ownOf(model).further);
  assert.equal(model.clock.duration, 3);
  forgetOwn(model);
  assert.equal(model.clock.duration, 2);
});

test("without its run, and with reduced motion, the look at a number one step further is over", () => {
  const over = ({ model: { first } }) => !waitsForOwn(first, 2) && !first.alone && standingAt(first.plan, first.elapsed).done;
  const calm = tried({ calm: true });
  assert.ok(takeOwn(calm.model, answer(["0.56 m"]), [], TRIED));
  assert.deepEqual(calm.model.own.decided, { moments: [1.2], end: 1.5 });
  const other = tried({ asked: { ...ASKED, runs_first: false } });
  assert.deepEqual(other.asks, []);
  for (const one of [calm, other, tried(), tried({ offline: true })]) assert.ok(over(one));
});
