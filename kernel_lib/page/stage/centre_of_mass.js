// The centre of mass of each run's balls, and its path.

import { setLine, traceCircle } from "../base/strokes.js";
import { originAt, placeOn } from "../view/coordinates.js";
import { DASHES, faded } from "../base/palette.js";
import { keptPoints } from "../base/polyline.js";
import { centreOfMass, relativeTo } from "../run/frame_of_reference.js";

const POINTS = 400;
const AS_STRAIGHT = 0.2; // pixels that the path may be off
const SIZE = 6.5;

/** Whether its centre of mass is not that of its one ball. */
const hasCentre = (run) => run.balls > 1;

/** The whole path of the centre of mass, thin. */
export function paintCentrePaths(pen, stage, look) {
  if (!look.centre || look.covered) return;
  for (const run of look.runs.filter(hasCentre)) {
    setLine(pen, faded(look.colours.ink, 0.55), 1.3, DASHES[run.index % 4]);
    pen.beginPath();
    const stride = Math.max(1, Math.ceil(run.frames / POINTS));
    const points = [...run.time].filter((_, k) => k % stride === 0 || k === run.frames - 1)
      .map((time) => centreOn(stage, run, time));
    const kept = keptPoints(points.map(([x]) => x), points.map(([, y]) => y), AS_STRAIGHT);
    for (const k of kept) pen.lineTo(...points[k]);
    pen.stroke();
  }
}

/** The centre of mass now: a disc of four quarters, as on drawings. */
export function paintCentres(pen, stage, look) {
  if (!look.centre) return;
  for (const run of look.runs.filter(hasCentre).reverse()) {
    const [x, y] = centreOn(stage, run, look.time);
    setLine(pen, look.colours.ink, 1.6);
    pen.fillStyle = look.colours.paper;
    traceCircle(pen, x, y, SIZE);
    pen.fill();
    pen.stroke();
    pen.fillStyle = look.colours.ink;
    for (const from of [0, Math.PI]) {
      pen.beginPath();
      pen.moveTo(x, y);
      pen.arc(x, y, SIZE, from, from + Math.PI / 2);
      pen.fill();
    }
  }
}

function centreOn(stage, run, time) {
  const { x, y, z } = relativeTo(originAt(stage, run, time), centreOfMass(run, time));
  return placeOn(stage, x, y, z);
}
