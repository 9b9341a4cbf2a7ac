// The masses of balls that differ, below each ball: before a run starts, and while a puzzle is open.

import { setLetters, writeRimmed } from "../../base/strokes.js";
import { massText } from "../../base/numbers.js";
import { CLOCK, CLOCK_CORNER } from "../../view/camera.js";
import { placeOn, seenAt } from "../../view/coordinates.js";
import { endOfScaleBar } from "../../view/scale_bar.js";
import { claimBox } from "../labels/claims.js";

const MOST_WEIGHED = 6; // balls of a run
const SIZE = 0.85; // of the text around the stage
const [BELOW, HALO] = [0.8, 3]; // of its size, from the rim to its middle; pixels

/** Whether the balls of a run are few and of different masses. Pure. */
export function areWeighed({ balls, masses }) {
  return balls > 1 && balls <= MOST_WEIGHED && masses.every((mass) => mass > 0)
    && masses.some((mass) => mass !== masses[0]);
}

/** The masses of all runs of such balls. */
export function paintMasses(pen, stage, look) {
  if (stage.view || stage.framed) return;
  const size = SIZE * stage.surface.text;
  setLetters(pen, `600 ${size.toFixed(1)}px ${look.colours.font}`, "center");
  for (const run of look.runs) {
    if (!areWeighed(run) || !(look.held || run.weighed)) continue;
    for (let ball = 0; ball < run.balls; ball += 1) {
      const { x, y } = seenAt(stage, run, ball, look.time);
      const [left, middle] = placeOn(stage, x, y);
      const reach = run.radii[ball] * stage.camera.scale + BELOW * size;
      const text = massText(run.masses[ball]);
      const half = pen.measureText(text).width / 2;
      const { width, height } = stage.pane;
      const taken = left - half < endOfScaleBar(stage.camera, size, width) || left + half > width - CLOCK_CORNER;
      const [at, line] = taken && middle + reach + size / 2 > height - CLOCK // then to the right of the ball
        ? [Math.min(left + reach + half, width - half - HALO), middle] : [left, middle + reach];
      claimBox(stage, { left: at - half, right: at + half, top: line - size / 2, bottom: line + size / 2 });
      writeRimmed(pen, text, at, line, look.colours.ink, look.colours.stage, HALO);
    }
  }
}
