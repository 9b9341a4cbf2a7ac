// A hole: dark in every theme, with a rim in ink.

const HOLE_FILL = "rgba(0, 0, 0, 0.62)";
const HOLE_RIM = 1.5; // pixels

/**
 * Fill the path of a pen as a hole.
 * @param {CanvasRenderingContext2D} pen
 * @param {Record<string, any>} colours
 */
export function fillHole(pen, colours) {
  pen.fillStyle = colours.forced ? colours.paper : HOLE_FILL;
  pen.fill();
  pen.strokeStyle = colours.ink;
  pen.lineWidth = HOLE_RIM;
  pen.setLineDash([]);
  pen.stroke();
}
