// The one ruler of the stage: heights above a level floor at its left edge, where a ball flies over
// one; else a bar of a round length.

import { setLetters, setLine } from "../../base/strokes.js";
import { decimalsOf, niceStep, tickLabel } from "../../base/numbers.js";
import { enlargement } from "../../base/surface.js";
import { BAR_BELOW_TOP, raisedByRows } from "./bounces.js";
import { claimBox } from "../labels/claims.js";
import { lengthInside } from "../labels/placing.js";
import { levelFloor } from "../../run/floors.js";
import { toScreen } from "../../view/camera.js";
import { drawScaleBar, endOfScaleBar } from "../../view/scale_bar.js";

// Pixels that the ruler takes of the stage beside text of the ordinary size; it grows with larger text.
const RULER = 44;
const ROUNDED_OFF = 1e-4; // of a radius: what the precision in which places travel may lift a ball that rolls
const NUMBERS_APART = 62; // pixels between two numbers, about
const NUMBER_LEFT = 5; // pixels from the edge of the stage
const STROKES = [4, 6, 8]; // pixels: tenths, halves, those with a number
const FAR = 1e3; // m of a wall, to both sides
const LEAST_ROOM = 360; // pixels of a stage that has room for it

/**
 * Heights with a stroke on a ruler up from `floor` in m, as far as `top` pixels: { y, height, size }
 * with size 2 for those with a number, 1 for halves, 0 for tenths. Pure.
 */
export function strokesOf(camera, width, height, floor, larger = 1) {
  const step = niceStep(NUMBERS_APART * larger / camera.scale, 1);
  const foot = toScreen(camera, width, height, 0, floor)[1];
  const strokes = [];
  const tenth = step / 10;
  for (let k = 0; k <= 400; k += 1) {
    const y = foot - k * tenth * camera.scale;
    if (y < 6) break;
    if (y <= height) strokes.push({ y, height: k * tenth, size: k % 10 === 0 ? 2 : k % 5 === 0 ? 1 : 0 });
  }
  return { step, strokes };
}

/** The floor whose heights the ruler counts in this picture, or null where a bar does better. */
export function ruledFloor(stage, runs) {
  const [run] = runs;
  if (!run || run.balls !== 1 || stage.view || stage.reference !== "room" || stage.panes.length > 1
    || stage.pane.width < LEAST_ROOM) return null;
  const floor = levelFloor(run);
  return floor !== null && risesAbove(run, floor) ? floor : null;
}

// A ball that only rolls has no height to be read: the bar tells how far it comes.
function risesAbove(run, floor) {
  const lies = floor + (1 + ROUNDED_OFF) * run.radii[0];
  for (let k = 0; k < run.frames; k += 1) if (run.position[k * run.dimension + 1] > lies) return true;
  return false;
}

/** The ruler of the picture; it stands on the ground, below everything that moves. */
export function paintScale(pen, stage, look) {
  if (look.bare || stage.framed || stage.pane !== stage.panes[0]) return; // all panes have the same; shares stand at the foot of frames
  const size = Math.round(0.87 * stage.surface.text);
  const floor = ruledFloor(stage, look.runs);
  const larger = enlargement(stage.surface);
  if (floor !== null) drawRuler(pen, stage, floor, look.colours, { size, larger });
  else drawBar(pen, stage, look, size);
}

// Lower left, or in the upper corner where rows of bounces or a wall would cross it.
function drawBar(pen, stage, look, size) {
  const { camera, pane: { width, height } } = stage;
  const high = height - BAR_BELOW_TOP;
  const walls = look.runs[0]?.walls.filter(({ normal }) => normal) ?? [];
  const placeAt = (raised) => ({ left: 0, right: endOfScaleBar(camera, size, width), top: height - raised - 14 - size, bottom: height - raised - 6 });
  const isCrossed = (raised) => walls.some(({ point: [x, y], normal }) => lengthInside(placeAt(raised),
    [-FAR, FAR].map((far) => toScreen(camera, width, height, x - far * normal[1], y + far * normal[0]))) > 0);
  const raised = raisedByRows(stage, look) || (isCrossed(0) && !isCrossed(high) ? high : 0);
  if (raised) claimBox(stage, placeAt(raised));
  drawScaleBar(pen, camera, stage.pane, look.colours, size, raised);
}

function drawRuler(pen, stage, floor, colours, { size, larger }) {
  const { camera, pane } = stage;
  const { step, strokes } = strokesOf(camera, pane.width, pane.height, floor, larger);
  const broad = Math.round(RULER * larger);
  const foot = toScreen(camera, pane.width, pane.height, 0, floor)[1];
  pen.fillStyle = colours.soft;
  pen.fillRect(0, 0, broad, foot - 1.5);
  const [unit, metre] = step < 0.1 ? ["cm", 100] : ["m", 1];
  const decimals = decimalsOf(Number((step * metre).toPrecision(6)));
  const named = strokes.filter((one) => one.size === 2 && one.height > 0 && one.y > size);
  for (const one of strokes) {
    if (one.height === 0) continue;
    const y = Math.round(one.y) + 0.5;
    setLine(pen, one.size === 2 ? colours.line : colours.edge, 1);
    pen.beginPath();
    if (one.size === 2) {
      pen.moveTo(broad, y);
      pen.lineTo(pane.width, y);
      pen.stroke();
      setLine(pen, colours.ink, 1.5);
      pen.beginPath();
    }
    pen.moveTo(broad - STROKES[one.size], y);
    pen.lineTo(broad, y);
    pen.stroke();
  }
  pen.fillStyle = colours.ink;
  setLetters(pen, `600 ${size}px ${colours.font}`);
  const room = broad - STROKES[2] - NUMBER_LEFT - 2;
  // The unit stands behind the uppermost number that leaves it room, else below the last one.
  const fits = (one) => pen.measureText(`${tickLabel(one.height * metre, decimals)} ${unit}`).width <= room;
  const last = named.findLastIndex(fits);
  named.forEach((one, place) => {
    const number = tickLabel(one.height * metre, decimals);
    const text = place === last ? `${number} ${unit}` : number;
    const below = last < 0 && place === named.length - 1 ? unit : "";
    pen.fillText(text, NUMBER_LEFT, one.y);
    claimBox(stage, { left: NUMBER_LEFT, right: NUMBER_LEFT + room, top: one.y - size / 2, bottom: one.y + size * (below ? 1.5 : 0.5) });
    if (below) pen.fillText(below, NUMBER_LEFT, one.y + size);
  });
}
