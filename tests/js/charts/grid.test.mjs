// Areas and lines of equal value, where a plane and a hole are known.

import assert from "node:assert/strict";
import { test } from "node:test";
import { areaAbove, lineAt, maskOf, roomIn } from "../../../kernel_lib/page/charts/grid.js";

const x = Float64Array.from({ length: 11 }, (_, k) => k);
const y = Float64Array.from({ length: 6 }, (_, k) => 2 * k);

function gridOf(value) {
  return { x, y, z: Float64Array.from({ length: 66 }, (_, k) => value(x[k % 11], y[Math.floor(k / 11)])) };
}

function sizeOf(rings) {
  return rings.reduce((sum, ring) => sum + Math.abs(ring.reduce((part, [a, b], k) => {
    const [c, d] = ring[(k + 1) % ring.length];
    return part + (a * d - b * c) / 2;
  }, 0)), 0);
}

test("the area above a level of a plane is exact", () => {
  const plane = gridOf((a) => a);
  for (const level of [-1, 0, 2.5, 3, 9.9]) {
    const want = 10 * (10 - Math.max(0, level));
    assert.ok(Math.abs(sizeOf(areaAbove(plane, level)) - want) < 1e-9, `${level}`);
  }
  assert.deepEqual(areaAbove(plane, 11), []);
  const tilted = gridOf((a, b) => a + b);
  assert.ok(Math.abs(sizeOf(areaAbove(tilted, 10)) - 50) < 1e-9, "a diagonal");
});

test("whole stretches are one piece each", () => {
  assert.equal(areaAbove(gridOf(() => 1), 0).length, 5);
  assert.equal(areaAbove(gridOf((a) => a), 3.5).length, 10);
});

test("cells with a hole at a corner are left out", () => {
  const holed = gridOf((a, b) => (a === 0 && b === 0 ? NaN : 1));
  assert.ok(Math.abs(sizeOf(areaAbove(holed, 0)) - 98) < 1e-9);
  assert.ok(Math.abs(sizeOf(areaAbove(holed, -Infinity)) - 98) < 1e-9);
});

test("the line of a level runs where it should, from end to end", () => {
  const pieces = lineAt(gridOf((a) => a - 2.25), 0);
  assert.equal(pieces.length, 5);
  for (const [one, other] of pieces) {
    assert.ok(Math.abs(one[0] - 2.25) < 1e-9 && Math.abs(other[0] - 2.25) < 1e-9);
    assert.equal(Math.abs(one[1] - other[1]), 2);
  }
});

test("the border of a region lies half way between its places and the next", () => {
  const halves = gridOf((a) => Number(a > 4));
  assert.ok(Math.abs(sizeOf(areaAbove(maskOf(halves, 0), 0.5)) - 45) < 1e-9);
  assert.ok(Math.abs(sizeOf(areaAbove(maskOf(halves, 1), 0.5)) - 55) < 1e-9);
});

test("a name stands in the largest rectangle that holds it", () => {
  const size = (columns, rows) => columns * rows;
  const region = gridOf((a, b) => (a >= 6 && b <= 4 ? 1 : 0));
  assert.deepEqual(roomIn(region, 1, size), { x: 8, y: 2 });
  assert.equal(roomIn(region, 2, size), null);
  assert.equal(roomIn(region, 1, (columns, rows) => (columns > 5 ? columns * rows : 0)), null);
});
