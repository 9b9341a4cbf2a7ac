// What part of the world the stage shows.

import assert from "node:assert/strict";
import { test } from "node:test";
import { decodedRuns } from "../../../kernel_lib/page/run/runs.js";
import { blended, fitted, runBox, sharedBox, stillGood, toScreen, toWorld }
  from "../../../kernel_lib/page/view/camera.js";

// A ball of radius 1 dropped from y = 6: it touches at t = 1 and goes up again at 5 m/s.
function bounce(between = "curve") {
  const arrays = {
    time: [0, 0.8, 1.2, 1.6],
    position: [0, 6, 1.6, 2.8, 2.4, 1.8, 3.2, 2.2],
    velocity: [2, 0, 2, -8, 2, 3, 2, -1],
    spin: [0, 0, 0, 0],
    observables: [6, 2.8, 1.8, 2.2],
    contact_time: [1], contact_a: [0], contact_b: [-1], contact_point: [2, 0],
    contact_normal: [0, 1], contact_before: [2, -10, 0, 0], contact_after: [2, 5, 0, 0],
    contact_lost: [37.5], contact_kind: [0],
  };
  const numbers = [];
  const places = {};
  for (const [name, values] of Object.entries(arrays)) {
    places[name] = [numbers.length, values.length];
    numbers.push(...values);
  }
  const header = { number: "float64", runs: [{ name: "one", frames: 4, balls: 1, dimension: 2,
    between, radii: [1], masses: [1], contacts: 1, arrays: places,
    walls: [{ point: [0, 0], normal: [0, 1] }] }] };
  const padded = new Uint8Array(numbers.length * 8 + 3);
  padded.set(new Uint8Array(Float64Array.from(numbers).buffer), 3);
  return decodedRuns(header, new DataView(padded.buffer, 3, numbers.length * 8))[0];
}

test("the camera shows all of a box, and pixels and metres invert each other", () => {
  const box = runBox(bounce());
  assert.deepEqual(box, { left: -1, right: 4.2, bottom: 0.8, top: 7 });
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
  assert.equal(sharedBox([box, { ...box, right: 12 }]).right, 12);
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
