// Ruler and protractor on the stage: points that can be dragged or moved by keys, and a readout.

import assert from "node:assert/strict";
import { test } from "node:test";
import { angleOf, lengthOf, reading } from "../../../kernel_lib/page/hands/measuring.js";

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
