// The stage: a canvas, its camera, and the order in which everything on it is painted.

import { arrowScale } from "./arrows.js";
import { paintBalls } from "./balls.js";
import { blended, fitted, sharedBox, stillGood } from "./camera.js";
import { paintGround, paintMovingWalls, paintScale } from "./ground.js";
import { panesFor } from "./panes.js";
import { paintPaths, paintStrobe, paintTrails } from "./paths.js";
import { paintSpheres } from "./solid.js";
import { boxInSpace, boxOnPicture, frameOf3D, middleOf } from "./space.js";
import { paintNames, paintStrings, roomOf } from "./strings.js";
import { newLayer, newSurface, sharpen } from "./surface.js";
import { paintVelocities } from "./velocities.js";

const CAMERA_MOVE = 260;

// Painted once and kept until `stage.layer.drop()`; then, at every picture, from the bottom up.
const GROUND = [paintGround, paintPaths, paintScale];
const MOVING = [paintMovingWalls, paintTrails, paintStrobe, paintStrings, paintBodies,
  paintVelocities, paintNames];

/** The stage's canvas and its camera; `changed` asks for a new picture. */
export function newStage(changed) {
  const stage = { camera: null, move: null, arrow: 0.1, box: null, held: false, view: null,
    frame: null, room: null, reference: "room", origins: new WeakMap(), beside: false, runs: [],
    pane: { left: 0, top: 0, width: 0, height: 0, runs: [] }, marks: { ground: [], over: [] } };
  stage.panes = [stage.pane];
  stage.layer = newLayer();
  stage.surface = newSurface(() => {
    stage.camera = null;
    aim(stage);
    changed();
  });
  return stage;
}

/** Add a drawing; README.md of the widgets says how it is called. */
export function addMark(stage, layer, mark) {
  stage.marks[layer].push(mark);
}

/**
 * New runs: aim the camera unless it may stay; while `held` (a drag on the stage) it must.
 * `room` is a height in metres that must be in view as well, for a flag.
 */
export function setRuns(stage, runs, calm, room = null) {
  stage.runs = runs;
  stage.room = boxInSpace(runs);
  if (stage.view) lookFrom(stage, stage.view);
  stage.box = stage.view ? boxOnPicture(stage.frame, stage.room) : sharedBox(runs.map(roomOf));
  if (room) stage.box = { ...stage.box, top: Math.max(stage.box.top, room) };
  stage.layer.drop();
  if (stage.held) layPanes(stage);
  else aim(stage, calm);
}

function layPanes(stage) {
  const { width, height } = stage.surface;
  stage.panes = panesFor(stage.runs, width, height, stage.beside, stage.box);
  [stage.pane] = stage.panes;
}

/** Look at the runs in space, from a view; or at the flat picture, without one. */
export function lookFrom(stage, view) {
  stage.view = view;
  stage.layer.drop();
  if (!view || !stage.runs.length) return;
  stage.frame = frameOf3D(view, stage.runs[0].up, middleOf(stage.room));
  stage.box = boxOnPicture(stage.frame, stage.room);
}

/** Aim the camera at all runs; at once, or in a short move when it had an aim before. */
export function aim(stage, calm = true) {
  if (!stage.runs.length || !stage.surface.width || !stage.surface.height) return;
  layPanes(stage);
  const { width, height } = stage.pane;
  const goal = stage.move?.to ?? stage.camera;
  const largest = Math.max(...stage.runs.flatMap((run) => run.radii));
  if (stillGood(goal, stage.box, width, height, largest)) return;
  const to = fitted(stage.box, width, height, largest);
  stage.arrow = arrowScale(stage.runs, to, width, height);
  stage.move = stage.camera && !calm ? { from: stage.camera, to, start: null } : null;
  if (!stage.move) stage.camera = to;
  stage.layer.drop();
}

/** One step of a camera move; says whether it goes on. */
export function moveCamera(stage, now) {
  if (!stage.move) return false;
  stage.move.start ??= now;
  const part = Math.min(1, (now - stage.move.start) / CAMERA_MOVE);
  stage.camera = blended(stage.move.from, stage.move.to, part);
  stage.layer.drop();
  if (part >= 1) stage.move = null;
  return stage.move !== null;
}

/** Paint the moment. `look`: { time, colours, hidden, covered, and what the toggles switch }. */
export function paintStage(stage, look) {
  const pen = sharpen(stage.surface);
  if (!stage.camera || !stage.runs.length) return;
  stage.layer.put(stage.surface, (under) => {
    under.clearRect(0, 0, stage.surface.width, stage.surface.height);
    paintPanes(under, stage, look, [...GROUND, ...stage.marks.ground]);
  });
  paintPanes(pen, stage, look, [...MOVING, ...stage.marks.over]);
}

function paintPanes(pen, stage, look, marks) {
  for (const pane of stage.panes) {
    stage.pane = pane;
    pen.save();
    pen.beginPath();
    pen.rect(pane.left, pane.top, pane.width, pane.height);
    pen.clip();
    pen.translate(pane.left, pane.top);
    const here = { ...look, runs: pane.runs.filter((run) => !look.hidden.has(run.name)) };
    for (const mark of marks) mark(pen, stage, here);
    pen.restore();
  }
  [stage.pane] = stage.panes;
}

function paintBodies(pen, stage, look) {
  if (stage.view) paintSpheres(pen, stage, look.runs, look);
  else paintBalls(pen, stage, look);
}
