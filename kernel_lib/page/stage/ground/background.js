// The ground of the picture: grid and walls, or the room in space.

import { originAt, pointNow } from "../../view/coordinates.js";
import { withOtherCurves } from "../../run/parting.js";
import { paintMovingRoom, paintRoomInSpace } from "../../space/bodies_in_space.js";
import { paintPockets } from "./pockets.js";
import { drawCurvedWall, drawGrid, drawWall } from "./walls_and_grid.js";

/** Grid and, where they stand still, the walls. */
export function paintGround(pen, stage, look) {
  const { width, height } = stage.pane;
  if (stage.view) paintRoomInSpace(pen, stage, look);
  else if (look.grid) drawGrid(pen, stage.camera, width, height, look.colours);
  if (stage.reference === "room") paintWalls(pen, stage, look, (wall) => !wall.velocity);
  paintPockets(pen, stage, look);
}

/** Walls that move, and all of them as seen from a moving frame of reference. */
export function paintMovingWalls(pen, stage, look) {
  if (stage.view) paintMovingRoom(pen, stage, look);
  paintWalls(pen, stage, look, (wall) => stage.reference !== "room" || Boolean(wall.velocity));
}

function paintWalls(pen, stage, look, which) {
  const { width, height } = stage.pane;
  if (stage.view || !look.runs.length) return;
  const [run] = look.runs;
  const origin = originAt(stage, run, look.time);
  // Each run may have curved walls of its own; planes are the same for all.
  for (const one of [run, ...withOtherCurves(look.runs)]) {
    for (const wall of one.walls.filter((each) => !each.normal && which(each))) {
      drawCurvedWall(pen, wall, one.radii, origin, stage.camera, width, height, look.colours);
    }
  }
  for (const wall of run.walls.filter((each) => each.normal && which(each))) {
    const [x, y] = pointNow(wall, Math.min(look.time, run.end));
    const point = [x - origin.x, y - origin.y];
    drawWall(pen, { ...wall, point }, stage.camera, width, height, look.colours);
  }
}
