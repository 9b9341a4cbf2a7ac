// Where a run ends, and how long a longer one is.

import assert from "node:assert/strict";
import { test } from "node:test";
import { endNow, longerThan } from "../../../../kernel_lib/page/controls/time/end_of_run.js";

const LENGTH = { minimum: 0.5, maximum: 20, step: 0.5 };
const end = { time: 4, duration: 4, playing: false, loop: false };

test("a longer run is twice as long, within what its control allows", () => {
  assert.equal(longerThan(LENGTH, 4), 8);
  assert.equal(longerThan(LENGTH, 15), 20);
  assert.equal(longerThan(LENGTH, 20), null);
  assert.equal(longerThan(undefined, 4), null);
});

test("the end is told only there, and says why it is one", () => {
  const on = (clock, stopped = ["duration reached"], longer = 8, lasting = true) =>
    endNow(clock, stopped, longer, lasting);
  assert.equal(on({ ...end, time: 3.9 }), null);
  assert.equal(on({ ...end, playing: true }), null);
  assert.equal(on({ ...end, time: 0, duration: 0 }), null);
  assert.equal(on(end), "on");
  assert.equal(on(end, ["everything at rest", "everything at rest"]), "rest");
  assert.equal(on(end, ["everything at rest", "duration reached"]), "on");
  assert.equal(on(end, ["step limit"]), "here");
  assert.equal(on(end, ["duration reached"], null), "longest");
  assert.equal(on(end, ["duration reached"], null, false), "here");
});
