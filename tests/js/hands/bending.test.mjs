// A wall bent by hand goes through the hand, and its grip stays in sight.

import assert from "node:assert/strict";
import { test } from "node:test";
import { bentThrough, gripOn } from "../../../kernel_lib/page/hands/bending.js";
import { pointsAlongWall } from "../../../kernel_lib/page/stage/ground/walls_and_grid.js";

const BOWL = { kind: "arc", centre: [0, 2], radius: 2, start: Math.PI, end: 2 * Math.PI };
const DISH = { kind: "parabola", vertex: [1, 0], radius: 0.5, axis: [0, 1], of_centres: true };

test("every point of a curve says the radius of its lowest point", () => {
  for (const [wall, low] of [[BOWL, [0, 0]], [DISH, [1, 0]]]) {
    const above = pointsAlongWall(wall).filter(([, y]) => y > 1e-3);
    assert.ok(above.length > 50);
    for (const [x, y] of above) {
      const found = bentThrough(wall.kind, x - low[0], y - low[1]);
      assert.ok(Math.abs(found - wall.radius) < 1e-9, `${found}`);
    }
  }
});

test("a hand at or below the lowest point asks for a flat wall", () => {
  assert.equal(bentThrough("arc", 1, 0), Infinity);
  assert.equal(bentThrough("parabola", 1, -0.1), Infinity);
});

test("the grip is on the right, in sight, and where the wall is not too steep", () => {
  const places = pointsAlongWall(BOWL);
  const wide = ([x, y]) => [400 + 100 * x, 300 - 100 * y];
  const [x, y] = gripOn(places, wide, 800);
  assert.ok(x > 1.5 && y <= 0.5 * x && y > 0.45 * x);
  const close = ([across, up]) => [400 + 400 * across, 300 - 400 * up];
  const [nearer, higher] = gripOn(places, close, 800);
  assert.ok(nearer < 370 / 400 && nearer > 0.85);
  assert.ok(Math.abs(Math.hypot(nearer, higher - 2) - 2) < 1e-9);
  assert.equal(gripOn(places, ([across]) => [900 + across, 0], 800), null);
});
