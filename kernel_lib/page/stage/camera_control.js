// Where the stage's camera looks: at all runs, along with a ball, or where a person put it.

import { arrowScale, calmScale, momentumScale } from "./arrows/shape.js";
import { enlargement } from "../base/surface.js";
import { blended, fitted, sharedBox, stillGood, toWorld } from "../view/camera.js";
import { panesFor, shiftsOf } from "../view/panes.js";
import { seenAt } from "../view/coordinates.js";
import { centreOfMass } from "../run/frame_of_reference.js";
import { withOtherCurves } from "../run/parting.js";
import { boxInSpace, boxOnPicture, frameOf3D, middleOf, projected } from "../view/projection.js";
import { boxWithStrings } from "./bodies/strings.js";
import { haveOwnFrames, wordsOfFrame } from "./own_frames.js";
import { pointsAlongWall } from "./ground/walls_and_grid.js";
import { samples } from "../run/totals.js";

const CAMERA_MOVE = 260;
const CLOSEST = 2000; // times nearer, or farther, than all in view

/**
 * Take new runs and aim the camera at them, unless it may stay; while `held` (a drag) it must.
 * `room` is a height in metres that must be in view as well, for a flag.
 */
export function setStageRuns(stage, runs, calm, room = null) {
  stage.runs = runs;
  stage.boxInSpace = boxInSpace(runs);
  stage.highest = room;
  measureBox(stage);
  if (stage.held) layPanes(stage);
  else aimCamera(stage, calm);
}

// What must be in view.
function measureBox(stage) {
  stage.layer.drop();
  stage.framed = haveOwnFrames(stage);
  if (!stage.runs.length) return;
  if (stage.view) {
    stage.frame = frameOf3D(stage.view, stage.runs[0].up, middleOf(stage.boxInSpace));
    stage.box = boxOnPicture(stage.frame, stage.boxInSpace);
  } else {
    const boxes = stage.runs.map((run, k) => sweptBox(stage, run, shiftsNow(stage)[k]));
    stage.box = sharedBox(boxes, standApart(stage.runs) || stage.runs.some((run) => run.stands));
  }
  // A histogram stands at the right, if the lesson has one.
  const room = stage.aside * (stage.box.right - stage.box.left);
  stage.box = { ...stage.box, right: stage.box.right + room };
  if (stage.highest) stage.box = { ...stage.box, top: Math.max(stage.box.top, stage.highest) };
}

function shiftsNow(stage) {
  if (!(stage.beside || stage.framed) || stage.view) return stage.runs.map(() => [0, 0]);
  return shiftsOf(stage.runs.map((run) => seenAt(stage, run, 0, 0)), stage.runs);
}

function sweptBox(stage, run, [dx, dy]) {
  const { left, right, bottom, top } = stage.reference === "room" ? boxWithCurves(run, boxWithStrings(run), standApart(stage.runs))
    : movingBox(stage, run);
  return { left: left - dx, right: right - dx, bottom: bottom - dy, top: top - dy };
}

// Whether runs have curved walls of their own, such as bowls next to each other; a track carries its ball as well.
function standApart(runs) {
  return withOtherCurves(runs).some(({ walls }) => walls.some(({ kind }) => kind && kind !== "track"));
}

// Several curved walls face each other, as all do without gravity, and are seen from end to end; those that stand next
// to others, up to where their balls come.
function boxWithCurves(run, box, own) {
  const curved = run.walls.filter(({ kind }) => kind === "arc" || kind === "ellipse" || (own && kind === "parabola"));
  const faces = curved.length > 1 || Math.hypot(...run.gravity) === 0;
  if (!curved.length || !(faces || own)) return box;
  const points = curved.flatMap(pointsAlongWall).filter(([, y]) => faces || y <= box.top);
  const [xs, ys] = [0, 1].map((axis) => points.map((point) => point[axis]));
  return { left: Math.min(box.left, ...xs), right: Math.max(box.right, ...xs),
    bottom: Math.min(box.bottom, ...ys), top: Math.max(box.top, ...ys) };
}

function movingBox(stage, run) {
  const box = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity };
  for (const time of samples(run, 400)) {
    for (let ball = 0; ball < run.balls; ball += 1) {
      const { x, y } = seenAt(stage, run, ball, time);
      const radius = run.radii[ball];
      box.left = Math.min(box.left, x - radius);
      box.right = Math.max(box.right, x + radius);
      box.bottom = Math.min(box.bottom, y - radius);
      box.top = Math.max(box.top, y + radius);
    }
  }
  return box;
}

function layPanes(stage) {
  const { width, height } = stage.surface;
  stage.panes = panesFor(stage.runs, width, height, stage.beside || stage.framed, stage.box,
    shiftsNow(stage), stage.framed ? (wide, high) => wordsOfFrame(stage, wide, high) : null);
  [stage.pane] = stage.panes;
}

/** Look at the runs in space, from a view; or at the flat picture, without one. */
export function lookFrom(stage, view) {
  stage.view = view;
  measureBox(stage);
}

/** See all from the room, from the centre of mass, or from a ball. */
export function seeFrom(stage, reference, calm) {
  stage.reference = reference;
  measureBox(stage);
  fit(stage, calm);
}

/** Runs side by side, or over one another. */
export function setBeside(stage, beside, calm) {
  stage.beside = beside;
  measureBox(stage);
  fit(stage, calm);
}

