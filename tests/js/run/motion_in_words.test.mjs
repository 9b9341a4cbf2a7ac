// How bodies move, in words: speed and direction of each, nothing of a crowd.

import assert from "node:assert/strict";
import { test } from "node:test";
import { flown } from "../flown.mjs";
import { motionInWords } from "../../../kernel_lib/page/run/motion_in_words.js";

const going = (...velocities) => flown(velocities.map(([vx, vy]) => [{ t: 0, c: [0, 0], v: [vx, vy] }]),
  { end: 1, balls: velocities.length, radii: velocities.map(() => 0.1), walls: [] });

test("each ball has its speed and one of eight directions, or is at rest", () => {
  assert.equal(motionInWords(going([2, 0], [-1, 1], [0, 0]), 0.5),
    "Ball 1 moves to the right at 2 m/s. Ball 2 moves up to the left at 1.41 m/s. Ball 3 is at rest.");
  assert.equal(motionInWords(going([0, -3]), 0.5), "The ball moves down at 3 m/s.");
});

test("of a crowd it says nothing", () => {
  assert.equal(motionInWords(going(...Array.from({ length: 5 }, () => [1, 0])), 0), "");
});
