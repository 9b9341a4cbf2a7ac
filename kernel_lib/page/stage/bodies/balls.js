// Balls as they look from the side: the first description solid and lit, the others as rings, so
// that two never blur into each other; flat where the body is a puck.

import { drawLine, fillWith, setLetters, setLine, traceCircle, writeRimmed } from "../../base/strokes.js";
import { paintBand, turning } from "./spin_band.js";
import { placeOn, seenAt } from "../../view/coordinates.js";
import { DASHES, MOST_HUES, faded, hueOf, hueOfFollowed, hueOfRun } from "../../base/palette.js";
import { inPlay } from "../../run/contacts/pockets.js";
import { paintLight } from "../../base/shading.js";
import { penOf } from "../../base/surface.js";

const MOST_DISCS = 60;
const RIM = 1.5; // pixels of outline of one among many, where it has one
const LEAST_ONE = 4; // pixels of radius of the one that is followed
const RING = 2.5; // pixels of outline
const PARTING = 2; // pixels of stage between a ring and a ball below it
const FLAT = 0.45; // moment of inertia over m r² from which a body is a puck or a hoop, and no sphere

/** The balls of all runs: crowds with the first run on top, else its solid balls with the rings of the others on them. */
export function paintBalls(pen, stage, look) {
  const [first, ...others] = look.runs;
  if (!first) return;
  const rings = others.reverse();
  for (const run of first.balls > MOST_HUES ? [...rings, first] : [first, ...rings]) {
    if (run === rings[0]) for (const ring of rings) partFromBelow(pen, stage, ring, look);
    if (run.balls > MOST_HUES) paintMany(pen, stage, run, look);
    else paintEach(pen, stage, run, look);
  }
}

// Where the rings of a run will be, a little of the stage parts their hues from those of balls below.
function partFromBelow(pen, stage, run, look) {
  if (!isRing(run, look) || run.balls > MOST_HUES) return;
  setLine(pen, look.colours.stage, RING + PARTING);
  for (let ball = 0; ball < run.balls; ball += 1) {
    const { x, y } = seenAt(stage, run, ball, look.time);
    traceCircle(pen, ...placeOn(stage, x, y), Math.max(1, run.radii[ball] * stage.camera.scale - (RING + PARTING) / 2));
    if (inPlay(run, ball, look.time)) pen.stroke();
  }
}

function paintEach(pen, stage, run, look) {
  for (let ball = 0; ball < run.balls; ball += 1) {
    if (inPlay(run, ball, look.time)) paintBall(pen, stage, run, ball, look);
  }
}

/** Whether a body is flat: a puck seen from above, or a hoop. Pure. */
export function isFlat(run, ball) {
  const [inertia, mass] = [run.inertias[ball], run.masses[ball]];
  if (inertia === null || mass === null) return false;
  return inertia > FLAT * mass * run.radii[ball] ** 2;
}

/**
 * Whether the balls of a run are rings: all but those of the first one that is drawn, where they
 * could lie on each other; and those of a guess, always. Pure.
 */
export function isRing(run, { runs, apart = false, colours }) {
  return Boolean(colours.forced || run.guessed) || (run !== runs[0] && !apart);
}

// Hundreds of balls: one picture of a disc for each radius, put down on whole pixels.
function paintMany(pen, stage, run, look) {
  const ring = isRing(run, look);
  const { ratio } = stage.surface;
  run.kinds ??= kindsOf(run.masses);
  pen.imageSmoothingEnabled = false;
  setLine(pen, ring ? hueOfRun(look.colours, run) : look.colours.spot, 1.5);
  for (let ball = 0; ball < run.balls; ball += 1) {
    if (!inPlay(run, ball, look.time)) continue;
    const { x, y, angle = 0 } = seenAt(stage, run, ball, look.time);
    const [px, py] = placeOn(stage, x, y);
    const radius = Math.max(1.5, run.radii[ball] * stage.camera.scale);
    const disc = discOf(stage, radius, ratio, oneOfMany(look, run, run.kinds[ball]));
    const [half, wide] = [disc.width / 2, disc.width / ratio];
    pen.drawImage(disc, Math.round(px * ratio - half) / ratio, Math.round(py * ratio - half) / ratio,
      wide, wide);
    if (!turning(run, ball)) continue;
    drawLine(pen, px, py, px + Math.cos(angle) * radius, py - Math.sin(angle) * radius);
  }
  pen.imageSmoothingEnabled = true;
  paintFollowed(pen, stage, run, look);
}

