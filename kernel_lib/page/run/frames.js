// A run at moments close enough for lines and boxes: what is drawn as a whole. Pure.
//
// A moment at which something jumps stands twice, with the state before it and with that after it.

import { fly, spinIn } from "./motion.js";
import { observableAt } from "./observables.js";

/** @typedef {import("./runs.js").Run} Run */

const A_SECOND = 60;
const [LEAST, MOST] = [240, 1200];
const MOST_CORNERS = 5000; // of a run, above which not every one is a corner of a line
const MOST_STATES = 240_000; // of all balls together, where they are thousands
const MOST_FOLLOWED = 60; // above which the jumps of single balls are lost in the whole
const IN_A_PIECE = 4; // of a curve, however short

/**
 * Give a run its frames: `time`, `position`, `velocity`, `spin`, and `steps`, if it has fixed ones.
 * @param {Run} run
 */
export function framed(run) {
  if (run.between === "line" && run.step > 0) {
    const last = Math.round(run.end / run.step);
    run.steps = Float64Array.from({ length: last + 1 }, (_, k) => k * run.step);
  }
  run.time = momentsOf(run);
  run.frames = run.time.length;
  const wide = run.dimension;
  const turning = wide > 2 ? 3 : 1;
  run.position = new Float64Array(run.frames * run.balls * wide);
  run.velocity = new Float64Array(run.position.length);
  run.spin = new Float64Array(run.frames * run.balls * turning);
  for (let ball = 0; ball < run.balls; ball += 1) frameBall(run, ball, turning);
}

/**
 * @param {Run} run
 * @param {number} ball
 * @param {number} turning
 */
function frameBall(run, ball, turning) {
  const { time, knot_time: starts, dimension: wide } = run;
  const last = run.knot_first[ball + 1] - 1;
  let k = run.knot_first[ball];
  for (let frame = 0; frame < run.frames; frame += 1) {
    const moment = time[frame];
    const before = isBefore(time, frame);
    while (k < last && (before ? starts[k + 1] < moment : starts[k + 1] <= moment)) k += 1;
    const state = fly(run, ball, k, moment - starts[k]);
    const at = frame * run.balls + ball;
    for (let axis = 0; axis < wide; axis += 1) {
      run.position[at * wide + axis] = state[axis];
      run.velocity[at * wide + axis] = state[3 + axis];
    }
    if (!run.spins) continue;
    const spin = spinIn(run, k, moment - starts[k]);
    for (let axis = 0; axis < turning; axis += 1) {
      run.spin[at * turning + axis] = spin[3 - turning + axis];
    }
  }
}

/**
 * Whether a frame is the first of two at one moment, that before what happens then.
 * @param {ArrayLike<number>} time
 * @param {number} frame
 */
function isBefore(time, frame) {
  return frame + 1 < time.length && time[frame + 1] === time[frame];
}

/**
 * @param {Run} run
 */
function momentsOf(run) {
  const least = Math.min(LEAST, Math.ceil(MOST_STATES / run.balls));
  const often = run.balls > MOST_FOLLOWED ? least : MOST;
  const count = Math.min(often, Math.max(least, Math.ceil(run.end * A_SECOND)));
  const regular = run.steps && run.steps.length <= MOST_CORNERS ? [...run.steps]
    : Array.from({ length: count + 1 }, (_, k) => run.end * k / count);
  if (run.balls > MOST_FOLLOWED) return Float64Array.from(regular);
  const jumps = jumpsOf(run);
  const pieces = [];
  for (let p = 0; p + 1 < run.curve_time.length && !run.steps; p += 1) {
    const [from, to] = [run.curve_time[p], run.curve_time[p + 1]];
    if (to - from >= IN_A_PIECE * run.end / count) continue;
    for (let q = 0; q < IN_A_PIECE; q += 1) pieces.push(from + (to - from) * q / IN_A_PIECE);
  }
  const single = new Set([...regular, ...pieces, 0, run.end].filter((one) => one <= run.end));
  for (const jump of jumps) single.delete(jump);
  return Float64Array.from([...single, ...jumps, ...jumps]).sort();
}

/**
 * Moments after the start at which something may jump, in order, each once.
 * @param {Run} run
 */
function jumpsOf(run) {
  run.jumps ??= Float64Array.from(new Set(run.contact_time.filter((time) =>
    time > 0 && time <= run.end))).sort();
  return run.jumps;
}

/**
 * The moment of a jump that a clock stands at, or null.
 * @param {Run} run
 * @param {number} moment
 * @param {number} [near] s
 */
export function jumpAt(run, moment, near = 2e-9) {
  const jumps = jumpsOf(run);
  let [low, high] = [0, jumps.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (jumps[middle] < moment - near) low = middle + 1;
    else high = middle;
  }
  return low < jumps.length && jumps[low] <= moment + near ? jumps[low] : null;
}

/**
 * An observable at every frame, made when first asked for.
 * @param {Run} run
 * @param {number} place
 */
export function observableOf(run, place) {
  run.observables ??= [];
  run.observables[place] ??= run.time.map((moment, frame) =>
    observableAt(run, place, moment, isBefore(run.time, frame)));
  return run.observables[place];
}
