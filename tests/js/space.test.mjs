// The view in space: where points appear, how balls turn, what of a patch is seen.

import assert from "node:assert/strict";
import { test } from "node:test";
import { gridLines } from "../../kernel_lib/widgets/static/room.js";
import {
  VIEWS, boxInSpace, boxOnPicture, cross, dot, frameOf3D, middleOf, pieceOfPlane, projected, turned,
  viewInWords,
} from "../../kernel_lib/widgets/static/space.js";
import { lieApart, roomOf } from "../../kernel_lib/widgets/static/strings.js";
import { facing, seenFrom } from "../../kernel_lib/widgets/static/sphere.js";
import {
  afterTurn, matrixOf, orientationAt, turnBy,
} from "../../kernel_lib/widgets/static/turning.js";

function near(got, wanted, tolerance = 1e-12) {
  const far = Math.max(...got.map((one, k) => Math.abs(one - wanted[k])));
  assert.ok(got.length === wanted.length && far < tolerance, `${got} is not ${wanted}`);
}

const apply = (matrix, point) => matrix.map((row) => dot(row, point));

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

test("a turn by a quarter takes x to y, two take it to minus x", () => {
  const quarter = turnBy(0, 0, Math.PI / 2);
  near(apply(matrixOf(quarter), [1, 0, 0]), [0, 1, 0]);
  near(apply(matrixOf(afterTurn(quarter, quarter)), [1, 0, 0]), [-1, 0, 0]);
  near(turnBy(0, 0, 0), [1, 0, 0, 0]);
});

// Spins about x, then, after a contact in the middle of a frame, about z.
function spinning(between = "curve", contacts = 1) {
  return { frames: 3, balls: 1, dimension: 3, between, time: [0, 1, 2], contacts,
    spin: [Math.PI / 2, 0, 0, 0, 0, Math.PI / 2, 0, 0, Math.PI / 2],
    contact_a: [0], contact_b: [-1], contact_kind: [0], contact_time: [0.5] };
}

test("a spin about a fixed axis adds up exactly", () => {
  const run = { ...spinning("curve", 0), spin: [0, 0, 3, 0, 0, 3, 0, 0, 3] };
  near(apply(matrixOf(orientationAt(run, 0, 1.7, 1)), [1, 0, 0]), [Math.cos(5.1), Math.sin(5.1), 0]);
});

test("up to a contact the old spin turns the ball, after it the new one", () => {
  const run = spinning();
  const eighth = Math.PI / 4;
  near(orientationAt(run, 0, 0.5, 0), turnBy(eighth, 0, 0));
  near(orientationAt(run, 0, 0.25, 0), turnBy(eighth / 2, 0, 0));
  near(orientationAt(run, 0, 1, 1), afterTurn(turnBy(0, 0, eighth), turnBy(eighth, 0, 0)));
});

test("at the end of the run the ball stays as it is", () => {
  const run = spinning();
  near(orientationAt(run, 0, 99, 2), orientationAt(run, 0, 2, 2));
});

test("in the plane the spin stands along z, the other way round in a mirror", () => {
  const run = { ...spinning("curve", 0), dimension: 2, spin: [2, 2, 2] };
  near(apply(matrixOf(orientationAt(run, 0, 0.5, 0)), [1, 0, 0]), [Math.cos(1), Math.sin(1), 0]);
});

test("of a patch the part before the rim is seen", () => {
  assert.equal(facing([[0, 0, -1], [1, 0, -0.1], [0, 1, -0.1]]), null);
  assert.equal(facing([[0, 0, 1], [0.6, 0, 0.8], [0, 0.6, 0.8]]).leaves, null);
  const cut = facing([[0.6, 0, 0.8], [0, 0.6, 0.8], [0, 0.6, -0.8], [0.6, 0, -0.8]]);
  assert.equal(cut.points.length, 2);
  near(cut.leaves, [0, 1]);
  near(cut.enters, [1, 0]);
});

test("seen from the front, an unturned ball shows x to the right and z to the reader", () => {
  const rows = seenFrom(frameOf3D(VIEWS.front), [1, 0, 0, 0]);
  near(rows.flat(), [1, 0, 0, 0, 1, 0, 0, 0, 1]);
});

test("runs bear their names only where their pictures lie apart", () => {
  const box = (left, bottom) => ({ left, right: left + 1, bottom, top: bottom + 1 });
  assert.ok(lieApart([box(0, 0), box(2, 0), box(0, 2)]));
  assert.ok(!lieApart([box(0, 0), box(0.5, 0.5)]));
  assert.ok(!lieApart([box(0, 0)]));
});

test("the strings of hanging balls are in view", () => {
  const run = { frames: 1, balls: 1, dimension: 2, radii: [0.1], position: [0, 0],
    pivots: [[0.3, 1]] };
  assert.deepEqual(roomOf(run), { left: -0.1, right: 0.3, bottom: -0.1, top: 1 });
});
