// Dots of bounces at the foot of the stage: how far from the middle each was, true and enlarged.

import { faded } from "../../base/palette.js";
import { toScreen } from "../../view/camera.js";
import { say } from "../../words/say.js";

const ENLARGED = 100; // of the lower row
const DOT_ROWS = [[1, 26], [ENLARGED, 10]]; // enlargement, pixels above the foot
const CLOCK_CORNER = 92; // pixels at the right that the time takes
const SCALE_CORNER = 170; // pixels at the left that the scale bar takes

/**
 * The line in the middle of the curved walls: a point of it, and the direction across; null without one,
 * as with a wall of one's own.
 * @param {import("../../run/runs.js").Run} run
 * @returns {{ point: number[], across: number[] } | null}
 */
export function middleLine(run) {
  const [wall] = /** @type {any[]} */ (run.walls).filter((one) => one.kind);
  if (!wall) return null;
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

/** The rows, of every run that is shown; the newest dot is the largest. */
export function paintBounces(pen, stage, look) {
  if (!look.bounces || stage.view || stage.reference !== "room" || !look.runs.length) return;
  const { width, height } = stage.pane;
  const line = middleLine(look.runs[0]);
  if (!line) return;
  const upright = line.across[0] !== 0;
  const middle = upright ? toScreen(stage.camera, width, height, line.point[0], 0)[0] : width / 2;
  /** @type {[number, number]} */
  const ends = [Math.min(SCALE_CORNER, width / 3), width - Math.min(CLOCK_CORNER, width / 4)];
  pen.setLineDash([]);
  for (const [times, above] of DOT_ROWS) {
    paintRow(pen, look, middle, ends, height - above, times);
    look.runs.forEach((run, place) => {
      const offsets = offsetsSoFar(run, look.time);
      const pixels = offsets.map((one) => middle + one * times * stage.camera.scale);
      paintRowOfDots(pen, pixels, ends, height - above, look.colours.runs[run.index], place > 0);
    });
  }
}

function paintRow(pen, look, middle, [left, right], y, times) {
  const { colours } = look;
  pen.strokeStyle = colours.line;
  pen.lineWidth = 1;
  pen.beginPath();
  pen.moveTo(left, y);
  pen.lineTo(right, y);
  pen.moveTo(middle, y - 5);
  pen.lineTo(middle, y + 5);
  pen.stroke();
  if (times === 1) return;
  pen.font = `12px ${colours.font}`;
  pen.textAlign = "right";
  pen.textBaseline = "bottom";
  pen.fillStyle = colours.muted;
  pen.fillText(say("bounces.times", { times }), right, y - 1);
}

function paintRowOfDots(pen, pixels, [left, right], y, colour, hollow) {
  pixels.forEach((x, k) => {
    const newest = k === pixels.length - 1;
    pen.strokeStyle = pen.fillStyle = newest ? colour : faded(colour, 0.55);
    pen.lineWidth = 1.5;
    pen.beginPath();
    if (x < left || x > right) pointOut(pen, x < left ? left : right, y, x < left ? -1 : 1);
    else pen.arc(x, y, (newest ? 4.5 : 3) + (hollow ? 1.5 : 0), 0, 2 * Math.PI);
    if (hollow) pen.stroke();
    else pen.fill();
  });
}

// A tip at the end of a row: the bounce was farther out.
function pointOut(pen, x, y, way) {
  pen.moveTo(x + 5 * way, y);
  pen.lineTo(x - 4 * way, y - 5);
  pen.lineTo(x - 4 * way, y + 5);
  pen.closePath();
}
