// The number of each ball, upright on a spot; beside a ball that is too small for it.

import { isRing } from "./balls.js";
import { hueOf } from "../../base/palette.js";
import { placeOn, seenAt } from "../../view/coordinates.js";

const SPOT = 0.5; // radii
const [ASIDE, SMALLER] = [0.64, 0.6]; // radii, and of its size: where arrows stand on the middle
const MOST_NUMBERED = 20; // balls of a run
const LEAST_DIGIT = 13; // pixels of a digit at the usual size of text
const LARGEST_DIGIT = 22; // likewise
const TOO_SMALL = 10; // pixels of radius below which the number stands beside the ball
const NUMBER_HALO = 3; // pixels

/**
 * Where the number of a ball goes: the size of its digits and the radius of its spot in pixels, or
 * `outside` where it would not fit. `text`: the size of the text around the stage, pixels. Pure.
 */
export function numberRoom(radius, digits, text) {
  const size = Math.min(LARGEST_DIGIT, Math.max(LEAST_DIGIT, 0.62 * radius)) * text / 15;
  const spot = Math.max(SPOT * radius, size * (digits > 1 ? 0.72 : 0.56));
  return { size, spot, outside: radius < TOO_SMALL || spot > 0.86 * radius };
}

/** The numbers of all balls, where there are two or more; `look.aside` says which give way to arrows. */
export function paintNumbers(pen, stage, look) {
  if (stage.view) return;
  const numbered = look.runs.filter((run) => run.balls > 1 && run.balls <= MOST_NUMBERED);
  for (const run of [...numbered].reverse()) {
    for (let ball = 0; ball < run.balls; ball += 1) {
      const now = seenAt(stage, run, ball, look.time);
      const radius = run.radii[ball] * stage.camera.scale;
      const aside = run === look.runs[0] ? look.aside?.get(ball) : null;
      const [x, y] = placeOn(stage, now.x, now.y)
        .map((place, axis) => place + (aside?.[axis] ?? 0) * ASIDE * radius);
      const room = numberRoom(aside ? SMALLER * radius : radius, String(ball + 1).length, stage.surface.text);
      const ring = isRing(run, look);
      paintNumber(pen, x, y, { radius, room, ring, ball, hue: hueOf(look.colours, run, ball) }, look);
    }
  }
}

function paintNumber(pen, x, y, { radius, room, ring, ball, hue }, { colours }) {
  pen.font = `700 ${room.size.toFixed(1)}px ${colours.font}`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  const text = String(ball + 1);
  if (room.outside) {
    const above = y - radius - 0.6 * room.size;
    pen.lineWidth = NUMBER_HALO;
    pen.lineJoin = "round";
    pen.strokeStyle = colours.stage;
    pen.strokeText(text, x, above);
    pen.fillStyle = hue;
    pen.fillText(text, x, above);
    return;
  }
  if (!ring || colours.forced) {
    pen.fillStyle = colours.spot;
    pen.beginPath();
    pen.arc(x, y, room.spot, 0, 2 * Math.PI);
    pen.fill();
  }
  pen.fillStyle = ring ? hue : colours.digit;
  pen.fillText(text, x, y + 0.06 * room.size);
}
