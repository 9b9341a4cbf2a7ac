// How often a moving hand asks.

import assert from "node:assert/strict";
import { test } from "node:test";
import { CHANGES_A_SECOND, delayOfChange, turnOf } from "../../../kernel_lib/page/carriers/pace.js";

test("the first change goes at once, the next ones 30 times a second", () => {
  assert.equal(CHANGES_A_SECOND, 30);
  assert.equal(delayOfChange(null, 5), 0);
  assert.ok(delayOfChange(100, 110) > 1000 / 30 - 10, "what waits leaves room for a newer one");
  assert.equal(delayOfChange(100, 134), 0);
  assert.equal(delayOfChange(100, 9000), 0);
  assert.equal(turnOf(null, 5), 5);
});

// A hand that a display of so many Hz tells of, a little late now and then.
function asked(rate, seconds) {
  const times = [];
  let turn = null;
  for (let k = 0; k < rate * seconds; k += 1) {
    const now = (1000 * k) / rate + 1.5 * ((k * 7) % 3 - 1);
    if (delayOfChange(turn, now) > 0) continue;
    turn = turnOf(turn, now);
    times.push(now);
  }
  return times;
}

test("on any display what is sent is what the hand does now, at most 30 times a second", () => {
  for (const rate of [30, 60, 75, 90, 120, 144, 240, 1000]) {
    const times = asked(rate, 4);
    for (const from of times) {
      const within = times.filter((one) => one >= from && one < from + 1000);
      assert.ok(within.length <= CHANGES_A_SECOND + 1, `${within.length} in a second at ${rate} Hz`);
    }
  }
  assert.ok(asked(60, 4).length >= 118, `every second picture of 60 Hz: ${asked(60, 4).length}`);
});
