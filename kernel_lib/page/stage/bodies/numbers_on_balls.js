// The number of each ball, upright on a spot that covers no head of an arrow; beside a ball that is too
// small for it.

import { setLetters, traceCircle, writeRimmed } from "../../base/strokes.js";
import { isRing } from "./balls.js";
import { hueOf } from "../../base/palette.js";
import { inPlay } from "../../run/contacts/pockets.js";
import { placeOn, seenAt } from "../../view/coordinates.js";
import { projected } from "../../view/projection.js";
import { claimBox, claimsOf } from "../labels/claims.js";
import { lengthInside } from "../labels/placing.js";

const SPOT = 0.5; // radii
const [ASIDE, SMALLER] = [0.64, 0.6]; // radii, and of its size: where arrows stand on the middle
const WAYS = 8; // directions in which a number can stand aside
const [COVERED, CROSSED, TURNED_ASIDE] = [1000, 1, 3]; // how bad: a head, a pixel of a shaft, a radian
const MOST_NUMBERED = 20; // balls of a run
const LEAST_DIGIT = 13; // pixels of a digit at the usual size of text
const LARGEST_DIGIT = 22; // likewise
const TOO_SMALL = 10; // pixels of radius below which the number stands beside the ball
const ABOVE = 0.6; // of its size: from the ball to the middle of a number outside it
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
  const numbered = look.runs.filter((run) => run.balls > 1 && run.balls <= MOST_NUMBERED);
  for (const run of [...numbered].reverse()) {
    for (let ball = 0; ball < run.balls; ball += 1) {
      if (!inPlay(run, ball, look.time)) continue;
      const now = seenAt(stage, run, ball, look.time);
      if (stage.view && isBehind(stage, run, ball, now, look.time)) continue;
      const radius = run.radii[ball] * stage.camera.scale;
      const aside = run === look.runs[0] ? look.aside?.get(ball) : null;
      const { at: [x, y], room } = placeOfNumber(placeOn(stage, now.x, now.y, now.z), radius,
        { digits: String(ball + 1).length, text: stage.surface.text, aside, claims: claimsOf(stage) });
      claimNumber(stage, x, y, radius, room);
      const ring = isRing(run, look);
      paintNumber(pen, x, y, { radius, room, ring, ball, hue: hueOf(look.colours, run, ball) }, look);
    }
  }
}

// Whether the middle of a ball lies behind another one of its run, as it is seen in space.
function isBehind(stage, run, ball, { x, y, z }, time) {
  const middle = projected(stage.frame, x, y, z);
  return run.radii.some((radius, other) => {
    if (other === ball || !inPlay(run, other, time)) return false;
    const there = seenAt(stage, run, other, time);
    const [right, up, near] = projected(stage.frame, there.x, there.y, there.z);
    return near > middle[2] && Math.hypot(right - middle[0], up - middle[1]) < radius;
  });
}

/**
 * Where a number stands: on the middle of its ball, unless that is taken (`aside`, a direction in which to
 * give way) or the head of an arrow lies there; then beside it, off heads and shafts. Pure.
 */
export function placeOfNumber(middle, radius, { digits, text, aside, claims }) {
  const [x, y] = middle;
  const whole = numberRoom(radius, digits, text);
  const covers = (place, { spot }) => claims.heads.filter(([headX, headY, reach]) =>
    Math.hypot(headX - place[0], headY - place[1]) < reach + spot).length;
  if (whole.outside || (!aside && !covers(middle, whole))) return { at: middle, room: whole };
  const room = numberRoom(SMALLER * radius, digits, text);
  if (room.outside) return { at: middle, room };
  const [wantedX, wantedY] = aside ?? [0, 1];
  const ways = [ASIDE * radius, radius + room.spot + 2].flatMap((far, ring) => Array.from({ length: WAYS }, (_, k) => {
    const turn = (k % 2 ? 1 : -1) * Math.ceil(k / 2) * 2 * Math.PI / WAYS;
    const [dx, dy] = [wantedX * Math.cos(turn) - wantedY * Math.sin(turn),
      wantedX * Math.sin(turn) + wantedY * Math.cos(turn)];
    const at = [x + dx * far, y + dy * far];
    const crossed = claims.lines.reduce((sum, line) => sum + lengthInside(boxAround(at, room.spot), line), 0);
    return { at, cost: COVERED * (covers(at, room) + ring / 2) + CROSSED * crossed + TURNED_ASIDE * Math.abs(turn) };
  }));
  return { at: ways.reduce((one, two) => (two.cost < one.cost ? two : one)).at, room };
}

function boxAround(middle, half) {
  const [x, y] = middle;
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}

function claimNumber(stage, x, y, radius, room) {
  const middle = room.outside ? y - radius - ABOVE * room.size : y;
  claimBox(stage, { ...boxAround([x, middle], room.outside ? ABOVE * room.size : room.spot),
    spot: room.outside ? 0 : room.spot });
}

function paintNumber(pen, x, y, { radius, room, ring, ball, hue }, { colours }) {
  setLetters(pen, `700 ${room.size.toFixed(1)}px ${colours.font}`, "center");
  const text = String(ball + 1);
  if (room.outside) {
    const above = y - radius - ABOVE * room.size;
    writeRimmed(pen, text, x, above, hue, colours.stage, NUMBER_HALO);
    return;
  }
  if (!ring || colours.forced) {
    pen.fillStyle = colours.spot;
    traceCircle(pen, x, y, room.spot);
    pen.fill();
  }
  pen.fillStyle = ring ? hue : colours.digit;
  pen.fillText(text, x, y + 0.06 * room.size);
}
