// Arrows: their scale and how they are drawn.

import { drawLine, setLine } from "../../base/strokes.js";
import { niceStep } from "../../base/numbers.js";
import { fastestIn } from "../../run/speeds.js";

const SHARE = 0.22;
const HEAD_LONG = 3.4; // shafts long
const DOUBLE = 5.5; // pixels of an arrow of two lines
const BARE_HEAD = 22; // pixels at its tip without the inner line
const [RAIL, RAILS_APART] = [2.2, 5]; // pixels of the two lines of an open arrow
const ARROW_HALO = 2; // pixels
const [BREAK_WIDE, BREAK_HALF, LEAST_BROKEN] = [5, 7, 28]; // pixels: the gap in an arrow that is cut, its two strokes, its length

/** Metres of arrow for one metre a second, so that the longest takes a good part of the view. */
export function arrowScale(runs, camera, width, height) {
  let fastest = 0;
  for (const run of runs) {
    fastest = Math.max(fastest, fastestIn(run));
  }
  if (fastest === 0) return 0.1;
  const room = SHARE * Math.max(width, height) / camera.scale;
  return niceStep(room / fastest, 1);
}

/** Metres of arrow for one kg m/s, or N s: momenta and impulses share it and can be compared. */
export function momentumScale(runs, camera, width, height) {
  let largest = 0;
  for (const run of runs) {
    const wide = run.dimension;
    for (let k = 0; k < run.velocity.length; k += wide) {
      const mass = run.masses[(k / wide) % run.balls] ?? 0;
      const momentum = mass * Math.hypot(run.velocity[k], run.velocity[k + 1]);
      if (momentum > largest) largest = momentum;
    }
    for (let c = 0; c < run.contacts * wide; c += wide) {
      const impulse = Math.hypot(run.contact_impulse[c], run.contact_impulse[c + 1]);
      if (impulse > largest) largest = impulse;
    }
  }
  return largest ? niceStep(SHARE * Math.max(width, height) / camera.scale / largest, 1) : 0.1;
}

/** The old scale while the new one is near it, so that arrows do not jump at each change. */
export function calmScale(old, fresh) {
  return old > 0.4 * fresh && old < 1.6 * fresh ? old : fresh;
}

/** How long the head of an arrow is, pixels; of a double one without a thickness. Pure. */
export function headLength(length, thick = DOUBLE) {
  return Math.min(HEAD_LONG * thick, 0.6 * length);
}

/** An arrow from one pixel position to another; nothing where it has no length. */
export function drawArrow(pen, fromX, fromY, toX, toY, colour, thick = 2.5) {
  const length = Math.hypot(toX - fromX, toY - fromY);
  if (length < 2) return;
  const [ux, uy] = [(toX - fromX) / length, (toY - fromY) / length];
  const head = headLength(length, thick);
  const [neckX, neckY] = [toX - ux * head, toY - uy * head];
  setLine(pen, colour, thick);
  pen.fillStyle = colour;
  drawLine(pen, fromX, fromY, neckX, neckY);
  traceHead(pen, toX, toY, ux, uy, head);
  pen.fill();
}

/** An arrow from and to, [x, y, x, y] in pixels, kept clear of what lies below it. */
export function drawHaloedArrow(pen, ends, colour, behind, thick) {
  const [fromX, fromY, toX, toY] = ends;
  const length = Math.hypot(toX - fromX, toY - fromY);
  if (length < 1.5 * thick) return;
  const [ux, uy] = [(toX - fromX) / length, (toY - fromY) / length];
  setLine(pen, behind, 2 * ARROW_HALO);
  pen.lineJoin = "round";
  traceHead(pen, toX, toY, ux, uy, headLength(length, thick));
  pen.stroke();
  setLine(pen, behind, thick + 2 * ARROW_HALO);
  drawLine(pen, fromX, fromY, toX - ux * thick, toY - uy * thick);
  drawArrow(pen, fromX, fromY, toX, toY, colour, thick);
}

/**
 * What says that an arrow is longer than it is drawn: a gap between two strokes across it.
 * @param {any} pen
 * @param {number[]} ends x, y, x, y
 * @param {string} colour
 * @param {string} behind
 * @param {number} [thick] none of a double arrow
 */
export function drawBreak(pen, [x, y, toX, toY], colour, behind, thick) {
  const length = Math.hypot(toX - x, toY - y);
  if (length < LEAST_BROKEN) return;
  const [ux, uy] = [(toX - x) / length, (toY - y) / length];
  const stroke = (along, half, wide, ink) => {
    const [atX, atY] = [x + ux * along, y + uy * along];
    setLine(pen, ink, wide);
    drawLine(pen, atX - (uy - ux / 2) * half, atY + (ux + uy / 2) * half, atX + (uy - ux / 2) * half, atY - (ux + uy / 2) * half);
  };
  const middle = length - headLength(length, thick) - 2 * BREAK_WIDE;
  stroke(middle, BREAK_HALF + ARROW_HALO, BREAK_WIDE + 2 * ARROW_HALO, behind);
  for (const side of [-0.5, 0.5]) stroke(middle + side * BREAK_WIDE, BREAK_HALF, 2, colour);
}

function traceHead(pen, toX, toY, ux, uy, head) {
  const [neckX, neckY] = [toX - ux * head, toY - uy * head];
  pen.beginPath();
  pen.moveTo(toX, toY);
  pen.lineTo(neckX - uy * head * 0.45, neckY + ux * head * 0.45);
  pen.lineTo(neckX + uy * head * 0.45, neckY - ux * head * 0.45);
  pen.closePath();
}

/** An arrow of two lines, distinguishable from a single one without colour. */
export function drawDoubleArrow(pen, fromX, fromY, toX, toY, colours, colour) {
  drawArrow(pen, fromX, fromY, toX, toY, colour, DOUBLE);
  const length = Math.hypot(toX - fromX, toY - fromY);
  const bare = length - Math.min(BARE_HEAD, 0.6 * length);
  if (bare < 2) return;
  setLine(pen, colours.paper, 2);
  drawLine(pen, fromX, fromY, fromX + (toX - fromX) * bare / length, fromY + (toY - fromY) * bare / length);
}

/** An arrow [x, y, x, y] of two lines with an open head, kept clear of what lies below it: an impulse. */
export function drawOpenArrow(pen, ends, colour, behind) {
  const [fromX, fromY, toX, toY] = ends;
  const length = Math.hypot(toX - fromX, toY - fromY);
  if (length < 2) return;
  const [ux, uy] = [(toX - fromX) / length, (toY - fromY) / length];
  const head = headLength(length);
  const half = 0.5 * head;
  pen.lineJoin = "round";
  for (const [ink, width] of [[behind, RAIL + 2 * ARROW_HALO], [colour, RAIL]]) {
    setLine(pen, ink, width);
    pen.beginPath();
    for (const side of [-RAILS_APART / 2, RAILS_APART / 2]) {
      // Each line ends where it meets the head.
      const end = length - Math.abs(side) * head / half;
      pen.moveTo(fromX - uy * side, fromY + ux * side);
      pen.lineTo(fromX + ux * end - uy * side, fromY + uy * end + ux * side);
    }
    pen.moveTo(toX - ux * head - uy * half, toY - uy * head + ux * half);
    pen.lineTo(toX, toY);
    pen.lineTo(toX - ux * head + uy * half, toY - uy * head - ux * half);
    pen.stroke();
  }
}
