// One clock for all runs.

import assert from "node:assert/strict";
import { test } from "node:test";
import { advanced, neighbour, newClock, speedsFor, started, stoppedAt, usualSpeed, withDuration }
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
});

test("a run of hours has speeds of its own, and takes a few seconds", () => {
  for (const duration of [2, 43200]) {
    const speeds = speedsFor(duration);
    assert.ok(speeds.every((speed, k) => k === 0 || speed < speeds[k - 1]));
    assert.ok(speeds.includes(usualSpeed(duration)));
  }
  assert.deepEqual([2, 999, 1000, 43200, 126000].map(usualSpeed), [1, 1, 300, 7200, 28800]);
  assert.equal(usualSpeed(1e7), 1e7 / 6);
});

test("new runs keep the speed that was chosen, as long as it is one of theirs", () => {
  const clock = withDuration(newClock(), 2);
  assert.equal(clock.speed, 1);
  assert.equal(withDuration({ ...clock, speed: 0.2 }, 5).speed, 0.2);
  const long = withDuration({ ...clock, speed: 0.2 }, 43200);
  assert.equal(long.speed, 7200);
  assert.equal(withDuration(long, 126000).speed, 28800, "the usual one goes with the length");
  assert.equal(withDuration({ ...long, speed: 60 }, 126000).speed, 60);
  assert.equal(withDuration({ ...long, speed: 60 }, 2).speed, 1);
});

test("the next moment is a later one, the one before an earlier one", () => {
  assert.equal(neighbour([1, 2, 3], 2, 1), 3);
  assert.equal(neighbour([1, 2, 3], 2, -1), 1);
  assert.equal(neighbour([1, 2, 3], 3, 1), null);
  assert.equal(neighbour([], 0, -1), null);
});
