// The pace of the first look at a run.

import assert from "node:assert/strict";
import { test } from "node:test";
import { plannedLook, standingAt, stillsOf } from "../../../kernel_lib/page/run/first_look.js";

const DROP = { moments: [1.01, 1.65], end: 1.65 };

test("ordinary speed, a fifth of it around each moment, and the end at the verdict", () => {
  const plan = plannedLook(DROP);
  assert.deepEqual(plan.pieces.map((one) => one.slow), [false, true, false, true]);
  assert.deepEqual(plan.pieces.map((one) => one.speed), [1, 0.2, 1, 0.2]);
  assert.equal(standingAt(plan, 0).time, 0);
  const contact = plan.pieces[1];
  assert.ok(contact.from < 1.01 && contact.to > 1.01);
  const inside = standingAt(plan, contact.from + 0.1);
  assert.ok(inside.slow && Math.abs(inside.time - contact.from - 0.02) < 1e-12);
  const { time, slow, done } = standingAt(plan, plan.length + 1);
  assert.deepEqual([time, slow, done], [1.65, false, true]);
  const quick = plannedLook(DROP, false);
  assert.deepEqual(quick.pieces, [{ from: 0, to: 1.65, speed: 1, slow: false }]);
});

test("a stretch with a pace of its own takes the place of the moments in it", () => {
  const plan = plannedLook({ moments: [3 * 3600, 9 * 3600], end: 12 * 3600, slow: [[3 * 3600 - 30, 3 * 3600 + 30, 60]] });
  const slow = plan.pieces.filter((one) => one.slow);
  assert.deepEqual(slow.map(({ speed }) => speed), [60, 0.2 * 2 * 3600]);
  assert.equal(slow[0].to - slow[0].from, 60);
  assert.ok(plan.length <= 8);
});

test("a stretch without a pace goes at a fifth, as much of it as eight seconds leave room for", () => {
  const short = plannedLook({ moments: [8], end: 8, slow: [[7, 8, 0]] });
  assert.deepEqual(short.pieces.at(-1), { from: 7, to: 8, speed: 0.2 * short.pieces[0].speed, slow: true });
  for (const end of [46, 35, 22].map((hours) => hours * 3600)) {
    const { pieces, length } = plannedLook({ moments: [end], end, slow: [[7 / 8 * end, end, 0]] });
    assert.deepEqual(pieces.map(({ slow }) => slow), [false, true]);
    assert.ok(Math.abs(pieces[1].speed / pieces[0].speed - 0.2) < 1e-12);
    assert.ok(length <= 8 + 1e-9 && pieces[1].from >= 7 / 8 * end);
  }
});

test("a contact under a lens takes seconds here, in a first look alone", () => {
  const drop = { moments: [0.045], end: 0.09 };
  const contact = { from: 0.0449, to: 0.0462 };
  const plan = plannedLook(drop, true, [contact]);
  const close = plan.pieces.find(({ from }) => from === contact.from);
  assert.ok(close.slow && Math.abs((close.to - close.from) / close.speed - 2.6) < 1e-9);
  assert.ok(plan.length < 8 && plan.length > 2.6);
  const ends = plan.pieces.flatMap(({ from, to }) => [from, to]);
  assert.deepEqual(ends, [...ends].sort((one, two) => one - two));
  assert.equal(ends.at(-1), 0.09);
  assert.deepEqual(plannedLook(drop, false, [contact]), plannedLook(drop, false));
  assert.deepEqual(plannedLook(drop, true, [{ from: 0.08, to: 0.2 }]), plannedLook(drop));
});

test("time goes on and never back, and no look is longer than eight seconds or over at once", () => {
  const spans = [1e-3, 0.03, 0.4, 0.69, 0.7, 1, 3.4, 3.5, 8, 40, 1000];
  for (const end of spans) {
    for (const parts of [[], [0.5], [0.2, 0.21, 0.22], [1], [0.1, 0.3, 0.5, 0.7, 0.9, 0.95]]) {
      const plan = plannedLook({ moments: parts.map((part) => part * end), end });
      assert.ok(plan.length <= 8 && plan.length >= 0.69, `${end} s, ${parts}: ${plan.length} s`);
      let before = -1;
      for (let k = 0; k <= 50; k += 1) {
        const { time } = standingAt(plan, plan.length * k / 50);
        assert.ok(time > before || time === end);
        before = time;
      }
    }
  }
  assert.equal(plannedLook({ moments: [], end: 0 }).length, 0);
  assert.ok(standingAt(plannedLook({ moments: [], end: 0 }), 0).done);
});

test("four still pictures: before, at, after, result", () => {
  assert.deepEqual(stillsOf({ moments: [1, 2], end: 2 }), [0, 1, 1.5, 2]);
  assert.deepEqual(stillsOf({ moments: [], end: 2 }), [0, 1, 1.5, 2]);
});

test("a run of hours is in time lapse, slower around its moments, and over in eight seconds", () => {
  const hours = (...all) => all.map((one) => 3600 * one);
  const one = plannedLook({ moments: hours(3.5), end: 43200 });
  assert.deepEqual(one.pieces.map(({ speed }) => speed), [7200, 1440, 7200]);
  for (const moments of [[], hours(3.5), hours(2, 3, 4, 5, 6, 7, 8, 9)]) {
    const { length } = plannedLook({ moments, end: 43200 });
    assert.ok(length > 4 && length <= 8, String(length));
  }
});
