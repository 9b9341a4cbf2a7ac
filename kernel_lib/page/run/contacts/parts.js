// What an impact does to velocities: their normal and tangential parts, and the slip. Pure.

import { cross, dot, norm, minus, plus, scaled, unit } from "../../base/vectors.js";
import { ballAt, spinAt } from "../motion.js";
import { frameBefore } from "../runs.js";

/** @typedef {import("../runs.js").Run} Run */
/** @typedef {number[]} Triple x, y, z; z is 0 in the plane */
/** @typedef {{ before: Triple, after: Triple }} Change m/s */

/**
 * What an impact does to the velocity of one ball, all m/s.
 * @typedef {object} Parts
 * @property {number} ball
 * @property {Triple} place of its centre, m
 * @property {Triple} towards unit vector to the other body
 * @property {Triple} across unit vector of its tangential velocity before, or after where it had none
 * @property {Change} velocity
 * @property {{ before: number, after: number }} normal towards the other body; negative: away
 * @property {{ before: number, after: number }} tangential along `across`
 */

const NONE = 1e-4; // of the speed: what is left of a part by the precision in which contacts travel
const FELT = 0.02; // of the greatest change of a run; endless bouncing ends in smaller ones

/**
 * The latest impact by a moment that changes a velocity noticeably, or -1.
 * @param {Run} run
 * @param {number} time s
 */
export function latestImpact(run, time) {
  run.felt ??= feltImpacts(run);
  if (!run.felt.length) return -1;
  const moments = Float64Array.from(run.felt, (c) => run.contact_time[c]);
  const latest = frameBefore(moments, time);
  return moments[latest] <= time ? run.felt[latest] : -1;
}

/**
 * All impacts at the moment of one of them: the rows of a film collide together.
 * @param {Run} run
 * @param {number} contact
 */
export function impactsWith(run, contact) {
  const moment = run.contact_time[contact];
  return (run.felt ?? []).filter((c) => Math.abs(run.contact_time[c] - moment) <= NONE * run.end);
}

/**
 * The impacts of a run that change a velocity noticeably, in order of time.
 * @param {Run} run
 */
function feltImpacts(run) {
  const changes = Array.from({ length: run.contacts }, (_, c) => (run.contact_kind[c] === 0
    ? Math.max(...[0, 1].map((side) => norm(minus(velocityIn(run, run.contact_after, c, side),
      velocityIn(run, run.contact_before, c, side))))) : 0));
  const least = FELT * changes.reduce((most, one) => Math.max(most, one), 0);
  return changes.flatMap((change, c) => (change > 0 && change >= least ? [c] : []));
}

/**
 * The parts of the velocities of the one or two balls that an impact concerns.
 * @param {Run} run
 * @param {number} contact
 * @returns {Parts[]}
 */
export function partsAt(run, contact) {
  const sides = run.contact_b[contact] < 0 ? [0] : [0, 1];
  return sides.map((side) => {
    const ball = [run.contact_a, run.contact_b][side][contact];
    const towards = scaled(normalOf(run, contact), side === 0 ? -1 : 1);
    const velocity = { before: velocityIn(run, run.contact_before, contact, side),
      after: velocityIn(run, run.contact_after, contact, side) };
    const least = NONE * Math.max(norm(velocity.before), norm(velocity.after));
    const [before, after] = [velocity.before, velocity.after].map((one) => split(one, towards, least));
    const across = unit(norm(before.along) > 0 ? before.along : after.along);
    const { x, y, z } = ballAt(run, ball, run.contact_time[contact]);
    return { ball, place: [x, y, z], towards, across, velocity,
      normal: { before: before.into, after: after.into },
      tangential: { before: dot(before.along, across), after: dot(after.along, across) } };
  });
}

/**
 * Normal part (towards) and tangential vector of a velocity; what rounding leaves is none.
 * @param {Triple} velocity
 * @param {Triple} towards
 * @param {number} least
 */
function split(velocity, towards, least) {
  const into = dot(velocity, towards);
  const along = minus(velocity, scaled(towards, into));
  return { into: Math.abs(into) < least ? 0 : into, along: norm(along) < least ? [0, 0, 0] : along };
}

/**
 * How the surface of body a slides over that of b at an impact: where, and the velocity of slip
 * before and after, m/s.
 * @param {Run} run
 * @param {number} contact
 * @returns {{ place: Triple, slip: Change }}
 */
export function slipAt(run, contact) {
  const [before, after] = [true, false].map((early) => slipWith(run, contact,
    [0, 1].map((side) => velocityIn(run, early ? run.contact_before : run.contact_after, contact, side)),
    run.contact_time[contact], early));
  const least = NONE * Math.max(norm(before), norm(after),
    ...[0, 1].map((side) => norm(velocityIn(run, run.contact_before, contact, side))));
  return { place: tripleIn(run, run.contact_point, contact),
    slip: { before: norm(before) < least ? [0, 0, 0] : before,
      after: norm(after) < least ? [0, 0, 0] : after } };
}

/**
 * The slip of a ball that slides or rolls on a wall at a moment: its contact point and velocity;
 * null where it does neither.
 * @param {Run} run
 * @param {number} time s
 * @returns {{ contact: number, place: Triple, slip: Triple } | null}
 */
export function slidingAt(run, time) {
  if (!run.contacts || run.contact_time[0] > time) return null;
  const contact = frameBefore(run.contact_time.subarray(0, run.contacts), time);
  if (![1, 2].includes(run.contact_kind[contact]) || run.contact_b[contact] >= 0) return null;
  const ball = run.contact_a[contact];
  const { x, y, z, vx, vy, vz } = ballAt(run, ball, time);
  const slip = slipWith(run, contact, [[vx, vy, vz], [0, 0, 0]], time, false);
  const rolls = norm(slip) < NONE * Math.hypot(vx, vy, vz);
  return { contact, place: minus([x, y, z], scaled(normalOf(run, contact), run.radii[ball])),
    slip: rolls ? [0, 0, 0] : slip };
}

/**
 * Tangential velocity of the surface of a over that of b, from the velocities of the centres.
 * @param {Run} run
 * @param {number} contact
 * @param {Triple[]} velocities of a, then of b
 * @param {number} time
 * @param {boolean} early just before it
 */
function slipWith(run, contact, velocities, time, early) {
  const normal = normalOf(run, contact);
  const surfaces = [run.contact_a[contact], run.contact_b[contact]].map((ball, side) => {
    if (ball < 0) return velocities[side];
    const arm = scaled(normal, (side === 0 ? -1 : 1) * run.radii[ball]);
    return plus(velocities[side], cross(spinAt(run, ball, time, early), arm));
  });
  const relative = minus(surfaces[0], surfaces[1]);
  return minus(relative, scaled(normal, dot(relative, normal)));
}

/**
 * @param {Run} run
 * @param {number} contact
 */
function normalOf(run, contact) {
  return unit(tripleIn(run, run.contact_normal, contact));
}

/**
 * @param {Run} run
 * @param {ArrayLike<number>} values
 * @param {number} contact
 * @param {number} side
 */
function velocityIn(run, values, contact, side) {
  return tripleIn(run, values, 2 * contact + side);
}

/**
 * @param {Run} run
 * @param {ArrayLike<number>} values
 * @param {number} place
 * @returns {Triple}
 */
function tripleIn(run, values, place) {
  const at = place * run.dimension;
  return [values[at], values[at + 1], run.dimension > 2 ? values[at + 2] : 0];
}
