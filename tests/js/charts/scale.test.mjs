// Scales: there and back, round ticks, and ranges that keep still under the hand.

import assert from "node:assert/strict";
import { test } from "node:test";
import { brief, calm, newScale, pixelOf, rangeOf, ticksOf, valueOf }
  from "../../../kernel_lib/page/charts/scale.js";

const near = (one, other) => assert.ok(Math.abs(one - other) < 1e-9 * (1 + Math.abs(other)), `${one}, ${other}`);

test("a pixel gives its value back, on both kinds of scale", () => {
  for (const [kind, value] of [["linear", 2.5], ["log", 0.03]]) {
    const scale = newScale(kind, [0.01, 10], [40, 340]);
    near(valueOf(scale, pixelOf(scale, value)), value);
    near(pixelOf(scale, 0.01), 40);
    near(pixelOf(scale, 10), 340);
  }
  near(pixelOf(newScale("log", [0.01, 100], [0, 400]), 1), 200);
});

test("what has no place on a scale of powers is no pixel", () => {
  const scale = newScale("log", [0.1, 10], [0, 100]);
  for (const value of [0, -1, NaN]) assert.ok(Number.isNaN(pixelOf(scale, value)));
});

const labels = (kind, range, wanted) =>
  ticksOf(newScale(kind, range, [0, 1]), wanted).map(({ label }) => label).filter(Boolean);

test("ticks are round, and powers of ten where the scale goes by them", () => {
  assert.deepEqual(labels("linear", [0, 1.05], 5), ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0"]);
  assert.deepEqual(labels("log", [0.01, 1000], 6), ["0.01", "0.1", "1", "10", "100", "1000"]);
  assert.deepEqual(labels("log", [1e-6, 1e-3], 4), ["10⁻⁶", "10⁻⁵", "10⁻⁴", "0.001"]);
  assert.deepEqual(labels("log", [0.9, 21], 5), ["1", "2", "5", "10", "20"]);
  assert.deepEqual(labels("log", [2, 8], 4), ["2", "4", "6", "8"], "less than a power: plain steps");
  assert.deepEqual(labels("log", [1e-8, 1e8], 4), ["10⁻⁸", "10⁻⁴", "1", "10⁴".replace("10⁴", "10\u202f000"), "10⁸"]);
});

test("between powers stand short marks without names", () => {
  const found = ticksOf(newScale("log", [1, 100], [0, 1]), 3);
  assert.equal(found.length, 19);
  assert.equal(found.filter(({ label }) => label === "").length, 16);
});

test("a range holds all that has a place, and begins at zero where that is near", () => {
  assert.deepEqual(rangeOf("linear", [1, 2, NaN, 3], true), [1, 3]);
  assert.deepEqual(rangeOf("linear", [0.1, 1], false)[0], 0);
  assert.ok(rangeOf("linear", [5, 6], false)[0] > 4.9);
  assert.ok(rangeOf("linear", [-1, 1], false)[0] < -1);
  assert.deepEqual(rangeOf("log", [0, 0.1, -3, 10, Infinity], true), [0.1, 10]);
  assert.deepEqual(rangeOf("linear", [], false), [0, 1]);
  assert.deepEqual(rangeOf("linear", [4, 4], true), [2, 6]);
  assert.deepEqual(rangeOf("linear", [4, 4 + 1e-9], false), [2, 6]);
  assert.deepEqual(rangeOf("linear", [0, 0], false), [-1, 1]);
});

test("axes keep still while what they show fits and fills them", () => {
  const old = [0, 10];
  assert.equal(calm("linear", old, [1, 9]), old);
  assert.deepEqual(calm("linear", old, [0, 11]), [0, 11]);
  assert.deepEqual(calm("linear", old, [4, 5]), [4, 5]);
  assert.deepEqual(calm("log", [1, 1000], [1, 20]), [1, 20]);
  assert.deepEqual(calm("linear", undefined, [4, 5]), [4, 5]);
});

test("numbers have three digits", () => {
  assert.deepEqual([0, -1.23456, 0.012345, 12345, 1.234e-5, -2e6, NaN].map(brief),
    ["0", "−1.23", "0.0123", "12\u202f345", "1.23·10⁻⁵", "−2.00·10⁶", "–"]);
});
