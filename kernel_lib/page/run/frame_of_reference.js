// The frame of reference: the room, the centre of mass of a run's balls, or one ball. Pure.

import { ballAt } from "./motion.js";

/** @typedef {import("./runs.js").Motion} Motion */
/** @typedef {import("./runs.js").Run} Run */
/** @typedef {"room" | "centre" | number} Reference the room, the centre of mass, or a ball */

/** @type {Motion} */
const AT_REST = Object.freeze({ x: 0, y: 0, z: 0, vx: 0, vy: 0, vz: 0 });
const KEYS = /** @type {("x" | "y" | "z" | "vx" | "vy" | "vz")[]} */ (Object.keys(AT_REST));

/**
 * Shares of the balls in their centre of mass; balls that nothing moves outweigh the rest.
 * @param {(number | null)[]} masses
 */
export function massShares(masses) {
  const endless = masses.filter((mass) => mass === null).length;
  if (endless) return masses.map((mass) => (mass === null ? 1 / endless : 0));
  const known = masses.map(Number);
  const whole = known.reduce((sum, mass) => sum + mass, 0);
  return known.map((mass) => mass / whole);
}

/**
 * Place and velocity of the centre of mass of a run at a moment.
 * @param {Run} run
 * @param {number} time
 */
export function centreOfMass(run, time) {
  const centre = { ...AT_REST };
  run.shares ??= massShares(run.masses);
  for (let ball = 0; ball < run.balls; ball += 1) {
    const share = run.shares[ball];
    if (!share) continue;
    const now = ballAt(run, ball, time);
    for (const key of KEYS) centre[key] += share * now[key];
  }
  return centre;
}

/**
 * Where the origin of a frame is, and how fast; `reference`: "room", "centre" or a ball.
 * @param {Run} run
 * @param {Reference} reference
 * @param {number} time
 */
export function originOf(run, reference, time) {
  if (reference === "room") return AT_REST;
  if (reference === "centre") return centreOfMass(run, time);
  return ballAt(run, Math.min(reference, run.balls - 1), time);
}

/**
 * A place and velocity as seen from a moving origin.
 * @param {Motion} origin
 * @param {Motion} now
 */
export function relativeTo(origin, now) {
  return { ...now, x: now.x - origin.x, y: now.y - origin.y, z: now.z - origin.z,
    vx: now.vx - origin.vx, vy: now.vy - origin.vy, vz: now.vz - origin.vz };
}
