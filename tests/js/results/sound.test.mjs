// A click at each contact while the clock runs, louder with the impulse.

import assert from "node:assert/strict";
import { test } from "node:test";
import { clicksBetween, clicksOf } from "../../../kernel_lib/page/results/sound.js";

// Two contacts: ball 1 hits ball 2 at t = 1, ball 2 the floor at t = 2 and stays on it.
function run(changes = {}) {
  return { name: "one", balls: 2, dimension: 2, up: 1, contacts: 3, walls: [{ normal: [0, 1] }],
    contact_time: [1, 2, 2.5], contact_a: [0, 1, 1], contact_b: [1, -1, -1],
    contact_kind: [0, 0, 3], contact_impulse: Float64Array.of(-3, 4, 0, 1, 0, 0),
    contact_after: Float64Array.of(0.3, 0.4, 0.8, 0, 0, 0.5, 0, 0, 0, 0, 0, 0),
    contact_lost: [1.2, 0, 0], contact_energy: [10, 4, 0], contact_duration: [0, 0, 1],
    ...changes };
}

test("impacts click, the hardest loudest, lasting contacts do not", () => {
  const clicks = clicksOf([run()]);
  assert.deepEqual(clicks.map((one) => one.time), [1, 2]);
  assert.equal(clicks[0].loud, 1);
  assert.ok(clicks[1].loud > 0 && clicks[1].loud < 1);
  assert.deepEqual(clicks.map((one) => one.wall), [false, true]);
});

test("what the clock passed clicks once, over the end of a loop as well", () => {
  const clicks = clicksOf([run()]);
  const times = (from, to, hidden = new Set()) =>
    clicksBetween(clicks, from, to, hidden).map((one) => one.time);
  assert.deepEqual(times(0, 1), [1]);
  assert.deepEqual(times(1, 1.5), []);
  assert.deepEqual(times(1.9, 0.1), [2]);
  assert.deepEqual(times(0, 3, new Set(["one"])), []);
});
