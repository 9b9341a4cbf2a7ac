// Moments and the speed of the clock.

import assert from "node:assert/strict";
import { test } from "node:test";
import { clockSpeed, showSpeed, showTime, slowSpeedInWords, unitOfTime } from "../../../kernel_lib/page/base/times.js";

const HALF_A_DAY = 43200; // s

test("time has the digits that its slowness needs", () => {
  assert.equal(showTime(1.23456), "1.23 s");
  assert.equal(showTime(1.23456, { speed: 0.001 }), "1.23456 s");
  assert.equal(showTime(1e-9), "0.00 s");
  assert.equal(showSpeed(1), "1×");
  assert.equal(showSpeed(0.2), "0.2×");
  assert.equal(showSpeed(0.0952729973219), "0.0953×");
  assert.equal(showSpeed(2 / 3), "0.667×");
  assert.equal(showSpeed(0.01), "1/100 of real speed");
  assert.equal(showSpeed(0.0001234), "1/8100 of real speed");
});

test("the moments of a long run are in hours", () => {
  assert.deepEqual([999, 1000].map((length) => unitOfTime(length).unit), ["s", "h"]);
  assert.equal(showTime(33912, { duration: HALF_A_DAY }), "9.42 h");
  assert.equal(showTime(33912, { duration: HALF_A_DAY, speed: 7200 }), "9.42 h");
  assert.equal(showTime(12554, { duration: HALF_A_DAY, speed: 60 }), "3.4872 h", "a minute a second");
  assert.equal(showTime(0, { duration: HALF_A_DAY }), "0.00 h");
});

test("from a minute a second on the speed of the clock says how long a second is", () => {
  assert.equal(showSpeed(60), "1 s is 1 minute");
  assert.equal(showSpeed(1440), "1 s is 24 minutes");
  assert.equal(showSpeed(3600), "1 s is 1 hour");
  assert.equal(showSpeed(5760), "1 s is 1.6 hours");
  assert.equal(showSpeed(50), "50×");
  assert.deepEqual([0.5, 7200].map(clockSpeed), ["Speed 0.5×", "1 s is 2 hours"]);
  assert.deepEqual([0.5, 4, 1440].map(slowSpeedInWords),
    ["Speed: 0.5× (slow)", "Speed: 4×, slowed down", "1 s is 24 minutes (slow)"]);
});
