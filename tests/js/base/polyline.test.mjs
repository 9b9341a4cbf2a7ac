// Lines with no more points than an eye can tell apart.

import assert from "node:assert/strict";
import { test } from "node:test";
import { keptPoints } from "../../../kernel_lib/page/base/polyline.js";

test("a path loses only points that no eye could tell", () => {
  const xs = Float64Array.from({ length: 1001 }, (_, k) => k / 100);
  const ys = xs.map((x) => (x < 5 ? x * x : 50 - x * 5));
  const kept = keptPoints(xs, ys, 0.01);
  assert.ok(kept.length < 60 && kept[0] === 0 && kept[kept.length - 1] === 1000);
  assert.ok(kept.includes(500), "the corner stays");
  for (let k = 0, next = 1; k < xs.length; k += 1) {
    while (kept[next] < k) next += 1;
    const [a, b] = [kept[next - 1], kept[next]];
    const part = (xs[k] - xs[a]) / (xs[b] - xs[a]);
    assert.ok(Math.abs(ys[a] + (ys[b] - ys[a]) * part - ys[k]) < 0.11, `point ${k}`);
  }
});
