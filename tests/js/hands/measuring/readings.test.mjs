// Ruler and protractor on the stage: points that can be dragged or moved by keys, and a readout.

import assert from "node:assert/strict";
import { test } from "node:test";
import { angleOf, elapsed, gateInWords, gateReading, lengthOf, readNumber, readSeconds, reading, secondsInWords } from "../../../../kernel_lib/page/hands/measuring/readings.js";

test("a ruler reads the distance of its ends, with the digits that can be seen", () => {
  const ends = [[1, 2], [4, 6]];
  assert.equal(lengthOf(ends), 5);
  assert.equal(reading("ruler", ends, 80), "5.00 m");
  assert.equal(reading("ruler", ends, 2), "5.0 m");
  assert.equal(reading("ruler", ends, 1e-3), "5 m");
});

test("a protractor reads the angle between its arms, whichever comes first", () => {
  const corner = [1, 1];
  const near = (got, wanted) => assert.ok(Math.abs(got - wanted) < 1e-9, `${got}`);
  near(angleOf([corner, [5, 1], [1, 9]]), 90);
  near(angleOf([corner, [1, 9], [5, 1]]), 90);
  near(angleOf([corner, [2, 1], [-3, 1]]), 180);
  near(angleOf([corner, [2, 2], [2, 1]]), 45);
  assert.equal(reading("protractor", [corner, [2, 2], [2, 1]], 50), "45.0°");
});

test("what goes into a table is the number that is read", () => {
  assert.equal(readNumber("ruler", [[0, 0], [1, 1]], 80), 1.41);
  assert.equal(readNumber("protractor", [[0, 0], [1, 0], [1, 2]], 80), 63.4);
  assert.deepEqual([1.23456, 0.0123456, 0].map(readSeconds), [1.235, 0.0123, 0]);
  assert.deepEqual([1.23456, 0.0123456, 0].map(secondsInWords), ["1.235 s", "12.3 ms", "0.000 s"]);
});

test("a stopwatch waits for its first contact, runs, and stops at the second", () => {
  assert.deepEqual([0.5, 1.5, 9].map((now) => elapsed(1, 2, now)), [0, 0.5, 1]);
  assert.equal(elapsed(2, 1, 9), 1, "in whichever order they are chosen");
  assert.equal(elapsed(1, null, 9), null);
});

test("a photogate tells the last pass that is over by now, and that its beam is broken", () => {
  const passes = [{ ball: 0, from: 1, to: 1.2 }, { ball: 0, from: 2, to: null }];
  assert.equal(gateInWords(gateReading(passes, 0.9)), "no pass yet");
  assert.equal(gateInWords(gateReading(passes, 1.1)), "beam broken");
  assert.equal(gateInWords(gateReading(passes, 1.5)), "pass 1: dark for 0.200 s");
  assert.deepEqual(gateReading(passes, 3), { count: 1, last: passes[0], dark: true });
});
