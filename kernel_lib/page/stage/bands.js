// The nested bands of a target across the stage, and a lens on them where they are too thin to be seen.

import { fillWith, setLine, traceCircle } from "../base/strokes.js";
import { claimBox, claimLine, tellLater } from "./labels/claims.js";
import { enlargement } from "../base/surface.js";
import { CLOCK, CLOCK_CORNER } from "../view/camera.js";
import { placeOn } from "../view/coordinates.js";
import { say } from "../words/say.js";

const TONE = 0.13; // of the ink, for each band; where they lie on each other they are darker
const THIN = 9; // pixels of the thinnest band, below which it needs the lens
const WIDEST = 0.66; // of the lens that the widest band takes
const LENS = 0.085; // its radius, of the width of the stage
const [LEAST, MOST] = [42, 78]; // pixels of its radius
const [EDGE, APART] = [12, 30]; // pixels between lens and the edges of the stage, and its bands
const UPRIGHT_AT = 0.62; // of the stage's height that lie above the middle of a lens on upright bands
const CHEVRON = 10; // pixels of half a chevron
const TIMES_BESIDE = 8; // pixels between the lens and its factor

/** Pixels along the axis that a band crosses, its first end before its second one. */
function endsOn(stage, { start, end, upright }) {
  const [from, to] = [start, end].map((at) => placeOn(stage, upright ? at : 0, upright ? 0 : at, 0)[upright ? 0 : 1]);
  return from < to ? [from, to] : [to, from];
}

/** A stripe, or a line where both its ends are one. */
export function paintBand(pen, { stage, mark, run, colour, colours, larger }) {
  const { width, height } = stage.pane;
  const [from, to] = endsOn(stage, mark);
  if (mark.start === mark.end) {
    const line = mark.upright ? [[from, 0], [from, height]] : [[0, from], [width, from]];
    for (const [hue, wide] of mark.yours ? [[colours.ink, 5], [colours.you, 2.5]] : [[colour, 2]]) {
      setLine(pen, hue, wide * larger);
      pen.beginPath();
      for (const place of line) pen.lineTo(...place);
      pen.stroke();
    }
    claimLine(stage, line);
  } else {
    pen.save();
    pen.globalAlpha = TONE;
    pen.fillStyle = colours.ink;
    pen.fillRect(...(mark.upright ? [from, 0, to - from, height] : [0, from, width, to - from]));
    pen.restore();
  }
  if (!mark.text) return;
  const at = mark.upright ? [from, 0.3 * height] : [0.16 * width, from];
  tellLater(stage, run, [{ at, tip: mark.upright ? [at[0] - 1, at[1]] : [at[0], at[1] + 1], lines: [mark.text], colour }]);
}

/**
 * Middle and factor of a lens on bands that lie in each other, or null where none is needed. Pure.
 * @param {{ start: number, end: number, upright?: boolean }[]} bands of one direction
 * @param {number} scale pixels of a metre
 * @param {number} radius pixels of the lens
 */
export function lensOn(bands, scale, radius) {
  const wide = bands.filter(({ start, end }) => start !== end);
  if (wide.length < 2) return null;
  const sizes = wide.map(({ start, end }) => Math.abs(end - start));
  const thinnest = wide[sizes.indexOf(Math.min(...sizes))];
  const times = Math.floor(2 * radius * WIDEST / (Math.max(...sizes) * scale));
  if (times < 2 || Math.min(...sizes) * scale >= THIN) return null;
  return { middle: (thinnest.start + thinnest.end) / 2, times, upright: Boolean(thinnest.upright) };
}

/** The lens: bands, and what was reached; where that lies outside of it two chevrons say on which side. */
export function paintBandsLens(pen, stage, bands, colours) {
  const larger = enlargement(stage.surface);
  const radius = Math.max(LEAST, Math.min(MOST, LENS * stage.pane.width)) * larger;
  const lens = bands.length ? lensOn(bands, stage.camera.scale, radius) : null;
  if (!lens) return;
  const { middle, times, upright } = lens;
  pen.font = `600 ${stage.surface.text}px ${colours.font}`;
  const words = say("lens-times", { times });
  const beside = 2 * TIMES_BESIDE + pen.measureText(words).width;
  const at = placeOfLens(stage, lens, bands, { radius, beside });
  const far = (place) => times * stage.camera.scale * (place - middle) * (upright ? 1 : -1);
  pen.save();
  traceCircle(pen, ...at, radius);
  fillWith(pen, colours.stage);
  pen.save();
  pen.clip();
  pen.translate(...at);
  if (upright) pen.rotate(Math.PI / 2);
  // From here on a place is `far` down, or, turned, `far` to the right.
  const down = (place) => (upright ? -far(place) : far(place));
  for (const band of bands) paintUnderLens(pen, band, down, radius, colours, larger);
  pen.restore();
  setLine(pen, colours.ink, 2 * larger);
  traceCircle(pen, ...at, radius);
  pen.stroke();
  // On the side that is turned away from upright bands.
  const side = upright && at[0] > endsOn(stage, { start: middle, end: middle, upright })[0] ? 1 : -1;
  [pen.fillStyle, pen.textAlign, pen.textBaseline] = [colours.ink, side > 0 ? "left" : "right", "middle"];
  pen.fillText(words, at[0] + side * (radius + TIMES_BESIDE), at[1]);
  const ends = [-side * radius, side * (radius + beside)].sort((one, other) => one - other);
  pen.restore();
  claimBox(stage, { left: at[0] + ends[0], right: at[0] + ends[1], top: at[1] - radius, bottom: at[1] + radius });
}

// Next to its bands: at the right edge above them, or below where there is no room; next to upright ones, and to what was
// reached, below the middle, where it and its factor have room.
function placeOfLens(stage, { middle, upright }, bands, { radius, beside }) {
  const { width, height } = stage.pane;
  const target = { start: middle, end: middle, upright };
  const lines = [target, ...(upright ? bands.filter(({ start, end }) => start === end) : [])].map((one) => endsOn(stage, one)[0]);
  const [before, after] = [Math.min(...lines) - APART - radius, Math.max(...lines) + APART + radius];
  if (!upright) {
    const at = before - radius > EDGE ? before : after;
    return [width - (at + radius > height - CLOCK ? CLOCK_CORNER : EDGE) - radius, at];
  }
  return [after + radius + beside < width ? after : Math.max(before, radius + beside), UPRIGHT_AT * height];
}

function paintUnderLens(pen, { start, end, yours }, down, radius, colours, larger) {
  const [from, to] = [down(start), down(end)];
  if (start !== end) {
    pen.globalAlpha = TONE;
    pen.fillStyle = colours.ink;
    pen.fillRect(-radius, Math.min(from, to), 2 * radius, Math.abs(to - from));
    pen.globalAlpha = 1;
    return;
  }
  const away = Math.abs(from) > radius - CHEVRON;
  for (const [hue, wide] of yours ? [[colours.ink, away ? 7 : 5], [colours.you, 2.5]] : [[colours.ink, 2]]) {
    setLine(pen, hue, wide * larger);
    pen.beginPath();
    if (!away) [[-radius, from], [radius, from]].forEach((place) => pen.lineTo(...place));
    else if (yours) chevrons(pen, Math.sign(from), radius);
    pen.stroke();
  }
}

function chevrons(pen, side, radius) {
  for (const k of [0, 1]) {
    const tip = side * (radius - CHEVRON - k * CHEVRON);
    pen.moveTo(-CHEVRON, tip - side * CHEVRON);
    pen.lineTo(0, tip);
    pen.lineTo(CHEVRON, tip - side * CHEVRON);
  }
}
