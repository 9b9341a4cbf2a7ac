// The legend of a chart: what has no name in the plot, with a sample each, side by side. Pure.

import { SHADE } from "./areas.js";
import { LINE_HEIGHT } from "./names.js";
import { brief } from "./scale.js";

/** @typedef {import("./decode.js").ChartData} ChartData */
/** @typedef {import("./decode.js").Mark} Mark */
/** @typedef {import("./layout.js").Plan} Plan */
/** @typedef {import("./layout.js").Measure} Measure */
/** @typedef {import("./layout.js").Name} Name */

export const SAMPLE = 44; // from the start of a sample to its name

/**
 * A text in lines that fit.
 * @param {string} text
 * @param {number} room
 * @param {Measure} measure
 */
export function wrapped(text, room, measure) {
  /** @type {string[]} */
  const lines = [];
  for (const word of text.split(" ")) {
    const longer = lines.length ? `${lines[lines.length - 1]} ${word}` : word;
    if (lines.length && measure(longer) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/**
 * What the legend has to name: whatever has no name in the plot or at its end.
 * @param {ChartData} data
 * @param {boolean} ends
 * @param {Plan} plan
 * @param {Measure} measure
 */
export function entriesOf(data, ends, plan, measure) {
  const found = [];
  const single = data.marks.filter(({ mark }) => mark !== "now").length === 1;
  let place = -1;
  for (const mark of data.marks) {
    if (["line", "points", "loop"].includes(mark.mark)) place += 1;
    const named = plan.names.some((name) => name.mark === mark);
    if (mark.mark === "line" && !ends && !single) found.push({ mark, sample: "line", text: mark.name, place });
    if (mark.mark === "points" && !named) found.push({ mark, sample: "point", text: mark.name, place });
    if (mark.mark === "loop") found.push({ mark, sample: "line", text: loopText(mark), place });
    if (mark.mark === "bars" && !single) found.push({ mark, sample: "bar", text: mark.name, place });
    if (mark.mark === "shade") found.push({ mark, sample: "region", text: mark.name, place: SHADE });
    if (mark.mark === "field") found.push(...fieldEntries(mark));
    if (mark.mark === "regions") found.push(...regionEntries(mark, plan.names));
  }
  return found.map((entry) => ({ ...entry,
    rows: wrapped(entry.text, plan.width - SAMPLE - 4, measure) }));
}

/**
 * @param {Mark} mark
 */
function loopText({ name, area, area_label: label }) {
  return area === null ? name : `${name}: ${label} ${brief(area)}`;
}

/**
 * @param {Mark} mark
 */
function fieldEntries(mark) {
  const found = [{ mark, sample: "bands", text: mark.label, place: 0 }];
  if (mark.nothing && mark.z.some(Number.isNaN)) {
    found.push({ mark, sample: "nothing", text: mark.nothing, place: 0 });
  }
  if (mark.line) found.push({ mark, sample: "zero", text: mark.line, place: 0 });
  return found;
}

/**
 * @param {Mark} mark
 * @param {Name[]} names
 */
function regionEntries(mark, names) {
  const there = new Set(mark.z);
  const texts = [...mark.names, mark.nothing];
  return texts.flatMap((text, place) => {
    const drawn = there.has(place < mark.names.length ? place : NaN);
    const named = names.some((name) => name.mark === mark && name.text === text);
    return !text || named || !drawn ? [] : [{ mark, text, place,
      sample: place < mark.names.length ? "region" : "nothing" }];
  });
}

/**
 * Put entries side by side as they fit; returns the height of the whole chart.
 * @param {Plan} plan
 * @param {{ mark: Mark, sample: string, rows: string[], place: number }[]} entries
 * @param {number} start
 * @param {Measure} measure
 */
export function addLegend(plan, entries, start, measure) {
  let [x, y, tall] = [0, start, 0];
  for (const entry of entries) {
    const wide = SAMPLE + Math.max(...entry.rows.map(measure)) + 22;
    if (x > 0 && x + wide > plan.width + 22) [x, y, tall] = [0, y + tall, 0];
    plan.legend.push({ ...entry, x, y: y + LINE_HEIGHT / 2 });
    x += wide;
    tall = Math.max(tall, LINE_HEIGHT * entry.rows.length + 3);
  }
  return Math.round(y + tall + (entries.length ? 4 : 0));
}
