// Where contacts were: a chevron below the surface that stays, and a ring at the moment itself.

import { setLine, traceCircle } from "../../base/strokes.js";
import { originAt, placeOn } from "../../view/coordinates.js";
import { KINDS, frameBefore } from "../../run/runs.js";
import { MOST_HUES } from "../../base/palette.js";
import { impulseOf } from "../../run/contact_words.js";

const MOST_CHEVRONS = 40;
const CHEVRONS_APART = 6; // pixels between two chevrons
const CHEVRON_WIDE = 8; // pixels to each side of a chevron
const CHEVRON_HIGH = 6;
const TIP_BELOW = 4; // pixels from the surface to the tip
const RING_LASTS = 0.18; // s here
const [INNER, OUTER] = [0.25, 0.5]; // radii
const [THINNEST, THICKEST] = [1, 4]; // pixels, by impulse
const HALO = 2.5; // pixels around a ring that stays
const IMPACT = KINDS.indexOf("impact");

/**
 * The ring at a contact so many seconds here after it: radius in radii of the ball, and width in
 * pixels for an impulse in parts of the largest; null once it is gone, which one that stays never is. Pure.
 */
export function ringAt(age, share, stays = false) {
  if (!(age >= 0) || (age >= RING_LASTS && !stays)) return null;
  return { radius: INNER + (OUTER - INNER) * Math.min(1, age / RING_LASTS), width: THINNEST + (THICKEST - THINNEST) * Math.min(1, share) };
}

/** Chevrons below the walls that balls have met so far; dots of bounces tell the same. */
export function paintChevrons(pen, stage, look) {
  if (stage.view || !look.trails || look.bounces || (look.covered && look.phase !== "run")) return;
  setLine(pen, look.colours.ink, 2);
  for (const run of look.runs.slice(0, 1).filter((one) => one.balls <= MOST_HUES)) {
    const placed = [];
    for (const c of pastContacts(run, look.time)) {
      if (run.contact_b[c] >= 0 || run.contact_kind[c] !== IMPACT) continue;
      const [x, y] = pointOf(stage, run, c, look.time);
      if (placed.some(([ox, oy]) => Math.hypot(x - ox, y - oy) < CHEVRONS_APART)) continue;
      placed.push([x, y]);
      chevron(pen, x, y, run.contact_normal[2 * c], -run.contact_normal[2 * c + 1]);
      if (placed.length >= MOST_CHEVRONS) break;
    }
  }
}

// Indices of the contacts up to a moment, the latest first.
function* pastContacts(run, time) {
  if (!run.contacts || run.dimension !== 2 || time < run.contact_time[0]) return;
  const last = frameBefore(run.contact_time.subarray(0, run.contacts), time);
  for (let c = last; c >= 0; c -= 1) yield c;
}

function pointOf(stage, run, c, time) {
  const origin = originAt(stage, run, time);
  return placeOn(stage, run.contact_point[2 * c] - origin.x, run.contact_point[2 * c + 1] - origin.y);
}

// Its tip points at the surface along the normal (nx, ny) of the picture.
function chevron(pen, x, y, nx, ny) {
  const [tx, ty] = [-ny, nx];
  pen.beginPath();
  for (const side of [-1, 0, 1]) {
    const deep = TIP_BELOW + Math.abs(side) * CHEVRON_HIGH;
    pen.lineTo(x - nx * deep + side * tx * CHEVRON_WIDE, y - ny * deep + side * ty * CHEVRON_WIDE);
  }
  pen.stroke();
}

/** Rings at the contacts that have just been, while the clock runs; where one looks once more, that at the last one stays. */
export function paintRings(pen, stage, look) {
  const playing = !look.calm && look.pace > 0 && !(look.covered && look.phase !== "run");
  if (stage.view || !(playing || look.ringed)) return;
  for (const run of look.runs) {
    for (const c of pastContacts(run, look.time)) {
      const age = (look.time - run.contact_time[c]) / (look.pace || 1);
      if (age >= RING_LASTS && !look.ringed) break;
      if (run.contact_kind[c] !== IMPACT) continue;
      const ring = ringAt(age, impulseOf(run, c) / greatestImpulse(run), look.ringed);
      if (!ring) continue;
      const [x, y] = pointOf(stage, run, c, look.time);
      traceCircle(pen, x, y, ring.radius * run.radii[run.contact_a[c]] * stage.camera.scale);
      for (const [hue, wider] of look.ringed ? [[look.colours.stage, 2 * HALO], [look.colours.ink, 0]] : [[look.colours.ink, 0]]) {
        setLine(pen, hue, ring.width + wider);
        pen.stroke();
      }
      if (look.ringed) break;
    }
  }
}

function greatestImpulse(run) {
  if (run.greatestImpulse === undefined) {
    run.greatestImpulse = 0;
    for (let c = 0; c < run.contacts; c += 1) {
      run.greatestImpulse = Math.max(run.greatestImpulse, impulseOf(run, c));
    }
  }
  return run.greatestImpulse || 1;
}
