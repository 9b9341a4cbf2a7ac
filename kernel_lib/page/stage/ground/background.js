// The ground of the picture: grid and walls, or the room in space.

import { originAt } from "../../view/coordinates.js";
import { paintRoomInSpace } from "../../space/bodies_in_space.js";
import { drawCurvedWall, drawGrid, drawWall } from "./walls_and_grid.js";

/** Grid and, where they stand still, the walls. */
export function paintGround(pen, stage, look) {
  const { width, height } = stage.pane;
  if (stage.view) paintRoomInSpace(pen, stage, look);
  else if (look.grid) drawGrid(pen, stage.camera, width, height, look.colours);
  if (stage.reference === "room") paintWalls(pen, stage, look);
}

/** Walls that move past, as seen from a moving frame of reference. */
export function paintMovingWalls(pen, stage, look) {
  if (stage.reference !== "room") paintWalls(pen, stage, look);
}

function paintWalls(pen, stage, look) {
  const { width, height } = stage.pane;
  if (stage.view || !look.runs.length) return;
  const [run, ...others] = look.runs;
  const origin = originAt(stage, run, look.time);
  // Each run may have a track of its own; other walls are the same for all.
  const tracks = others.flatMap((one) => one.walls.filter((wall) => wall.kind === "track"));
  for (const wall of [...run.walls, ...tracks]) {
    if (!wall.normal) {
      drawCurvedWall(pen, wall, run.radii, origin, stage.camera, width, height, look.colours);
      continue;
    }
    const point = [wall.point[0] - origin.x, wall.point[1] - origin.y];
    drawWall(pen, { ...wall, point }, stage.camera, width, height, look.colours);
  }
}
