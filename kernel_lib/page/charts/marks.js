// The marks of a chart: what each kind looks like within its axes.

import { fillWith, setLine, traceCircle } from "../base/strokes.js";
import { DASHES, MARKS, drawMark, faded } from "../base/palette.js";
import { paintField, paintRegions, paintShade } from "./areas.js";
import { hasMarkers } from "./ranges.js";
import { pixelOf } from "./scale.js";

/** @typedef {CanvasRenderingContext2D} Pen */
/** @typedef {import("./decode.js").Mark} Mark */
/** @typedef {import("./layout.js").Plan} Plan */
/** @typedef {Record<string, any>} Colours */

const MANY = 60; // points from which each is a dot

/**
 * Paint a mark.
 * @param {Pen} pen
 * @param {Mark} mark
 * @param {number} place among the lines, points and loops
 * @param {Plan} plan
 * @param {Colours} colours
 */
export function paintMark(pen, mark, place, plan, colours) {
  const painters = { line: paintTrace, loop: paintLoop, points: paintPoints, bars: paintCounts,
    field: paintField, regions: paintRegions, shade: paintShade, now: paintNow };
  painters[mark.mark](pen, mark, plan, colours, place);
}

/** The dashes of the line in this place. */
export function dashOf(place) {
  return DASHES[place % DASHES.length];
}

// ---- lines

function paintTrace(pen, mark, plan, colours, place) {
  const points = placesOf(mark, plan);
  setLine(pen, colours.ink, 1.8, dashOf(place));
  pen.lineJoin = "round";
  trace(pen, points);
  pen.stroke();
  if (!hasMarkers(mark)) return;
  for (const point of points) if (point) paintMarker(pen, point, place, colours);
}

/**
 * A small mark of the line or points in this place; from the fifth on they are open.
 * @param {Pen} pen
 * @param {number[]} at
 * @param {number} place
 * @param {Colours} colours
 * @param {number} [size]
 */
export function paintMarker(pen, [x, y], place, colours, size = 3.6) {
  const open = place % 8 >= MARKS.length;
  drawMark(pen, MARKS[place % MARKS.length], x, y, size);
  fillWith(pen, open ? colours.paper : colours.ink);
  setLine(pen, open ? colours.ink : colours.paper, open ? 1.5 : 1);
  pen.stroke();
}

/** @returns {([number, number] | null)[]} */
function placesOf(mark, { x, y }) {
  return Array.from(mark.x, (value, k) => {
    /** @type {[number, number]} */
    const point = [pixelOf(x, value), pixelOf(y, mark.y[k])];
    return point.every(Number.isFinite) ? point : null; // a hole
  });
}

function trace(pen, points) {
  pen.beginPath();
  let drawing = false;
  for (const point of points) {
    if (point && drawing) pen.lineTo(...point);
    else if (point) pen.moveTo(...point);
    drawing = Boolean(point);
  }
}

function paintLoop(pen, mark, plan, colours, place) {
  const points = placesOf(mark, plan).filter(Boolean);
  if (points.length < 2) return;
  trace(pen, points);
  pen.closePath();
  fillWith(pen, faded(colours.ink, 0.1));
  setLine(pen, colours.ink, 1.8, dashOf(place));
  pen.lineJoin = "round";
  pen.stroke();
  for (const share of [0.15, 0.65]) paintHead(pen, points, share, colours);
}

// Which way a loop is run through.
function paintHead(pen, points, share, colours) {
  const k = Math.max(1, Math.round(share * (points.length - 1)));
  const [[fromX, fromY], [x, y]] = [points[k - 1], points[k]];
  const long = Math.hypot(x - fromX, y - fromY) || 1;
  const [dx, dy] = [(x - fromX) / long, (y - fromY) / long];
  pen.beginPath();
  pen.moveTo(x + 5 * dx, y + 5 * dy);
  pen.lineTo(x - 5 * dx - 4 * dy, y - 5 * dy + 4 * dx);
  pen.lineTo(x - 5 * dx + 4 * dy, y - 5 * dy - 4 * dx);
  pen.closePath();
  fillWith(pen, colours.ink);
}

