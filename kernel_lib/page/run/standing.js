// A run as far as it is given: its start alone, for as long as its question is open. Pure.

/** @typedef {import("./runs.js").Run} Run */

const STRAIGHT = 2; // as `motion.js` knows laws
/** What a run keeps with it of its motion. */
const KEPT = ["steps", "jumps", "observables", "angles", "turns", "turning", "felt", "sums", "kept"];
/** @type {WeakMap<Run, Run>} */
const starts = new WeakMap(); // of runs: they never change

/**
 * The start of a run: nothing that is drawn of it can tell what follows. Its view is its `room`.
 * @param {Run} run
 */
export function standing(run) {
  const start = starts.get(run) ?? startOf(run);
  starts.set(run, start);
  return start;
}

/**
 * @param {Run} run
 * @returns {Run}
 */
function startOf(run) {
  const { balls, dimension, knots, knot_first: first } = run;
  const turning = dimension > 2 ? 3 : 1;
  /** @type {any} */
  const start = { ...run };
  for (const [name, value] of Object.entries(start)) {
    if (/^(contact|curve)_/.test(name)) start[name] = value.slice?.(0, 0) ?? 0;
    else if (name.startsWith("knot_")) {
      start[name] = value.constructor.from({ length: balls * Math.floor(value.length / knots) },
        (/** @type {unknown} */ _, /** @type {number} */ k) => value[Math.floor(k / balls) * knots + first[k % balls]]);
    }
  }
  for (const name of KEPT) delete start[name];
  return Object.assign(start, { stands: true, end: 0, step: 0, contacts: 0, contacts_in_all: 0, knots: balls,
    knot_count: new Int32Array(balls).fill(1), knot_law: new Uint8Array(balls).fill(STRAIGHT),
    knot_first: Int32Array.from({ length: balls + 1 }, (_, ball) => ball),
    frames: 1, time: Float64Array.of(0), spins: run.spin.slice(0, balls * turning).some(Boolean),
    position: run.position.slice(0, balls * dimension), velocity: run.velocity.slice(0, balls * dimension),
    spin: run.spin.slice(0, balls * turning) });
}
