// A guess that is an arrow: its length and direction, and the boxes in which they can be typed.

import assert from "node:assert/strict";
import { test } from "node:test";
import { arrowOf, guessOf } from "../../../kernel_lib/page/guess/arrow_boxes.js";

const SPEED = { unit: "m/s", maximum: 5 };
const WAY = { unit: "°", maximum: 1 };

test("components and direction give each other back", () => {
  assert.deepEqual(guessOf(SPEED, 5, 90), [0, 5]);
  assert.deepEqual(arrowOf(SPEED, [0, 5]), { length: 5, angle: 90 });
  assert.deepEqual(arrowOf(SPEED, [-3, 0]), { length: 3, angle: 180 });
  assert.deepEqual(guessOf(SPEED, 2, -30), [1.732, -1]);
});

test("an arrow is no longer than it may be, and no shorter than nothing", () => {
  assert.deepEqual(guessOf(SPEED, 50, 0), [5, 0]);
  assert.deepEqual(guessOf(SPEED, -1, 0), [0, 0]);
});

test("where only the direction is asked for, the guess is an angle", () => {
  assert.equal(guessOf(WAY, 0.3, 190), -170);
  assert.equal(guessOf(WAY, 1, -180), -180);
  assert.deepEqual(arrowOf(WAY, -170), { length: 1, angle: -170 });
  assert.equal(arrowOf(WAY, ""), null);
});

test("text that is no arrow is none", () => {
  for (const value of ["", "high", [NaN, 1], null, undefined]) {
    assert.equal(arrowOf(SPEED, value), null);
  }
});
