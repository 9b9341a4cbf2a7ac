// What lies ahead of the clock, once the verdict is there: as far as the question went.

import { setLine } from "../../base/strokes.js";
import { faded, hueOf } from "../../base/palette.js";
import { ballsWithAWay } from "./paths.js";
import { placeOn, seenAt } from "../../view/coordinates.js";

const POINTS_AHEAD = 120;

/** The way of every ball, of one in a crowd, from now to the moment that decided, at half strength. */
export function paintAhead(pen, stage, look) {
  if (look.covered || !look.trails || !(look.until > look.time)) return;
  for (const run of look.runs) {
    const end = Math.min(look.until, run.end);
    const shown = ballsWithAWay(run);
    for (let ball = 0; ball < shown && end > look.time; ball += 1) {
      setLine(pen, faded(shown < run.balls ? look.colours.ink : hueOf(look.colours, run, ball), 0.5), 1.5);
      pen.beginPath();
      for (let k = 0; k <= POINTS_AHEAD; k += 1) {
        const { x, y, z } = seenAt(stage, run, ball, look.time + (end - look.time) * k / POINTS_AHEAD);
        pen.lineTo(...placeOn(stage, x, y, z));
      }
      pen.stroke();
    }
  }
}
