// The first moment at which runs part. Pure.
//
// Balls are compared by how far they have come from their starts, so that rows drawn below each
// other can be compared. Runs have parted when a ball is off by a twentieth of its radius: what
// an eye on the stage begins to see. The search samples 400 moments, then bisects.

import { showTime } from "../base/times.js";
import { ballAt } from "./motion.js";
import { labelOf } from "../words/labels.js";
import { say } from "../words/say.js";

/** @typedef {import("./runs.js").Run} Run */
/** @typedef {{ time: number, runs: string[], ball: number }} Parting */

const SEEN = 0.05; // radii
const MOMENTS = 400;
const HALVINGS = 24;

const curves = new WeakMap(); // of runs: they never change

/**
 * The walls of a run that are no planes, as a text.
 * @param {Run} run
 * @returns {string}
 */
function curvesOf(run) {
  if (!curves.has(run)) curves.set(run, JSON.stringify((run.walls ?? []).filter(({ kind }) => kind)));
  return curves.get(run);
}

/**
 * Those of the runs whose curved walls are not those of the first one.
 * @param {Run[]} runs
 */
export function withOtherCurves(runs) {
  return runs.filter((run) => curvesOf(run) !== curvesOf(runs[0]));
}

/**
 * Whether runs are of one scene, so that only their descriptions can differ: unlike walls, springs, gravity and
 * velocities at the start make another scene, so do single balls that start more than a radius apart, and on tracks
 * unlike bodies and starts.
 * @param {Run[]} runs
 */
export function areOfOneScene(runs) {
  if (withOtherCurves(runs).length) return false;
  const given = runs.map((run) => JSON.stringify([run.springs, run.gravity,
    ...run.velocity.subarray(0, run.balls * run.dimension)]));
  if (given.some((one) => one !== given[0])) return false;
  const [{ balls, radii, position }] = runs;
  const far = (/** @type {Run} */ { position: at }) => Math.hypot(at[0] - position[0], at[1] - position[1]) > radii[0];
  if (balls === 1 && runs.some(far)) return false;
  const told = runs.map((run) => JSON.stringify([run.inertias, ...run.position.subarray(0, 2)]));
  const track = runs.some((run) => run.walls.some(({ kind }) => kind === "track"));
  return !track || told.every((one) => one === told[0]);
}

/**
 * { time, runs: [a, b], ball } of the first parting, null if they stay together.
 * @param {Run[]} runs
 */
export function firstParting(runs) {
  let first = null;
  for (let one = 0; one < runs.length; one += 1) {
    for (let other = one + 1; other < runs.length; other += 1) {
      const found = partingOf(runs[one], runs[other], first?.time ?? Infinity);
      if (found) first = found;
    }
  }
  return first;
}

/**
 * @param {Run} one
 * @param {Run} other
 * @param {number} before
 */
function partingOf(one, other, before) {
  if (one.balls !== other.balls) return null;
  const end = Math.min(one.time[one.frames - 1], other.time[other.frames - 1], before);
  let last = 0;
  for (let k = 1; k <= MOMENTS; k += 1) {
    const time = end * k / MOMENTS;
    const ball = ballApart(one, other, time);
    if (ball >= 0) return halved(one, other, last, time, before);
    last = time;
  }
  return null;
}

/**
 * @param {Run} one
 * @param {Run} other
 * @param {number} low
 * @param {number} high
 * @param {number} before
 */
function halved(one, other, low, high, before) {
  for (let k = 0; k < HALVINGS; k += 1) {
    const middle = (low + high) / 2;
    if (ballApart(one, other, middle) >= 0) high = middle;
    else low = middle;
  }
  if (high >= before) return null;
  return { time: high, runs: [one.name, other.name], ball: ballApart(one, other, high) };
}

/**
 * The first ball that is seen elsewhere in the other run, or -1.
 * @param {Run} one
 * @param {Run} other
 * @param {number} time
 */
function ballApart(one, other, time) {
  for (let ball = 0; ball < one.balls; ball += 1) {
    const [a, b] = [one, other].map((run) => ballAt(run, ball, time));
    const [a0, b0] = [one, other].map((run) => ballAt(run, ball, 0));
    const apart = Math.hypot(a.x - a0.x - b.x + b0.x, a.y - a0.y - b.y + b0.y,
      a.z - a0.z - b.z + b0.z);
    if (apart > SEEN * one.radii[ball]) return ball;
  }
  return -1;
}

/**
 * A parting as a sentence.
 * @param {Parting | null} parting
 * @param {Run[]} runs
 */
export function partingInWords(parting, runs) {
  const beside = startBeside(runs);
  if (!parting) return say(beside ? "parting-beside" : "parting-none");
  const [one, other] = parting.runs.map(labelOf);
  const time = showTime(parting.time, { duration: Math.max(...runs.map((run) => run.end)) });
  if (beside) return say("parting-beside-from", { time, one, other });
  return say("parting-from", { time, one, other, ball: say(runs[0].balls === 1 ? "ball-only" : "ball-number",
      { number: parting.ball + 1 }) });
}

/**
 * Whether each run has one ball and they start beside each other: two balls, and not two descriptions
 * of one.
 * @param {Run[]} runs
 */
function startBeside(runs) {
  const starts = runs.map((run) => run.position.subarray(0, run.dimension).join());
  return runs.every((run) => run.balls === 1) && new Set(starts).size > 1;
}
