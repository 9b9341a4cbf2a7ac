// The bar of a round length in the lower left corner of a picture.

import { setLetters, setLine } from "../base/strokes.js";
import { exact, niceStep } from "../base/numbers.js";

const SCALE_BAR_LEFT = 14; // pixels left of it
const HALO_OF_SCALE = 2; // pixels
const SCALE_BAR_LETTER = 0.6; // width of a letter, in sizes of the type
const SCALE_BAR = [90, 0.2]; // about so many pixels, or that part of a narrow picture: its middle is for what hangs there

/**
 * A round length for a picture of this width in pixels, m.
 * @param {import("./camera.js").Camera} camera
 * @param {number} width
 */
function lengthOfBar(camera, width) {
  const [wanted, part] = SCALE_BAR;
  return niceStep(Math.min(wanted, part * width) / camera.scale, 1);
}

/**
 * Where it ends with its words, pixels from the left. Pure.
 * @param {import("./camera.js").Camera} camera
 * @param {number} size of its letters, pixels
 * @param {number} width of the pane, pixels
 */
export function endOfScaleBar(camera, size, width) {
  const length = lengthOfBar(camera, width);
  return SCALE_BAR_LEFT + length * camera.scale + 6 + SCALE_BAR_LETTER * size * `${exact(length)} m`.length;
}

/**
 * A bar of a round length, lower left or `raised` above that, with its length in metres.
 * @param {CanvasRenderingContext2D} pen
 * @param {import("./camera.js").Camera} camera
 * @param {{ width: number, height: number }} pane pixels
 * @param {any} colours
 * @param {number} size of its letters, pixels
 * @param {number} [raised] pixels
 */
export function drawScaleBar(pen, camera, { width, height }, colours, size, raised = 0) {
  const length = lengthOfBar(camera, width);
  const wide = length * camera.scale;
  const [x, y] = [SCALE_BAR_LEFT, height - 12 - raised];
  pen.lineJoin = "round";
  for (const [colour, thick] of [[colours.stage, 1.5 + 2 * HALO_OF_SCALE], [colours.muted, 1.5]]) { // a slope may cross it
    setLine(pen, colour, thick);
    pen.beginPath();
    pen.moveTo(x, y - 4);
    pen.lineTo(x, y);
    pen.lineTo(x + wide, y);
    pen.lineTo(x + wide, y - 4);
    pen.stroke();
  }
  pen.fillStyle = colours.muted;
  setLetters(pen, `${size}px ${colours.font}`);
  pen.fillText(`${exact(length)} m`, x + wide + 6, y - 3);
}
