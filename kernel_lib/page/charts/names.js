// Names within a chart: at the ends of lines, in regions, beside points. Pure.

import { roomIn } from "./grid.js";
import { valueOn } from "./reading.js";
import { newScale, pixelOf, valueOf } from "./scale.js";

/** @typedef {import("./decode.js").ChartData} ChartData */
/** @typedef {import("./decode.js").Mark} Mark */
/** @typedef {import("./layout.js").Plan} Plan */
/** @typedef {import("./layout.js").Measure} Measure */
/** @typedef {import("./layout.js").Name} Name */
/** @typedef {import("./layout.js").Ranges} Ranges */

export const LINE_HEIGHT = 17;
const FEW = 0.34; // of the width, at most, for names at the ends of lines

/**
 * Lines whose names stand at their ends: all of them, if all have room there.
 * @param {ChartData} data
 * @param {Ranges} ranges
 * @param {number} width
 * @param {Measure} measure
 */
export function endsFit(data, ranges, width, measure) {
  const lines = data.marks.filter(({ mark }) => mark === "line");
  const others = data.marks.filter(({ mark }) => mark !== "line" && mark !== "now");
  if (!lines.length || lines.length > 6 || (lines.length === 1 && !others.length)) return null;
  const across = newScale(data.x.scale, ranges.x, [0, 1]);
  const fits = lines.every((line) => measure(line.name) <= FEW * width
    && pixelOf(across, line.x[lastPlace(line)] ?? NaN) > 0.9);
  return fits ? lines : null;
}

/**
 * @param {Mark} line
 */
function lastPlace(line) {
  for (let k = line.x.length - 1; k >= 0; k -= 1) {
    if (Number.isFinite(line.x[k]) && Number.isFinite(line.y[k])) return k;
  }
  return -1;
}

/**
 * @param {Mark[]} lines
 * @param {Plan} plan
 * @returns {Name[]}
 */
export function endNames(lines, { box, y }) {
  const found = lines.map((mark) => {
    const at = pixelOf(y, mark.y[lastPlace(mark)]);
    const from = Math.min(box.bottom, Math.max(box.top, Number.isFinite(at) ? at : box.bottom));
    return { mark, text: mark.name, x: box.right + 8, y: from, align: "left", from };
  });
  found.sort((one, other) => one.y - other.y);
  parted(found, box.top, box.bottom);
  return found.map((name) => ({ ...name, from: Math.abs(name.from - name.y) > 5 ? name.from : null }));
}

/**
 * Move names, sorted from the top, until none covers another.
 * @param {{ y: number }[]} names
 * @param {number} top
 * @param {number} bottom
 */
function parted(names, top, bottom) {
  let least = top;
  for (const name of names) {
    name.y = Math.max(name.y, least);
    least = name.y + LINE_HEIGHT - 2;
  }
  let most = bottom;
  for (const name of names.toReversed()) {
    name.y = Math.min(name.y, most);
    most = name.y - LINE_HEIGHT + 2;
  }
}

/**
 * Names inside the plot: of regions where they have room, of single points and the reader's own.
 * @param {ChartData} data
 * @param {Plan} plan
 * @param {Measure} measure
 * @returns {Name[]}
 */
export function placeNames(data, plan, measure) {
  /** @type {Name[]} */
  const names = [];
  const dots = dotsOf(data, plan);
  for (const mark of data.marks) {
    if (mark.mark === "regions") names.push(...regionNames(mark, plan, measure));
    else if (mark.mark === "now" || (mark.mark === "points" && mark.x.length === 1)) {
      const name = nameBeside(mark, plan, measure, [...names, ...dots],
        data.marks.filter((one) => one.mark === "line"));
      if (name) names.push(name);
    }
  }
  return names;
}

/**
 * Single points, as if they had names of no length: what a name must not cover.
 * @param {ChartData} data
 * @param {Plan} plan
 * @returns {Name[]}
 */
function dotsOf(data, { x, y }) {
  return data.marks.flatMap((mark) => {
    const [here, there] = [mark.x, mark.y].map((one) => one?.[0] ?? one);
    const single = mark.mark === "now" || (mark.mark === "points" && mark.x.length === 1);
    if (!single || here === null || there === null) return [];
    return [{ mark, text: "", x: pixelOf(x, here), y: pixelOf(y, there), align: "center", from: null }];
  });
}

/**
 * @param {Mark} mark
 * @param {Plan} plan
 * @param {Measure} measure
 * @returns {Name[]}
 */
