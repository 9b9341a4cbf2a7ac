// A view in space: which way the eye looks, and where a point of the world then appears.

import assert from "node:assert/strict";
import { test } from "node:test";
import { worldMove } from "../../../kernel_lib/page/hands/pushing.js";
import { gridLines } from "../../../kernel_lib/page/space/room_in_space.js";
import { seenFrom } from "../../../kernel_lib/page/space/sphere.js";
import { cross, dot } from "../../../kernel_lib/page/base/vectors.js";
import {
  VIEWS, boxInSpace, boxOnPicture, frameOf3D, middleOf, pieceOfPlane, projected, turned,
  viewInWords,
} from "../../../kernel_lib/page/view/projection.js";

const ALL = [true, true, false];
function near(got, wanted, tolerance = 1e-12) {
  const far = Math.max(...got.map((one, k) => Math.abs(one - wanted[k])));
  assert.ok(got.length === wanted.length && far < tolerance, `${got} is not ${wanted}`);
}

test("a drag on the picture is a move in the world, from wherever it is seen", () => {
  assert.deepEqual(worldMove(null, ALL, 2, 3), [2, 3, 0]);
  assert.deepEqual(worldMove(null, [false, true, false], 2, 3), [0, 3, 0]);
  for (const up of [1, 2]) {
    const frame = frameOf3D({ azimuth: 0.6, elevation: 0.3 }, up);
    for (const free of [ALL, [true, true, true]]) {
      const seen = projected(frame, ...worldMove(frame, free, 2, 3));
      assert.ok(Math.abs(seen[0] - 2) < 1e-9 && Math.abs(seen[1] - 3) < 1e-9);
    }
  }
  const edge = frameOf3D({ azimuth: Math.PI / 2, elevation: 0 });
  assert.ok(worldMove(edge, ALL, 1, 1).every((part) => Math.abs(part) < 3));
});

test("from the front the picture in space is the flat one, wherever it turns about", () => {
  const frame = frameOf3D(VIEWS.front, 1, [3, -2, 7]);
  near(projected(frame, 4, 5, 0).slice(0, 2), [4, 5]);
  near(projected(frame, -1, 0.5, 9).slice(0, 2), [-1, 0.5]);
});

test("what is turned about stays where it is, from every side", () => {
  for (const up of [1, 2]) {
    const at = [0, 0.4, -1.2, 2.5].map((azimuth) =>
      projected(frameOf3D({ azimuth, elevation: azimuth / 3 }, up, [3, 2, 1]), 3, 2, 1));
    for (const one of at) near(one, [3, up === 2 ? 1 : 2, 0]);
  }
});

test("the directions of a view are square to each other, and a right hand", () => {
  for (const up of [1, 2]) {
    const { right, up: over, toward } = frameOf3D({ azimuth: 0.7, elevation: -0.4 }, up);
    near([dot(right, over), dot(over, toward), dot(right, right), dot(toward, toward)], [0, 0, 1, 1]);
    near(cross(right, over), toward);
  }
});

test("where gravity pulls along z, z points up; from above x goes right and y up", () => {
  near(frameOf3D(VIEWS.front, 2).up, [0, 0, 1]);
  near(frameOf3D(VIEWS.above, 2).up, [0, 1, 0]);
  near(frameOf3D(VIEWS.above, 1).toward, [0, 1, 0]);
  near(frameOf3D(VIEWS.side, 1).toward, [1, 0, 0]);
});

test("from above, what is nearer to the reader lies lower on the picture", () => {
  const frame = frameOf3D({ azimuth: 0, elevation: 0.5 });
  assert.ok(projected(frame, 0, 0, 1)[1] < projected(frame, 0, 0, -1)[1]);
});

test("a view never tips over, and is told in words", () => {
  assert.equal(turned(VIEWS.front, 0, 9).elevation, Math.PI / 2);
  assert.ok(Math.abs(turned(VIEWS.front, 3 * Math.PI, 0).azimuth) <= Math.PI + 1e-12);
  assert.equal(viewInWords(VIEWS.front), "from the front");
  assert.equal(viewInWords({ azimuth: Math.PI / 6, elevation: 0 }), "turned 30° to the left");
  assert.equal(viewInWords({ azimuth: -Math.PI / 6, elevation: Math.PI / 9 }),
    "turned 30° to the right, 20° from above");
});

test("the box in space holds every ball, and its picture every corner", () => {
  const run = { frames: 2, balls: 1, dimension: 3, radii: [1],
    position: [0, 0, 0, 4, 2, -6] };
  const box = boxInSpace([run]);
  assert.deepEqual(box, { low: [-1, -1, -7], high: [5, 3, 1] });
  assert.deepEqual(middleOf(box), [2, 1, -3]);
  const seen = boxOnPicture(frameOf3D(VIEWS.side, 1, middleOf(box)), box);
  assert.ok(Math.abs(seen.right - seen.left - 8) < 1e-9);
  assert.ok(Math.abs(seen.top - seen.bottom - 4) < 1e-9);
  const flat = boxInSpace([{ ...run, dimension: 2, position: [0, 0, 4, 2] }]);
  assert.ok(flat.high[2] > 1 && flat.low[2] === -flat.high[2]);
});

test("a plane is shown where the balls come near, along two directions square to its normal", () => {
  const wall = { point: [0, 0], normal: [0, 2] };
  const piece = pieceOfPlane(wall, { low: [-1, 0, -3], high: [5, 2, 3] });
  near([dot(piece.first, piece.normal), dot(piece.second, piece.normal)], [0, 0]);
  assert.deepEqual([piece.across, piece.along].map(([low, high]) => high - low).sort(), [6, 6]);
  assert.deepEqual(gridLines([-1.2, 2.1], 1), [-2, -1, 0, 1, 2, 3]);
});

test("seen from the front, an unturned ball shows x to the right and z to the reader", () => {
  const rows = seenFrom(frameOf3D(VIEWS.front), [1, 0, 0, 0]);
  near(rows.flat(), [1, 0, 0, 0, 1, 0, 0, 0, 1]);
});