/** Aim the camera at all runs: at once, or by a short move from where it was aimed. */
export function aimCamera(stage, calm = true, anew = false) {
  if (!stage.runs.length || !stage.surface.width || !stage.surface.height) return;
  layPanes(stage);
  const { sheet = 0 } = stage;
  const width = stage.pane.width - sheet;
  const { head, foot } = wordsOfFrame(stage, width, stage.pane.height);
  const height = stage.pane.height - head - foot;
  const goal = stage.move?.to ?? stage.camera;
  const largest = Math.max(...stage.runs.flatMap((run) => run.radii));
  const larger = enlargement(stage.surface);
  const clock = stage.framed ? 0 : undefined; // frames have the time in the bar below
  const between = fitted(stage.box, width, height, largest, larger, clock);
  const whole = pushed(raised(between, (head - foot) / 2), sheet / 2);
  stage.whole = whole.scale;
  scaleArrows(stage, whole);
  const mayStay = stage.mode === "free"
    || stillGood(pushed(raised(goal, (foot - head) / 2), -sheet / 2), stage.box, width, height, largest, larger, clock);
  if (goal && mayStay && !anew) return;
  stage.move = stage.camera && !calm ? { from: stage.camera, to: whole, start: null } : null;
  if (!stage.move) stage.camera = whole;
  stage.layer.drop();
}

// A camera that shows the same so many pixels lower.
function raised(camera, pixels) {
  return camera && { ...camera, y: camera.y + pixels / camera.scale };
}

// A camera that shows the same so many pixels farther left.
function pushed(camera, pixels) {
  return camera && { ...camera, x: camera.x + pixels / camera.scale };
}

/** Keep so many pixels free at the right of the bodies, for a chart. */
export function keepRoom(stage, pixels, calm) {
  if (stage.sheet === pixels) return;
  stage.sheet = pixels;
  if (stage.mode === "fit") aimCamera(stage, calm, true);
}

function scaleArrows(stage, camera) {
  const { width, height } = stage.pane;
  stage.arrow = calmScale(stage.arrow, arrowScale(stage.runs, camera, width, height));
  stage.momentum = calmScale(stage.momentum, momentumScale(stage.runs, camera, width, height));
}

/** Show all again. */
export function fit(stage, calm = true) {
  stage.mode = "fit";
  stage.follow = null;
  stage.painted = undefined;
  aimCamera(stage, calm, true);
}

/**
 * Keep a ball, or the centre of mass ("centre"), of the first run in the middle; null: no more;
 * "free": the camera stays where it is.
 */
export function follow(stage, what, calm) {
  if (what === null) fit(stage, calm);
  else {
    stage.mode = "free";
    stage.follow = what === "free" ? null : what;
    stage.move = null;
  }
}

/** Let the camera go along; called before each picture. */
export function goAlong(stage, time) {
  if (stage.follow === null || !stage.camera || !stage.runs.length) return;
  const [run] = stage.runs;
  const { x, y, z } = stage.follow === "centre" && stage.reference === "room"
    ? centreOfMass(run, time)
    : stage.follow === "centre" ? { x: 0, y: 0, z: 0 }
      : seenAt(stage, run, Math.min(stage.follow, run.balls - 1), time);
  const [cx, cy] = stage.view ? projected(stage.frame, x, y, z) : [x, y];
  if (cx === stage.camera.x && cy === stage.camera.y) return;
  stage.camera = { ...stage.camera, x: cx, y: cy };
  stage.layer.drop();
}

/**
 * Zoom by a factor about a pixel of the stage, or about its middle.
 * @param {any} stage
 * @param {number} factor
 * @param {number | null} [px]
 * @param {number | null} [py]
 */
export function zoomBy(stage, factor, px = null, py = null) {
  if (!stage.camera) return;
  const { width, height } = stage.pane;
  const scale = Math.min(CLOSEST * stage.whole,
    Math.max(stage.whole / CLOSEST, stage.camera.scale * factor));
  const [ax, ay] = inPane(stage, px ?? width / 2, py ?? height / 2);
  const [x, y] = toWorld(stage.camera, width, height, ax, ay);
  const near = { ...stage.camera, scale };
  const [nx, ny] = toWorld(near, width, height, ax, ay);
  holdAt(stage, { x: near.x + x - nx, y: near.y + y - ny, scale });
}

/** Move what is seen by pixels. */
export function panBy(stage, dx, dy) {
  if (!stage.camera) return;
  const { x, y, scale } = stage.camera;
  stage.follow = null;
  holdAt(stage, { x: x - dx / scale, y: y + dy / scale, scale });
}

/** Put the camera somewhere, { x, y, scale }; it stays until `fit`. */
function holdAt(stage, camera) {
  stage.mode = "free";
  stage.move = null;
  stage.camera = camera;
  stage.layer.drop();
}

// All panes show the same piece: a pixel of any of them counts from its own corner.
function inPane(stage, px, py) {
  const pane = stage.panes.find((one) => px >= one.left && px <= one.left + one.width
    && py >= one.top && py <= one.top + one.height) ?? stage.pane;
  return [px - pane.left, py - pane.top];
}

/** One step of a camera move; returns whether it continues. */
export function moveCamera(stage, now) {
  if (!stage.move) return false;
  stage.move.start ??= now;
  const part = Math.min(1, (now - stage.move.start) / CAMERA_MOVE);
  stage.camera = blended(stage.move.from, stage.move.to, part);
  stage.layer.drop();
  if (part >= 1) stage.move = null;
  return stage.move !== null;
}
