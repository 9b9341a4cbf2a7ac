// A run made of speeds alone: two balls come to each other on a line, touch, and move on with other speeds, whether a
// contact can do this or not. Pure.

import { ready } from "./runs.js";
import { standing } from "./standing.js";

/** @typedef {import("./runs.js").Run} Run */

const [BEFORE, AFTER] = [0.8, 1.2]; // s

/**
 * Two balls as large as those of a run, which touch at `contact`, s. None of its contacts is known.
 * @param {Run} like
 * @param {{ masses: number[], before: number[] }} row kg, m/s
 * @param {number[]} after m/s
 * @param {number} fastest m/s; all answers up to it have one room
 * @returns {Run & { contact: number }}
 */
export function movedStraight(like, { masses, before }, after, fastest) {
  const [left, right] = like.radii;
  const touching = [-left, right];
  const start = touching.map((place, ball) => place - BEFORE * before[ball]);
  const knots = [0, 1].flatMap((ball) => [0, 1].map((piece) => ({ ball, piece })));
  const most = Math.max(left, right);
  /** @type {any} */
  const run = { ...standing(like), guessed: true, weighed: true, balls: 2, end: BEFORE + AFTER, contact: BEFORE, radii: [left, right], masses,
    walls: [], gravity: [0, 0], spins: false,
    room: { low: [start[0] - left, -most], high: [2 * right + AFTER * fastest, most], fastest },
    // Free flights without a pull.
    knot_count: Int32Array.of(2, 2), knot_law: new Uint8Array(4), knot_time: Float64Array.from(knots, ({ piece }) => piece * BEFORE),
    knot_place: alongX(knots, [start, touching]), knot_velocity: alongX(knots, [before, after]) };
  for (const name of ["acceleration", "drag", "spin", "twist"]) run[`knot_${name}`] = new Float64Array(8);
  ready(run);
  return run;
}

/**
 * All x, then all y, which is nothing.
 * @param {{ ball: number, piece: number }[]} knots
 * @param {number[][]} table by piece, ball
 */
function alongX(knots, table) {
  return Float64Array.from({ length: 2 * knots.length }, (_, k) =>
    (k < knots.length ? table[knots[k].piece][knots[k].ball] : 0));
}
