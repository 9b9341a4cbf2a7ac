// What a canvas is asked for again and again: how lines and letters look, straight lines, circles.

/**
 * Lines from now on: their colour, width in pixels, and dashes.
 * @param {CanvasRenderingContext2D} pen
 * @param {string} colour
 * @param {number} width
 * @param {number[]} [dashes]
 */
export function setLine(pen, colour, width, dashes = []) {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.setLineDash(dashes);
}

/**
 * Letters from now on: their font, and where a text stands to its place.
 * @param {CanvasRenderingContext2D} pen
 * @param {string} font
 * @param {CanvasTextAlign} [align]
 * @param {CanvasTextBaseline} [baseline]
 */
export function setLetters(pen, font, align = "left", baseline = "middle") {
  pen.font = font;
  pen.textAlign = align;
  pen.textBaseline = baseline;
}

/**
 * Letters with a rim, so that they can be read over lines.
 * @param {CanvasRenderingContext2D} pen
 * @param {string} text
 * @param {number} x
 * @param {number} y
 * @param {string} colour
 * @param {string} behind the colour of the rim
 * @param {number} [rim] its width on both sides together
 */
export function writeRimmed(pen, text, x, y, colour, behind, rim = 3) {
  setLine(pen, behind, rim);
  pen.lineJoin = "round";
  pen.strokeText(text, x, y);
  pen.fillStyle = colour;
  pen.fillText(text, x, y);
}

/**
 * Fill the path.
 * @param {CanvasRenderingContext2D} pen
 * @param {string | CanvasGradient} colour
 */
export function fillWith(pen, colour) {
  pen.fillStyle = colour;
  pen.fill();
}

/**
 * A straight line.
 * @param {CanvasRenderingContext2D} pen
 * @param {...number} ends x and y of one end, and of the other
 */
export function drawLine(pen, ...ends) {
  pen.beginPath();
  pen.moveTo(ends[0], ends[1]);
  pen.lineTo(ends[2], ends[3]);
  pen.stroke();
}

/**
 * A circle as the path to be filled or stroked.
 * @param {CanvasRenderingContext2D} pen
 * @param {...number} circle x and y of its centre, and its radius
 */
export function traceCircle(pen, ...circle) {
  const [x, y, radius] = circle;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
}
