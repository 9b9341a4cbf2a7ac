// The shadow of each ball on the floor below it, by light from straight above; none in free space.

import { traceCircle } from "../../base/strokes.js";
import { floorBelow } from "../../run/floors.js";
import { MOST_HUES } from "../../base/palette.js";
import { originAt, placeOn } from "../../view/coordinates.js";
import { inPlay } from "../../run/contacts/pockets.js";
import { ballAt } from "../../run/motion.js";

const [SHADOW_WIDE, SHADOW_HIGH] = [0.85, 0.1]; // radii
const DARKEST = 0.34;
const SHADOW_FADES = 1.2; // radii of height over which the shadow loses half

/** How dark the shadow of a ball is whose lowest point is so many radii above the floor. Pure. */
export function shadowStrength(radii) {
  return DARKEST / (1 + Math.max(0, radii) / SHADOW_FADES);
}

/** The shadows of the first run's balls. */
export function paintShadows(pen, stage, look) {
  const [run] = look.runs;
  if (!run || stage.view || look.colours.forced || run.balls > MOST_HUES) return;
  const origin = originAt(stage, run, look.time);
  for (let ball = 0; ball < run.balls; ball += 1) {
    if (!inPlay(run, ball, look.time)) continue;
    const now = ballAt(run, ball, look.time);
    const floor = floorBelow(run, now.x, now.y);
    if (floor) paintShadow(pen, stage, run.radii[ball], floor, origin);
  }
}

function paintShadow(pen, stage, radius, { x, y, normal, away }, origin) {
  const [px, py] = placeOn(stage, x - origin.x, y - origin.y);
  const r = radius * stage.camera.scale;
  pen.save();
  pen.translate(px, py);
  pen.rotate(Math.atan2(normal[0], normal[1]));
  pen.scale(SHADOW_WIDE * r, SHADOW_HIGH * r);
  const dark = pen.createRadialGradient(0, 0, 0, 0, 0, 1);
  dark.addColorStop(0, `rgba(0, 0, 0, ${shadowStrength(away / radius - 1)})`);
  dark.addColorStop(1, "rgba(0, 0, 0, 0)");
  pen.fillStyle = dark;
  traceCircle(pen, 0, 0, 1);
  pen.fill();
  pen.restore();
}
