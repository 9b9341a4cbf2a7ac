// What each run measures now, in words.

import assert from "node:assert/strict";
import { test } from "node:test";
import { bounce } from "../bounce.mjs";
import { numberAt } from "../../../kernel_lib/page/run/quantities.js";
import { readoutAt } from "../../../kernel_lib/page/results/readouts.js";

// v_y and E of the bounce; v_y lies on a line before the contact and after it.
const OBSERVABLES = [{ name: "v" }, { name: "E" }];
const run = () => Object.assign(bounce(), { curve_time: Float64Array.of(0, 1, 1.6),
  curve_start: Float32Array.of(0, 5, -1, 60, 22.5, 22.5), curve_jump: Float32Array.of(15, 0, -37.5, 0),
  curve_bend: new Float32Array(8) });

test("at a contact both values stand there, an instant before or after only the one that holds", () => {
  const read = (name, moment) => readoutAt(run(), name, OBSERVABLES, moment);
  assert.equal(read("v", 1), "−10.0 →\n5.00".replaceAll("−", read("v", 0.5)[0]));
  assert.equal(read("E", 1), "60.0 →\n22.5");
  assert.equal(read("E", 1 - 1e-6), "60.0");
  assert.equal(read("E", 1 + 1e-6), "22.5");
  assert.equal(read("sum:flight", 1), "52.0 →\n14.5");
});

test("what is read off is exact between frames, too", () => {
  assert.ok(Math.abs(numberAt(run(), "v", OBSERVABLES, 0.123456) + 1.23456) < 1e-6);
  assert.equal(numberAt(run(), "time", OBSERVABLES, 7), 1.6);
});
