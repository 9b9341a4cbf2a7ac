// How two balls pull each other.

import assert from "node:assert/strict";
import { test } from "node:test";
import { pullAt, pullInWords, pullText, touchingCircle } from "../../../kernel_lib/page/run/attraction.js";
import { flown } from "../flown.mjs";

const G = 6.674e-11;
// Two stones of 12.6 t, 6 m apart, which pass each other at 0.1 mm/s each.
const stones = (changes = {}, other = [0, 1e-4]) => flown(
  [[{ t: 0, c: [-3, 2], v: [0, -1e-4] }], [{ t: 0, c: [3, 2], v: other }]],
  { end: 10, attraction: G, masses: [12566, 12566], ...changes });

test("the pull is G m n over the square of the distance, the same for both", () => {
  assert.ok(Math.abs(pullAt(stones(), 0) - G * 12566 ** 2 / 36) < 1e-12);
  assert.equal(pullInWords(stones()), "They pull each other with 0.293 mN.");
  assert.equal(pullInWords(stones({ attraction: undefined })), "");
});

test("a force goes down to millionths of a newton", () => {
  assert.deepEqual([2, 0.0123, 2.93e-4, 1.7e-5, 3.7e-8].map(pullText), ["2 N", "0.0123 N", "0.293 mN", "0.017 mN", "0.037 µN"]);
});

test("equal balls touch where both centres are on one circle around their common centre", () => {
  assert.deepEqual(touchingCircle(stones()), { centre: [0, 2], radius: 1 });
  assert.equal(touchingCircle(stones({ masses: [12566, 1] })), null, "each has a circle of its own");
  assert.equal(touchingCircle(stones({}, [0, 0])), null, "the common centre moves");
});
