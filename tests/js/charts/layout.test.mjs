// Where names and legends stand.

import assert from "node:assert/strict";
import { test } from "node:test";
import { decodedChart } from "../../../kernel_lib/page/charts/decode.js";
import { planOf } from "../../../kernel_lib/page/charts/layout.js";
import { wrapped } from "../../../kernel_lib/page/charts/legend.js";
import { BARS, LINES, LOOP, MAP, REGIONS, SHADES, sent } from "./charts.mjs";

const measure = (text) => 7 * text.length;

function planned(marks, width, more) {
  return planOf(decodedChart(...sent(marks)), { width, measure, ...more });
}

test("text is cut between words", () => {
  assert.deepEqual(wrapped("one two three", 60, measure), ["one two", "three"]);
  assert.deepEqual(wrapped("unbreakable", 20, measure), ["unbreakable"]);
});

test("names stand at the ends of lines where these have room, else in the legend", () => {
  const lines = LINES.slice(0, 2);
  const wide = planned(lines, 500);
  assert.deepEqual(wide.names.map(({ text }) => text), ["solid one", "other"]);
  assert.deepEqual(wide.legend, []);
  assert.ok(Math.abs(wide.names[0].y - wide.names[1].y) >= 15, "none covers another");
  const narrow = planned(lines, 180);
  assert.deepEqual(narrow.names, []);
  assert.deepEqual(narrow.legend.map(({ rows }) => rows.join(" ")), ["solid one", "other"]);
  assert.ok(narrow.height > narrow.box.bottom + 40);
});

test("a single line needs no name", () => {
  const plan = planned(LINES.slice(0, 1), 500);
  assert.deepEqual([plan.names, plan.legend], [[], []]);
});

test("nothing stands outside of the chart, however narrow", () => {
  for (const marks of [LINES, MAP, REGIONS, BARS, LOOP, SHADES]) {
    for (const width of [260, 376, 900]) {
      const plan = planned(marks, width);
      assert.ok(plan.box.left >= 30 && plan.box.right <= width - 16 && plan.box.right > width / 2);
      for (const { x, text, align } of plan.names) {
        assert.ok(align === "left" ? x + measure(text) <= width : x <= width, `${text} at ${x}`);
      }
      for (const { x, y } of plan.legend) assert.ok(x >= 0 && x < width && y < plan.height);
    }
  }
});

test("a shaded range is named in the legend, and the axis holds its ends", () => {
  const { legend, ranges } = planned(SHADES, 376);
  assert.deepEqual(legend.map(({ rows, sample }) => [sample, ...rows]), [["region", "safe"]]);
  assert.ok(ranges.x[0] <= 0 && ranges.x[1] >= 3, `${ranges.x}`);
});

test("names of points keep clear of points and of each other", () => {
  const { names } = planned(MAP, 376);
  const [one, two] = names;
  assert.deepEqual(names.map(({ text }) => text), ["case 1", "your pair"]);
  assert.ok(Math.abs(one.y - two.y) >= 15 || one.x + measure(one.text) < two.x);
});

test("bands share zero where a field has both signs", () => {
  const { bands } = planned(MAP, 376);
  assert.ok(bands.signed && bands.levels.includes(0));
  assert.equal(bands.levels[0], -bands.levels[bands.levels.length - 1]);
});

test("the axes of the picture before stay while they fit", () => {
  const first = planned(LINES, 500);
  const less = [{ ...LINES[0], y: ["f4", [1, 2, 3.8]] }, ...LINES.slice(1)];
  assert.deepEqual(planned(less, 500, { before: first.ranges }).ranges.y, first.ranges.y);
});
