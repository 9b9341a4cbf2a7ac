// What part of the world the stage shows.

import assert from "node:assert/strict";
import { test } from "node:test";
import { bounce } from "../bounce.mjs";
import { blended, fitted, runBox, sharedBox, stillGood, toScreen, toWorld }
  from "../../../kernel_lib/page/view/camera.js";

test("the camera shows all of a box, and pixels and metres invert each other", () => {
  const box = runBox(bounce());
  assert.deepEqual(box, { left: -1, right: 4.2, bottom: 0, top: 7 });
  for (const [width, height] of [[800, 300], [300, 800], [10, 10]]) {
    const camera = fitted(box, width, height);
    for (const [x, y] of [[box.left, box.bottom], [box.right, box.top]]) {
      const [px, py] = toScreen(camera, width, height, x, y);
      assert.ok(px >= 0 && px <= width && py >= 0 && py <= height);
      const back = toWorld(camera, width, height, px, py);
      assert.ok(Math.abs(back[0] - x) < 1e-9 && Math.abs(back[1] - y) < 1e-9);
    }
    assert.ok(stillGood(camera, box, width, height));
  }
});

test("balls that attract each other have their room in view from start to end", () => {
  const room = { low: [-9, -2], high: [1, 30] };
  assert.deepEqual(runBox({ ...bounce(), room }), runBox(bounce()));
  assert.deepEqual(runBox({ ...bounce(), room, attraction: 1 }), { left: -9, right: 4.2, bottom: -2, top: 30 });
});

test("balls that are shut in between planes have their room in view from start to end", () => {
  const run = { ...bounce(), room: { low: [-9, -2], high: [1, 30] }, gravity: [0, 0] };
  const sides = [[1, 0], [-1, 0], [0, 1], [0, -1]].map((normal) => ({ point: [0, 0], normal }));
  assert.deepEqual(runBox({ ...run, walls: sides }), { left: -9, right: 4.2, bottom: -2, top: 30 });
  assert.deepEqual(runBox({ ...run, walls: sides.slice(1) }), runBox(bounce()), "open at one side");
  assert.deepEqual(runBox({ ...run, walls: sides, gravity: [0, -9] }), runBox(bounce()), "they fall");
});

test("the foot of the stage stays free for its clock, whatever the shape of the scene", () => {
  for (const [right, top] of [[10, 1], [1, 10], [3, 3]]) {
    for (const [width, height] of [[390, 230], [800, 420], [200, 60]]) {
      const box = { left: 0, right, bottom: 0, top };
      const camera = fitted(box, width, height);
      const [, low] = toScreen(camera, width, height, 0, 0);
      assert.ok(low <= height - Math.min(34, height / 5) + 1e-6, `${right} ${top} ${low}`);
      const fallen = { ...box, bottom: -20 / camera.scale };
      if (low > height - 50) assert.ok(!stillGood(camera, fallen, width, height));
    }
  }
});

test("a small change of the box leaves the camera alone, a large one does not", () => {
  const box = { left: 0, right: 10, bottom: 0, top: 5 };
  const camera = fitted(box, 600, 300);
  assert.ok(stillGood(camera, { ...box, right: 9 }, 600, 300));
  assert.ok(!stillGood(camera, { ...box, right: 14 }, 600, 300));
  assert.ok(!stillGood(camera, { left: 0, right: 3, bottom: 0, top: 2 }, 600, 300));
  assert.ok(!stillGood(null, box, 600, 300));
});

test("a run that falls out of the world does not make dots of the others", () => {
  const box = { left: 0, right: 10, bottom: 0, top: 5 };
  const fallen = { left: 0, right: 10, bottom: -5000, top: 5 };
  assert.ok(sharedBox([box, fallen]).bottom > -20);
  for (const [side, far] of [["left", -1], ["right", 1], ["bottom", -1], ["top", 1]]) {
    const beyond = (more) => sharedBox([box, { ...box, [side]: box[side] + far * more }])[side];
    assert.equal(beyond(2), box[side] + 2 * far, `a little farther: ${side}`);
    assert.ok(Math.abs(beyond(5000)) < 30, `far off: ${side}`);
  }
  assert.equal(sharedBox([box, fallen], true).bottom, -5000);
  const nowhere = { left: NaN, right: NaN, bottom: NaN, top: NaN };
  assert.deepEqual(sharedBox([nowhere, box]), box);
  assert.deepEqual(sharedBox([]), { left: -1, right: 1, bottom: -1, top: 1 });
});

test("a camera move begins and ends where it should", () => {
  const [one, two] = [{ x: 0, y: 0, scale: 10 }, { x: 4, y: 2, scale: 40 }];
  assert.deepEqual(blended(one, two, 0), one);
  assert.deepEqual(blended(one, two, 1), two);
  assert.equal(blended(one, two, 0.5).scale, 20);
});

test("a ball that hardly moves does not fill the stage", () => {
  const box = { left: -1, right: 1, bottom: 0, top: 3 };
  assert.ok(2 * fitted(box, 800, 400, 1).scale <= 0.3 * 400 + 1e-9);
  assert.ok(stillGood(fitted(box, 800, 400, 1), box, 800, 400, 1));
});
