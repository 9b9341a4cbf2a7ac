// Balls: solid and lit or rings, their cores, bands and numbers.

import assert from "node:assert/strict";
import { test } from "node:test";
import { headOn } from "../../head_on.mjs";
import { newRecorder } from "../../recorder.mjs";
import { hueOf } from "../../../../kernel_lib/page/base/palette.js";
import { coreRadii, isFlat, isRing, kindsOf, oneOfMany, paintBalls, paintOneOfMany } from "../../../../kernel_lib/page/stage/bodies/balls.js";
import { bandSeen, paintBand, rateInWords, turning }
  from "../../../../kernel_lib/page/stage/bodies/spin_band.js";
import { numberRoom } from "../../../../kernel_lib/page/stage/bodies/numbers_on_balls.js";

const close = (one, other, what) => assert.ok(Math.abs(one - other) < 1e-9, `${what}: ${one}, ${other}`);
const COLOURS = { runs: ["r1", "r2", "r3", "r4"], bodies: ["b1", "b2", "b3", "b4", "b5"],
  spot: "spot", stage: "stage", ink: "ink", font: "sans-serif" };

test("cores have areas as the masses and fit into their balls", () => {
  const cores = coreRadii([1, 1, 2], [1, 4, null]);
  close(cores[1] / cores[0], 2, "four times the mass, twice the radius");
  assert.ok(cores.every((core, ball) => core <= [1, 1, 2][ball]));
});

test("several bodies have hues of their own, one body that of its run, hundreds too", () => {
  assert.equal(hueOf(COLOURS, { balls: 3, index: 1 }, 2), "b3");
  assert.equal(hueOf(COLOURS, { balls: 7, index: 0 }, 5), "b1");
  assert.equal(hueOf(COLOURS, { balls: 1, index: 1 }, 0), "r2");
  assert.equal(hueOf(COLOURS, { balls: 500, index: 0 }, 77), "r1");
});

test("the first description that is drawn is solid, others are rings, all with forced colours", () => {
  const runs = [headOn(1), headOn(0.5, 1)];
  const ring = (run, look = {}) => isRing(run, { runs, colours: {}, ...look });
  assert.deepEqual(runs.map((run) => ring(run)), [false, true]);
  assert.equal(ring(runs[1], { runs: runs.slice(1) }), false, "alone in its frame");
  assert.equal(ring(runs[1], { apart: true }), false, "nothing lies on it");
  assert.equal(ring(runs[0], { colours: { forced: true } }), true);
  const own = { ...runs[0], guessed: true };
  assert.equal(ring(own, { runs: [own] }), true, "one's own run, alone as well");
});

test("a solid sphere is no puck, a disc is, and what nothing turns is none", () => {
  const body = (inertia) => ({ inertias: [inertia], masses: [2], radii: [3] });
  assert.equal(isFlat(body(0.4 * 18), 0), false);
  assert.equal(isFlat(body(0.5 * 18), 0), true);
  assert.equal(isFlat(body(null), 0), false);
});

test("only what turns at some moment has a band", () => {
  const run = headOn(1);
  assert.deepEqual([turning(run, 0), turning(run, 1)], [true, false]);
  assert.equal(turning({ ...headOn(1), spins: false }, 0), false);
});

test("the band fades from six to eight turns a second on the screen, whichever way", () => {
  assert.deepEqual([0, 6, -7, 8, 20].map(bandSeen), [1, 1, 0.5, 0, 0]);
});

test("too fast for the eye, the rate stands there in words, of the run and not of the screen", () => {
  const run = { ...headOn(1) };
  const painted = (pace) => {
    const { pen, lines } = newRecorder();
    paintBand(pen, { surface: { text: 15 } }, { run, ball: 0, x: 50, y: 50, radius: 20, angle: 1 },
      { time: 0.5, pace, colours: COLOURS }, false);
    return lines.filter((line) => line.startsWith("fillText"));
  };
  assert.deepEqual(painted(1), []);
  assert.deepEqual(painted(0), [], "a clock that stands shows the band as it is");
  assert.equal(painted(20).length, 1);
  assert.match(painted(20)[0], /0\.8 turns\/s/);
  assert.equal(rateInWords(-12.345), "12 turns/s");
});

test("a number has half the ball, is never smaller than 13 pixels, and goes outside small balls", () => {
  const large = numberRoom(30, 1, 15);
  assert.equal(large.spot, 15);
  assert.ok(!large.outside && large.size > 13);
  assert.ok(numberRoom(9, 1, 15).outside);
  assert.equal(numberRoom(12, 1, 15).size, 13);
  assert.ok(numberRoom(12, 1, 30).outside, "text of twice the size");
  for (let radius = 10; radius < 80; radius += 1) {
    const { spot, outside } = numberRoom(radius, 2, 15);
    assert.ok(outside || spot <= radius, `${radius}`);
  }
});

test("of many balls those of one mass are of one kind, the lightest first", () => {
  assert.deepEqual(kindsOf([1, 10, 1, 4]), [0, 2, 0, 1]);
  assert.deepEqual(kindsOf([2, null, 2]), [0, 1, 0]);
});

test("among many a heavier ball is told by its form too: a rim of ink, or a ring that is filled", () => {
  const run = { index: 0 };
  const drawn = (kind, forced) => {
    const { pen, lines } = newRecorder();
    const colours = { ...COLOURS, runs: ["hue", "hue", "hue", "hue"], forced };
    paintOneOfMany(pen, 5, 5, 3, oneOfMany({ colours, runs: [run] }, run, kind));
    return lines;
  };
  const strokes = (kind) => drawn(kind).filter((line) => line === "stroke" || line === "strokeStyle = ink");
  assert.deepEqual([strokes(0), strokes(1)], [[], ["strokeStyle = ink", "stroke"]]);
  assert.deepEqual([0, 1].map((kind) => drawn(kind, true).includes("fill")), [false, true]);
});

test("a ring lies on the solid ball of another run, parted from it by the stage, and is seen where both are in one place", () => {
  const runs = [headOn(1), headOn(1, 1)];
  const pane = { left: 0, top: 0, width: 600, height: 400 };
  const stage = { runs, reference: "room", origins: new WeakMap(), view: null, pane, panes: [pane], camera: { x: 0, y: 0, scale: 20 },
    surface: { text: 15 } };
  const { pen, lines } = newRecorder();
  paintBalls(pen, stage, { runs, time: 0, colours: COLOURS });
  const solid = lines.indexOf("fillStyle = b1");
  const parting = lines.indexOf("strokeStyle = stage");
  const ring = lines.lastIndexOf("strokeStyle = b1");
  assert.ok(solid >= 0 && solid < parting && parting < ring, [solid, parting, ring].join());
});
