// Where the balls began, once the verdict stands: an outline each, so that the way can be seen.

import { setLine, traceCircle } from "../../base/strokes.js";
import { placeOn, seenAt } from "../../view/coordinates.js";

const MOST_OUTLINED = 20; // balls of a run

/** Outlines of the first run's balls at their start, while the verdict stands and they have left it. */
export function paintStarts(pen, stage, look) {
  if (look.phase !== "verdict" || stage.framed || look.pictured || stage.view || stage.reference !== "room" || !(look.time > 0)) return;
  const [run] = look.runs;
  if (!run || run.balls > MOST_OUTLINED) return;
  setLine(pen, look.colours.edge, 1.5, [4, 4]);
  for (let ball = 0; ball < run.balls; ball += 1) {
    const [start, now] = [seenAt(stage, run, ball, 0), seenAt(stage, run, ball, look.time)];
    if (Math.hypot(now.x - start.x, now.y - start.y) < 0.1 * run.radii[ball]) continue;
    traceCircle(pen, ...placeOn(stage, start.x, start.y), run.radii[ball] * stage.camera.scale);
    pen.stroke();
  }
}
