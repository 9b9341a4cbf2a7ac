// Arrows: how long, and drawn how.

import { niceStep } from "./numbers.js";

const SHARE = 0.22;

/** Metres of arrow for one metre a second, so that the fastest is a good part of the view. */
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

/** An arrow from one pixel position to another; nothing where it has no length. */
export function drawArrow(pen, fromX, fromY, toX, toY, colour, thick = 2.5) {
  const length = Math.hypot(toX - fromX, toY - fromY);
  if (length < 2) return;
  const [ux, uy] = [(toX - fromX) / length, (toY - fromY) / length];
  const head = Math.min(4 * thick, 0.6 * length);
  const [neckX, neckY] = [toX - ux * head, toY - uy * head];
  pen.strokeStyle = colour;
  pen.fillStyle = colour;
  pen.lineWidth = thick;
  pen.setLineDash([]);
  pen.beginPath();
  pen.moveTo(fromX, fromY);
  pen.lineTo(neckX, neckY);
  pen.stroke();
  pen.beginPath();
  pen.moveTo(toX, toY);
  pen.lineTo(neckX - uy * head * 0.45, neckY + ux * head * 0.45);
  pen.lineTo(neckX + uy * head * 0.45, neckY - ux * head * 0.45);
  pen.closePath();
  pen.fill();
}
