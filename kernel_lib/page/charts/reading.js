// What a chart says at a place, in words and as a table. Pure.

import { brief, pixelOf } from "./scale.js";
import { say } from "../words/say.js";

/** @typedef {import("./decode.js").ChartData} ChartData */
/** @typedef {import("./decode.js").Mark} Mark */
/** @typedef {import("./layout.js").Plan} Plan */

const MOST_ROWS = 40;

/**
 * A asQuantity with its value: "time step Δ (s)" at 0.1 is "time step Δ 0.1 s".
 * @param {string} label
 * @param {number} value
 */
function asQuantity(label, value) {
  const parts = /^(.*\S)\s*\(([^()]+)\)$/.exec(label);
  return parts ? `${parts[1]} ${brief(value)}${parts[2] === "°" ? "" : " "}${parts[2]}`
    : `${label} ${brief(value)}`;
}

/**
 * The value of a line at x, between its points along the axis; null beyond its ends or in a hole.
 * @param {Mark} line
 * @param {number} x
 * @param {boolean} [log] whether the axis goes by powers
 */
export function valueOn(line, x, log = false) {
  const place = (/** @type {number} */ value) => (log ? Math.log(value) : value);
  for (let k = 0; k + 1 < line.x.length; k += 1) {
    const [from, to] = [line.x[k], line.x[k + 1]];
    if ((x - from) * (x - to) > 0) continue;
    const part = from === to ? 0 : (place(x) - place(from)) / (place(to) - place(from));
    const value = line.y[k] + part * (line.y[k + 1] - line.y[k]);
    return Number.isFinite(value) ? value : null;
  }
  return null;
}

/**
 * What stands at (x, y): the place, then each line's value or that of the map, a line of text each.
 * @param {ChartData} data
 * @param {{ x: number, y: number }} at
 * @param {Plan} plan
 * @returns {string[]}
 */
export function readAt(data, at, plan) {
  const grid = data.marks.find(({ z }) => z);
  const here = asQuantity(data.x.label, at.x);
  if (grid) return [here, asQuantity(data.y.label, at.y), told(grid, at)];
  const found = [];
  for (const mark of data.marks) {
    if (mark.mark === "bars") found.push(...barAt(mark, at.x));
    if (mark.mark !== "line") continue;
    const value = valueOn(mark, at.x, plan.x.log);
    if (value !== null) found.push(`${mark.name}: ${brief(value)}`);
  }
  const near = nearestPoint(data, at, plan);
  if (!near) return [here, ...found];
  return [near.mark.name, asQuantity(data.x.label, near.x),
    `${asQuantity(data.y.label, near.y)}${near.error}`, ...found];
}

/**
 * Whether a chart is read off in both directions.
 * @param {ChartData} data
 */
export function isPlane(data) {
  return data.marks.some(({ z, mark }) => z || mark === "loop" || mark === "points");
}

/**
 * @param {Mark} grid
 * @param {{ x: number, y: number }} at
 */
function told(grid, at) {
  const value = grid.z[closest(grid.y, at.y) * grid.x.length + closest(grid.x, at.x)];
  if (Number.isNaN(value)) return grid.nothing || "nothing";
  return grid.mark === "regions" ? grid.names[value] : asQuantity(grid.label, value);
}

/**
 * @param {ArrayLike<number>} values
 * @param {number} wanted
 */
function closest(values, wanted) {
  let best = 0;
  for (let k = 1; k < values.length; k += 1) {
    if (Math.abs(values[k] - wanted) < Math.abs(values[best] - wanted)) best = k;
  }
  return best;
}

/**
 * @param {Mark} bars
 * @param {number} x
 */
function barAt({ edges, counts, name }, x) {
  for (let k = 0; k < counts.length; k += 1) {
    if (x >= edges[k] && x < edges[k + 1]) {
      return [say("chart-bar", { name, from: brief(edges[k]),
        to: brief(edges[k + 1]), count: brief(counts[k]) })];
    }
  }
  return [];
}

