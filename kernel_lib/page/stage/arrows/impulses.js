// Impulses: a flash at each contact, equal and opposite on the two bodies.

import { drawOpenArrow } from "./shape.js";
import { claimSymbol } from "./symbols.js";
import { partsStand } from "./velocity_parts.js";
import { originAt, placeOn } from "../../view/coordinates.js";
import { frameBefore } from "../../run/runs.js";
import { impulseOf } from "../../run/contact_words.js";

const FLASH = 0.9; // seconds here, whatever the clock's speed
const ASIDE_OF_CENTRES = 15; // pixels: velocities, which often lie on the same line, keep theirs
const MOST_FLASHES = 12; // of one run at a time

/**
 * Contacts that flash at a moment: [{ contact, strength }], the latest first. They fade in
 * real time, whatever the speed of the clock; `calm` (reduced motion) keeps them even. Pure.
 */
export function flashesAt(run, time, speed, calm) {
  const found = [];
  if (!run.contacts) return found;
  let c = frameBefore(run.contact_time.subarray(0, run.contacts), time);
  for (; c >= 0 && found.length < MOST_FLASHES; c -= 1) {
    const since = time - run.contact_time[c] - run.contact_duration[c];
    if (time < run.contact_time[c]) continue;
    const age = Math.max(0, since) / speed;
    if (age >= FLASH) break;
    if (run.contact_kind[c] !== 0 || impulseOf(run, c) === 0) continue;
    found.push({ contact: c, strength: calm ? 1 : 1 - age / FLASH });
  }
  return found;
}

/** The flashes of the moment. */
export function paintImpulses(pen, stage, look) {
  if (!look.impulses || (look.covered && look.phase !== "run")) return;
  for (const run of [...look.runs].reverse()) {
    if (partsStand(stage, run, look)) continue; // they lie on the same line
    for (const { contact, strength } of flashesAt(run, look.time, look.speed, look.calm)) {
      pen.globalAlpha = strength;
      paintPair(pen, stage, run, contact, look);
    }
  }
  pen.globalAlpha = 1;
}

function paintPair(pen, stage, run, c, look) {
  const origin = originAt(stage, run, run.contact_time[c]);
  const at = c * run.dimension;
  const read = (values) => [values[at], values[at + 1], run.dimension > 2 ? values[at + 2] : 0];
  const [x, y, z] = read(run.contact_point);
  const [jx, jy, jz] = read(run.contact_impulse).map((part) => part * stage.momentum);
  const foot = [x - origin.x, y - origin.y, z - origin.z];
  for (const sign of [1, -1]) {
    const from = placeOn(stage, foot[0], foot[1], foot[2]);
    const to = placeOn(stage, foot[0] + sign * jx, foot[1] + sign * jy, foot[2] + sign * jz);
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (length < 2) continue;
    const aside = look.arrows ? sign * ASIDE_OF_CENTRES / length : 0;
    const [dx, dy] = [-(to[1] - from[1]) * aside, (to[0] - from[0]) * aside];
    const ends = [from[0] + dx, from[1] + dy, to[0] + dx, to[1] + dy];
    drawOpenArrow(pen, ends, look.colours.ink, look.colours.stage);
    claimSymbol(stage, run, ends, { letter: look.labels ? "J" : "", colour: look.colours.ink,
      strength: pen.globalAlpha });
  }
}
