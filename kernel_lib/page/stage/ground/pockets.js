// Pockets of a table in the plane.

import { traceCircle } from "../../base/strokes.js";
import { fillHole } from "../../base/shading.js";
import { placeOn } from "../../view/coordinates.js";

/** The pockets of the first run, in the plane. */
export function paintPockets(pen, stage, look) {
  const [run] = look.runs;
  if (stage.view || stage.reference !== "room") return;
  for (const { centre, radius } of run?.pockets ?? []) {
    traceCircle(pen, ...placeOn(stage, centre[0], centre[1]), radius * stage.camera.scale);
    fillHole(pen, look.colours);
  }
}
