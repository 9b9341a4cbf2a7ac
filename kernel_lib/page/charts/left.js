// What runs have left on a chart: a point each, kept as long as the page is open. Pure.

import { say } from "../words/say.js";

/** @typedef {import("./decode.js").Mark} Mark */
/** @typedef {{ name: string, x: number, y: number, time: number, of: string }} Left */

const MOST_LEFT = 60; // points; the oldest go first

/**
 * The points with one more, unless it is there already.
 * @param {Left[]} points
 * @param {Left} one
 */
export function withPoint(points, one) {
  const same = points.some(({ name, x, y, of }) => name === one.name && x === one.x && y === one.y && of === one.of);
  return same ? points : [...points, one].slice(-MOST_LEFT);
}

/**
 * The points as marks: those of the present values by name, all others as such.
 * @param {Left[]} points
 * @param {string | undefined} of the present values
 * @returns {Mark[]}
 */
export function marksOfPoints(points, of) {
  const names = new Map();
  for (const one of points) {
    const name = one.of === of ? say("chart-left", { name: one.name }) : say("chart-left-else");
    names.set(name, [...(names.get(name) ?? []), one]);
  }
  return [...names].map(([name, its]) => ({ mark: "points", name,
    x: Float64Array.from(its, ({ x }) => x), y: Float64Array.from(its, ({ y }) => y) }));
}
