// The runs as they arrive from Python, and their numbers between the frames. Pure.

/** @typedef {ArrayLike<number>} Numbers */
/** @typedef {{ point: number[], normal: number[] }} Wall */
/**
 * Place and velocity; of a ball its angle, too.
 * @typedef {object} Motion
 * @property {number} x
 * @property {number} y
 * @property {number} z
 * @property {number} vx
 * @property {number} vy
 * @property {number} vz
 * @property {number} [angle]
 */

/**
 * A run on the page: its header from Python, its arrays, and values cached with it.
 * @typedef {object} Run
 * @property {string} name
 * @property {number} index its place among the runs
 * @property {number} balls
 * @property {number} dimension 2 or 3
 * @property {"line" | "curve"} between how balls move between frames
 * @property {number} up the upright axis, 1 (y) or 2 (z)
 * @property {number} frames
 * @property {number[]} radii m
 * @property {(number | null)[]} masses kg; null for one that nothing moves
 * @property {(number | null)[]} inertias kg m²; null for one that nothing turns
 * @property {number[]} gravity m/s²
 * @property {Wall[]} walls
 * @property {number[][]} [pivots] where strings hang
 * @property {boolean} spins whether anything turns
 * @property {Float64Array} time s; one a frame
 * @property {Float64Array} position m; by frame, ball, axis
 * @property {Float64Array} velocity m/s; likewise
 * @property {Float64Array} spin rad/s; likewise, one number in the plane
 * @property {Float64Array} observables by observable, frame
 * @property {number} contacts how many the page knows
 * @property {number} contacts_in_all
 * @property {Float64Array} contact_time s
 * @property {Float64Array} contact_a index of a ball
 * @property {Float64Array} contact_b index of a ball, or -1 - j for wall j
 * @property {Float64Array} contact_kind place in `KINDS`
 * @property {Float64Array} contact_point m
 * @property {Float64Array} contact_normal from b to a
 * @property {Float64Array} contact_impulse N s
 * @property {Float64Array} contact_before m/s; of a, then of b
 * @property {Float64Array} contact_after m/s; likewise
 * @property {Float64Array} contact_lost J
 * @property {Float64Array} contact_energy J
 * @property {Float64Array} contact_duration s
 * @property {{ times: Float64Array, knots: Float64Array }[]} tracks
 * @property {number[][]} [hits]
 * @property {number[]} [shares]
 * @property {{ times: number[], spins: number[] }[]} [spinSteps]
 * @property {{ sums: Float64Array, impacts: number[] }[]} [turns]
 * @property {Map<string, any>} [kept]
 * @property {Map<string, Float64Array>} [sums]
 */

export const KINDS = ["impact", "slide", "roll", "rest", "part"];

/**
 * Runs with typed arrays, from the header and the one binary buffer of a picture.
 * @param {{ number: string, runs: any[] }} header
 * @param {DataView | null | undefined} view
 */
export function decodedRuns(header, view) {
  const bytes = view
    ? view.buffer.slice(view.byteOffset, view.byteOffset + view.byteLength)
    : new ArrayBuffer(0);
  const numbers = header.number === "float32" ? new Float32Array(bytes) : new Float64Array(bytes);
  return header.runs.map((described, index) => {
    const run = { ...described, index, tracks: [] };
    for (const [name, [offset, count]] of Object.entries(described.arrays)) {
      run[name] = numbers.subarray(offset, offset + count);
    }
    return run;
  });
}

/**
 * Index k of the last time that is not after `moment`; 0 before the first.
 * @param {Numbers} times
 * @param {number} moment
 */
export function frameBefore(times, moment) {
  let low = 0;
  let high = times.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (times[middle] <= moment) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * A number per frame, read between the frames.
 * @param {Numbers} times
 * @param {Numbers} values
 * @param {number} moment
 */
export function valueAt(times, values, moment) {
  const k = frameBefore(times, moment);
  if (k >= times.length - 1) return values[times.length - 1];
  const span = times[k + 1] - times[k];
  const part = span > 0 ? Math.min(1, Math.max(0, (moment - times[k]) / span)) : 0;
  return values[k] + (values[k + 1] - values[k]) * part;
}

/**
 * All moments of contact in any of the runs, sorted, without duplicates.
 * @param {Run[]} runs
 */
export function contactMoments(runs) {
  const all = runs.flatMap((run) => Array.from(run.contact_time ?? []));
  return sortedWithoutTwins(all);
}

/**
 * All moments at which any of the runs has a frame.
 * @param {Run[]} runs
 */
export function frameMoments(runs) {
  return sortedWithoutTwins(runs.flatMap((run) => Array.from(run.time)));
}

/**
 * @param {number[]} moments
 */
function sortedWithoutTwins(moments) {
  const sorted = moments.sort((one, two) => one - two);
  return sorted.filter((moment, k) => k === 0 || moment - sorted[k - 1] > 1e-9);
}
