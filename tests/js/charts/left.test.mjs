// What runs leave on a chart.

import assert from "node:assert/strict";
import { test } from "node:test";
import { marksOfPoints, withPoint } from "../../../kernel_lib/page/charts/left.js";

const left = (name, x, y, of = "now") => ({ name, x, y, time: 0.1, of });

test("a drop leaves one point, however often it is played", () => {
  const once = withPoint([], left("rubber", 1, 0.87));
  assert.equal(once.length, 1);
  assert.equal(withPoint(once, left("rubber", 1, 0.87)), once);
  assert.equal(withPoint(once, left("rubber", 2, 0.86)).length, 2);
  assert.equal(withPoint(once, left("rubber", 1, 0.87, "softer")).length, 2);
});

test("of very many the oldest go", () => {
  let points = [];
  for (let k = 0; k < 100; k += 1) points = withPoint(points, left("rubber", k, 0.5));
  assert.equal(points.length, 60);
  assert.equal(points[0].x, 40);
});

test("points are named by what was dropped, those of other values apart", () => {
  const points = [left("rubber", 1, 0.87), left("steel", 1, 0.85), left("rubber", 100, 0.8),
    left("rubber", 1, 0.6, "softer")];
  const marks = marksOfPoints(points, "now");
  assert.deepEqual(marks.map(({ mark, name }) => [mark, name]), [["points", "rubber, dropped"],
    ["points", "steel, dropped"], ["points", "dropped at other values"]]);
  assert.deepEqual([...marks[0].x], [1, 100]);
  assert.deepEqual([...marks[0].y], [0.87, 0.8]);
  assert.deepEqual([...marks[2].y], [0.6]);
  assert.deepEqual(marksOfPoints([], "now"), []);
});
