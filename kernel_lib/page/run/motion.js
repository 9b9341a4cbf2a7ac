// Where each ball of a run is between the frames, and how fast. Pure.

import { frameBefore } from "./runs.js";

/** @typedef {import("./runs.js").Run} Run */

// Numbers of a knot: place, velocity arriving, velocity leaving (three each), angle.
const WIDE = 10;
const [IN, OUT, ANGLE] = [3, 6, 9];

/**
 * The knots of one ball, made when first asked for: its frames and, where motion between frames
 * is known exactly, the impacts between them, with the velocity on either side. `times` holds
 * one number per knot, `knots` ten.
 * @param {Run} run
 * @param {number} ball
 */
export function trackOf(run, ball) {
  run.tracks[ball] ??= track(run, ball);
  return run.tracks[ball];
}

/**
 * @param {Run} run
 * @param {number} ball
 */
function track(run, ball) {
  run.hits ??= hitsOf(run);
  const hits = run.hits[ball];
  const times = new Float64Array(run.frames + hits.length);
  const knots = new Float64Array(WIDE * times.length);
  let [count, next, angle] = [0, 0, 0];
  for (let k = 0; k < run.frames; k += 1) {
    const first = count;
    let touched = false;
    for (; next < hits.length && run.contact_time[hits[next]] <= run.time[k]; next += 1) {
      touched = k > 0;
      if (run.between !== "curve" || k === 0) continue;
      times[count] = run.contact_time[hits[next]];
      putImpact(knots, count * WIDE, run, ball, hits[next]);
      count += 1;
    }
    times[count] = run.time[k];
    putFrame(knots, count * WIDE, run, ball, k, touched && run.between === "line");
    const before = angle;
    angle += turnInto(run, ball, k);
    knots[count * WIDE + ANGLE] = angle;
    for (let at = first; at < count; at += 1) {
      const span = run.time[k] - run.time[k - 1];
      const part = span > 0 ? (times[at] - run.time[k - 1]) / span : 0;
      knots[at * WIDE + ANGLE] = before + (angle - before) * part;
    }
    count += 1;
  }
  return { times: times.subarray(0, count), knots: knots.subarray(0, count * WIDE) };
}

/**
 * Which contacts each ball has, in order of time.
 * @param {Run} run
 */
function hitsOf(run) {
  const hits = Array.from({ length: run.balls }, () => /** @type {number[]} */ ([]));
  for (let c = 0; c < run.contacts; c += 1) {
    hits[run.contact_a[c]].push(c);
    if (run.contact_b[c] >= 0) hits[run.contact_b[c]].push(c);
  }
  return hits;
}

/**
 * @param {Float64Array} knots
 * @param {number} to
 * @param {Run} run
 * @param {number} ball
 * @param {number} k
 * @param {boolean} jumps
 */
function putFrame(knots, to, run, ball, k, jumps) {
  const at = (k * run.balls + ball) * run.dimension;
  const before = jumps ? at - run.balls * run.dimension : at;
  for (let axis = 0; axis < run.dimension; axis += 1) {
    knots[to + axis] = run.position[at + axis];
    knots[to + IN + axis] = run.velocity[before + axis];
    knots[to + OUT + axis] = run.velocity[at + axis];
  }
}

/**
 * @param {Float64Array} knots
 * @param {number} to
 * @param {Run} run
 * @param {number} ball
 * @param {number} c
 */
function putImpact(knots, to, run, ball, c) {
  const first = run.contact_a[c] === ball;
  const side = (first ? 1 : -1) * run.radii[ball];
  const [at, two] = [c * run.dimension, (2 * c + (first ? 0 : 1)) * run.dimension];
  for (let axis = 0; axis < run.dimension; axis += 1) {
    knots[to + axis] = run.contact_point[at + axis] + side * run.contact_normal[at + axis];
    knots[to + IN + axis] = run.contact_before[two + axis];
    knots[to + OUT + axis] = run.contact_after[two + axis];
  }
}

/**
 * How far a ball of the plane turns from the frame before to this one.
 * @param {Run} run
 * @param {number} ball
 * @param {number} k
 */
function turnInto(run, ball, k) {
  if (k === 0 || run.spin?.length !== run.frames * run.balls) return 0;
  const mean = (run.spin[k * run.balls + ball] + run.spin[(k - 1) * run.balls + ball]) / 2;
  return mean * (run.time[k] - run.time[k - 1]);
}

/**
 * Position, velocity and turning angle of a ball at a moment; z is 0 in the plane.
 * @param {Run} run
 * @param {number} ball
 * @param {number} moment
 */
export function ballAt(run, ball, moment) {
  const { times, knots } = trackOf(run, ball);
  const k = frameBefore(times, moment);
  const at = k * WIDE;
  if (k >= times.length - 1 || moment <= times[k]) {
    return { x: knots[at], y: knots[at + 1], z: knots[at + 2], vx: knots[at + OUT],
      vy: knots[at + OUT + 1], vz: knots[at + OUT + 2], angle: knots[at + ANGLE] };
  }
  const span = times[k + 1] - times[k];
  const part = (moment - times[k]) / span;
  const angle = knots[at + ANGLE] + (knots[at + WIDE + ANGLE] - knots[at + ANGLE]) * part;
  const along = run.between === "curve" ? curved : straight;
  const read = (/** @type {number} */ axis) => along(knots[at + axis], knots[at + WIDE + axis],
    knots[at + OUT + axis], knots[at + WIDE + IN + axis], span, part);
  const [x, vx] = read(0);
  const [y, vy] = read(1);
  const [z, vz] = run.dimension > 2 ? read(2) : [0, 0];
  return { x, y, z, vx, vy, vz, angle };
}

/**
 * @param {number} from
 * @param {number} to
 * @param {number} speedFrom
 * @param {number} speedTo
 * @param {number} _
 * @param {number} part
 */
function straight(from, to, speedFrom, speedTo, _, part) {
  return [from + (to - from) * part, speedFrom + (speedTo - speedFrom) * part];
}

/**
 * Cubic through both ends with both velocities: exact for a parabola.
 * @param {number} from
 * @param {number} to
 * @param {number} v0
 * @param {number} v1
 * @param {number} span
 * @param {number} part
 */
function curved(from, to, v0, v1, span, part) {
  const mean = (to - from) / span;
  const bend = v0 + v1 - 2 * mean;
  const slope = 3 * mean - 2 * v0 - v1;
  const position = from + span * part * (v0 + part * (slope + part * bend));
  return [position, v0 + part * (2 * slope + 3 * part * bend)];
}
