// What every lesson can draw without naming it: energies, momenta and angular momenta of all
// balls together and of each, frame by frame. Pure.
//
// Balls of infinite mass stand for the room and are left out, as in kernel_lib.state.invariants.

import { say } from "../words/say.js";

/** @typedef {import("./runs.js").Run} Run */
/** @typedef {number[]} Vector */

/** @type {["x", "y", "z"]} */
const AXES = ["x", "y", "z"];

/** Quantities of all balls together; `solid`: only where a run is in space. */
export const SUMS = [
  { name: "sum:flight", label: say("sum-flight"), unit: "J" },
  { name: "sum:spin", label: say("sum-spin"), unit: "J" },
  { name: "sum:height", label: say("sum-height"), unit: "J" },
  { name: "sum:energy", label: say("sum-energy"), unit: "J" },
  ...AXES.map((axis) => ({ name: `sum:p${axis}`, label: say(`sum-p${axis}`),
    unit: "kg m/s", solid: axis === "z" })),
  ...AXES.map((axis) => ({ name: `sum:L${axis}`, unit: "kg m²/s", solid: axis !== "z",
    label: say(axis === "z" ? "sum-l" : "sum-labout", { axis }) })),
];

/**
 * Whether a name is one of these, such as "sum:px" or, of ball 2, "sum:px:1".
 * @param {string} name
 */
export function isSum(name) {
  return name.startsWith("sum:");
}

/**
 * One number per frame, computed once per run and cached with it.
 * @param {Run} run
 * @param {string} name
 * @returns {Float64Array}
 */
export function sumOf(run, name) {
  run.sums ??= new Map();
  const known = run.sums.get(name) ?? computed(run, name);
  run.sums.set(name, known);
  return known;
}

/**
 * @param {Run} run
 * @param {string} name
 */
function computed(run, name) {
  const [, kind, ball] = name.split(":");
  const one = ball === undefined ? null : Number(ball);
  const balls = (one === null ? [...run.masses.keys()] : [one])
    .filter((each) => each < run.balls && run.masses[each] !== null);
  if (kind === "energy") return energyOf(run);
  const values = new Float64Array(run.frames);
  for (const each of balls) addBall(values, run, each, kind);
  return kind === "height" ? fromItsLowest(values) : values;
}

/**
 * @param {Run} run
 */
function energyOf(run) {
  const parts = ["sum:flight", "sum:spin", "sum:height"].map((part) => sumOf(run, part));
  return parts[0].map((value, k) => value + parts[1][k] + parts[2][k]);
}

/**
 * @param {Float64Array} values
 */
function fromItsLowest(values) {
  const lowest = values.reduce((least, value) => Math.min(least, value), Infinity);
  return values.map((value) => value - lowest);
}

/**
 * @param {Float64Array} values
 * @param {Run} run
 * @param {number} ball
 * @param {string} kind
 */
function addBall(values, run, ball, kind) {
  const wide = run.dimension;
  const [mass, inertia] = [run.masses[ball] ?? 0, run.inertias[ball] ?? 0];
  for (let k = 0; k < run.frames; k += 1) {
    const at = (k * run.balls + ball) * wide;
    const vector = (/** @type {Float64Array} */ array) => [array[at], array[at + 1], wide > 2 ? array[at + 2] : 0];
    values[k] += quantity(kind, mass, inertia, vector(run.position), vector(run.velocity),
      spinOf(run, k * run.balls + ball), run.gravity);
  }
}

/**
 * @param {Run} run
 * @param {number} at
 */
function spinOf(run, at) {
  if (run.dimension === 2) return [0, 0, run.spin[at]];
  return [run.spin[3 * at], run.spin[3 * at + 1], run.spin[3 * at + 2]];
}

/**
 * @param {string} kind
 * @param {number} mass
 * @param {number} inertia
 * @param {Vector} place
 * @param {Vector} velocity
 * @param {Vector} spin
 * @param {Vector} gravity
 */
function quantity(kind, mass, inertia, place, velocity, spin, gravity) {
  const axis = "xyz".indexOf(kind[1]);
  const [next, last] = [(axis + 1) % 3, (axis + 2) % 3];
  const orbital = () => mass * (place[next] * velocity[last] - place[last] * velocity[next]);
  if (kind === "flight") return mass * product(velocity, velocity) / 2;
  if (kind === "spin") return inertia * product(spin, spin) / 2;
  if (kind === "height") return -mass * product(gravity, place);
  if (kind[0] === "p") return mass * velocity[axis];
  if (kind[0] === "O") return orbital();
  if (kind[0] === "S") return inertia * spin[axis];
  return orbital() + inertia * spin[axis];
}

/**
 * @param {Vector} a
 * @param {Vector} b
 */
function product(a, b) {
  return a.reduce((sum, part, axis) => sum + part * (b[axis] ?? 0), 0);
}

const MOST_BALLS = 6;

/**
 * The parts of the bars of a kind, for runs of so many balls.
 * @param {string} kind
 * @param {number} balls
 */
export function partsOf(kind, balls) {
  if (kind === "energy") {
    return /** @type {["flight", "spin", "height"]} */ (["flight", "spin", "height"])
      .map((name) => ({ name: `sum:${name}`, label: say(`part-${name}`) }));
  }
  const whole = { name: `sum:${kind}`, label: say("part-whole") };
  if (kind[0] === "L") {
    return [{ name: `sum:O${kind[1]}`, label: say("part-paths") },
      { name: `sum:S${kind[1]}`, label: say("part-spins") }, whole];
  }
  if (balls < 2 || balls > MOST_BALLS) return [whole];
  const each = Array.from({ length: balls }, (_, ball) =>
    ({ name: `sum:${kind}:${ball}`, ball, label: say("ball-number", { number: ball + 1 }) }));
  return [...each, whole];
}
