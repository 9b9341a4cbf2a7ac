// Which way up a ball is: its spin added up over time. Pure.
//
// Orientations are unit quaternions [w, x, y, z]; spins are vectors of the world, rad/s.

import { knotAt, spinIn } from "./motion.js";

/** @typedef {import("./runs.js").Numbers} Numbers */
/** @typedef {import("./runs.js").Run} Run */

/**
 * The turn by a vector (its direction the axis, its length the angle in radians).
 * @param {number} x
 * @param {number} y
 * @param {number} z
 */
export function turnBy(x, y, z) {
  const angle = Math.hypot(x, y, z);
  const part = angle > 1e-12 ? Math.sin(angle / 2) / angle : 0.5;
  return [Math.cos(angle / 2), x * part, y * part, z * part];
}

/**
 * First `b`, then `a`.
 * @param {Numbers} a
 * @param {Numbers} b
 */
export function afterTurn(a, b) {
  return [
    a[0] * b[0] - a[1] * b[1] - a[2] * b[2] - a[3] * b[3],
    a[0] * b[1] + a[1] * b[0] + a[2] * b[3] - a[3] * b[2],
    a[0] * b[2] - a[1] * b[3] + a[2] * b[0] + a[3] * b[1],
    a[0] * b[3] + a[1] * b[2] - a[2] * b[1] + a[3] * b[0],
  ];
}

/**
 * Rows of the matrix that takes a point of the ball to where it is now.
 * @param {number[]} turn
 */
export function matrixOf([w, x, y, z]) {
  return [
    [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
    [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
    [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
  ];
}

/**
 * Orientation of a ball at a moment; those at the knots are kept with the run.
 * @param {Run} run
 * @param {number} ball
 * @param {number} moment
 */
export function orientationAt(run, ball, moment) {
  run.turns ??= addUp(run);
  const time = Math.min(Math.max(moment, 0), run.end);
  const k = knotAt(run, ball, time);
  return afterTurn(turnIn(run, k, time - run.knot_time[k]), run.turns.subarray(4 * k, 4 * k + 4));
}

/**
 * @param {Run} run
 */
function addUp(run) {
  const turns = new Float64Array(4 * run.knots);
  for (let ball = 0; ball < run.balls; ball += 1) {
    let now = [1, 0, 0, 0];
    for (let k = run.knot_first[ball]; k < run.knot_first[ball + 1]; k += 1) {
      turns.set(now, 4 * k);
      if (k + 1 === run.knot_first[ball + 1]) break;
      now = afterTurn(turnIn(run, k, run.knot_time[k + 1] - run.knot_time[k]), now);
      const size = Math.hypot(...now);
      now = now.map((part) => part / size);
    }
  }
  return turns;
}

/**
 * The turn from a knot to some seconds after it, in which the spin changes evenly.
 * @param {Run} run
 * @param {number} k
 * @param {number} since
 */
function turnIn(run, k, since) {
  const [x, y, z] = spinIn(run, k, since / 2).map((part) => part * since);
  return turnBy(x, y, z);
}
