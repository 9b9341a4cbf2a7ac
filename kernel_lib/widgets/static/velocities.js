// Arrows of velocity.

import { drawArrow } from "./arrows.js";
import { placeOn, seenAt } from "./places.js";

/** An arrow on every ball; `stage.arrow` metres stand for one metre a second. */
export function paintVelocities(pen, stage, look) {
  if (!look.arrows) return;
  const { arrow } = stage;
  for (const run of [...look.runs].reverse()) {
    for (let ball = 0; ball < run.balls; ball += 1) {
      const { x, y, z, vx, vy, vz } = seenAt(stage, run, ball, look.time);
      drawArrow(pen, ...placeOn(stage, x, y, z),
        ...placeOn(stage, x + vx * arrow, y + vy * arrow, z + vz * arrow),
        look.colours.runs[run.index % 4]);
    }
  }
}
