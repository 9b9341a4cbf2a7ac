// What a run's balls have together: momentum ball by ball, angular momentum by kind. Pure.

import { originOf } from "./frame_of_reference.js";
import { ballAt, spinAt } from "./motion.js";

/** @typedef {import("./frame_of_reference.js").Reference} Reference */
/** @typedef {import("./runs.js").Run} Run */

const SAMPLES = 80;

/**
 * Momentum of each ball as seen from a frame, [x, y] kg m/s; balls that nothing moves have none.
 * @param {Run} run
 * @param {Reference} reference
 * @param {number} time
 */
export function momentaAt(run, reference, time) {
  const origin = originOf(run, reference, time);
  const all = [];
  for (let ball = 0; ball < run.balls; ball += 1) {
    const mass = run.masses[ball] ?? 0;
    const { vx, vy } = ballAt(run, ball, time);
    all.push([mass * (vx - origin.vx), mass * (vy - origin.vy)]);
  }
  return all;
}

/**
 * Where each momentum begins when all are put tip to tail, and the end: the total.
 * @param {number[][]} momenta
 */
export function tipToTail(momenta) {
  const points = [[0, 0]];
  for (const [x, y] of momenta) {
    const [px, py] = points[points.length - 1];
    points.push([px + x, py + y]);
  }
  return points;
}

/**
 * Angular momentum across the plane about the origin of a frame, kg m²/s: of the balls' paths
 * (orbital) and of their turning (spin).
 * @param {Run} run
 * @param {Reference} reference
 * @param {number} time
 */
export function angularMomentumAt(run, reference, time) {
  const origin = originOf(run, reference, time);
  let [orbital, spin] = [0, 0];
  for (let ball = 0; ball < run.balls; ball += 1) {
    const { x, y, vx, vy } = ballAt(run, ball, time);
    orbital += (run.masses[ball] ?? 0)
      * ((x - origin.x) * (vy - origin.vy) - (y - origin.y) * (vx - origin.vx));
    spin += (run.inertias[ball] ?? 0) * spinAt(run, ball, time)[2];
  }
  return { orbital, spin, total: orbital + spin };
}

/**
 * Moments spread over a run, to learn how large something gets.
 * @param {Run} run
 * @param {number} [most]
 */
export function samples(run, most = SAMPLES) {
  const count = Math.min(most, run.frames);
  return Array.from({ length: count }, (_, k) =>
    run.time[Math.round(k * (run.frames - 1) / Math.max(1, count - 1))]);
}

/**
 * The box of all tips over a run: { left, right, bottom, top }, kg m/s.
 * @param {Run} run
 * @param {Reference} reference
 */
export function momentumBox(run, reference) {
  const box = { left: 0, right: 0, bottom: 0, top: 0 };
  for (const time of samples(run)) {
    for (const [x, y] of tipToTail(momentaAt(run, reference, time))) {
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.bottom = Math.min(box.bottom, y);
      box.top = Math.max(box.top, y);
    }
  }
  return box;
}

/**
 * The largest angular momentum of any kind over a run.
 * @param {Run} run
 * @param {Reference} reference
 */
export function angularRange(run, reference) {
  let largest = 0;
  for (const time of samples(run)) {
    const { orbital, spin, total } = angularMomentumAt(run, reference, time);
    largest = Math.max(largest, Math.abs(orbital), Math.abs(spin), Math.abs(total));
  }
  return largest;
}

/**
 * A value made once for a run and a frame of reference, and kept with the run.
 * @param {Run} run
 * @param {string} name
 * @param {Reference} reference
 * @param {(run: Run, reference: Reference) => any} make
 */
export function keptWith(run, name, reference, make) {
  run.kept ??= new Map();
  const key = `${name} ${reference}`;
  if (!run.kept.has(key)) run.kept.set(key, make(run, reference));
  return run.kept.get(key);
}
