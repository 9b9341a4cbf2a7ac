// What holds a ball until it is let go: a thread from the top of the stage, and a short line at the
// lowest point, with its height.

import { drawLine, setLine, writeRimmed } from "../../base/strokes.js";
import { figure } from "../../base/numbers.js";
import { say } from "../../words/say.js";
import { ballAt } from "../../run/motion.js";
import { placeOn } from "../../view/coordinates.js";
import { heldBalls, levelFloor } from "../../run/floors.js";

const KNOT = 5; // pixels to each side
const ON_FLOOR = 12; // pixels, below which a height is none to be told
const BEYOND = 1.26; // radii to each side of the line at the lowest point

/** Threads of the balls that wait, as long as nothing has been let go; heights where a class is told. */
export function paintThreads(pen, stage, look) {
  const [run] = look.runs;
  if (!(look.held || look.heightTold) || !run || stage.view || stage.reference !== "room") return;
  run.held ??= heldBalls(run);
  if (look.heightTold) {
    if (run.held.length === 1) tellHeights(pen, stage, run, run.held[0], look);
    return;
  }
  for (const ball of run.held) paintThread(pen, stage, run, ball, look);
}

// Where the lowest point of a ball was at first, told at the left, and where it is now, at the right.
function tellHeights(pen, stage, run, ball, { colours, time }) {
  const floor = levelFloor(run);
  if (floor === null) return;
  const wide = BEYOND * run.radii[ball] * stage.camera.scale;
  for (const [moment, colour, dashes, side] of [[0, colours.muted, [7, 4], -1], [time, colours.ink, [], 1]]) {
    const { x, y } = ballAt(run, ball, moment);
    const [px, py] = placeOn(stage, x, y - run.radii[ball]);
    const height = y - run.radii[ball] - floor;
    if (height * stage.camera.scale < ON_FLOOR) continue; // the floor itself says it
    setLine(pen, colour, 2.5, dashes);
    drawLine(pen, px - wide, py, px + wide, py);
    nameHeight(pen, stage, px + side * (wide + 8), py, height, colours, side);
  }
}

function paintThread(pen, stage, run, ball, look) {
  const [x, y] = [run.position[2 * ball], run.position[2 * ball + 1]];
  const [px, py] = placeOn(stage, x, y);
  const r = run.radii[ball] * stage.camera.scale;
  setLine(pen, look.colours.ink, 1.5);
  drawLine(pen, px, 0, px, py - r);
  setLine(pen, look.colours.ink, 3);
  drawLine(pen, px - KNOT, py - r, px + KNOT, py - r);
  const floor = levelFloor(run);
  if (floor === null) return;
  setLine(pen, look.colours.ink, 2);
  drawLine(pen, px - BEYOND * r, py + r, px + BEYOND * r, py + r);
  const height = y - run.radii[ball] - floor;
  if (run.held.length === 1) nameHeight(pen, stage, px + BEYOND * r + 8, py + r, height, look.colours);
}

/** A height as its label has it: at most three digits, and m or cm. Pure. */
export function heightInWords(metres) {
  const [value, unit] = metres < 0.1 ? [100 * metres, "cm"] : [metres, "m"];
  return figure(value, unit);
}

function nameHeight(pen, stage, x, y, height, colours, side = 1) {
  const text = say("stage-lowest", { height: heightInWords(height) });
  pen.font = `${Math.round(0.93 * stage.surface.text)}px ${colours.font}`;
  const end = x + side * pen.measureText(text).width;
  if (end > stage.pane.width || end < 0) return;
  pen.textAlign = side > 0 ? "left" : "right";
  pen.textBaseline = "middle";
  writeRimmed(pen, text, x, y, colours.muted, colours.stage);
}
