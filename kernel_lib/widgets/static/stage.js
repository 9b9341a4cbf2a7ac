// The stage: balls, walls, arrows, paths and strobe dots of all runs at the clock's moment.

import { arrowScale, drawArrow } from "./arrows.js";
import { blended, fitted, runBox, sharedBox, stillGood, toScreen } from "./camera.js";
import { DASHES, MARKS, drawMark, faded } from "./palette.js";
import { newLayer, newSurface, sharpen } from "./surface.js";
import { paintRoom, paintSpheres } from "./solid.js";
import { boxInSpace, boxOnPicture, frameOf3D, middleOf, projected } from "./space.js";
import { ballAt, frameBefore } from "./tracks.js";
import { drawGrid, drawScaleBar, drawWall } from "./walls.js";

const PATH_POINTS = 1500;
const CAMERA_MOVE = 260;
const DOTS_APART = 5;

/** The stage's canvas and its camera; `changed` asks for a new picture. */
export function newStage(changed) {
  const stage = { camera: null, move: null, arrow: 0.1, box: null, held: false, view: null,
    frame: null, room: null };
  stage.layer = newLayer();
  stage.surface = newSurface(() => {
    stage.camera = null;
    aim(stage);
    changed();
  });
  return stage;
}

/**
 * New runs: aim the camera unless it may stay; while `held` (a drag on the stage) it must.
 * `room` is a height in metres that must be in view as well, for a flag.
 */
export function setRuns(stage, runs, calm, room = null) {
  stage.runs = runs;
  stage.room = boxInSpace(runs);
  if (stage.view) lookFrom(stage, stage.view);
  stage.box = stage.view ? boxOnPicture(stage.frame, stage.room) : sharedBox(runs.map(runBox));
  if (room) stage.box = { ...stage.box, top: Math.max(stage.box.top, room) };
  stage.layer.drop();
  if (!stage.held) aim(stage, calm);
}

/** Look at the runs in space, from a view; or at the flat picture, without one. */
export function lookFrom(stage, view) {
  stage.view = view;
  stage.layer.drop();
  if (!view || !stage.runs?.length) return;
  stage.frame = frameOf3D(view, stage.runs[0].up, middleOf(stage.room));
  stage.box = boxOnPicture(stage.frame, stage.room);
}

