// Arrows: their scale and how they are drawn.

import { niceStep } from "../../base/numbers.js";

const SHARE = 0.22;
const HEAD_LONG = 3.4; // shafts long
const ARROW_HALO = 2; // pixels

/** Metres of arrow for one metre a second, so that the longest takes a good part of the view. */
export function arrowScale(runs, camera, width, height) {
  let fastest = 0;
  for (const run of runs) {
    for (let k = 0; k < run.velocity.length; k += run.dimension) {
      fastest = Math.max(fastest, Math.hypot(run.velocity[k], run.velocity[k + 1]));
    }
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

/** An arrow from one pixel position to another; nothing where it has no length. */
export function drawArrow(pen, fromX, fromY, toX, toY, colour, thick = 2.5, label = "") {
  const length = Math.hypot(toX - fromX, toY - fromY);
  if (length < 2) return;
  const [ux, uy] = [(toX - fromX) / length, (toY - fromY) / length];
  const head = Math.min(HEAD_LONG * thick, 0.6 * length);
  const [neckX, neckY] = [toX - ux * head, toY - uy * head];
  pen.strokeStyle = colour;
  pen.fillStyle = colour;
  pen.lineWidth = thick;
  pen.setLineDash([]);
  pen.beginPath();
  pen.moveTo(fromX, fromY);
  pen.lineTo(neckX, neckY);
  pen.stroke();
  traceHead(pen, toX, toY, ux, uy, head);
  pen.fill();
  if (label) drawTipLabel(pen, toX + ux * 9, toY + uy * 9, label);
}

function drawTipLabel(pen, x, y, label) {
  pen.font = "italic 600 14px serif";
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(label, x, y);
}

/** An arrow from and to, [x, y, x, y] in pixels, kept clear of what lies below it. */
export function drawHaloedArrow(pen, ends, colour, behind, thick, label = "") {
  const [fromX, fromY, toX, toY] = ends;
  const length = Math.hypot(toX - fromX, toY - fromY);
  if (length < 1.5 * thick) return;
  const [ux, uy] = [(toX - fromX) / length, (toY - fromY) / length];
  pen.strokeStyle = behind;
  pen.setLineDash([]);
  pen.lineJoin = "round";
  pen.lineWidth = 2 * ARROW_HALO;
  traceHead(pen, toX, toY, ux, uy, Math.min(HEAD_LONG * thick, 0.6 * length));
  pen.stroke();
  pen.lineWidth = thick + 2 * ARROW_HALO;
  pen.beginPath();
  pen.moveTo(fromX, fromY);
  pen.lineTo(toX - ux * thick, toY - uy * thick);
  pen.stroke();
  drawArrow(pen, fromX, fromY, toX, toY, colour, thick, label);
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
export function drawDoubleArrow(pen, fromX, fromY, toX, toY, colours, colour, label = "") {
  drawArrow(pen, fromX, fromY, toX, toY, colour, 5.5, label);
  const length = Math.hypot(toX - fromX, toY - fromY);
  const bare = length - Math.min(22, 0.6 * length);
  if (bare < 2) return;
  pen.strokeStyle = colours.paper;
  pen.lineWidth = 2;
  pen.beginPath();
  pen.moveTo(fromX, fromY);
  pen.lineTo(fromX + (toX - fromX) * bare / length, fromY + (toY - fromY) * bare / length);
  pen.stroke();
}
