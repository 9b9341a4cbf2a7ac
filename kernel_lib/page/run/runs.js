// The runs as they arrive from Python, and numbers between moments. Pure.

import { framed } from "./frames.js";

/** @typedef {ArrayLike<number>} Numbers */
/** @typedef {{ kind?: string, point: number[], normal: number[] }} Wall a plane has no kind */
/** @typedef {Record<string, any>} Curve a wall that ends or curves, by kind and numbers */
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
 * @property {"line" | "curve"} between how balls move: on the lines of fixed steps, or on curves
 * @property {number} up the upright axis, 1 (y) or 2 (z)
 * @property {number} end s
 * @property {number} step s; 0 where there are no fixed ones
 * @property {number} rate 1/s, of swings on strings; 0 where nothing swings
 * @property {number} error greatest of any place, in parts of the picture's size
 * @property {number[]} radii m
 * @property {(number | null)[]} masses kg; null for one that nothing moves
 * @property {(number | null)[]} inertias kg m²; null for one that nothing turns
 * @property {number[]} gravity m/s²
 * @property {Wall[]} walls
 * @property {{ centre: number[], radius: number }[]} [pockets] that take balls out of play
 * @property {number[][]} pivots where strings hang
 * @property {number[][]} [springs] pairs of balls that a spring joins
 * @property {number} [attraction] G of balls that attract each other, m³/(kg s²)
 * @property {boolean} spins whether anything turns
 * @property {number} knots of all balls
 * @property {Int32Array} knot_count of each ball
 * @property {Int32Array} knot_first of each ball, and their number at the end
 * @property {Float64Array} knot_time s
 * @property {Uint8Array} knot_law as `motion.js` knows them
 * @property {Float64Array} knot_place m; all x, then all y; likewise the next ones
 * @property {Float64Array} knot_velocity m/s
 * @property {Float64Array} knot_acceleration m/s²
 * @property {Float64Array} knot_drift m/s, of fixed steps with drag; else empty
 * @property {Float64Array} knot_drag 1/s
 * @property {Float64Array} knot_spin rad/s; one number in the plane
 * @property {Float64Array} knot_twist rad/s²; likewise
 * @property {Float64Array} curve_time s; bounds of the pieces of observables
 * @property {Float32Array} curve_start by observable, bound
 * @property {Float32Array} curve_jump by observable, piece
 * @property {Float32Array} curve_bend by third, observable, piece
 * @property {number} contacts how many the page knows
 * @property {number} contacts_in_all
 * @property {Float64Array} contact_time s
 * @property {Int32Array} contact_a index of a ball
 * @property {Int32Array} contact_b index of a ball, or -1 - j for wall j; pockets follow the walls
 * @property {Uint8Array} contact_kind place in `KINDS`
 * @property {Float32Array} contact_point m
 * @property {Float32Array} contact_normal from b to a
 * @property {Float32Array} contact_impulse N s
 * @property {Float32Array} contact_before m/s; of a, then of b
 * @property {Float32Array} contact_after m/s; likewise
 * @property {Float32Array} contact_lost J
 * @property {Float32Array} contact_energy J
 * @property {Float64Array} contact_duration s
 * @property {{ low: number[], high: number[], fastest: number }} [room] what is in view before it is seen, m; m/s
 * @property {boolean} [stands] whether its `room` is in view: of a start alone, and of speeds that are set
 * @property {number} frames
 * @property {Float64Array} time s; one a frame, see `frames.js`
 * @property {Float64Array} position m; by frame, ball, axis
 * @property {Float64Array} velocity m/s; likewise
 * @property {Float64Array} spin rad/s; likewise, one number in the plane
 * @property {Float64Array} [steps] s; the ends of fixed steps
 * @property {Float64Array} [jumps] s
 * @property {Float64Array[]} [observables] by observable, frame
 * @property {Float64Array} [angles] rad, at the knots
 * @property {Float64Array} [turns] orientations at the knots
 * @property {number[]} [shares]
 * @property {number[]} [felt] impacts that change a velocity noticeably
 * @property {Map<string, any>} [kept]
 * @property {Map<string, Float64Array>} [sums]
 */

export const KINDS = ["impact", "slide", "roll", "rest", "part", "pocket"];

/** @type {Record<string, any>} */
const ARRAYS = { f8: Float64Array, f4: Float32Array, i4: Int32Array, u1: Uint8Array };

/**
 * Runs with typed arrays, from the header and the one binary buffer of a picture.
 * @param {{ runs: any[] }} header
 * @param {DataView | null | undefined} view
 */