// One among many can be followed: the first, in a hue of its own, with its number.
function paintFollowed(pen, stage, run, look) {
  if (!inPlay(run, 0, look.time)) return;
  const { colours } = look;
  const { x, y } = seenAt(stage, run, 0, look.time);
  const [px, py] = placeOn(stage, x, y);
  const radius = Math.max(LEAST_ONE, run.radii[0] * stage.camera.scale);
  traceCircle(pen, px, py, radius);
  fillWith(pen, hueOfFollowed(colours));
  setLine(pen, colours.ink, 1.5);
  pen.stroke();
  setLetters(pen, `600 ${Math.round(0.87 * stage.surface.text)}px ${colours.font}`, "left", "alphabetic");
  writeRimmed(pen, "1", px + radius + 2, py - radius / 2, hueOfFollowed(colours), colours.stage);
}

/** How a ball of a kind is drawn among many: by a hue, and heavier ones by a rim of ink, rings filled. Pure. */
export function oneOfMany(look, run, kind) {
  const { colours } = look;
  return { colour: hueOfRun(colours, run, kind), ring: isRing(run, look), heavier: kind > 0, ink: colours.ink };
}

/** Which kind each ball of many is, by its mass, the lightest first. Pure. */
export function kindsOf(masses) {
  const known = [...new Set(masses.map((mass) => mass ?? Infinity))].sort((one, two) => one - two);
  return masses.map((mass) => known.indexOf(mass ?? Infinity));
}

function discOf(stage, radius, ratio, one) {
  const key = `${Math.round(radius * ratio * 2)} ${one.colour} ${ratio} ${one.ring} ${one.heavier}`;
  if (stage.discs.size > MOST_DISCS) stage.discs.clear();
  if (!stage.discs.has(key)) stage.discs.set(key, newDisc(radius * ratio, RIM * ratio, one));
  return stage.discs.get(key);
}

function newDisc(radius, rim, one) {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 2 * Math.ceil(radius + 1 + (one.heavier ? rim / 2 : 0));
  paintOneOfMany(penOf(canvas), canvas.width / 2, canvas.width / 2, radius, { ...one, rim });
  return canvas;
}

/** A ball as it stands among many, at a place in pixels. */
export function paintOneOfMany(pen, x, y, radius, { colour, ring, heavier, ink, rim = RIM }) {
  traceCircle(pen, x, y, Math.max(0.5, radius - (ring ? rim / 2 : 0)));
  pen.fillStyle = colour;
  setLine(pen, colour, rim);
  if (!ring || heavier) pen.fill();
  if (ring) pen.stroke();
  else paintLight(pen, x, y, radius);
  if (ring || !heavier) return;
  traceCircle(pen, x, y, radius);
  setLine(pen, ink, rim);
  pen.stroke();
}

function paintBall(pen, stage, run, ball, look) {
  const colour = hueOf(look.colours, run, ball);
  const now = seenAt(stage, run, ball, look.time);
  const [x, y] = placeOn(stage, now.x, now.y);
  const radius = Math.max(2, run.radii[ball] * stage.camera.scale);
  const ring = isRing(run, look);
  const body = { colour, ring, flat: isFlat(run, ball), dash: ring ? DASHES[run.index % 4] : [] };
  if (ring) paintRing(pen, x, y, radius, body);
  else paintSolid(pen, x, y, radius, body);
  if (look.cores) paintCore(pen, stage, run, ball, x, y, look, body);
  if (turning(run, ball)) paintBand(pen, stage, { run, ball, x, y, radius, angle: now.angle }, look, ring);
  if (!ring && !body.flat) paintLight(pen, x, y, radius);
}

function paintSolid(pen, x, y, radius, { colour }) {
  traceCircle(pen, x, y, radius);
  fillWith(pen, colour);
}

function paintRing(pen, x, y, radius, { colour, dash }) {
  traceCircle(pen, x, y, Math.max(1, radius - RING / 2));
  setLine(pen, colour, RING, dash);
  pen.stroke();
}

function paintCore(pen, stage, run, ball, x, y, look, { colour, ring }) {
  run.cores ??= coreRadii(run.radii, run.masses);
  traceCircle(pen, x, y, run.cores[ball] * stage.camera.scale);
  fillWith(pen, ring ? faded(colour, 0.55) : faded(look.colours.digit, 0.45));
}

/** Radii of cores with areas in proportion to the masses, the largest that fit. Pure. */
export function coreRadii(radii, masses) {
  const heaviest = Math.max(...masses.map((mass) => mass ?? 0));
  if (!heaviest) return radii.map(() => 0);
  const roots = masses.map((mass) => Math.sqrt((mass ?? heaviest) / heaviest));
  const unit = Math.min(...radii.map((radius, ball) => 0.9 * radius / roots[ball]));
  return roots.map((root) => unit * root);
}
