// Springs between balls, as a zigzag from rim to rim.

import { setLine } from "../../base/strokes.js";
import { ballAt } from "../../run/motion.js";
import { originAt, placeOn } from "../../view/coordinates.js";
import { relativeTo } from "../../run/frame_of_reference.js";

const TURNS = 6;
const WIDE = 0.5; // of the smaller ball's radius, to either side

/** The springs of all runs at the clock's moment. */
export function paintSprings(pen, stage, look) {
  if (stage.view) return;
  for (const run of look.runs) {
    for (const pair of run.springs ?? []) {
      const origin = originAt(stage, run, look.time);
      const ends = pair.map((ball) => {
        const { x, y } = relativeTo(origin, ballAt(run, ball, look.time));
        return placeOn(stage, x, y);
      });
      const rims = pair.map((ball) => run.radii[ball] * stage.camera.scale);
      setLine(pen, look.colours.muted, 1.8);
      pen.lineJoin = "round";
      pen.beginPath();
      for (const point of zigzag(ends, rims)) pen.lineTo(...point);
      pen.stroke();
    }
  }
}

/**
 * The corners of a zigzag between two balls, in pixels; it is as wide however long it is. Pure.
 * @param {[number, number][]} ends centres of both balls
 * @param {number[]} rims their radii
 * @returns {[number, number][]}
 */
export function zigzag([[left, top], [right, bottom]], rims) {
  const far = Math.hypot(right - left, bottom - top);
  const along = [(right - left) / far, (bottom - top) / far];
  const wide = WIDE * Math.min(...rims);
  const long = far - rims[0] - rims[1];
  const corners = Array.from({ length: 2 * TURNS }, (_, k) => ({
    at: rims[0] + long * (k + 1) / (2 * TURNS + 1), off: k % 2 ? -wide : wide }));
  return [{ at: rims[0], off: 0 }, ...corners, { at: far - rims[1], off: 0 }].map(({ at, off }) =>
    [left + along[0] * at - along[1] * off, top + along[1] * at + along[0] * off]);
}
