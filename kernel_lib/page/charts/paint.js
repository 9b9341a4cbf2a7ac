// A chart on a pen: axes, marks, names, legend, and the place that is read off.

import { fillWith, setLine, traceCircle } from "../base/strokes.js";
import { mixed } from "./areas.js";
import { clipTo, paintTicks, paintBands, paintLines, paintLabels } from "./axes.js";
import { paintEntry, paintNameBeside } from "./key.js";
import { paintMark } from "./marks.js";

/** @typedef {import("./layout.js").Plan} Plan */
/** @typedef {import("./decode.js").ChartData} ChartData */
/** @typedef {Record<string, any>} Colours */
/** @typedef {CanvasRenderingContext2D} Pen */

/**
 * Paint a chart after its plan.
 * @param {Pen} pen
 * @param {ChartData} data
 * @param {Plan} plan
 * @param {Colours} colours
 */
export function paintChart(pen, data, plan, colours) {
  paintLabels(pen, plan, colours);
  const grid = data.marks.some(({ z }) => z);
  if (!grid) paintLines(pen, plan, colours);
  pen.save();
  clipTo(pen, plan.box, grid ? 0 : 6);
  const across = (mark) => mark.mark === "now" && (mark.x === null || mark.y === null);
  for (const mark of data.marks.filter(across)) paintMark(pen, mark, 0, plan, colours);
  let place = -1;
  for (const mark of data.marks) {
    if (["line", "points", "loop"].includes(mark.mark)) place += 1;
    if (!across(mark)) paintMark(pen, mark, place, plan, colours);
  }
  pen.restore();
  paintTicks(pen, plan, colours);
  if (plan.bands) paintBands(pen, plan, colours);
  for (const name of plan.names) paintNameBeside(pen, name, plan, colours);
  for (const entry of plan.legend) paintEntry(pen, entry, plan, colours);
}

/**
 * The place that is read off: lines across the plot, and a ring on each line of the chart.
 * @param {Pen} pen
 * @param {{ x: number, y: number | null, on: number[][] }} place in pixels
 * @param {Plan} plan
 * @param {Colours} colours
 */
export function paintPlace(pen, { x, y, on }, { box }, colours) {
  pen.beginPath();
  pen.moveTo(x, box.top);
  pen.lineTo(x, box.bottom);
  if (y !== null) {
    pen.moveTo(box.left, y);
    pen.lineTo(box.right, y);
  }
  setLine(pen, mixed(colours.ink, colours.paper, 0.7), 1, [3, 3]);
  pen.stroke();
  for (const [atX, atY] of on) {
    traceCircle(pen, atX, atY, 4.5);
    fillWith(pen, colours.paper);
    setLine(pen, colours.ink, 1.8);
    pen.stroke();
  }
}
