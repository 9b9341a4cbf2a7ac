// What the stage paints in space in place of discs and flat walls.

import { fillWith, setLine, traceCircle } from "../base/strokes.js";
import { DASHES, MOST_HUES, hueOf, hueOfRun } from "../base/palette.js";
import { drawDirections, drawPocket, drawShadow, drawWallInSpace, groundBelow, placeOnPicture }
  from "./room_in_space.js";
import { inPlay } from "../run/contacts/pockets.js";
import { pointNow, seenAt } from "../view/coordinates.js";
import { projected } from "../view/projection.js";
import { drawSphere } from "./sphere.js";
import { orientationAt } from "../run/orientation.js";

const CROSS = 44; // pixels from the corner to the three directions
const LEAST_FOLLOWED = 4; // pixels of radius of the one that is followed

function wallsOf(stage) {
  const [run] = stage.runs;
  return run.walls.length ? run.walls : [groundBelow(stage.boxInSpace, run.up)];
}

function wallsAt(stage, time) {
  const [run] = stage.runs;
  return wallsOf(stage).map((wall) => (
    wall.velocity ? { ...wall, point: pointNow(wall, Math.min(time, run.end)) } : wall));
}

function paintWallsInSpace(pen, stage, look, walls) {
  const size = [stage.pane.width, stage.pane.height];
  for (const wall of walls) {
    drawWallInSpace(pen, wall, stage.boxInSpace, stage.frame, stage.camera, size, look.colours);
  }
}

/** Walls that move, as grids, where they are now. */
export function paintMovingRoom(pen, stage, look) {
  if (!look.runs.length) return;
  paintWallsInSpace(pen, stage, look, wallsAt(stage, look.time).filter((wall) => wall.velocity));
}

/** Walls as grids and the three directions; all that stands still. */
export function paintRoomInSpace(pen, stage, look) {
  paintWallsInSpace(pen, stage, look, wallsOf(stage).filter((wall) => !wall.velocity));
  paintPocketsInSpace(pen, stage, look);
  drawDirections(pen, stage.frame, CROSS, CROSS, look.colours);
}

// Each on the wall that faces upwards most, which carries the balls that it takes.
function paintPocketsInSpace(pen, stage, look) {
  const [run] = stage.runs;
  if (!run.pockets) return;
  const place = placeOnPicture(stage.frame, stage.camera, stage.pane.width, stage.pane.height);
  const [floor] = [...wallsOf(stage)].sort((one, two) => two.normal[run.up] - one.normal[run.up]);
  for (const { centre, radius } of run.pockets) drawPocket(pen, floor, centre, radius, place, look.colours);
}

/** The balls of these runs with their shadows, the far ones first. */
export function paintSpheres(pen, stage, shown, look) {
  const { pane, frame, camera } = stage;
  const place = placeOnPicture(frame, camera, pane.width, pane.height);
  const balls = shown.flatMap((run) => run.radii.flatMap((radius, ball) => {
    if (!inPlay(run, ball, look.time)) return [];
    const { x, y, z } = seenAt(stage, run, ball, look.time);
    return [{ run, ball, radius, centre: [x, y, z], depth: projected(frame, x, y, z)[2] }];
  }));
  balls.sort((one, two) => one.depth - two.depth || two.run.index - one.run.index);
  const crowd = balls.length > MOST_HUES;
  for (const wall of crowd ? [] : wallsAt(stage, look.time)) {
    for (const { centre, radius } of balls) {
      drawShadow(pen, wall, centre, radius, frame, place, look.colours);
    }
  }
  for (const { run, ball, radius, centre } of balls) {
    if (crowd) {
      drawSmall(pen, place(centre), Math.max(2, radius * camera.scale), hueOfRun(look.colours, run), look.colours.paper);
      continue;
    }
    const turn = orientationAt(run, ball, look.time);
    drawSphere(pen, ...place(centre), Math.max(2, radius * camera.scale), turn, frame,
      { colour: hueOf(look.colours, run, ball), paper: look.colours.paper,
        opacity: run.index === 0 ? 1 : 0.6, dashes: DASHES[run.index % 4] });
  }
  // The one that is followed is never hidden by the others, as in the plane.
  for (const { radius, centre } of crowd ? balls.filter(({ ball }) => ball === 0) : []) {
    drawSmall(pen, place(centre), Math.max(LEAST_FOLLOWED, radius * camera.scale), look.colours.you, look.colours.ink);
  }
}

// One of hundreds: a disc with an edge, so that those in front stand out.
function drawSmall(pen, [x, y], radius, colour, edge) {
  traceCircle(pen, x, y, radius);
  fillWith(pen, colour);
  setLine(pen, edge, 0.8);
  pen.stroke();
}
