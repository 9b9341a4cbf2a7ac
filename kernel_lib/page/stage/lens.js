// A lens on the contact of a ball with its plate: how deep it presses in, and the force, enlarged.

import { drawLine, fillWith, setLetters, setLine, traceCircle, writeRimmed } from "../base/strokes.js";
import { drawArrow } from "./arrows/shape.js";
import { steadyFigure } from "../base/numbers.js";
import { faded, hueOfRun } from "../base/palette.js";
import { enlargement } from "../base/surface.js";
import { greatest } from "../run/contacts/pressing.js";
import { ballAt } from "../run/motion.js";
import { observableAt } from "../run/observables.js";
import { placeOn } from "../view/coordinates.js";
import { say } from "../words/say.js";
import { showsBands } from "./verdict_picture.js";

const LENS_SUNK = 0.5; // of the lens's radius that the deepest overlap takes
const LENS_PUSH = 0.75; // of the lens's radius that the greatest force is long
const LENS_OF_STAGE = 0.2; // the lens's radius, of the height or of the room beside the ball
const LENS_GREATEST = 100; // pixels of its radius
const LENS_SMALLEST = 30; // pixels; below there is no room for a lens
const LENS_BESIDE = 26; // pixels between ball and lens, at least
const TIMES_AT = 0.78; // of the radius below the plate, where it is told by how much the lens enlarges
const LENS_LINE = 18; // pixels of a line of text

/** How many times a lens enlarges: 2, 5, 10, 20 ..., the most that `wanted` allows; 0 below 2. Pure. */
export function roundTimes(wanted) {
  if (!(wanted >= 2)) return 0;
  const power = 10 ** Math.floor(Math.log10(wanted) + 1e-12);
  return power * ([5, 2, 1].find((factor) => factor * power <= wanted * (1 + 1e-12)) ?? 1);
}

/**
 * How far the ball is from the plate at a moment, m, below zero where it presses in, the force on it, N, and the slip,
 * m/s, and that at the start; the greatest depth and force of the run. Null without a plate, or where nothing ever presses. Pure.
 * @param {any} run
 * @param {{ lens?: number[], metres?: number[] }} atContact
 * @param {number} time
 */
export function underLens(run, { lens = [], metres = [1] }, time) {
  const [wall] = run.walls;
  if (!lens.length || !wall?.point) return null;
  const [depth, force, slip] = lens;
  const deepest = greatest(run, [depth]) * metres[0];
  if (!(deepest > 0)) return null;
  const { x, y } = ballAt(run, 0, time);
  const apart = (x - wall.point[0]) * wall.normal[0] + (y - wall.point[1]) * wall.normal[1] - run.radii[0];
  // Elsewhere a curve is nothing to its last digit only.
  const touches = touchesAt(run, time);
  const [pressed, push] = [depth, force].map((place) => (touches ? Math.max(0, observableAt(run, place, time)) : 0));
  return { gap: touches ? -pressed * metres[0] : Math.max(0, apart), force: push, deepest,
    strongest: greatest(run, [force]), slips: slip ? [time, 0].map((at) => observableAt(run, slip, at)) : [0, 0], foot: [x - wall.normal[0] * (run.radii[0] + apart),
      y - wall.normal[1] * (run.radii[0] + apart)] };
}

function touchesAt(run, time) {
  for (let c = 0; c < run.contacts && run.contact_time[c] <= time; c += 1) {
    if (time <= run.contact_time[c] + run.contact_duration[c]) return true;
  }
  return false;
}

/** What is under the lens now, and where it stands; null where there is nothing to see. */
function lensNow(stage, look) {
  const [run] = look.runs;
  const hidden = !look.explained || (look.covered && look.phase !== "run");
  if (!run || hidden || stage.view || stage.reference !== "room" || showsBands(stage, look)) return null;
  const seen = underLens(run, look.atContact ?? {}, look.time);
  if (!seen) return null;
  const { width, height } = stage.pane;
  const at = placeOn(stage, seen.foot[0], seen.foot[1], 0);
  const ball = run.radii[0] * stage.camera.scale;
  const room = Math.max(width - at[0], at[0]) - LENS_BESIDE;
  const size = Math.min(LENS_GREATEST, LENS_OF_STAGE * height, (room - Math.min(ball, room / 2)) / 2);
  if (size < LENS_SMALLEST) return null;
  const times = roundTimes(LENS_SUNK * size / (seen.deepest * stage.camera.scale));
  const scale = times * stage.camera.scale;
  if (!times || seen.gap * scale > size) return null;
  const side = width - at[0] >= at[0] ? 1 : -1;
  const x = at[0] + side * Math.max(Math.min(ball, room / 2) + LENS_BESIDE + size, 0.28 * width);
  /** @type {[number, number]} */
  const middle = [Math.min(width - size - 8, Math.max(size + 8, x)), Math.max(size + 8, at[1] - size - 3 * LENS_LINE * enlargement(stage.surface))];
  return { ...seen, run, at, size, times, scale, middle };
}

