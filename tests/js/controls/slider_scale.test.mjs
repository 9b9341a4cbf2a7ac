// Where a parameter's value sits on its slider.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fromPosition, shareOf, sliderRange, snapped, toPosition }
  from "../../../kernel_lib/page/controls/slider_scale.js";

const step = { scale: "log", minimum: 0.005, maximum: 0.3, step: 0.005 };
const height = { scale: "linear", minimum: 1, maximum: 10, step: 0.05 };
const count = { scale: "integer", minimum: 1, maximum: 5, step: 1 };

test("a value lies as far along its slider as its thumb", () => {
  assert.deepEqual([1, 5.5, 10].map((value) => shareOf(height, value)), [0, 0.5, 1]);
  assert.ok(Math.abs(shareOf({ scale: "log", minimum: 0.01, maximum: 1000, step: 0 }, 1) - 0.4) < 1e-12);
});

test("a slider's position and its value agree", () => {
  for (const [parameter, values] of [[step, [0.005, 0.1, 0.3]], [height, [1, 5.05, 10]],
    [count, [1, 3, 5]]]) {
    const { min, max } = sliderRange(parameter);
    for (const value of values) {
      const position = toPosition(parameter, value);
      assert.ok(position >= min - 1e-12 && position <= max + 1e-12);
      assert.ok(Math.abs(fromPosition(parameter, position) - value) < 1e-9);
    }
  }
});

test("a log slider never leaves its limits by rounding", () => {
  const { min, max } = sliderRange({ ...step, minimum: 0.0012345, maximum: 0.98765 });
  const odd = { ...step, minimum: 0.0012345, maximum: 0.98765 };
  assert.ok(fromPosition(odd, min) >= odd.minimum);
  assert.ok(fromPosition(odd, max) <= odd.maximum);
});

test("a parameter without a step slides all the same", () => {
  assert.equal(sliderRange({ scale: "linear", minimum: 0, maximum: 2, step: 0 }).step, 0.01);
});

test("a dragged value stays within limits and on steps", () => {
  assert.equal(snapped(height, 5.0721), 5.05);
  assert.equal(snapped(height, 99), 10);
  assert.equal(snapped(height, -99), 1);
  assert.equal(snapped(count, 2.4), 2);
  assert.equal(snapped(step, 0.123456), 0.123);
  assert.equal(snapped({ scale: "linear", minimum: -8, maximum: 8, step: 0.1 }, 0.3000001), 0.3);
});
