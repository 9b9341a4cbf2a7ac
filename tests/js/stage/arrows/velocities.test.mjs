// The first arrow of a picture says what arrows are, as long as nothing has moved.

import assert from "node:assert/strict";
import { test } from "node:test";
import { headOn } from "../../head_on.mjs";
import { newRecorder } from "../../recorder.mjs";
import { paintMomenta, paintVelocities } from "../../../../kernel_lib/page/stage/arrows/velocities.js";
import { newClaims } from "../../../../kernel_lib/page/stage/labels/claims.js";

test("before anything moves one arrow is named, and none afterwards", () => {
  const runs = [headOn(1), headOn(0.5, 1)];
  const told = (more) => {
    const pane = { left: 0, top: 0, width: 600, height: 400, runs, shift: [0, 0] };
    const stage = { runs, reference: "room", origins: new WeakMap(), view: null, arrow: 0.5, pane, panes: [pane],
      camera: { x: 0, y: 0, scale: 50 }, surface: { width: 600, height: 400, text: 15 }, claims: newClaims() };
    paintVelocities(newRecorder().pen, stage, { arrows: true, time: 0, playing: false, phase: "seen", labels: false, runs,
      hidden: new Set(), explained: false, colours: { ink: "ink", stage: "stage", runs: [..."abcd"], bodies: [..."abcde"] }, ...more });
    return stage.claims.waiting.flatMap(({ lines }) => lines);
  };
  assert.deepEqual(told({}), ["velocity"]);
  assert.deepEqual(told({ playing: true }), []);
  assert.deepEqual(told({ phase: "run" }), []);
  assert.deepEqual(told({ time: 0.1 }), []);
  assert.ok(!told({ labels: true }).includes("velocity"));
});

test("an arrow ends within the picture: one that is longer is broken, and at rest tells its speed", () => {
  const painted = (more, paint = paintVelocities) => {
    const runs = [headOn(1)];
    const pane = { left: 0, top: 0, width: 600, height: 400, runs, shift: [0, 0] };
    const stage = { runs, reference: "room", origins: new WeakMap(), view: null, arrow: 0.5, momentum: 0.5, pane, panes: [pane],
      camera: { x: 0, y: 0, scale: 50 }, surface: { width: 600, height: 400, text: 15 }, claims: newClaims(), ...more.stage };
    const { pen, lines } = newRecorder();
    paint(pen, stage, { arrows: true, momenta: true, time: 0.1, playing: false, phase: "seen", labels: false, runs, hidden: new Set(),
      explained: false, colours: { ink: "ink", stage: "stage", paper: "paper", runs: [..."abcd"], bodies: [..."abcde"] }, ...more });
    const points = lines.map((line) => line.split(" ")).filter(([name]) => name === "moveTo" || name === "lineTo")
      .map(([, x, y]) => [Number(x), Number(y)]);
    return { points, told: stage.claims.waiting.flatMap((label) => label.lines) };
  };
  const whole = painted({});
  assert.ok(whole.points.length > 0);
  assert.deepEqual(painted({ phase: "asked" }).points, [], "what was seen is asked without arrows");
  assert.deepEqual(whole.told, []);
  for (const paint of [paintVelocities, paintMomenta]) {
    const long = { stage: { arrow: 50, momentum: 50 } };
    const { points } = painted(long, paint);
    assert.ok(points.every(([x, y]) => x > 0 && x < 600 && y > 0 && y < 400), "it leaves the picture");
    assert.ok(points.length > painted({}, paint).points.length, "nothing says that it is cut");
  }
  assert.deepEqual(painted({ stage: { arrow: 50 } }).told, ["3 m/s"]);
  for (const more of [{ playing: true }, { phase: "run" }, { covered: true }]) {
    assert.deepEqual(painted({ stage: { arrow: 50 }, ...more }).told, []);
  }
});

test("each velocity has a name of its own", () => {
  const names = (run) => {
    const pane = { left: 0, top: 0, width: 600, height: 400, runs: [run], shift: [0, 0] };
    const stage = { runs: [run], reference: "room", origins: new WeakMap(), view: null, arrow: 0.5, momentum: 0.5, pane, panes: [pane],
      camera: { x: 0, y: 0, scale: 50 }, surface: { width: 600, height: 400, text: 15 }, claims: newClaims() };
    paintVelocities(newRecorder().pen, stage, { arrows: true, time: 0, playing: false, phase: "seen", labels: true, runs: [run],
      hidden: new Set(), explained: false, colours: { ink: "ink", stage: "stage", paper: "paper", runs: [..."abcd"], bodies: [..."abcde"] } });
    return stage.claims.waiting.filter((label) => label.symbol).flatMap((label) => label.lines);
  };
  const two = headOn(1);
  assert.ok(two.balls > 1);
  const told = names(two);
  assert.ok(told.includes("v₁"));
  assert.equal(new Set(told).size, told.length, "one name stands twice");
});