/** Whether the lens stands on the picture now. */
export function isUnderLens(stage, look) {
  return lensNow(stage, look) !== null;
}

/** The lens, as long as the ball is near the plate. */
export function paintLens(pen, stage, look) {
  const lens = lensNow(stage, look);
  if (!lens) return;
  paintPointer(pen, lens, look.colours);
  pen.save();
  traceCircle(pen, ...lens.middle, lens.size);
  fillWith(pen, look.colours.stage);
  pen.clip();
  paintInLens(pen, lens, look.colours);
  pen.restore();
  setLine(pen, look.colours.ink, 2);
  traceCircle(pen, ...lens.middle, lens.size);
  pen.stroke();
  tellLens(pen, stage, lens, look);
}

// From the place that is looked at to the lens.
function paintPointer(pen, { at, middle, size, times }, { ink, edge }) {
  const small = Math.max(3, size / times);
  const [dx, dy] = [middle[0] - at[0], middle[1] - at[1]];
  const far = Math.hypot(dx, dy) || 1;
  setLine(pen, edge, 1.5);
  drawLine(pen, at[0] + dx / far * small, at[1] + dy / far * small, middle[0] - dx / far * size, middle[1] - dy / far * size);
  setLine(pen, ink, 1.5);
  traceCircle(pen, ...at, small);
  pen.stroke();
}

// The plate, the ball's edge at true shape, what overlaps, and the force that pushes back.
function paintInLens(pen, { run, middle: [x, y], size, scale, gap, force, slips, strongest }, colours) {
  const radius = run.radii[0] * scale;
  const hue = hueOfRun(colours, run);
  pen.fillStyle = colours.ground;
  pen.fillRect(x - size, y, 2 * size, size);
  const edge = () => {
    traceCircle(pen, x, y - gap * scale - radius, radius);
  };
  edge();
  fillWith(pen, faded(hue, 0.3));
  pen.save();
  pen.beginPath();
  pen.rect(x - size, y, 2 * size, size);
  pen.clip();
  edge();
  setLine(pen, hue, 2.5, [7, 4]);
  pen.stroke();
  pen.restore();
  pen.save();
  pen.beginPath();
  pen.rect(x - size, y - size, 2 * size, size);
  pen.clip();
  edge();
  setLine(pen, hue, 2.5);
  pen.stroke();
  pen.restore();
  setLine(pen, colours.ink, 3);
  drawLine(pen, x - size, y, x + size, y);
  if (strongest > 0) drawArrow(pen, x, y, x, y - LENS_PUSH * size * force / strongest, colours.ink, 4);
  if (slips[1]) drawArrow(pen, x, y, x + LENS_PUSH * size * slips[0] / slips[1], y, colours.t, 4);
}

// By how much it enlarges, and what its arrow along the plate is, always; depth and force once results are shown.
function tellLens(pen, stage, lens, { covered, colours }) {
  const { middle: [x, y], size, times, gap, force, slips } = lens;
  const lines = [say("lens-times", { times })];
  if (!covered && gap < 0) lines.push(say("lens-depth", { depth: depthText(lens) }), say("lens-force", { force: steadyFigure(force) }));
  const slip = say("lens-slip");
  if (slips[1]) lines.push(slip);
  setLetters(pen, `600 ${Math.round(0.87 * stage.surface.text)}px ${colours.font}`, "center");
  lines.forEach((line, row) => {
    const at = row ? y + size + (row - 0.35) * LENS_LINE * enlargement(stage.surface) : y + TIMES_AT * size;
    const half = pen.measureText(line).width / 2;
    const middle = row ? Math.max(half + 4, Math.min(stage.pane.width - half - 4, x)) : x;
    writeRimmed(pen, line, middle, at, line === slip ? colours.t : colours.ink, row ? colours.stage : colours.ground);
  });
}

// In one unit for all of a contact.
function depthText({ gap, deepest }) {
  return deepest >= 1e-4 ? `${steadyFigure(-1e3 * gap)} mm` : `${steadyFigure(-1e6 * gap)} µm`;
}

/** What the lens shows, for those who do not see it. */
export function lensInWords(stage, look) {
  const run = stage.runs.find((one) => !look.hidden.has(one.name));
  const lens = lensNow(stage, { ...look, runs: run ? [run] : [] });
  if (!lens || lens.gap >= 0 || look.covered) return "";
  return say("lens-spoken", { depth: depthText(lens), force: steadyFigure(lens.force) });
}