export function decodedRuns(header, view) {
  const bytes = view ? new Uint8Array(view.buffer, view.byteOffset, view.byteLength)
    : new Uint8Array(0);
  return header.runs.map((described, index) => {
    const run = { ...described, index };
    const alike = ["radii", "masses", "inertias"].filter((name) => run[name].length === 1); // told once
    for (const name of alike) run[name] = Array.from({ length: run.balls }, () => run[name][0]);
    for (const [name, [kind, offset, count]] of Object.entries(described.arrays)) {
      run[name] = unpacked(bytes, ARRAYS[kind], offset, count);
    }
    return ready(run);
  });
}

/**
 * An array whose numbers stand byte by byte: all first bytes, then all second; zeros are not sent.
 * @param {Uint8Array} bytes
 * @param {any} Kind
 * @param {number} offset
 * @param {number} count
 */
function unpacked(bytes, Kind, offset, count) {
  const numbers = new Kind(count);
  if (offset < 0) return numbers;
  const [whole, wide] = [new Uint8Array(numbers.buffer), Kind.BYTES_PER_ELEMENT];
  for (let place = 0; place < wide; place += 1) {
    const from = offset + place * count;
    for (let k = 0; k < count; k += 1) whole[k * wide + place] = bytes[from + k];
  }
  return numbers;
}

/**
 * A run with what the page computes of it before anything is drawn.
 * @param {any} run
 * @returns {Run}
 */
export function ready(run) {
  run.knots = run.knot_time.length;
  run.knot_first = new Int32Array(run.balls + 1);
  for (let ball = 0; ball < run.balls; ball += 1) {
    run.knot_first[ball + 1] = run.knot_first[ball] + run.knot_count[ball];
  }
  framed(run);
  return run;
}

/**
 * The runs of a picture that are wanted, with the flights of the parts before it, `message.before`.
 * @param {any} message
 * @param {any[]} buffers
 * @param {any[]} headers
 * @returns {Run[]}
 */
export function runsSoFar({ before }, buffers, headers) {
  const found = decodedRuns({ runs: headers }, buffers[0]);
  if (!before) return found;
  const earlier = before.message.runs.filter((/** @type {any} */ one) =>
    headers.some(({ name }) => name === one.name));
  before.runs ??= runsSoFar(before.message, before.buffers, earlier);
  return found.map((run, index) => joinedRun(before.runs[index], run));
}

/**
 * A run with the flights of `later` after its own, and all else as in `later`.
 * @param {any} run
 * @param {any} later
 */
export function joinedRun(run, later) {
  const joined = { ...later };
  joined.knot_count = Int32Array.from(later.knot_count, (more, ball) => run.knot_count[ball] + more);
  for (const name of ["time", "law", "drag", "place", "velocity", "acceleration", "drift", "spin", "twist"]) {
    const parts = [run, later].map((one) => ({ one, all: one[`knot_${name}`] }));
    const found = new parts[0].all.constructor(parts[0].all.length + parts[1].all.length);
    let at = 0;
    for (let column = 0; at < found.length; column += 1) {
      for (let ball = 0; ball < run.balls; ball += 1) {
        for (const { one, all } of parts) {
          const from = column * one.knots;
          const piece = all.subarray(from + one.knot_first[ball], from + one.knot_first[ball + 1]);
          found.set(piece, (at += piece.length) - piece.length);
        }
      }
    }
    joined[`knot_${name}`] = found;
  }
  return ready(joined);
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
 * The same just before a moment that stands twice.
 * @param {Numbers} times
 * @param {Numbers} values
 * @param {number} moment
 */
export function valueBefore(times, values, moment) {
  let k = frameBefore(times, moment);
  while (k > 0 && times[k - 1] === moment) k -= 1;
  return times[k] === moment ? values[k] : valueAt(times, values, moment);
}

/**
 * All moments of contact in any of the runs, sorted, without duplicates.
 * @param {Run[]} runs
 */
export function contactMoments(runs) {
  return sortedWithoutTwins(runs.flatMap((run) => Array.from(run.contact_time ?? [])));
}

/**
 * All moments at which any of the runs has a frame: of fixed steps their ends.
 * @param {Run[]} runs
 */
export function frameMoments(runs) {
  return sortedWithoutTwins(runs.flatMap((run) => Array.from(run.steps ?? run.time)));
}

/**
 * @param {number[]} moments
 */
function sortedWithoutTwins(moments) {
  const sorted = moments.sort((one, two) => one - two);
  return sorted.filter((moment, k) => k === 0 || moment - sorted[k - 1] > 1e-9);
}
