// How many balls have which speed, and what Maxwell expects of them. Pure.

import { ballAt } from "../../run/motion.js";

/** @typedef {import("../../run/runs.js").Run} Run */
/** @typedef {{ width: number, bars: number, start: number }} SpeedScale m/s, count, m/s */

const BARS_TO_START = 7.5; // bars up to the speed at the start, which is the middle of one
const REACH_OF_BARS = 2.6; // root mean square speeds that the bars reach

/**
 * Speeds of all balls at a moment, m/s.
 * @param {Run} run
 * @param {number} time
 */
export function speedsOf(run, time) {
  const speeds = new Float64Array(run.balls);
  for (let ball = 0; ball < run.balls; ball += 1) {
    const { vx, vy, vz } = ballAt(run, ball, time);
    speeds[ball] = Math.hypot(vx, vy, vz);
  }
  return speeds;
}

/** @param {Float64Array} speeds */
function rmsSpeed(speeds) {
  return Math.sqrt(speeds.reduce((sum, speed) => sum + speed * speed, 0) / Math.max(1, speeds.length));
}

/**
 * The bars of a run: their width, their number, and the speed at its start; kept with the run.
 * @param {Run} run
 * @returns {SpeedScale}
 */
export function speedScale(run) {
  run.kept ??= new Map();
  const known = run.kept.get("speeds");
  if (known) return known;
  const first = speedsOf(run, 0);
  const start = Math.max(...first);
  const fastest = Math.max(start, REACH_OF_BARS * Math.max(rmsSpeed(first), rmsSpeed(speedsOf(run, run.end))));
  const width = start > 0 ? start / BARS_TO_START : 1;
  const scale = { width, bars: Math.max(1, Math.ceil(fastest / width - 1e-9)), start };
  run.kept.set("speeds", scale);
  return scale;
}

/**
 * How many balls fall into each bar at a moment; the last one counts all that are faster, too.
 * @param {Run} run
 * @param {number} time
 */
export function countedSpeeds(run, time) {
  const { width, bars } = speedScale(run);
  const counts = Array.from({ length: bars }, () => 0);
  for (const speed of speedsOf(run, time)) counts[Math.min(bars - 1, Math.floor(speed / width))] += 1;
  return counts;
}

/**
 * Balls a bar that Maxwell expects at a speed, for the energy of this moment shared by all: of each
 * mass its own curve, added up.
 * @param {Run} run
 * @param {number} time
 * @returns {(speed: number) => number}
 */
export function expectedSpeeds(run, time) {
  const { width } = speedScale(run);
  const speeds = speedsOf(run, time);
  const known = run.masses.map((mass) => mass ?? 0);
  const heat = speeds.reduce((sum, speed, ball) => sum + known[ball] * speed * speed, 0)
    / (run.dimension * Math.max(1, run.balls));
  /** @type {Map<number, number>} */
  const kinds = new Map();
  for (const mass of known) kinds.set(mass, (kinds.get(mass) ?? 0) + 1);
  return (speed) => {
    let sum = 0;
    for (const [mass, count] of kinds) {
      if (!(mass > 0 && heat > 0)) continue;
      const sigma = Math.sqrt(heat / mass);
      const x = speed / sigma;
      const front = run.dimension === 2 ? x : Math.sqrt(2 / Math.PI) * x * x;
      sum += count * width * front * Math.exp(-x * x / 2) / sigma;
    }
    return sum;
  };
}
