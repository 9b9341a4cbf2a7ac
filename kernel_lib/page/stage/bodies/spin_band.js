// What shows that a body turns: a band across it; too fast for the eye, an arc and its rate in words.

import { drawLine, setLetters, setLine, writeRimmed } from "../../base/strokes.js";
import { hueOf } from "../../base/palette.js";
import { say } from "../../words/say.js";
import { spinAt } from "../../run/motion.js";

const BAND = 0.6; // radii wide
const ARC = 0.76; // radii from the middle
const SHARP = 6; // turns a second on the screen up to which the band is seen as it is
const BLURRED = 8; // turns a second from which only the arc is left
const ARC_SPAN = 1.5 * Math.PI;
const LEAST_NAMED = 12; // pixels of radius from which there is room for the rate

/** Whether a ball turns at any moment of its run, kept with the run. */
export function turning(run, ball) {
  if (!run.spins) return false;
  run.turning ??= Array.from({ length: run.balls }, (_, one) => {
    for (let k = run.knot_first[one]; k < run.knot_first[one + 1]; k += 1) {
      if (run.knot_spin[k] !== 0 || run.knot_twist[k] !== 0) return true;
    }
    return false;
  });
  return run.turning[ball];
}

/** How much of the band is seen at so many turns a second on the screen: 1 to 0. Pure. */
export function bandSeen(turns) {
  return Math.min(1, Math.max(0, (BLURRED - Math.abs(turns)) / (BLURRED - SHARP)));
}

/** Turns a second of the run in words. Pure. */
export function rateInWords(turns) {
  return say("stage-turns", { rate: Number(Math.abs(turns).toPrecision(2)) });
}

/**
 * The band of a body `{ run, ball, x, y, radius, angle }`, in pixels and rad; on a ring a line.
 * `look.pace` is how many seconds of the run pass in one here, 0 while the clock stands.
 */
export function paintBand(pen, stage, body, look, ring) {
  const { run, ball } = body;
  const turns = spinAt(run, ball, look.time)[2] / (2 * Math.PI);
  const seen = bandSeen(turns * (look.pace ?? 0));
  const colour = ring ? hueOf(look.colours, run, ball) : look.colours.spot;
  if (seen > 0) {
    pen.globalAlpha = seen;
    if (ring) paintDiameter(pen, body, colour);
    else fillBand(pen, body, colour);
    pen.globalAlpha = 1;
  }
  if (seen < 1) paintRate(pen, stage, body, turns, look, colour, 1 - seen);
}

// The piece of the disc between two chords, as a path of its own: no clipping is needed.
function fillBand(pen, { x, y, radius, angle }, colour) {
  const half = Math.asin(BAND / 2);
  pen.fillStyle = colour;
  pen.beginPath();
  pen.arc(x, y, radius, -angle - half, -angle + half);
  pen.arc(x, y, radius, Math.PI - angle - half, Math.PI - angle + half);
  pen.closePath();
  pen.fill();
}

function paintDiameter(pen, { x, y, radius, angle }, colour) {
  const [dx, dy] = [Math.cos(angle) * (radius - 2), -Math.sin(angle) * (radius - 2)];
  setLine(pen, colour, 1.5);
  drawLine(pen, x - dx, y - dy, x + dx, y + dy);
}

function paintRate(pen, stage, { x, y, radius }, turns, look, colour, strength) {
  const clockwise = turns < 0;
  const from = -Math.PI / 2;
  const to = from + (clockwise ? ARC_SPAN : -ARC_SPAN);
  const [r, tip] = [ARC * radius, Math.min(9, 0.3 * radius)];
  pen.globalAlpha = strength;
  pen.fillStyle = colour;
  setLine(pen, colour, 2);
  pen.beginPath();
  pen.arc(x, y, r, from, to, !clockwise);
  pen.stroke();
  const [tx, ty] = [x + r * Math.cos(to), y + r * Math.sin(to)];
  const ahead = to + (clockwise ? Math.PI / 2 : -Math.PI / 2);
  pen.beginPath();
  for (const turn of [0, 2.4, -2.4]) {
    pen.lineTo(tx + tip * Math.cos(ahead + turn), ty + tip * Math.sin(ahead + turn));
  }
  pen.closePath();
  pen.fill();
  if (radius >= LEAST_NAMED) nameRate(pen, stage, x, y + radius + 4, turns, look);
  pen.globalAlpha = 1;
}

function nameRate(pen, stage, x, y, turns, { colours }) {
  setLetters(pen, `600 ${Math.round(0.87 * stage.surface.text)}px ${colours.font}`, "center", "top");
  writeRimmed(pen, rateInWords(turns), x, y, colours.ink, colours.stage);
}
