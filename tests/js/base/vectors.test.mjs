// Vectors of three components.

import assert from "node:assert/strict";
import { test } from "node:test";
import { cross, dot, norm, minus, plus, scaled, unit } from "../../../kernel_lib/page/base/vectors.js";

test("sums, products and lengths are those of vectors", () => {
  const [a, b] = [[1, 2, 3], [4, -5, 6]];
  assert.deepEqual(plus(a, b), [5, -3, 9]);
  assert.deepEqual(minus(a, b), [-3, 7, -3]);
  assert.deepEqual(scaled(a, -2), [-2, -4, -6]);
  assert.equal(dot(a, b), 12);
  assert.deepEqual(cross(a, b), [27, 6, -13]);
  assert.equal(dot(cross(a, b), a), 0);
  assert.equal(norm([2, 3, 6]), 7);
});

test("a unit vector has length 1, and that of nothing is nothing", () => {
  assert.deepEqual(unit([0, -4, 3]), [0, -0.8, 0.6000000000000001]);
  assert.deepEqual(unit([0, 0, 0]), [0, 0, 0]);
});
