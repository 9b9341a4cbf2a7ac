// The one ruler: heights above a level floor, or a bar.

import assert from "node:assert/strict";
import { test } from "node:test";
import { bounce } from "../../bounce.mjs";
import { headOn } from "../../head_on.mjs";
import { newRecorder } from "../../recorder.mjs";
import { paintScale, ruledFloor, strokesOf } from "../../../../kernel_lib/page/stage/ground/ruler.js";
import { shadowStrength } from "../../../../kernel_lib/page/stage/ground/shadows.js";

const COLOURS = { soft: "soft", line: "line", ink: "ink", muted: "muted", edge: "edge", font: "sans-serif" };

function stageOf(scale, y = 3) {
  const pane = { width: 800, height: 400 };
  return { reference: "room", view: null, camera: { x: 0, y, scale }, pane, panes: [pane],
    surface: { text: 15 } };
}

const falling = () => ({ ...bounce(), gravity: [0, -10] });

test("strokes stand at true heights above the floor, numbers at round ones", () => {
  const { camera, pane } = stageOf(60);
  const { step, strokes } = strokesOf(camera, pane.width, pane.height, 0);
  assert.equal(step, 1);
  const two = strokes.find((one) => Math.abs(one.height - 2) < 1e-9);
  assert.ok(two.size === 2 && Math.abs(two.y - (200 + 60)) < 1e-9, "y of 2 m, the camera at 3 m");
  assert.equal(strokes.find((one) => Math.abs(one.height - 2.5) < 1e-9).size, 1);
  assert.ok(strokes.every((one) => one.y >= 6 && one.y <= 400));
});

test("the ruler counts from a level floor under one ball; else there is a bar", () => {
  assert.equal(ruledFloor(stageOf(60), [falling()]), 0);
  assert.equal(ruledFloor(stageOf(60), [bounce()]), null, "nothing pulls");
  assert.equal(ruledFloor(stageOf(60), [headOn(1)]), null, "two balls");
  assert.equal(ruledFloor({ ...stageOf(60), reference: 0 }, [falling()]), null, "a moving frame");
});

test("a ball that only rolls has no heights: a bar tells how far it comes", () => {
  const rolling = falling();
  const lies = rolling.radii[0];
  const position = Float32Array.from(rolling.position, (one, k) => (k % 2 ? lies : one));
  assert.equal(ruledFloor(stageOf(60), [{ ...rolling, position }]), null);
  assert.equal(ruledFloor(stageOf(60), [{ ...rolling, position: position.map((one, k) => (k === 3 ? 1.005 * lies : one)) }]), 0,
    "dropped from a two-hundredth of its radius");
});

test("its numbers are in metres, of small pictures in centimetres; the topmost that leaves it room has the unit", () => {
  const texts = (scale, y) => {
    const stage = stageOf(scale, y);
    const { pen, lines } = newRecorder();
    paintScale(pen, stage, { runs: [falling()], colours: COLOURS });
    return lines.filter((line) => line.startsWith("fillText")).map((line) => line.split(" ").slice(1, -2).join(" "));
  };
  assert.deepEqual(texts(60, 3), ["1", "2", "3", "4", "5", "6 m"]);
  assert.deepEqual(texts(3000, 0.06), ["2", "4", "6", "8 cm", "10", "12"]);
});

test("the bar leaves the lower corner to a slope that would cross it", () => {
  const heightOf = (height, normal) => {
    const { pen, lines } = newRecorder();
    const wall = { point: [-5.5, height], normal };
    paintScale(pen, stageOf(60, 5), { runs: [{ ...headOn(1), walls: [wall] }], colours: { ...COLOURS, stage: "stage" } });
    return Number(lines.find((line) => line.startsWith("fillText")).split(" ").at(-1));
  };
  assert.ok(heightOf(0, [0, 1]) > 350, "a level floor far below leaves it its corner");
  assert.ok(heightOf(1.8, [-0.6, 0.8]) < 50);
});

test("a shadow is darkest on the floor and half as dark 1.2 radii above it", () => {
  assert.equal(shadowStrength(0), 0.34);
  assert.ok(Math.abs(shadowStrength(1.2) - 0.17) < 1e-12);
});
