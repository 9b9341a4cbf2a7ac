// Light and dark: on a ball from above left, the same for all, weak enough to leave the hue what it is; a hole is
// dark in every theme, with a rim in ink.

import { fillWith, setLine, traceCircle } from "./strokes.js";

const HOLE_FILL = "rgba(0, 0, 0, 0.62)";
const HOLE_RIM = 1.5; // pixels
const CENTRE = [-0.28, -0.4]; // radii from the middle
const REACH = 1.56; // radii
const STOPS = [[0, "rgba(255, 255, 255, 0.17)"], [0.55, "rgba(255, 255, 255, 0)"],
  [0.55, "rgba(0, 0, 0, 0)"], [1, "rgba(0, 0, 0, 0.11)"]];

/**
 * Light over a disc that is painted in its hue.
 * @param {CanvasRenderingContext2D} pen
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 */
export function paintLight(pen, x, y, radius) {
  const [left, top] = [x + CENTRE[0] * radius, y + CENTRE[1] * radius];
  const light = pen.createRadialGradient(left, top, 0, left, top, REACH * radius);
  for (const [place, colour] of STOPS) light.addColorStop(Number(place), String(colour));
  pen.fillStyle = light;
  traceCircle(pen, x, y, radius);
  pen.fill();
}

/**
 * Fill the path of a pen as a hole.
 * @param {CanvasRenderingContext2D} pen
 * @param {Record<string, any>} colours
 */
export function fillHole(pen, colours) {
  fillWith(pen, colours.forced ? colours.paper : HOLE_FILL);
  setLine(pen, colours.ink, HOLE_RIM);
  pen.stroke();
}
