// Where balls go while one of them is dragged: apart from each other and out of the walls.

import assert from "node:assert/strict";
import { test } from "node:test";
import { draggedTo, pushedApart } from "../../../kernel_lib/page/hands/pushing.js";

const ALL = [true, true, false];
const anywhere = () => {};
function ball(x, y, free = ALL, radius = 1) {
  return { place: [x, y, 0], radius, free };
}

function gaps(places, balls) {
  return places.flatMap((one, k) => places.slice(k + 1).map((two, j) =>
    Math.hypot(...one.map((part, axis) => part - two[axis])) - balls[k].radius
      - balls[k + 1 + j].radius));
}

const FIXED = [false, false, false];
const FLOOR = { point: [0, 0], normal: [0, 2] };

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
