// Where the balls began, once the verdict stands: an outline each, so that the way can be seen.

import { placeOn, seenAt } from "../../view/coordinates.js";

const MOST_OUTLINED = 20; // balls of a run

/** Outlines of the first run's balls at their start, while the verdict stands and they have left it. */
export function paintStarts(pen, stage, look) {
  if (look.phase !== "verdict" || stage.framed || look.pictured || stage.view || stage.reference !== "room" || !(look.time > 0)) return;
  const [run] = look.runs;
  if (!run || run.balls > MOST_OUTLINED) return;
  pen.strokeStyle = look.colours.edge;
  pen.lineWidth = 1.5;
  pen.setLineDash([4, 4]);
  for (let ball = 0; ball < run.balls; ball += 1) {
    const [start, now] = [seenAt(stage, run, ball, 0), seenAt(stage, run, ball, look.time)];
    if (Math.hypot(now.x - start.x, now.y - start.y) < 0.1 * run.radii[ball]) continue;
    pen.beginPath();
    pen.arc(...placeOn(stage, start.x, start.y), run.radii[ball] * stage.camera.scale, 0, 2 * Math.PI);
    pen.stroke();
  }
  pen.setLineDash([]);
}
