// One clock for all runs.

import assert from "node:assert/strict";
import { test } from "node:test";
import { SPEEDS, advanced, neighbour, newClock, started, stoppedAt, withDuration }
  from "../../../kernel_lib/page/run/clock.js";

test("the clock runs, stops at its end, loops, and starts over", () => {
  const clock = withDuration(newClock(), 2);
  assert.equal(advanced(clock, 1).time, 0);
  const running = started(clock);
  assert.equal(advanced(running, 0.5).time, 0.5);
  assert.equal(advanced({ ...running, speed: 0.1 }, 0.5).time, 0.05);
  assert.deepEqual(advanced(running, 9), { ...running, time: 2, playing: false });
  assert.ok(Math.abs(advanced({ ...running, loop: true }, 2.5).time - 0.5) < 1e-12);
  assert.equal(started({ ...clock, time: 2 }).time, 0);
  assert.equal(started(newClock()).playing, false);
  assert.equal(stoppedAt(running, 9).time, 2);
  assert.equal(stoppedAt(running, -9).time, 0);
  assert.equal(withDuration({ ...clock, time: 1.5 }, 1).time, 1);
  assert.ok(SPEEDS.every((speed, k) => k === 0 || speed < SPEEDS[k - 1]));
});

test("the next moment is a later one, the one before an earlier one", () => {
  assert.equal(neighbour([1, 2, 3], 2, 1), 3);
  assert.equal(neighbour([1, 2, 3], 2, -1), 1);
  assert.equal(neighbour([1, 2, 3], 3, 1), null);
  assert.equal(neighbour([], 0, -1), null);
});
