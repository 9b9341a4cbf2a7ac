// Arrows of parts: what is gone dashed with a hollow head, what stays solid; a part of zero is a dot.

import { fillWith, setLine, traceCircle } from "../../base/strokes.js";
import { claimArrow, claimDot } from "../labels/claims.js";

const [STAYS, GONE, VELOCITY] = [6, 3.5, 3.5]; // pixels of shaft
const HEAD = 3.4; // shafts
const HALO = 2; // pixels on either side
const DOT = 6;

/**
 * An arrow between two pixel positions. `kind`: "stays", "gone" or "velocity", which is gone as a
 * whole and has a full head. `stage`: the picture on which labels keep off it.
 */
export function drawPartArrow(pen, from, to, { colour, kind, colours, slim, stage = null }) {
  const [[fromX, fromY], [toX, toY]] = [from, to];
  const length = Math.hypot(toX - fromX, toY - fromY);
  const shaft = slim * { stays: STAYS, gone: GONE, velocity: VELOCITY }[kind];
  const head = Math.min(HEAD * shaft, 0.6 * length);
  if (length < 2) return;
  if (stage) claimArrow(stage, from, to, head);
  const [ux, uy] = [(toX - fromX) / length, (toY - fromY) / length];
  const [neckX, neckY] = [toX - ux * head, toY - uy * head];
  const half = 0.45 * head;
  pen.lineJoin = "round";
  setLine(pen, colours.stage, shaft + 2 * HALO);
  traceLine(pen, [[fromX, fromY], [neckX, neckY]]);
  pen.stroke();
  const outline = [[toX, toY], [neckX - uy * half, neckY + ux * half],
    [neckX + uy * half, neckY - ux * half]];
  traceLine(pen, outline, true);
  setLine(pen, colours.stage, 2 * HALO);
  pen.stroke();
  setLine(pen, colour, shaft, kind === "stays" ? [] : [7, 5]);
  traceLine(pen, [[fromX, fromY], [neckX, neckY]]);
  pen.stroke();
  traceLine(pen, outline, true);
  fillWith(pen, kind === "gone" ? colours.stage : colour);
  if (kind !== "gone") return;
  setLine(pen, colour, 2);
  pen.stroke();
}

/** A part that is zero. */
export function drawDot(pen, [x, y], { colour, colours, slim, stage = null }) {
  if (stage) claimDot(stage, [x, y], slim * DOT);
  traceCircle(pen, x, y, slim * DOT);
  fillWith(pen, colour);
  setLine(pen, colours.stage, HALO);
  pen.stroke();
}

/** Thin dashed lines: what completes a rectangle, a line of centres. */
export function drawThin(pen, points, colours) {
  setLine(pen, colours.edge, 1.5, [4, 4]);
  traceLine(pen, points);
  pen.stroke();
}

/** A right angle at a pixel position, between two unit vectors. */
export function drawRightAngle(pen, [x, y], [ax, ay], [bx, by], colours, side = 11) {
  const corner = [[x + side * ax, y + side * ay],
    [x + side * (ax + bx), y + side * (ay + by)], [x + side * bx, y + side * by]];
  for (const [colour, wide] of [[colours.stage, 4.5], [colours.ink, 1.5]]) {
    setLine(pen, colour, wide);
    traceLine(pen, corner);
    pen.stroke();
  }
}

function traceLine(pen, points, closed = false) {
  pen.beginPath();
  points.forEach(([x, y], k) => (k ? pen.lineTo(x, y) : pen.moveTo(x, y)));
  if (closed) pen.closePath();
}
