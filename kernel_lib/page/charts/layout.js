// Where everything of a chart stands: axes, ticks, names at the ends of lines, legend. Pure.

import { addLegend, entriesOf, wrapped } from "./legend.js";
import { LINE_HEIGHT, endNames, endsFit, placeNames } from "./names.js";
import { bandsOf, rangeAlong } from "./ranges.js";
import { calm, newScale, ticksOf } from "./scale.js";

/** @typedef {import("./decode.js").ChartData} ChartData */
/** @typedef {import("./decode.js").Mark} Mark */
/** @typedef {import("./scale.js").Scale} Scale */
/** @typedef {import("./scale.js").Range} Range */
/** @typedef {import("./ranges.js").Bands} Bands */
/** @typedef {(text: string) => number} Measure */
/** @typedef {{ x: Range, y: Range }} Ranges */

/**
 * A name with its sample in the legend, in lines of text; x and y of the first line's middle.
 * @typedef {{ mark: Mark, sample: string, rows: string[], x: number, y: number, place: number }} Entry
 */
/**
 * A name beside its mark; `from` is the pixel from which a moved name is led to its line.
 * @typedef {{ mark: Mark, text: string, x: number, y: number, align: string, from: number | null }} Name
 */

/**
 * @typedef {object} Plan
 * @property {number} width
 * @property {number} height
 * @property {string[]} title
 * @property {string[]} above what runs upwards, over the axis
 * @property {number} aboveTop
 * @property {string[]} below what runs along the axis
 * @property {{ left: number, right: number, top: number, bottom: number }} box of the plot
 * @property {Scale} x
 * @property {Scale} y
 * @property {Ranges} ranges
 * @property {{ value: number, label: string }[]} xTicks
 * @property {{ value: number, label: string }[]} yTicks
 * @property {Entry[]} legend
 * @property {Name[]} names
 * @property {Bands | null} bands
 */

export const TEXT = 13; // pixels

/**
 * The plan of a chart of this width.
 * @param {ChartData} data
 * @param {{ width: number, measure: Measure, title?: boolean, before?: Ranges, high?: number }} wish high: pixels of
 *   the plot, else as its width has it
 * @returns {Plan}
 */
export function planOf(data, { width, measure, title = false, before, high }) {
  const wrap = (/** @type {string} */ text, /** @type {number} */ room) => wrapped(text, room, measure);
  const ranges = { x: calm(data.x.scale, before?.x, rangeAlong(data, "x")),
    y: calm(data.y.scale, before?.y, rangeAlong(data, "y")) };
  const titles = title ? wrap(data.title, width * 0.85) : [];
  const above = wrap(data.y.label, width);
  const aboveTop = titles.length ? 8 + 21 * titles.length : 2;
  const top = aboveTop + LINE_HEIGHT * above.length + 8;
  const bottom = top + Math.round(high ?? Math.min(330, Math.max(190, 0.54 * width)));
  const y = newScale(data.y.scale, ranges.y, [bottom, top]);
  const yTicks = ticksOf(y, (bottom - top) / 40);
  const left = Math.max(30, 10 + Math.max(0, ...yTicks.map(({ label }) => measure(label))));
  const bands = bandsOf(data);
  const ends = endsFit(data, ranges, width, measure);
  const room = bands ? 34 + Math.max(...bands.labels.map(measure))
    : ends ? 12 + Math.max(...ends.map(({ name }) => measure(name))) : 20;
  const x = newScale(data.x.scale, ranges.x, [left, width - room]);
  const xTicks = ticksOf(x, (width - room - left) / 64);
  const below = wrap(data.x.label, width - left);
  const box = { left, right: width - room, top, bottom };
  /** @type {Plan} */
  const plan = { width, height: 0, title: titles, above, aboveTop, below, box, x, y, ranges, xTicks,
    yTicks, bands, names: [], legend: [] };
  plan.names = [...(ends ? endNames(ends, plan) : []), ...placeNames(data, plan, measure)];
  const start = bottom + 24 + LINE_HEIGHT * below.length;
  plan.height = addLegend(plan, entriesOf(data, Boolean(ends), plan, measure), start, measure);
  return plan;
}
