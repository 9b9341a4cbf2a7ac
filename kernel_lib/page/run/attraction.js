// How two balls that attract each other pull, and where they touch. Pure.

import { figure } from "../base/numbers.js";
import { ballAt } from "./motion.js";
import { say } from "../words/say.js";

/** @typedef {import("./runs.js").Run} Run */

const ALIKE = 1e-9; // of a mass
const AT_REST = 1e-6; // of the greater speed at the start, for their common centre
/** @type {[number, number, string][]} */
const UNITS = [[1e-2, 1, "N"], [1e-5, 1e3, "mN"], [0, 1e6, "µN"]];

/**
 * The force with which each of the first two balls pulls the other, N.
 * @param {Run} run
 * @param {number} time s
 */
export function pullAt(run, time) {
  const [one, two] = [0, 1].map((ball) => ballAt(run, ball, time));
  return (run.attraction ?? 0) * (run.masses[0] ?? 0) * (run.masses[1] ?? 0)
    / ((two.x - one.x) ** 2 + (two.y - one.y) ** 2 + (two.z - one.z) ** 2);
}

/**
 * A force with its unit, which goes down to millionths of a newton.
 * @param {number} force N
 */
export function pullText(force) {
  const [, times, unit] = UNITS.find(([least]) => force >= least) ?? UNITS[2];
  return figure(force * times, unit);
}

/**
 * The circle on which both centres are when two equal balls touch, around their common centre; null where that
 * moves, or where each ball has a circle of its own.
 * @param {Run} run
 */
export function touchingCircle({ dimension, masses, position, radii, velocity }) {
  const [m, n] = [masses[0] ?? 0, masses[1] ?? 0];
  if (!(Math.abs(m - n) <= ALIKE * m) || dimension !== 2) return null;
  const [vx, vy] = [0, 1].map((axis) => (velocity[axis] + velocity[2 + axis]) / 2);
  const fastest = Math.max(Math.hypot(velocity[0], velocity[1]), Math.hypot(velocity[2], velocity[3]));
  if (Math.hypot(vx, vy) > AT_REST * fastest) return null;
  return { centre: [0, 1].map((axis) => (position[axis] + position[2 + axis]) / 2), radius: (radii[0] + radii[1]) / 2 };
}

/**
 * The pull before anything moves, as it is spoken; "" where balls do not attract each other.
 * @param {Run} run
 */
export function pullInWords(run) {
  return run.attraction && run.balls === 2 ? say("attraction-spoken", { force: pullText(pullAt(run, 0)) }) : "";
}
