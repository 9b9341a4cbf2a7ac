// What did you see?

import assert from "node:assert/strict";
import { test } from "node:test";
import { asksWhatWasSeen } from "../../../kernel_lib/page/guess/seen.js";
import { secondLook, standingAt } from "../../../kernel_lib/page/run/first_look.js";

const ASKED = { seen: { stays: "They stayed together." } };
const right = { right: true };

test("it is asked in the first two rounds of an act, and not of those who have been right twice", () => {
  assert.ok(asksWhatWasSeen(ASKED, [{}], []));
  assert.ok(asksWhatWasSeen(ASKED, [{}, {}], [right]));
  assert.ok(!asksWhatWasSeen(ASKED, [{}, {}, {}], []), "the third round");
  assert.ok(asksWhatWasSeen(ASKED, [{}, {}, { waiting: true }], []), "a vote is no round");
  assert.ok(!asksWhatWasSeen(ASKED, [{}], [right, right]));
  assert.ok(asksWhatWasSeen(ASKED, [{}], [right, { right: true, skipped: true }]));
  assert.ok(!asksWhatWasSeen({ seen: {} }, [{}], []), "the picture shows it");
  assert.ok(!asksWhatWasSeen({}, [{}], []));
});

test("the second look is the last decisive moment, slowly, in at most four seconds", () => {
  for (const decided of [{ moments: [0.5, 1.2], end: 2 }, { moments: [], end: 3 }, { moments: [40], end: 60 }]) {
    const { pieces: [piece], length } = secondLook(decided);
    const moment = decided.moments.at(-1) ?? decided.end;
    assert.ok(piece.from < moment && piece.to >= Math.min(moment, decided.end));
    assert.ok(piece.slow && length > 0 && length <= 4, `${length}`);
    assert.equal(standingAt({ pieces: [piece], length }, length + 0.1).done, true);
  }
});