/** Aim the camera at all runs; at once, or in a short move when it had an aim before. */
export function aim(stage, calm = true) {
  const { width, height } = stage.surface;
  if (!stage.runs?.length || !width || !height) return;
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

/** Pixel position of a point in the world. */
export function placeOn(stage, x, y, z = 0) {
  if (stage.view) [x, y] = projected(stage.frame, x, y, z);
  return toScreen(stage.camera, stage.surface.width, stage.surface.height, x, y);
}

/** Paint the moment. `look`: { time, colours, hidden, covered, arrows, paths, strobe, grid }. */
export function paintStage(stage, look) {
  const pen = sharpen(stage.surface);
  if (!stage.camera || !stage.runs?.length) return;
  const { width, height } = stage.surface;
  stage.layer.put(stage.surface, (under) => paintStill(under, stage, look, width, height));
  const shown = stage.runs.filter((run) => !look.hidden.has(run.name));
  if (look.paths && !look.covered) for (const run of [...shown].reverse()) paintPast(pen, stage, run, look);
  if (look.strobe && !look.covered) for (const run of shown) paintStrobe(pen, stage, run, look);
  if (stage.view) paintSpheres(pen, stage, shown, look);
  else for (const run of [...shown].reverse()) paintBalls(pen, stage, run, look);
  if (look.arrows) for (const run of [...shown].reverse()) paintArrows(pen, stage, run, look);
}

function paintStill(pen, stage, look, width, height) {
  pen.clearRect(0, 0, width, height);
  if (stage.view) paintRoom(pen, stage, look);
  else {
    if (look.grid) drawGrid(pen, stage.camera, width, height, look.colours);
    for (const wall of stage.runs[0].walls) {
      drawWall(pen, wall, stage.camera, width, height, look.colours);
    }
  }
  if (look.paths && !look.covered) {
    for (const run of stage.runs.filter((one) => !look.hidden.has(one.name))) {
      paintPath(pen, stage, run, look);
    }
  }
  drawScaleBar(pen, stage.camera, width, height, look.colours);
}

function tracePath(pen, stage, track, until) {
  const stride = Math.max(1, Math.ceil(until / PATH_POINTS));
  pen.beginPath();
  for (let k = 0; k <= until; k += stride) {
    const { x: east, y: north, z } = track.knots[k];
    const [x, y] = placeOn(stage, east, north, z);
    if (k === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  }
}

function paintPath(pen, stage, run, look) {
  pen.strokeStyle = faded(look.colours.runs[run.index % 4], 0.38);
  pen.lineWidth = 1.5;
  pen.setLineDash(DASHES[run.index % 4]);
  for (const track of run.tracks) {
    tracePath(pen, stage, track, track.knots.length - 1);
    pen.stroke();
  }
}

function paintPast(pen, stage, run, look) {
  pen.strokeStyle = faded(look.colours.runs[run.index % 4], 0.85);
  pen.lineWidth = 1.8;
  pen.setLineDash(DASHES[run.index % 4]);
  run.tracks.forEach((track, ball) => {
    tracePath(pen, stage, track, frameBefore(track.times, look.time));
    const now = ballAt(run, ball, look.time);
    pen.lineTo(...placeOn(stage, now.x, now.y, now.z));
    pen.stroke();
  });
}

function paintStrobe(pen, stage, run, look) {
  if (run.between !== "line") return;
  pen.fillStyle = look.colours.runs[run.index % 4];
  const last = frameBefore(run.time, look.time);
  if (last > 0 && pathLength(stage, run, last) / last < DOTS_APART) return;
  for (let k = 0; k <= last; k += 1) {
    for (let ball = 0; ball < run.balls; ball += 1) {
      const at = (k * run.balls + ball) * run.dimension;
      const z = run.dimension > 2 ? run.position[at + 2] : 0;
      const [x, y] = placeOn(stage, run.position[at], run.position[at + 1], z);
      drawMark(pen, MARKS[run.index % 4], x, y, 2.6);
      pen.fill();
    }
  }
}

// Pixels that the first ball covers from start to frame `last`.
function pathLength(stage, run, last) {
  let length = 0;
  const apart = run.balls * run.dimension;
  for (let k = 1; k <= last; k += 1) {
    const [now, before] = [k * apart, (k - 1) * apart];
    length += Math.hypot(run.position[now] - run.position[before],
      run.position[now + 1] - run.position[before + 1]);
  }
  return length * stage.camera.scale;
}

function paintBalls(pen, stage, run, look) {
  const colour = look.colours.runs[run.index % 4];
  for (let ball = 0; ball < run.balls; ball += 1) {
    const now = ballAt(run, ball, look.time);
    const [x, y] = placeOn(stage, now.x, now.y);
    const radius = Math.max(2, run.radii[ball] * stage.camera.scale);
    pen.beginPath();
    pen.arc(x, y, radius, 0, 2 * Math.PI);
    pen.fillStyle = faded(colour, run.index === 0 ? 0.3 : 0.16);
    pen.fill();
    pen.beginPath();
    pen.arc(x, y, Math.max(1, radius - 1.2), 0, 2 * Math.PI);
    pen.strokeStyle = colour;
    pen.lineWidth = 2.4;
    pen.setLineDash(DASHES[run.index % 4]);
    pen.stroke();
    if (run.spins) paintStripe(pen, x, y, radius, now.angle, colour);
    pen.fillStyle = colour;
    drawMark(pen, MARKS[run.index % 4], x, y, 3);
    pen.fill();
  }
}

function paintStripe(pen, x, y, radius, angle, colour) {
  const [dx, dy] = [Math.cos(angle) * radius * 0.9, -Math.sin(angle) * radius * 0.9];
  pen.setLineDash([]);
  pen.lineWidth = 1.6;
  pen.strokeStyle = colour;
  pen.beginPath();
  pen.moveTo(x - dx, y - dy);
  pen.lineTo(x + dx, y + dy);
  pen.stroke();
}

function paintArrows(pen, stage, run, look) {
  for (let ball = 0; ball < run.balls; ball += 1) {
    const now = ballAt(run, ball, look.time);
    const { arrow } = stage;
    const from = placeOn(stage, now.x, now.y, now.z);
    const to = placeOn(stage, now.x + now.vx * arrow, now.y + now.vy * arrow,
      now.z + now.vz * arrow);
    drawArrow(pen, ...from, ...to, look.colours.runs[run.index % 4]);
  }
}
