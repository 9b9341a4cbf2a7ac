// Names and numbers beside the tips of arrows, written last: clear of one another, of the heads of all
// arrows and of other words; a label that finds no such place is left out.

import { writeRimmed } from "../../base/strokes.js";
import { enlargement } from "../../base/surface.js";
import { placeOn, seenAt } from "../../view/coordinates.js";
import { toWorld } from "../../view/camera.js";
import { claimsOf } from "./claims.js";
import { placedLabels } from "./placing.js";
import { takenCorners, roomOf, slimness } from "./room.js";

const SPACING = 1.25; // of the size of the letters, from line to line
const LETTER_HALO = 6; // pixels, all in all
const [WIDE_LETTERS, NARROW_LETTERS] = [16, 13]; // pixels
const SYMBOL_LETTERS = 14; // pixels
const MOST_ENLARGED = 1.75; // how much larger labels grow with the text around
const DOWN = [0, 1];
const MOST_KEPT_OFF = 20; // of a run, that labels keep off

/** Write all labels that wait. */
export function paintTipLabels(pen, stage, look) {
  const claims = claimsOf(stage);
  if (!claims.waiting.length) return;
  stage.sides ??= new Map();
  const larger = Math.min(MOST_ENLARGED, enlargement(stage.surface));
  const letters = larger * (slimness(stage.pane) < 1 ? NARROW_LETTERS : WIDE_LETTERS);
  const tips = claims.waiting.map(({ at, tip, beside, lines, symbol }, k) => {
    const [[x, y], way] = beside ?? [tip, [tip[0] - at[0], tip[1] - at[1]]];
    const [dx, dy] = way.some(Boolean) ? way : DOWN; // a part of zero is a dot, which points nowhere
    const length = Math.hypot(dx, dy);
    const style = { size: symbol ? larger * SYMBOL_LETTERS : letters, font: look.colours.font, symbol };
    const name = `${k} ${lines[0]}`;
    return { x, y, ux: dx / length, uy: dy / length, style, name, side: stage.sides.get(name),
      ...labelSize(pen, lines, style) };
  });
  const placed = placedLabels(tips, { room: roomOf(stage.pane), arrows: claims.lines, heads: claims.heads,
    balls: ballsOn(stage, look), taken: [...claims.boxes, ...takenCorners(stage.pane, enlargement(stage.surface))] });
  stage.sides.clear();
  claims.waiting.forEach((one, k) => {
    const { box, side, clear } = placed[k];
    claims.written.push({ ...one, box, clear });
    if (!clear) return;
    stage.sides.set(tips[k].name, side);
    pen.globalAlpha = one.strength;
    writeLabel(pen, one.lines, box, tips[k], { ...tips[k].style, colour: one.colour,
      behind: colourBehind(stage, one.run, box, look.colours) });
  });
  pen.globalAlpha = 1;
}

// The balls on the picture: [x, y, radius].
function ballsOn(stage, look) {
  return look.runs.filter((run) => run.balls <= MOST_KEPT_OFF).flatMap((run) =>
    Array.from(run.radii, (radius, ball) => {
      const { x, y, z } = seenAt(stage, run, ball, look.time);
      return [...placeOn(stage, x, y, z), radius * stage.camera.scale];
    }));
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
  lines.forEach((line, k) => {
    pen.font = fontOf(k, style);
    const y = box.top + (k + 0.5) * SPACING * style.size;
    writeRimmed(pen, line, x, y, style.colour, style.behind, LETTER_HALO);
  });
}

function fontOf(line, { size, font, symbol }) {
  if (symbol) return `italic 600 ${size}px serif`;
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
