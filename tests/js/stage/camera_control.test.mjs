// Where the stage's camera looks: at all runs, along with a ball, or where a person put it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { flown } from "../flown.mjs";
import { follow, setStageRuns } from "../../../kernel_lib/page/stage/camera_control.js";
import { toScreen } from "../../../kernel_lib/page/view/camera.js";

test("the camera as a person put it follows nothing and stays", () => {
  const camera = { x: 1, y: 2, scale: 3 };
  const stage = { camera, follow: 0, mode: "fit", move: {} };
  follow(stage, "free", true);
  assert.deepEqual(stage, { camera, follow: null, mode: "free", move: null });
  follow(stage, "centre", true);
  assert.equal(stage.follow, "centre");
});

const stageOf = (width, height) => ({ layer: { drop() {} }, mode: "fit", reference: "room", beside: false, aside: 0, arrow: 0,
  momentum: 0, surface: { width, height, text: 15 } });

test("bowls next to each other are seen whole, though their balls keep to their middles", () => {
  const [width, height] = [868, 496];
  const bowl = (x, radius) => flown([[{ t: 0, c: [x, 0.6], v: [0, -1] }]], { end: 0.5, gravity: [0, -9.8], radii: [0.05],
    walls: [{ kind: "arc", centre: [x, radius], radius, start: Math.PI, end: 2 * Math.PI }] });
  const stage = stageOf(width, height);
  setStageRuns(stage, [bowl(0, 0.6), bowl(5, 1.8)], true);
  for (const [x, y] of [[-0.6, 0.6], [0, 0], [5, 0], [5 + Math.sqrt(1.8 ** 2 - 1.2 ** 2), 0.6]]) {
    const [right, down] = toScreen(stage.camera, width, height, x, y);
    assert.ok(right > 0 && right < width && down > 0 && down < height, `${x}, ${y}: ${right}, ${down}`);
  }
});

test("mirrors without gravity are seen from end to end, though the ball keeps to their middle", () => {
  const [width, height] = [868, 496];
  const mirror = { kind: "arc", centre: [0, 0], radius: 0.67, start: 2.4, end: 2 * Math.PI - 2.4 };
  const run = flown([[{ t: 0, c: [-0.6, 0], v: [1, 0] }]], { end: 1, walls: [mirror], radii: [0.07] });
  const stage = stageOf(width, height);
  setStageRuns(stage, [run], true);
  for (const turn of [mirror.start, Math.PI, mirror.end]) {
    const [x, y] = toScreen(stage.camera, width, height, 0.67 * Math.cos(turn), 0.67 * Math.sin(turn));
    assert.ok(x > 0 && x < width && y > 0 && y < height - 30, `${turn}: ${x}, ${y}`);
  }
});

test("mirrors one above the other, and an ellipse, are seen from end to end", () => {
  const [width, height] = [868, 496];
  const mirror = (y, middle) => ({ kind: "arc", centre: [0, y], radius: 0.77, start: middle - 0.5, end: middle + 0.5 });
  const upright = flown([[{ t: 0, c: [0, 0], v: [0, 0.5] }]], { end: 0.5, gravity: [0, -9.8], radii: [0.07],
    walls: [mirror(0.7, -Math.PI / 2), mirror(0.3, Math.PI / 2)] });
  const ellipse = flown([[{ t: 0, c: [0, 0], v: [0, 0.1] }]], { end: 1, radii: [0.07],
    walls: [{ kind: "ellipse", centre: [0, 0], semi_axes: [2, 1], angle: 0, of_centres: true }] });
  for (const [run, places] of [[upright, [[0, 1.07], [0, -0.07]]], [ellipse, [[2, 0], [-2, 0], [0, 1], [0, -1]]]]) {
    const stage = stageOf(width, height);
    setStageRuns(stage, [run], true);
    for (const [x, y] of places) {
      const [right, down] = toScreen(stage.camera, width, height, x, y);
      assert.ok(right >= 0 && right <= width && down >= 0 && down <= height, `${x}, ${y}: ${right}, ${down}`);
    }
  }
});
