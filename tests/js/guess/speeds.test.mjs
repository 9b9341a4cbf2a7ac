// A guess of speeds: what it must keep, how many answers it has, and which of them are kept.

import assert from "node:assert/strict";
import { test } from "node:test";
import { keptSpeeds } from "../../../kernel_lib/page/guess/kept.js";
import { isPuzzle } from "../../../kernel_lib/page/guess/question.js";
import { brokenLaw, energyAt, returnedShare } from "../../../kernel_lib/page/guess/row_laws.js";
import { hasAll, speedsText, keepSpeeds, refusal, takeable } from "../../../kernel_lib/page/guess/speeds.js";

const ALL = { keeps: ["momentum", "energy", "order"], tolerance: 0.02 };
const ROW = { masses: [2, 1], before: [3, 0] };
const PUZZLE = { name: "two_answers", keeps: ["momentum"], tolerance: 0.004, row: ROW };
const set = (...speeds) => ({ guess: PUZZLE, row: ROW, kept: [], speeds });

test("only what must be kept is judged, in its order", () => {
  assert.equal(brokenLaw(ROW, [3, 0], PUZZLE), undefined, "it passes through, and keeps momentum");
  assert.equal(brokenLaw(ROW, [3, 0], ALL), "order");
  assert.equal(brokenLaw(ROW, [0, 6], ALL), "energy");
  assert.equal(brokenLaw(ROW, [0, 5], ALL), "momentum");
});

test("what comes back of the closing speed, and the energy with it", () => {
  for (const [share, energy] of [[-1, 9], [0, 6], [0.5, 6.75], [1, 9], [2, 18]]) {
    assert.equal(returnedShare(ROW, [2 - share, 2 + 2 * share]), share);
    assert.ok(Math.abs(energyAt(ROW, share) - energy) < 1e-12);
  }
});

test("an answer that does not keep momentum is refused with how far it is off", () => {
  assert.ok(!takeable(set(1, 3)));
  assert.equal(refusal(set(1, 3)), "Momentum is 5.00 kg m/s instead of 6.00. Change a speed.");
  assert.equal(refusal(set(2, 2.5)), "Momentum is 6.50 kg m/s instead of 6.00. Change a speed.");
  assert.match(refusal({ ...set(1, 3), guess: ALL }), /keep both first/);
});

test("the second answer differs from the first; a third one takes the place of the first", () => {
  const part = set(2, 2);
  assert.ok(takeable(part));
  assert.equal(keepSpeeds(part), null);
  part.speeds = [1.95, 2.1];
  assert.ok(!takeable(part));
  assert.equal(refusal(part), "You have (2.00, 2.00) already; find another.");
  part.speeds = [1, 4];
  assert.ok(takeable(part) && !hasAll(part));
  assert.deepEqual(keepSpeeds(part), [[2, 2], [1, 4]]);
  part.speeds = [3, 0];
  assert.deepEqual(keepSpeeds(part), [[1, 4], [3, 0]]);
  assert.equal(speedsText(part.kept), "(1.00, 4.00) and (3.00, 0.00)");
});

test("there is one answer where there are no more balls than sums to keep", () => {
  const one = { guess: ALL, row: ROW, kept: [], speeds: [1, 4] };
  assert.deepEqual(keepSpeeds(one), [[1, 4]]);
  assert.ok(hasAll(one));
});

test("kept answers are read as far as they fit", () => {
  const of = (text) => keptSpeeds({ name: "two_balls" }, PUZZLE, { getItem: () => text });
  assert.deepEqual(of('{"speeds":[[2,2],[1,4]]}'), [[2, 2], [1, 4]]);
  for (const text of [null, "{", "[]", '{"speeds":[[1]]}', '{"speeds":[["a",2]]}', '{"speeds":3}']) assert.deepEqual(of(text), []);
});

test("the puzzle is open while it is asked in place of the question", () => {
  const part = { asked: PUZZLE, puzzle: PUZZLE, turn: "ask" };
  assert.ok(isPuzzle(part));
  assert.ok(!isPuzzle({ ...part, turn: "told" }) && !isPuzzle({ ...part, puzzle: null }) && !isPuzzle({ ...part, asked: { name: "way" } }));
});
