// Pictures of charts of every kind, call by call.

import assert from "node:assert/strict";
import { test } from "node:test";
import { sameAsBefore } from "../recorder.mjs";
import { decodedChart } from "../../../kernel_lib/page/charts/decode.js";
import { planOf } from "../../../kernel_lib/page/charts/layout.js";
import { paintChart, paintPlace } from "../../../kernel_lib/page/charts/paint.js";
import { newSvgPen } from "../../../kernel_lib/page/charts/svg_pen.js";
import { BARS, LINES, LOOP, MAP, REGIONS, SHADES, colours, sent } from "./charts.mjs";

const measure = (text) => 7 * text.length;
const KINDS = { lines: LINES, map: MAP, regions: REGIONS, bars: BARS, loop: LOOP, shades: SHADES };

for (const [name, marks] of Object.entries(KINDS)) {
  const data = decodedChart(...sent(marks));
  const plan = planOf(data, { width: 400, measure, title: name === "lines" });

  test(`a chart: ${name}`, () => {
    sameAsBefore(`charts/${name}`, (pen) => paintChart(pen, data, plan, colours));
  });

  test(`the same as a drawing: ${name}`, () => {
    const { pen, picture } = newSvgPen(400, plan.height, (text) => measure(text));
    paintChart(pen, data, plan, colours);
    const svg = picture('Words with "signs" & <more>');
    assert.doesNotMatch(svg, /NaN|undefined/);
    assert.match(svg, /<title>Words with &#34;signs&#34; &#38; &#60;more&#62;<\/title>/);
    assert.equal(svg.match(/<g /g)?.length, svg.match(/<\/g>/g)?.length, "every group ends");
    for (const { text } of plan.names) assert.ok(svg.includes(`>${text}</text>`), text);
  });
}

test("a place that is read off", () => {
  const data = decodedChart(...sent(LINES));
  const plan = planOf(data, { width: 400, measure });
  sameAsBefore("charts/place", (pen) =>
    paintPlace(pen, { x: 120, y: 80, on: [[120, 90], [120, 130]] }, plan, colours));
});