// ---- points and bars

function paintPoints(pen, mark, plan, colours, place) {
  const points = placesOf(mark, plan);
  setLine(pen, colours.ink, 1.5);
  pen.beginPath();
  const own = colourOfPoints(mark, colours);
  points.forEach((point, k) => {
    if (!point) return;
    for (const axis of ["x", "y"]) {
      const error = mark[`${axis}_error`]?.[k];
      if (error > 0) traceError(pen, plan, axis, mark[axis][k], error, point);
    }
  });
  pen.stroke();
  pen.fillStyle = own.ink;
  const half = own === colours ? 1 : 1.6; // those of a body stand out without its hue, too
  for (const point of points) {
    if (point && points.length > MANY) {
      pen.fillRect(point[0] - half, point[1] - half, 2 * half, 2 * half);
    } else if (point) paintMarker(pen, point, place, own, 4.4);
  }
}

/** Ink, or for points that belong to a run the hue of its body. */
export function colourOfPoints(mark, colours) {
  return Number.isInteger(mark.run) ? { ...colours, ink: colours.runs[mark.run] } : colours;
}

function traceError(pen, plan, axis, value, error, [x, y]) {
  const [low, high] = plan[axis].range;
  const [from, to] = [Math.max(low, value - error), Math.min(high, value + error)]
    .map((end) => pixelOf(plan[axis], end));
  const line = (a, b, c, d) => { pen.moveTo(a, b); pen.lineTo(c, d); };
  if (axis === "x") {
    line(from, y, to, y);
    for (const end of [from, to]) line(end, y - 4, end, y + 4);
  } else {
    line(x, from, x, to);
    for (const end of [from, to]) line(x - 4, end, x + 4, end);
  }
}

function paintCounts(pen, mark, plan, colours) {
  for (let k = 0; k < mark.counts.length; k += 1) {
    const [left, right] = [pixelOf(plan.x, mark.edges[k]), pixelOf(plan.x, mark.edges[k + 1])];
    const top = pixelOf(plan.y, mark.counts[k]);
    const gap = right - left > 6 ? 1 : 0;
    pen.fillStyle = k === mark.marked ? colours.runs[0] : faded(colours.muted, 0.55);
    pen.fillRect(left + gap, top, right - left - 2 * gap, plan.box.bottom - top);
    if (k !== mark.marked) continue;
    setLine(pen, colours.ink, 2); // it stands out without its hue, too
    pen.beginPath();
    pen.rect(left + gap, top, right - left - 2 * gap, plan.box.bottom - top);
    pen.stroke();
  }
}

// ---- the reader's own

function paintNow(pen, mark, plan, colours) {
  const { box } = plan;
  const [x, y] = [pixelOf(plan.x, mark.x ?? NaN), pixelOf(plan.y, mark.y ?? NaN)];
  if (mark.x !== null && (x < box.left - 1 || x > box.right + 1)) return;
  if (mark.y !== null && (y < box.top - 1 || y > box.bottom + 1)) return;
  if (mark.x !== null && mark.y !== null) paintYou(pen, x, y, colours);
  else if (mark.x !== null) paintAcross(pen, x, box.top, x, box.bottom, colours);
  else paintAcross(pen, box.left, y, box.right, y, colours);
}

// What is the reader's: yellow in an outline of ink.
function paintYou(pen, x, y, colours) {
  traceCircle(pen, x, y, 6);
  fillWith(pen, colours.you);
  setLine(pen, colours.ink, 2);
  pen.stroke();
}

function paintAcross(pen, x, y, toX, toY, colours) {
  for (const [colour, width] of [[colours.ink, 5], [colours.you, 2.5]]) {
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(toX, toY);
    setLine(pen, colour, width);
    pen.stroke();
  }
}
