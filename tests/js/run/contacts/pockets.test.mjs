// Which balls are out of play, and what the list says of it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { inPlay, takenAt } from "../../../../kernel_lib/page/run/contacts/pockets.js";
import { contactOf, contactText } from "../../../../kernel_lib/page/run/contact_words.js";
import { KINDS } from "../../../../kernel_lib/page/run/runs.js";

// Ball 1 hits ball 2 at 1 s, ball 2 the wall at 2 s; ball 2 falls into the second pocket at 3 s.
function run(changes = {}) {
  const [hit, fall] = [KINDS.indexOf("impact"), KINDS.indexOf("pocket")];
  return { balls: 2, dimension: 2, up: 1, contacts: 3, walls: [{ normal: [0, 1] }],
    pockets: [{ centre: [0, 0], radius: 1 }, { centre: [5, 0], radius: 1 }],
    contact_time: [1, 2, 3], contact_a: [0, 1, 1], contact_b: [1, -1, -3], contact_kind: [hit, hit, fall],
    contact_impulse: new Float64Array(6), contact_after: new Float64Array(12),
    contact_lost: [0, 0, 0], contact_energy: [1, 1, 1], contact_duration: [0, 0, 0], velocity: Float64Array.of(1, 0, 0, 0), ...changes };
}

test("a ball is in play until a pocket takes it", () => {
  const one = run();
  assert.deepEqual([...takenAt(one)], [Infinity, 3]);
  assert.deepEqual([2.99, 3, 9].map((time) => inPlay(one, 1, time)), [true, false, false]);
  assert.ok(inPlay(one, 0, 9));
});

test("without pockets every ball stays in play", () => {
  assert.ok(inPlay(run({ pockets: undefined }), 1, 9));
});

test("a pocket is named by its number, which follows those of the walls", () => {
  assert.equal(contactText(contactOf(run(), 2)), "ball 2 falls into pocket 2");
  assert.ok(contactText(contactOf(run(), 1)).startsWith("ball 2 hits the floor"));
  const single = run({ pockets: [{ centre: [5, 0], radius: 1 }], contact_b: [1, -1, -2] });
  assert.equal(contactText(contactOf(single, 2)), "ball 2 falls into the pocket");
});
