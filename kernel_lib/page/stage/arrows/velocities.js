// Arrows that balls carry: velocity, and momentum beside it.

import { drawArrow, drawBreak, drawDoubleArrow, drawHaloedArrow } from "./shape.js";
import { claimSymbol } from "./symbols.js";
import { standingPresses } from "./presses.js";
import { cutAtEdge, inPicture } from "./within.js";
import { partsStand } from "./velocity_parts.js";
import { MOST_HUES, hueOf } from "../../base/palette.js";
import { tellLater } from "../labels/claims.js";
import { speedText } from "../../run/speeds.js";
import { say } from "../../words/say.js";
import { placeOn, seenAt } from "../../view/coordinates.js";

const THICK = 4; // pixels
const THIN = 2; // of hundreds
const BESIDE = 8; // pixels between the two arrows, which have one direction
const MOST_TOLD = 6; // balls of a run whose speeds stand at the edge
const FIRST_BELOW = 0x2081; // the letter ₁; lettered are six balls at most
const NAMED = 12; // pixels of an arrow that is long enough to be named

/** An arrow on every ball; `stage.arrow` metres stand for one metre a second. None where one is asked what was seen. */
export function paintVelocities(pen, stage, look) {
  if (!look.arrows || look.phase === "asked") return;
  for (const run of [...look.runs].reverse()) {
    if (partsStand(stage, run, look) || standingPresses(stage, run, look).length) continue;
    let named = run !== look.runs[0] || look.labels || !atStart(look);
    for (let ball = 0; ball < run.balls; ball += 1) {
      const colour = run === look.runs[0] || look.apart ? look.colours.ink : hueOf(look.colours, run, ball);
      const whole = ends(stage, run, ball, look.time, stage.arrow);
      const { ends: seen, cut } = run.balls > MOST_HUES ? { ends: whole, cut: false } : cutAtEdge(stage, whole);
      const [fromX, fromY, toX, toY] = seen;
      if (run.balls > MOST_HUES) drawArrow(pen, fromX, fromY, toX, toY, colour, THIN);
      else {
        drawHaloedArrow(pen, seen, colour, look.colours.stage, THICK);
        claimSymbol(stage, run, seen, { letter: letterOf(run, ball, look), colour, thick: THICK, ball });
        if (cut) tellCut(pen, stage, run, { ball, seen, colour }, look);
        if (named || Math.hypot(toX - fromX, toY - fromY) < NAMED) continue;
        named = true;
        tellLater(stage, run, [{ at: [fromX, fromY], tip: [toX, toY], lines: [say("velocity-name")], colour }], 1);
      }
    }
  }
}

// An arrow that would leave the picture ends at its edge, broken; at rest with the speed that its length no longer shows.
function tellCut(pen, stage, run, { ball, seen, colour }, { colours, time, playing, phase, covered }) {
  const [at, tip] = [seen.slice(0, 2), seen.slice(2)];
  if (!inPicture(stage, at)) return;
  drawBreak(pen, seen, colour, colours.stage, THICK);
  if (playing || phase === "run" || covered || ball > MOST_TOLD) return;
  const { vx, vy, vz } = seenAt(stage, run, ball, time);
  tellLater(stage, run, [{ at, tip, lines: [speedText(run, Math.hypot(vx, vy, vz))], colour }], 1);
}

// Before anything moves the first arrow says what arrows are.
function atStart({ time, playing, phase }) {
  return time === 0 && !playing && phase !== "run";
}

/** A double arrow on every ball; `stage.momentum` metres stand for one kg m/s. */
export function paintMomenta(pen, stage, look) {
  if (!look.momenta) return;
  for (const run of [...look.runs].reverse()) {
    for (let ball = 0; ball < run.balls; ball += 1) {
      const scale = stage.momentum * (run.masses[ball] ?? 0);
      const { ends: [x, y, toX, toY], cut } = cutAtEdge(stage, ends(stage, run, ball, look.time, scale));
      const length = Math.hypot(toX - x, toY - y);
      if (length < 2) continue;
      const aside = look.arrows ? BESIDE / length : 0;
      const [dx, dy] = [-(toY - y) * aside, (toX - x) * aside];
      const colour = hueOf(look.colours, run, ball);
      const seen = [x + dx, y + dy, toX + dx, toY + dy];
      drawDoubleArrow(pen, x + dx, y + dy, toX + dx, toY + dy, look.colours, colour);
      if (cut) drawBreak(pen, seen, colour, look.colours.stage);
      claimSymbol(stage, run, seen, { letter: look.labels ? "p" : "", colour, ball });
    }
  }
}

// Each velocity has a name of its own: v of one ball, v₁ and v₂ of two.
function letterOf(run, ball, look) {
  if (!look.labels) return "";
  return run.balls > 1 ? `v${String.fromCharCode(FIRST_BELOW + ball)}` : "v";
}

function ends(stage, run, ball, time, scale) {
  const { x, y, z, vx, vy, vz } = seenAt(stage, run, ball, time);
  return [...placeOn(stage, x, y, z),
    ...placeOn(stage, x + vx * scale, y + vy * scale, z + vz * scale)];
}
