// Dots of bounces at the foot of the stage: how far from the middle each was, true and enlarged.

import { setLetters, setLine } from "../../base/strokes.js";
import { faded, hueOfRun } from "../../base/palette.js";
import { enlargement } from "../../base/surface.js";
import { CLOCK_CORNER, toScreen } from "../../view/camera.js";
import { endOfScaleBar } from "../../view/scale_bar.js";
import { say } from "../../words/say.js";

const ENLARGED = 100; // of the lower row
const DOT_ROWS = [[1, 26], [ENLARGED, 10]]; // enlargement, pixels above the foot
const ROW_LABEL = 52; // pixels before a row, for what it is enlarged and the tip at its end
const ROW_MARGIN = 12; // pixels before the label
const NARROW_FOR_ROWS = 520; // pixels of a stage on which the scale bar leaves its corner to the rows
/** Pixels by which the scale bar stands below the upper edge in the upper corner, with its own margin. */
export const BAR_BELOW_TOP = 32;

/**
 * The line in the middle of the curved walls: a point of it, and the direction across; null without one,
 * as with a wall of one's own, or in a room that is closed all round.
 * @param {import("../../run/runs.js").Run} run
 * @returns {{ point: number[], across: number[] } | null}
 */
export function middleLine(run) {
  const [wall] = /** @type {any[]} */ (run.walls).filter((one) => one.kind);
  if (!wall || wall.kind === "ellipse" || (wall.kind === "arc" && wall.start === null)) return null;
  const point = wall.vertex ?? wall.centre ?? wall.start;
  if (!point) return null;
  const pull = Math.hypot(run.gravity[0], run.gravity[1]);
  // Without gravity the walls stand left and right, as mirrors do.
  return { point, across: pull ? [-run.gravity[1] / pull, run.gravity[0] / pull] : [0, 1] };
}

/**
 * How far from the middle the first ball bounced so far, m, one number a bounce.
 * @param {import("../../run/runs.js").Run} run
 * @param {number} time
 * @returns {number[]}
 */
export function offsetsSoFar(run, time) {
  const line = middleLine(run);
  /** @type {number[]} */
  const found = [];
  if (!line) return found;
  for (let k = 0; k < run.contacts && run.contact_time[k] <= time; k += 1) {
    if (run.contact_kind[k] !== 0 || run.contact_a[k] !== 0) continue;
    const at = k * run.dimension;
    const centre = [0, 1].map((axis) =>
      run.contact_point[at + axis] + run.radii[0] * run.contact_normal[at + axis] - line.point[axis]);
    found.push(centre[0] * line.across[0] + centre[1] * line.across[1]);
  }
  return found;
}

/** The line from which the rows count, or null where there are none. */
function lineOfRows(stage, look) {
  const shown = look.bounces && !stage.view && stage.reference === "room" && look.runs.length;
  return shown ? middleLine(look.runs[0]) : null;
}

/** Pixels by which the scale bar is raised, up to the upper corner, to leave the rows its place. */
export function raisedByRows(stage, look) {
  return stage.pane.width < NARROW_FOR_ROWS && lineOfRows(stage, look) ? stage.pane.height - BAR_BELOW_TOP : 0;
}

/**
 * Where rows begin and end, in pixels from the left: after the scale bar where that stands there, before the time. Pure.
 * @param {number} width of the stage, pixels
 * @param {number} bar where the scale bar ends, pixels
 * @param {number} [larger] how much larger than on a desk the letters are
 * @returns {[number, number]}
 */
export function endsOfRows(width, bar, larger = 1) {
  return [(width < NARROW_FOR_ROWS ? 0 : bar) + ROW_MARGIN + ROW_LABEL * larger, width - CLOCK_CORNER * larger];
}

/** The rows, of every run that is shown; the newest dot is the largest. */
export function paintBounces(pen, stage, look) {
  const line = lineOfRows(stage, look);
  if (!line) return;
  const { width, height } = stage.pane;
  const upright = line.across[0] !== 0;
  const middle = upright ? toScreen(stage.camera, width, height, line.point[0], 0)[0] : width / 2;
  const { text } = stage.surface;
  const larger = enlargement(stage.surface); // before a class dots are as large as the words
  const ends = endsOfRows(width, endOfScaleBar(stage.camera, Math.round(0.87 * text), width), larger);
  for (const [times, above] of DOT_ROWS) {
    const row = { ends, y: height - above * larger, larger };
    paintRow(pen, look, middle, row, times);
    look.runs.forEach((run, place) => {
      const offsets = offsetsSoFar(run, look.time);
      const pixels = offsets.map((one) => middle + one * times * stage.camera.scale);
      paintRowOfDots(pen, pixels, row, hueOfRun(look.colours, run), place > 0);
    });
  }
}

function paintRow(pen, look, middle, { ends: [left, right], y, larger }, times) {
  const { colours } = look;
  setLine(pen, colours.line, larger);
  pen.beginPath();
  pen.moveTo(left, y);
  pen.lineTo(right, y);
  pen.moveTo(middle, y - 5 * larger);
  pen.lineTo(middle, y + 5 * larger);
  pen.stroke();
  if (times === 1) return;
  setLetters(pen, `${Math.round(12 * larger)}px ${colours.font}`, "right");
  pen.fillStyle = colours.muted;
  pen.fillText(say("bounces-times", { times }), left - 8, y);
}

function paintRowOfDots(pen, pixels, { ends: [left, right], y, larger }, colour, hollow) {
  pixels.forEach((x, k) => {
    const newest = k === pixels.length - 1;
    pen.fillStyle = newest ? colour : faded(colour, 0.55);
    setLine(pen, newest ? colour : faded(colour, 0.55), 1.5 * larger);
    pen.beginPath();
    if (x < left || x > right) pointOut(pen, x < left ? left : right, y, x < left ? -larger : larger);
    else pen.arc(x, y, larger * ((newest ? 4.5 : 3) + (hollow ? 1.5 : 0)), 0, 2 * Math.PI);
    if (hollow) pen.stroke();
    else pen.fill();
  });
}

// A tip at the end of a row: the bounce was farther out.
function pointOut(pen, x, y, way) {
  pen.moveTo(x + 5 * way, y);
  pen.lineTo(x - 4 * way, y - 5 * way);
  pen.lineTo(x - 4 * way, y + 5 * way);
  pen.closePath();
}
