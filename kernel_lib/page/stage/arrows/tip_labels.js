// Names and numbers beside the tips of arrows.

import { toWorld } from "../../view/camera.js";
import { labelBoxes } from "./label_boxes.js";
import { slimness } from "./part_arrow.js";
import { FOOT } from "./within.js";

const SPACING = 1.25; // of the size of the letters, from line to line
const LETTER_HALO = 6; // pixels, all in all
const [WIDE_LETTERS, NARROW_LETTERS] = [16, 13]; // pixels

/**
 * A label and the arrow at whose tip it stands, in pixels.
 * @typedef {object} Told
 * @property {number[]} at the arrow's tail
 * @property {number[]} tip
 * @property {number[][]} [beside] a position and a direction, where it stands elsewhere than at the tip
 * @property {string[]} lines the first one strong
 * @property {string} colour
 */

/**
 * Write labels beside their tips, as far as possible clear of balls at [x, y, radius], of boxes that
 * are taken, and of other lines, pairs of positions.
 * @param {any} pen
 * @param {any} stage
 * @param {any} run
 * @param {Told[]} all
 * @param {{ balls?: number[][], taken?: import("./label_boxes.js").Box[], clear?: number[][][] }} around
 * @param {any} look
 */
export function paintTipLabels(pen, stage, run, all, { balls = [], taken = [], clear = [] }, look) {
  const { width, height } = stage.pane;
  const style = { size: slimness(stage.pane) < 1 ? NARROW_LETTERS : WIDE_LETTERS, font: look.colours.font };
  const tips = all.map(({ at, tip, beside, lines }) => {
    const [[x, y], [dx, dy]] = beside ?? [tip, [tip[0] - at[0], tip[1] - at[1]]];
    const length = Math.hypot(dx, dy) || 1;
    return { x, y, ux: dx / length, uy: dy / length, ...labelSize(pen, lines, style) };
  });
  const boxes = labelBoxes(tips, {
    room: { left: 6, top: 6, right: width - 6, bottom: height - 6 },
    arrows: [...all.map(({ at, tip }) => [at, tip]), ...clear], balls,
    taken: [...taken, { left: width - 110, top: height - FOOT, right: width, bottom: height },
      { left: 0, top: height - 26, right: width < 500 ? 110 : 200, bottom: height },
      { left: width - 46, top: 0, right: width, bottom: 46 }] });
  all.forEach(({ lines, colour }, k) => writeLabel(pen, lines, boxes[k], tips[k],
    { ...style, colour, behind: colourBehind(stage, run, boxes[k], look.colours) }));
}

function labelSize(pen, lines, style) {
  const wide = lines.map((line, k) => {
    pen.font = fontOf(k, style);
    return pen.measureText(line).width;
  });
  return { wide: Math.max(...wide), high: lines.length * SPACING * style.size };
}

// The lines of a label in its box, towards the tip of its arrow.
function writeLabel(pen, lines, box, tip, style) {
  const side = tip.x < box.left ? "left" : tip.x > box.right ? "right" : "center";
  const x = { left: box.left, right: box.right, center: (box.left + box.right) / 2 }[side];
  pen.textAlign = side;
  pen.textBaseline = "middle";
  pen.lineJoin = "round";
  pen.setLineDash([]);
  lines.forEach((line, k) => {
    pen.font = fontOf(k, style);
    const y = box.top + (k + 0.5) * SPACING * style.size;
    pen.strokeStyle = style.behind;
    pen.lineWidth = LETTER_HALO;
    pen.strokeText(line, x, y);
    pen.fillStyle = style.colour;
    pen.fillText(line, x, y);
  });
}

function fontOf(line, { size, font }) {
  return `${line === 0 ? 600 : 400} ${size}px ${font}`;
}

function colourBehind(stage, run, { left, top, right, bottom }, colours) {
  if (stage.view) return colours.stage;
  const [x, y] = toWorld(stage.camera, stage.pane.width, stage.pane.height, (left + right) / 2,
    (top + bottom) / 2);
  const inWall = run.walls.some(({ normal, point }) => normal
    && (x - point[0]) * normal[0] + (y - point[1]) * normal[1] < 0);
  return inWall ? colours.ground : colours.stage;
}
