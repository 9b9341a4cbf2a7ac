// Balls that make room while one of them is dragged, and drags seen from elsewhere.

import assert from "node:assert/strict";
import { test } from "node:test";
import { draggedValues, gripInWords } from "../../kernel_lib/widgets/static/handles.js";
import { draggedTo, pushedApart, worldMove } from "../../kernel_lib/widgets/static/pushing.js";
import { frameOf3D, projected } from "../../kernel_lib/widgets/static/space.js";

const ALL = [true, true, false];
const FIXED = [false, false, false];
const FLOOR = { point: [0, 0], normal: [0, 2] };
const anywhere = () => {};

function ball(x, y, free = ALL, radius = 1) {
  return { place: [x, y, 0], radius, free };
}

function gaps(places, balls) {
  return places.flatMap((one, k) => places.slice(k + 1).map((two, j) =>
    Math.hypot(...one.map((part, axis) => part - two[axis])) - balls[k].radius
      - balls[k + 1 + j].radius));
}

test("a dragged ball pushes another one straight away from itself", () => {
  const balls = [ball(0.5, 5), ball(2, 5)];
  const [one, two] = pushedApart(balls, 0, [], anywhere);
  assert.deepEqual(one, [0.5, 5, 0]);
  assert.ok(Math.abs(two[0] - 2.5) < 1e-3 && two[1] === 5);
});

test("a pushed ball pushes the next", () => {
  const balls = [ball(0.5, 5), ball(2, 5), ball(4.1, 5)];
  const places = pushedApart(balls, 0, [], anywhere);
  assert.ok(gaps(places, balls).every((gap) => gap > 0));
  assert.ok(Math.abs(places[2][0] - 4.5) < 1e-2);
});

test("what cannot move stops the dragged ball at contact", () => {
  const [one] = pushedApart([ball(0.5, 5), ball(2, 5, FIXED)], 0, [], anywhere);
  assert.ok(Math.abs(one[0]) < 1e-3);
});

test("what reaches its limit stops the dragged ball too", () => {
  const limit = (one, index) => { if (index === 1) one.place[0] = Math.min(2.2, one.place[0]); };
  const balls = [ball(0.5, 5), ball(2, 5)];
  const places = pushedApart(balls, 0, [], limit);
  assert.ok(Math.abs(places[1][0] - 2.2) < 1e-9);
  assert.ok(Math.abs(gaps(places, balls)[0]) < 1e-3);
});

test("a ball that goes along one axis goes along it until it is clear", () => {
  const balls = [ball(0, 5), ball(1.2, 6.6, [true, false, false])];
  const [, two] = pushedApart([{ ...balls[0], place: [0.2, 5, 0] }, balls[1]], 0, [], anywhere);
  assert.equal(two[1], 6.6);
  assert.ok(Math.abs(Math.hypot(two[0] - 0.2, 1.6) - 2) < 1e-2);
});

test("balls one upon the other part as well", () => {
  const balls = [ball(1, 5), ball(1, 5)];
  assert.ok(gaps(pushedApart(balls, 0, [], anywhere), balls)[0] > 0);
});

test("nothing is pushed into the floor, nor dragged", () => {
  const balls = [ball(0, 2.9), ball(0, 1.2)];
  const places = pushedApart(balls, 0, [FLOOR], anywhere);
  assert.ok(places.every((place) => place[1] >= 0.999));
  assert.ok(gaps(places, balls)[0] > 0);
  assert.ok(pushedApart([ball(0, -3)], 0, [FLOOR], anywhere)[0][1] >= 1);
});

test("a ball that is dragged fast takes the others along and jumps over none", () => {
  const balls = [ball(0, 5), ball(3, 5)];
  const [one, two] = draggedTo(balls, 0, [20, 5, 0], [], anywhere);
  assert.ok(Math.abs(one[0] - 20) < 1e-9 && Math.abs(two[0] - 22) < 1e-2);
  const limit = (each, index) => { if (index === 1) each.place[0] = Math.min(6, each.place[0]); };
  const [stopped] = draggedTo(balls, 0, [20, 5, 0], [], limit);
  assert.ok(Math.abs(stopped[0] - 4) < 1e-2);
});

test("where there is no room the answer is null", () => {
  assert.equal(pushedApart([ball(0, 5, FIXED), ball(0.5, 5, FIXED)], 0, [], anywhere), null);
});

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

test("a grip in words, and its values after a drag", () => {
  const x = { name: "x", symbol: "x_1", unit: "m", minimum: -1, maximum: 1, step: 0.1 };
  const grip = { ball: 1, kind: "position", parameters: [x, null, null] };
  assert.equal(gripInWords(grip, { x: -0.5 }, 2), "Move ball 2, place: x1 = −0.5 m");
  assert.match(gripInWords({ ...grip, kind: "velocity" }, { x: 0 }, 1), /^Move the ball, velocity/);
  assert.deepEqual(draggedValues(grip.parameters, { x: 0 }, [0.234, 5, 0]), { x: 0.2 });
});
