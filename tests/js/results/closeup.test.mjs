// Drawing of one contact seen closely: two bodies with their overlap made large, and its force.

import assert from "node:assert/strict";
import { test } from "node:test";
import { exaggeration, gapAt, showLength } from "../../../kernel_lib/page/results/closeup.js";

const contact = { time: 2, duration: 0.5, closing: 3, parting: 1 };
const push = { time: [2, 2.25, 2.5], overlap: [0, 0.01, 0] };

test("a small overlap is drawn larger by a round factor, a deep one as it is", () => {
  assert.equal(exaggeration(0, 1), 1);
  assert.equal(exaggeration(0.4, 1), 1);
  assert.equal(exaggeration(0.001, 1), 200);
  for (const deepest of [1e-7, 3e-5, 0.011, 0.1]) {
    const drawn = exaggeration(deepest, 0.5) * deepest;
    assert.ok(drawn <= 0.15 + 1e-12 && drawn > 0.05);
  }
});

test("bodies close in, overlap while they push, and part", () => {
  assert.equal(gapAt(contact, push, 1), 3);
  assert.equal(gapAt(contact, push, 2.125), -0.005);
  assert.equal(gapAt(contact, push, 3.5), 1);
  assert.equal(gapAt({ ...contact, duration: 0 }, null, 2), 0);
});

test("lengths come in the unit that suits them", () => {
  assert.equal(showLength(0.25), "0.25 m");
  assert.match(showLength(0.00314), /^3\.14.mm$/);
  assert.match(showLength(2e-6), /^2\.00.µm$/);
});
