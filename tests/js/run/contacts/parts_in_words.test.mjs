// What an impact does to velocities, as it is spoken.

import assert from "node:assert/strict";
import { test } from "node:test";
import { bounce } from "../../bounce.mjs";
import { headOn } from "../../head_on.mjs";
import { partsInWords } from "../../../../kernel_lib/page/run/contacts/parts_in_words.js";

const NAMES = { into: ["into the floor"], out: ["out of the floor"], along: ["along it"] };

test("both parts are told with their numbers, and a turn by both names", () => {
  assert.equal(partsInWords(bounce(), 0, NAMES), "the ball: into the floor 10 m/s before, out of the "
    + "floor 5 m/s after and along it 2 m/s before and 2 m/s after");
});

test("of two balls each has its own; a part that never was is not told", () => {
  assert.equal(partsInWords(headOn(0.5), 0, { ...NAMES, into: ["along the line"], out: ["along the line"] }),
    "ball 1: along the line 3 m/s before and 0 m/s after; "
    + "ball 2: along the line 0 m/s before and 1.5 m/s after");
});
