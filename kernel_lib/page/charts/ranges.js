// How far the axes of a chart reach, and the bands of a field. Pure.

import { niceStep, tickLabel, ticks } from "../base/numbers.js";
import { rangeOf } from "./scale.js";

/** @typedef {import("./decode.js").ChartData} ChartData */
/** @typedef {import("./decode.js").Mark} Mark */
/** @typedef {import("./scale.js").Range} Range */

/**
 * The levels between the bands of a field, and their names on the scale beside the plot.
 * @typedef {{ mark: Mark, levels: number[], labels: string[], signed: boolean }} Bands
 */

const BANDS = 8;

/**
 * The range of an axis: of the grid or the bars, else of all that has a place, with air.
 * @param {ChartData} data
 * @param {"x" | "y"} axis
 * @returns {Range}
 */
export function rangeAlong(data, axis) {
  const grid = data.marks.find(({ z }) => z);
  if (grid) return rangeOf(data[axis].scale, grid[axis], true);
  const bars = data.marks.find(({ mark }) => mark === "bars");
  if (bars && axis === "x") return rangeOf("linear", bars.edges, true);
  /** @type {number[]} */
  const values = bars ? [0, ...bars.counts] : [];
  for (const mark of data.marks) {
    if (mark.mark === "now" && mark[axis] !== null) values.push(mark[axis]);
    if (!mark[axis]?.length) continue;
    const error = mark[`${axis}_error`];
    for (let k = 0; k < mark[axis].length; k += 1) {
      values.push(mark[axis][k] - (error?.[k] ?? 0), mark[axis][k] + (error?.[k] ?? 0));
    }
  }
  const lines = data.marks.some(({ mark }) => mark === "line")
    && data.marks.every(({ mark }) => mark === "line" || mark === "now");
  return rangeOf(data[axis].scale, values, axis === "x" && lines && !isFew(data));
}

/**
 * Whether lines have so few points that each is marked.
 * @param {ChartData} data
 */
function isFew(data) {
  return data.marks.some((mark) => mark.mark === "line" && hasMarkers(mark));
}

/**
 * @param {Mark} mark
 */
export function hasMarkers(mark) {
  return mark.x.length <= 12;
}

/**
 * @param {ChartData} data
 * @returns {Bands | null}
 */
export function bandsOf(data) {
  const mark = data.marks.find((one) => one.mark === "field");
  if (!mark) return null;
  const signed = mark.low < 0 && mark.high > 0;
  const most = Math.max(Math.abs(mark.low), Math.abs(mark.high));
  const [low, high] = signed ? [-most, most] : [mark.low, Math.max(mark.high, mark.low + 1e-12)];
  const step = niceStep(high - low, BANDS);
  const found = ticks(Math.floor(low / step + 1e-9) * step, Math.ceil(high / step - 1e-9) * step,
    (high - low) / step);
  return { mark, levels: found.values, signed,
    labels: found.values.map((value) => tickLabel(value, found.decimals)) };
}
