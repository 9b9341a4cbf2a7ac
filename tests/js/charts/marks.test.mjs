// Points of a chart: ink, or the hue of the body to which they belong.

import assert from "node:assert/strict";
import { test } from "node:test";
import { colourOfPoints, paintMark } from "../../../kernel_lib/page/charts/marks.js";
import { newRecorder } from "../recorder.mjs";
import { colours } from "./charts.mjs";

test("points that belong to a run have the hue of its body, others are ink", () => {
  assert.equal(colourOfPoints({ mark: "points" }, colours), colours);
  assert.equal(colourOfPoints({ mark: "points", run: 0 }, colours).ink, colours.runs[0]);
  assert.equal(colourOfPoints({ mark: "points", run: 1 }, colours).ink, colours.runs[1]);
});

test("a range is shaded from its one end to the other, over the height of the plot", () => {
  const { pen, lines } = newRecorder();
  const plan = { x: { log: false, range: [0, 4], pixels: [0, 100] }, box: { left: 0, right: 100, top: 10, bottom: 90 } };
  paintMark(pen, { mark: "shade", name: "s", x: [0, 1, 2, 3] }, 0, plan, colours);
  const rects = lines.filter((line) => line.startsWith("rect "));
  assert.deepEqual([...new Set(rects)], ["rect 0 10 25 80", "rect 50 10 25 80"]);
  assert.equal(lines.filter((line) => line === "fill").length, 2);
});

test("of a crowd those of a body are larger as well", () => {
  const many = Array.from({ length: 400 }, (_, k) => k / 400);
  const axis = { log: false, range: [0, 1], pixels: [0, 100] };
  const plan = { x: axis, y: axis, box: { left: 0, right: 100, top: 0, bottom: 100 } };
  const sizes = [undefined, 1].map((run) => {
    const { pen, lines } = newRecorder();
    paintMark(pen, { mark: "points", name: "p", x: many, y: many, run }, 0, plan, colours);
    const drawn = lines.filter((line) => line.startsWith("fillRect"));
    assert.equal(drawn.length, 400);
    return Number(drawn[0].split(" ")[3]);
  });
  assert.ok(sizes[1] > sizes[0], `${sizes}`);
});
