// Numbers of a chart come back from their block, wherever it begins.

import assert from "node:assert/strict";
import { test } from "node:test";
import { decodedChart } from "../../../kernel_lib/page/charts/decode.js";
import { LINES, MAP, REGIONS, sent } from "./charts.mjs";

test("arrays stand where the message has places, and the rest as it was", () => {
  const chart = decodedChart(...sent(LINES, { x: "log" }));
  assert.equal(chart.x.scale, "log");
  assert.deepEqual(Array.from(chart.marks[0].y), [1, 2, 4]);
  assert.ok(Number.isNaN(chart.marks[1].y[1]));
  assert.deepEqual(chart.marks[3], LINES[3]);
});

test("a field is what its steps say, and has holes", () => {
  const { z } = decodedChart(...sent(MAP)).marks[0];
  assert.ok(Math.abs(z[0] + 1) < 1e-12 && Math.abs(z[3] - 2) < 1e-12 && Math.abs(z[1]) < 1e-4);
  assert.ok(Number.isNaN(z[8]));
});

test("regions run on until the next begins", () => {
  const { z } = decodedChart(...sent(REGIONS)).marks[0];
  assert.deepEqual(Array.from(z.subarray(0, 12)), [0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 1]);
  assert.ok([18, 19, 20].every((k) => Number.isNaN(z[k])) && z[23] === 1);
});
