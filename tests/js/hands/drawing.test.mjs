// A point of a track follows the hand, in the steps and within the limits of its slider.

import assert from "node:assert/strict";
import { test } from "node:test";
import { heightFor } from "../../../kernel_lib/page/hands/drawing.js";

const HEIGHT = { minimum: -2, maximum: 0.5, step: 0.01, scale: "linear" };

test("a height has the steps of its slider", () => {
  assert.equal(heightFor(HEIGHT, -0.7261), -0.73);
  assert.equal(heightFor(HEIGHT, -0.0001), 0);
});

test("beyond its limits a point stays at them", () => {
  assert.equal(heightFor(HEIGHT, 3), 0.5);
  assert.equal(heightFor(HEIGHT, -9), -2);
});