function regionNames(mark, { x, y, box }, measure) {
  const texts = mark.nothing ? [...mark.names, mark.nothing] : mark.names;
  const filled = { x: mark.x, y: mark.y,
    z: Float64Array.from(mark.z, (value) => (Number.isNaN(value) ? mark.names.length : value)) };
  const column = (box.right - box.left) / (mark.x.length - 1);
  const row = (box.bottom - box.top) / (mark.y.length - 1);
  return texts.flatMap((/** @type {string} */ text, /** @type {number} */ k) => {
    const [wide, high] = [measure(text) + 16, LINE_HEIGHT + 8];
    const room = roomIn(filled, k, (columns, rows) => (columns * column < wide || rows * row < high
      ? 0 : Math.min(columns * column, 2 * wide) * Math.min(rows * row, 4 * high)));
    if (!room) return [];
    return [{ mark, text, x: pixelOf(x, room.x), y: pixelOf(y, room.y), align: "center", from: null }];
  });
}

/**
 * The name of a point, on the side where it has room and covers no other; null out of the plot.
 * @param {Mark} mark
 * @param {Plan} plan
 * @param {Measure} measure
 * @param {Name[]} others
 * @param {Mark[]} lines
 * @returns {Name | null}
 */
function nameBeside(mark, { x, y, box }, measure, others, lines) {
  const [here, there] = [mark.x, mark.y].map((one) => one?.[0] ?? one);
  const at = { x: here === null ? box.left : pixelOf(x, here), y: there === null ? box.top : pixelOf(y, there) };
  if (!inside(box, at)) return null;
  const width = measure(mark.name);
  const right = at.x + 12 + width <= box.right;
  const name = { mark, text: mark.name, x: right ? at.x + 11 : at.x - 11, y: at.y,
    align: right ? "left" : "right", from: null };
  if (there === null) { // the name of a line across stands where no other line passes
    const [from, to] = right ? [name.x, name.x + width] : [name.x - width, name.x];
    const free = [box.top + 9, box.bottom - 12, (box.top + box.bottom) / 2].find((height) =>
      lines.every((line) => [from, (from + to) / 2, to].every((pixel) => {
        const value = valueOn(line, valueOf(x, pixel), x.log);
        return value === null || !(Math.abs(pixelOf(y, value) - height) < 12);
      })));
    return { ...name, y: free ?? box.top + 9 };
  }
  const shifts = [0, -1, 1, -2, 2, -3, 3].map((steps) => steps * LINE_HEIGHT).filter((shift) =>
    inside(box, { x: name.x, y: at.y + shift })
    && others.every((other) => other.mark === mark || apart({ ...name, y: at.y + shift }, other, measure)));
  const clear = shifts.find((shift) => !crossed({ ...name, y: at.y + shift }, { x, y }, measure, lines));
  return { ...name, y: at.y + (clear ?? shifts[0] ?? 0) };
}

/**
 * Whether a line of the chart passes through a name.
 * @param {Name} name
 * @param {{ x: import("./scale.js").Scale, y: import("./scale.js").Scale }} scales
 * @param {Measure} measure
 * @param {Mark[]} lines
 */
function crossed(name, { x, y }, measure, lines) {
  const width = measure(name.text);
  const left = name.align === "right" ? name.x - width : name.x;
  return lines.some((line) => Array.from(line.x, (/** @type {number} */ value, /** @type {number} */ k) =>
    [pixelOf(x, value), pixelOf(y, line.y[k])]).some(([across, up]) =>
    across > left - 4 && across < left + width + 4 && Math.abs(up - name.y) < LINE_HEIGHT / 2 + 2));
}

/**
 * @param {{ left: number, right: number, top: number, bottom: number }} box
 * @param {{ x: number, y: number }} point
 */
function inside({ left, right, top, bottom }, { x, y }) {
  return x >= left - 1 && x <= right + 1 && y >= top - 1 && y <= bottom + 1;
}

/**
 * @param {Name} one
 * @param {Name} other
 * @param {Measure} measure
 */
function apart(one, other, measure) {
  if (Math.abs(one.y - other.y) >= LINE_HEIGHT - 2) return true;
  const [a, b] = [one, other].map((name) => {
    const width = measure(name.text);
    const left = name.align === "left" ? name.x : name.align === "right" ? name.x - width : name.x - width / 2;
    return [left - 6, left + width + 6];
  });
  return a[1] < b[0] || b[1] < a[0];
}
