// The stage: a canvas, and the order in which everything on it is painted.

import { aimCamera, goAlong } from "./camera_control.js";
import { paintBalls } from "./bodies/balls.js";
import { paintCentrePaths, paintCentres } from "./centre_of_mass.js";
import { paintAhead } from "./bodies/ahead.js";
import { paintChevrons, paintRings } from "./bodies/contact_marks.js";
import { paintBounces } from "./ground/bounces.js";
import { paintGround, paintMovingWalls } from "./ground/background.js";
import { paintImpulses } from "./arrows/impulses.js";
import { paintAngular, paintMomentumSum, paintRestitution } from "./insets.js";
import { paintCounter } from "./counter.js";
import { paintLens } from "./lens.js";
import { paintNames, paintNamesAtBalls, rowsApart } from "./run_names.js";
import { paintMasses } from "./bodies/masses.js";
import { paintNumbers } from "./bodies/numbers_on_balls.js";
import { paintPaths, paintStrobe, paintTrails } from "./bodies/paths.js";
import { paintHeads, paintLetGo, paintOwnFrames, paintShares } from "./own_frames.js";
import { paintScale } from "./ground/ruler.js";
import { paintSpeeds } from "./ground/speeds.js";
import { paintShadows } from "./ground/shadows.js";
import { paintSpeedsKept } from "./speeds_kept.js";
import { paintSpheres } from "../space/bodies_in_space.js";
import { paintVerdictChart, paintVerdictMarks } from "./verdict_picture.js";
import { paintSprings } from "./bodies/springs.js";
import { paintStrings } from "./bodies/strings.js";
import { paintStarts } from "./bodies/starts.js";
import { paintThreads } from "./bodies/thread.js";
import { newClaims } from "./labels/claims.js";
import { paintTipLabels } from "./labels/tip_labels.js";
import { newLayer, newSurface, sharpen } from "../base/surface.js";
import { paintMomenta, paintVelocities } from "./arrows/velocities.js";
import { paintPulls, paintTouching } from "./arrows/attraction.js";
import { paintPresses } from "./arrows/presses.js";
import { paintReactions } from "./arrows/reactions.js";
import { paintSlip } from "./arrows/slip.js";
import { numbersAside, paintVelocityParts } from "./arrows/velocity_parts.js";

// Painted once and kept until `stage.layer.drop()`; then, at every picture, from the bottom up.
const GROUND = [paintGround, paintScale, paintPaths, paintCentrePaths, paintNames, paintHeads];
const MOVING = [paintMovingWalls, paintBounces, paintChevrons, paintTouching, paintTrails, paintAhead, paintStarts, paintLetGo, paintStrobe,
  paintShadows, paintStrings, paintSprings, paintThreads, paintBodies, paintRings, paintVerdictMarks, paintMomenta,
  paintPulls, paintVelocities, paintCentres, paintImpulses, paintPresses, paintReactions, paintVelocityParts, paintSlip, paintNumbersAside, paintMasses, paintNamesAtBalls,
  paintSpeeds, paintCounter, paintLens, paintSpeedsKept, paintVerdictChart, ...[paintMomentumSum, paintAngular, paintRestitution].map(enlarged), paintTipLabels, paintShares];
const ARROWS = ["arrows", "momenta", "impulses"];

// Small pictures grow with the text around the stage, from their corner.
function enlarged(mark) {
  return (pen, stage, look) => {
    const factor = stage.surface.text / 15;
    pen.save();
    pen.translate(stage.pane.width, 0);
    pen.scale(factor, factor);
    pen.translate(-stage.pane.width, 0);
    mark(pen, stage, look);
    pen.restore();
  };
}

/** The stage: its canvas, which is painted first of all parts, and its camera. */
export function newStage({ look }, { repaint }) {
  const pane = { left: 0, top: 0, width: 0, height: 0, runs: [], shift: [0, 0] };
  /** @type {any} */
  const stage = { runs: [], camera: null, move: null, mode: "fit", follow: null, whole: 1,
    reference: "room", origins: new WeakMap(), discs: new Map(), beside: false, framed: false, snap: false,
    held: false, arrow: 0, momentum: 0, box: null, highest: null, pane, panes: [pane],
    view: null, frame: null, aside: 0, sheet: 0, boxInSpace: null, grounded: [], marks: { ground: [], over: [] } };
  stage.layer = newLayer();
  stage.surface = newSurface(() => {
    if (stage.mode === "fit") stage.camera = stage.move = null;
    stage.layer.drop();
    aimCamera(stage);
    repaint();
  });
  return Object.assign(stage, { element: stage.surface.canvas, place: "stage",
    paint: () => paintStage(stage, look), refresh: () => stage.layer.drop(),
    end: () => stage.surface.end() });
}

/** Add a drawing; README.md of the page says how it is called. */
export function addMark(stage, layer, mark) {
  stage.marks[layer].push(mark);
}

/** Paint the moment. `look`: { time, colours, hidden, covered, and what the toggles switch }. */
export function paintStage(stage, look) {
  const pen = sharpen(stage.surface);
  if (!stage.camera || !stage.runs.length) return;
  goAlong(stage, look.time);
  stage.layer.put(stage.surface, (under) => {
    under.clearRect(0, 0, stage.surface.width, stage.surface.height);
    stage.grounded = stage.panes.map(() => []);
    paintPanes(under, stage, look, [...GROUND, ...stage.marks.ground]);
    paintOwnFrames(under, stage, look);
    stage.grounded = stage.claimed;
  });
  placeAnew(stage, look.time);
  paintPanes(pen, stage, look, [...MOVING, ...stage.marks.over]);
}

// Words keep their places while a run plays on; back in time, and in a picture that is fitted, it looks as at first.
function placeAnew(stage, time) {
  if (!(time >= stage.painted)) Object.assign(stage, { nameAt: new Map(), sides: new Map() });
  stage.painted = time;
}

function paintPanes(pen, stage, look, marks) {
  const labels = ARROWS.filter((name) => look[name]).length > 1;
  const { camera } = stage;
  const apart = rowsApart(stage);
  stage.claimed = [];
  for (const pane of stage.panes) {
    stage.pane = pane;
    stage.camera = { ...camera, x: camera.x + pane.shift[0], y: camera.y + pane.shift[1] };
    // What stands on the ground is painted seldom, and kept from one picture to the next.
    stage.claims = newClaims(stage.grounded[stage.panes.indexOf(pane)]);
    pen.save();
    pen.beginPath();
    pen.rect(pane.left, pane.top, pane.width, pane.height);
    pen.clip();
    pen.translate(pane.left, pane.top);
    const runs = pane.runs.filter((run) => !look.hidden.has(run.name) && (run.guessed || !look.alone));
    stage.overlay?.(runs[0]);
    for (const mark of marks) mark(pen, stage, { ...look, runs, labels, apart });
    pen.restore();
    stage.claimed.push(stage.claims.boxes);
  }
  [stage.pane] = stage.panes;
  stage.camera = camera;
}

function paintNumbersAside(pen, stage, look) {
  paintNumbers(pen, stage, { ...look, aside: numbersAside(stage, look) });
}

function paintBodies(pen, stage, look) {
  if (stage.view) paintSpheres(pen, stage, look.runs, look);
  else paintBalls(pen, stage, look);
}