/**
 * The point, of points and loops, that lies within reach; null without one.
 * @param {ChartData} data
 * @param {{ x: number, y: number }} at
 * @param {Plan} plan
 */
function nearestPoint(data, at, { x, y }) {
  /** @type {{ mark: Mark, x: number, y: number, error: string } | null} */
  let found = null;
  let least = 14; // pixels
  for (const mark of data.marks) {
    if (mark.mark !== "points" && mark.mark !== "loop") continue;
    for (let k = 0; k < mark.x.length; k += 1) {
      const far = Math.hypot(pixelOf(x, mark.x[k]) - pixelOf(x, at.x),
        pixelOf(y, mark.y[k]) - pixelOf(y, at.y));
      if (!(far < least)) continue;
      least = far;
      const error = mark.y_error ? ` ± ${brief(mark.y_error[k])}` : "";
      found = { mark, x: mark.x[k], y: mark.y[k], error };
    }
  }
  return found;
}

/**
 * The chart as a table: a head, and rows of numbers or words, thinned out to what can be heard.
 * @param {ChartData} data
 * @param {number} [most] rows
 * @returns {{ head: string[], rows: (number | string | null)[][], thinned: boolean }}
 */
export function tableOf(data, most = MOST_ROWS) {
  const grid = data.marks.find(({ z }) => z);
  if (grid) return gridTable(data, grid, most);
  const bars = data.marks.find(({ mark }) => mark === "bars");
  if (bars) return barTable(data, bars);
  const lines = data.marks.filter(({ mark }) => mark === "line");
  const shared = lines.length > 0 && lines.every((line) => sameNumbers(line.x, lines[0].x));
  const others = data.marks.filter(({ mark }) => mark === "points" || mark === "loop");
  if (shared && !others.length) {
    const rows = Array.from(lines[0].x, (x, k) => [x, ...lines.map(({ y }) => y[k])]);
    return { head: [data.x.label, ...lines.map(({ name }) => name)], ...thin(rows, most) };
  }
  const rows = [...lines, ...others].flatMap((mark) =>
    thin(Array.from(mark.x, (x, k) => [mark.name, x, mark.y[k]]), most).rows);
  return { head: ["", data.x.label, data.y.label], rows,
    thinned: rows.length < [...lines, ...others].reduce((sum, mark) => sum + mark.x.length, 0) };
}

/**
 * @param {ArrayLike<number>} one
 * @param {ArrayLike<number>} other
 */
function sameNumbers(one, other) {
  return one.length === other.length && Array.from(one).every((value, k) => value === other[k]);
}

/**
 * @template T
 * @param {T[]} rows
 * @param {number} most
 */
function thin(rows, most) {
  if (rows.length <= most) return { rows, thinned: false };
  const kept = Array.from({ length: most }, (_, k) => rows[Math.round(k * (rows.length - 1) / (most - 1))]);
  return { rows: kept, thinned: true };
}

/**
 * @param {ChartData} data
 * @param {Mark} grid
 * @param {number} most
 */
function gridTable(data, grid, most) {
  const few = most < Infinity;
  const [columns, lines] = [thin(Array.from(grid.x.keys()), few ? 7 : Infinity),
    thin(Array.from(grid.y.keys()), few ? 9 : Infinity)];
  const word = (/** @type {number} */ value) => (Number.isNaN(value) ? grid.nothing || "–"
    : grid.mark === "regions" ? grid.names[value] : value);
  const rows = lines.rows.toReversed().map((j) =>
    [grid.y[j], ...columns.rows.map((i) => word(grid.z[j * grid.x.length + i]))]);
  return { head: [`${data.y.label} \\ ${data.x.label}`, ...columns.rows.map((i) => brief(grid.x[i]))],
    rows, thinned: columns.thinned || lines.thinned };
}

/**
 * @param {ChartData} data
 * @param {Mark} bars
 */
function barTable(data, { edges, counts, name }) {
  const rows = Array.from(counts, (count, k) => [edges[k], edges[k + 1], count]);
  return { head: [say("chart-from", { axis: data.x.label }), say("chart-to"), name], rows, thinned: false };
}
