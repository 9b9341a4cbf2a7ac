// Chevrons that stay, and rings at the moment of a contact.

import assert from "node:assert/strict";
import { test } from "node:test";
import { bounce } from "../../bounce.mjs";
import { newRecorder } from "../../recorder.mjs";
import { paintChevrons, paintRings, ringAt }
  from "../../../../kernel_lib/page/stage/bodies/contact_marks.js";

const STAGE = { reference: "room", view: null, camera: { x: 0, y: 0, scale: 10 },
  pane: { width: 200, height: 100 } };
const look = (time, more = {}) => ({ time, runs: [{ ...bounce(), contact_impulse: Float64Array.of(0, 15) }], trails: true, covered: false, calm: false,
  pace: 1, colours: { ink: "ink" }, ...more });
const calls = (mark, wish, name) => {
  const { pen, lines } = newRecorder();
  mark(pen, STAGE, wish);
  return lines.filter((line) => line.startsWith(name));
};

test("a ring grows from a quarter to half a radius within 180 ms, the thicker the harder", () => {
  assert.deepEqual(ringAt(0, 0), { radius: 0.25, width: 1 });
  assert.deepEqual(ringAt(0.09, 1), { radius: 0.375, width: 4 });
  assert.equal(ringAt(0.18, 1), null);
  assert.equal(ringAt(-0.01, 1), null);
});

test("the ring keeps to the viewer's time, and is not there while the clock stands", () => {
  assert.equal(calls(paintRings, look(1.1), "arc").length, 1);
  assert.equal(calls(paintRings, look(1.3), "arc").length, 0);
  assert.equal(calls(paintRings, look(1.03, { pace: 0.2 }), "arc").length, 1);
  assert.equal(calls(paintRings, look(1.05, { pace: 0.2 }), "arc").length, 0);
  assert.equal(calls(paintRings, look(1.1, { pace: 0 }), "arc").length, 0);
  assert.equal(calls(paintRings, look(1.1, { calm: true }), "arc").length, 0);
});

test("where one looks once more, the ring at the last contact stays, at rest and without motion too", () => {
  const ringed = { ringed: true, covered: true, phase: "asked", pace: 0, calm: true, colours: { ink: "ink", stage: "stage" } };
  assert.equal(calls(paintRings, look(0.9, ringed), "arc").length, 0);
  assert.equal(calls(paintRings, look(1.01, ringed), "arc").length, 1);
  assert.equal(calls(paintRings, look(1.9, ringed), "arc").length, 1);
  const [twice] = look(1.9).runs;
  const two = { ...twice, contacts: 2, contact_time: Float64Array.of(0.5, 1), contact_kind: Uint8Array.of(twice.contact_kind[0], twice.contact_kind[0]) };
  assert.equal(calls(paintRings, look(1.9, { ...ringed, runs: [two] }), "arc").length, 1);
  assert.equal(calls(paintRings, look(1.9, { ...ringed, ringed: false }), "arc").length, 0);
});

test("a chevron stays below the wall from the contact on, and not before", () => {
  assert.equal(calls(paintChevrons, look(0.9), "lineTo").length, 0);
  const points = calls(paintChevrons, look(1.5), "lineTo").map((line) => line.split(" ").slice(1).map(Number));
  // The contact is at (2, 0) m, the pixel (120, 50): the tip is nearest, both ends lie lower.
  assert.deepEqual(points, [[112, 60], [120, 54], [128, 60]]);
  assert.equal(calls(paintChevrons, look(1.5, { covered: true }), "lineTo").length, 0);
});
