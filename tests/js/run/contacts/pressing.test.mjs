// Contacts that take time: which of a row press at a moment, and the clock that lets it be seen.

import assert from "node:assert/strict";
import { test } from "node:test";
import { flown } from "../../flown.mjs";
import { pressesAt, pressingSpans, pressingSpeed, wayInSeconds }
  from "../../../../kernel_lib/page/run/contacts/pressing.js";

// Three balls: the first two press from 1 s to 3 s, the others from 2 s to 4 s, with up to 6 N and 3 N.
function row() {
  return flown([0, 2, 4].map((x) => [{ t: 0, c: [x, 0], v: [0, 0] }]), { end: 5,
    curve_time: Float64Array.of(0, 1, 2, 3, 4, 5),
    curve_start: Float32Array.of(0, 0, 6, 0, 0, 0, 0, 0, 0, 3, 0, 0),
    curve_jump: new Float32Array(10), curve_bend: new Float32Array(20),
    contacts: 2, contact_time: [1, 2], contact_duration: [2, 2], contact_a: [0, 1], contact_b: [1, 2] });
}

test("who presses, and how hard, of the greatest force of the run", () => {
  const run = row();
  assert.deepEqual(pressesAt(run, [0, 1], 0.9), []);
  assert.deepEqual(pressesAt(run, [0, 1], 1.5), [{ a: 0, b: 1, force: 3, share: 0.5 }]);
  assert.deepEqual(pressesAt(run, [0, 1], 2.5), [{ a: 0, b: 1, force: 3, share: 0.5 },
    { a: 1, b: 2, force: 1.5, share: 0.25 }], "both at once");
  assert.deepEqual(pressesAt(run, [0, 1], 4.5), []);
});

test("nothing is told where no force is known", () => {
  assert.deepEqual(pressesAt(row(), [0], 2.5), [], "a row that is longer than the forces told");
  assert.deepEqual(pressesAt({ ...row(), curve_start: new Float32Array(12) }, [0, 1], 2.5), []);
});

test("contacts that overlap are one span, those that take no time are none", () => {
  const [span, ...others] = pressingSpans([row()]);
  assert.deepEqual(others, []);
  assert.ok(Math.abs(span.from - 0.55) < 1e-9 && Math.abs(span.to - 4.45) < 1e-9, "with some time around it");
  assert.deepEqual(pressingSpans([{ ...row(), contact_duration: Float64Array.of(0, 0) }]), []);
});

test("the clock is slow while anything presses, never faster than it was set", () => {
  const spans = [{ from: 1, to: 2 }];
  assert.equal(pressingSpeed(spans, 0.9, 1), 1);
  assert.equal(pressingSpeed(spans, 1.5, 1), 0.25);
  assert.equal(pressingSpeed(spans, 1.5, 0.1), 0.1);
  assert.equal(pressingSpeed(spans, 2, 1), 1);
});

test("a step of the clock does not rush into a pressing, nor stay slow after it", () => {
  const spans = [{ from: 1, to: 2 }];
  assert.equal(wayInSeconds(spans, 0, 1, 0.5), 0.5);
  assert.ok(Math.abs(wayInSeconds(spans, 0.9, 1, 0.5) - (0.1 + 0.4 * 0.25)) < 1e-12);
  assert.ok(Math.abs(wayInSeconds(spans, 1.9, 1, 0.5) - (0.1 + 0.1)) < 1e-12);
  assert.ok(Math.abs(wayInSeconds(spans, 0, 1, 6) - 3) < 1e-12, "1 s, 4 s for the span, 1 s");
});
