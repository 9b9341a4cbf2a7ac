// Walls that end or curve: points along them lie on them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { drawCurvedWall, faceOfWall, movedAside, pointsAlongWall }
  from "../../../../kernel_lib/page/stage/ground/walls_and_grid.js";
import { pointNow } from "../../../../kernel_lib/page/view/coordinates.js";
import { newRecorder } from "../../recorder.mjs";
import { wallName } from "../../../../kernel_lib/page/run/contact_words.js";

const near = (found, wanted) => assert.ok(Math.abs(found - wanted) < 1e-9, `${found} ${wanted}`);

test("a segment is its ends, an arc goes anticlockwise, over the angle 0 as well", () => {
  assert.deepEqual(pointsAlongWall({ kind: "segment", start: [0, 1], end: [2, 3] }), [[0, 1], [2, 3]]);
  const arc = { kind: "arc", centre: [1, 0], radius: 2, start: 6, end: 0.5 };
  const places = pointsAlongWall(arc);
  for (const [x, y] of places) near(Math.hypot(x - 1, y), 2);
  near(places[0][0], 1 + 2 * Math.cos(6));
  near(places.at(-1)[1], 2 * Math.sin(0.5));
  near(places[64][1], 2 * Math.sin((6 - 2 * Math.PI + 0.5) / 2));
  const whole = pointsAlongWall({ ...arc, start: null, end: null });
  near(whole[0][0], whole.at(-1)[0]);
});

test("a parabola opens along its axis, an ellipse is turned by its angle", () => {
  const axis = [0.6, 0.8];
  const parabola = { kind: "parabola", vertex: [1, 2], radius: 0.5, axis };
  for (const [x, y] of pointsAlongWall(parabola)) {
    const [u, v] = [x - 1, y - 2];
    const [across, along] = [u * 0.8 - v * 0.6, u * 0.6 + v * 0.8];
    near(along, across * across);
  }
  const ellipse = { kind: "ellipse", centre: [0, 1], semi_axes: [2, 1], angle: Math.PI / 2 };
  const places = pointsAlongWall(ellipse);
  near(places[0][0], 0);
  near(places[0][1], 3);
  for (const [x, y] of places) near((x / 1) ** 2 + ((y - 1) / 2) ** 2, 1);
});

test("a wall of one's own is drawn by the lines it brings, dashed where centres turn round on it", () => {
  const wall = { kind: "own", of_centres: false, lines: [[[0, 0], [1, 0], [1, 1]], [[-1, 0], [-1, 1]]] };
  const camera = { x: 0, y: 0, scale: 100 };
  const drawn = (one) => {
    const { pen, lines } = newRecorder();
    drawCurvedWall(pen, one, [0.1], { x: 0.5, y: 0 }, camera, 800, 400, { ink: "#000" });
    return lines;
  };
  const lines = drawn(wall);
  assert.deepEqual(lines.filter((line) => line.startsWith("moveTo")), ["moveTo 350 200", "moveTo 250 200"]);
  assert.deepEqual(lines.filter((line) => line.startsWith("lineTo")),
    ["lineTo 450 200", "lineTo 450 100", "lineTo 250 100"]);
  assert.ok(!lines.includes("setLineDash 6 5"));
  assert.ok(drawn({ ...wall, of_centres: true }).includes("setLineDash 6 5"));
});

test("any curve is a wall by name", () => {
  const arc = { kind: "arc", centre: [0, 0], radius: 1, start: null, end: null };
  assert.equal(wallName(arc, { walls: [arc], gravity: [0, -1] }), "the wall");
});

test("an ellipse of centres is drawn a radius behind them, all round", () => {
  const wall = { kind: "ellipse", centre: [1, 2], semi_axes: [2, 1], angle: 0, of_centres: true };
  const { places, touched } = faceOfWall(wall, [0.1]);
  assert.ok(touched);
  near(places[0][0], 3.1);
  near(places[0][1], 2);
  near(places.at(-1)[0], places[0][0]);
  near(places[32][1], 3.1);
});

test("a parabola of centres is drawn a radius behind them, so that rims touch it", () => {
  const wall = { kind: "parabola", vertex: [1, 2], radius: 0.5, axis: [0, 1], of_centres: true };
  const { places, touched } = faceOfWall(wall, [0.2, 0.2]);
  assert.ok(touched);
  const centres = pointsAlongWall(wall);
  near(places[64][0], 1);
  near(places[64][1], 2 - 0.2);
  places.forEach(([x, y], k) => near(Math.hypot(x - centres[k][0], y - centres[k][1]), 0.2));
  assert.ok(places.every(([, y], k) => y < centres[k][1]));
  assert.ok(places.every(([x], k) => (x - centres[k][0]) * (centres[k][0] - 1) >= 0));
  const unlike = faceOfWall(wall, [0.2, 0.1]);
  assert.deepEqual(unlike, { places: centres, touched: false });
  assert.deepEqual(faceOfWall({ ...wall, of_centres: false }, [0.2]), { places: centres, touched: true });
});

test("a line moves to the right of its direction", () => {
  assert.deepEqual(movedAside([[0, 0], [1, 0], [2, 0]], 0.5), [[0, -0.5], [1, -0.5], [2, -0.5]]);
});

test("a wall that moves is where its velocity has taken it", () => {
  assert.deepEqual(pointNow({ point: [4, 1], velocity: [-0.5, 0] }, 2), [3, 1]);
  assert.deepEqual(pointNow({ point: [4, 1] }, 2), [4, 1]);
});
