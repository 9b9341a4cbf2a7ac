// The thread that holds a ball, and the height that stands beside its lowest point.

import assert from "node:assert/strict";
import { test } from "node:test";
import { flown } from "../../flown.mjs";
import { newRecorder } from "../../recorder.mjs";
import { heightInWords, paintThreads } from "../../../../kernel_lib/page/stage/bodies/thread.js";

test("heights have three digits at most, small ones in centimetres", () => {
  assert.equal(heightInWords(5), "5 m");
  assert.equal(heightInWords(4.5678), "4.57 m");
  assert.equal(heightInWords(0.01), "1 cm");
  assert.equal(heightInWords(20), "20 m");
  assert.equal(heightInWords(100), "100 m");
});

test("the thread is there as long as nothing was let go, and ends at the ball", () => {
  const run = flown([[{ t: 0, c: [0, 3], v: [0, 0], a: [0, -10] }]],
    { gravity: [0, -10], walls: [{ point: [0, 0], normal: [0, 1] }], end: 1 });
  const stage = { reference: "room", view: null, camera: { x: 0, y: 0, scale: 20 },
    pane: { width: 400, height: 200 }, surface: { text: 15 } };
  const drawn = (held) => {
    const { pen, lines } = newRecorder();
    paintThreads(pen, stage, { held, runs: [run], colours: { ink: "ink", stage: "s", muted: "m" } });
    return lines;
  };
  assert.deepEqual(drawn(false), []);
  const lines = drawn(true);
  assert.ok(lines.includes("moveTo 200 0") && lines.includes("lineTo 200 20"));
  assert.equal(lines.filter((line) => line.startsWith("fillText 2 m: its lowest point")).length, 1);
});
