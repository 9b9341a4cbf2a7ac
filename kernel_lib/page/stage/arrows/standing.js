// Which contact the stage explains at a moment: one that has just been, never one to come. Pure.

import { norm } from "../../base/vectors.js";
import { impactsWith, latestImpact } from "../../run/contacts/parts.js";
import { ballAt } from "../../run/motion.js";

const HOLDS = 0.9; // seconds here for which it stands while the clock runs, at any speed
const FADES = 0.25; // of these, at the end
const NEAR = 2; // radii that its balls may have gone on while the clock stands

/**
 * The impacts that stand on the stage, and how strongly: at their moment, for a while as the clock
 * goes on, and at rest as long as their balls are near. Nothing while results are covered.
 * @param {any} run
 * @param {any} look
 * @param {number} [near] radii
 * @returns {{ contacts: number[], strength: number, moved: boolean } | null}
 */
export function standingImpacts(run, look, near = NEAR) {
  if (!look.explained || (look.covered && look.phase !== "run")) return null;
  const latest = latestImpact(run, look.time);
  if (latest < 0) return null;
  const contacts = impactsWith(run, latest);
  const way = Math.max(...contacts.map((contact) => wayFrom(run, contact, look.time)));
  const age = (look.time - run.contact_time[latest]) / look.speed;
  const left = look.playing ? HOLDS - age : way < near ? FADES : 0;
  if (left <= 0) return null;
  return { contacts, strength: look.calm ? 1 : Math.min(1, left / FADES), moved: way > 0.1 };
}

/**
 * How far the balls of a contact have gone since, in radii.
 * @param {any} run
 * @param {number} contact
 * @param {number} time
 */
function wayFrom(run, contact, time) {
  const balls = [run.contact_a[contact], run.contact_b[contact]].filter((ball) => ball >= 0);
  return Math.max(...balls.map((ball) => {
    const [then, now] = [run.contact_time[contact], time].map((moment) => ballAt(run, ball, moment));
    return norm([now.x - then.x, now.y - then.y, now.z - then.z]) / run.radii[ball];
  }));
}
