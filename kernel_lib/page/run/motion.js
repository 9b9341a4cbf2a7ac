// Where each ball of a run is at any moment, how fast, and how it turns. Pure.
//
// Each ball has knots; at each a piece begins that goes on by its law to the next one, as
// kernel_lib.state.knots says: a jump is a jump, and no moment is between two frames.

/** @typedef {import("./runs.js").Run} Run */
/** @typedef {import("./runs.js").Motion} Motion */

const LAWS = { closed: 0, cubic: 1, straight: 2, swing: 3, steps: 4 };

const WHOLE_STEPS = 1e-9; // what rounding leaves of the end of a step, in steps
const SHORT_DRAG = 0.01; // k s below which the weights of the drag are taken from their series

// Place and velocity, the numbers that one call leaves for the next line.
const flown = new Float64Array(6);
const weights = new Float64Array(3);

/**
 * The knot whose piece holds at a moment; with `before`, the one that leads up to it.
 * @param {Run} run
 * @param {number} ball
 * @param {number} moment
 * @param {boolean} [before]
 */
export function knotAt(run, ball, moment, before = false) {
  const times = run.knot_time;
  let low = run.knot_first[ball];
  let high = run.knot_first[ball + 1] - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (before ? times[middle] < moment : times[middle] <= moment) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * Position, velocity and turning angle of a ball at a moment; z is 0 in the plane.
 * @param {Run} run
 * @param {number} ball
 * @param {number} moment
 * @param {boolean} [before] just before it, where something happens at that moment
 * @returns {Motion}
 */
export function ballAt(run, ball, moment, before = false) {
  const time = Math.min(Math.max(moment, 0), run.end);
  const k = knotAt(run, ball, time, before);
  fly(run, ball, k, time - run.knot_time[k]);
  return { x: flown[0], y: flown[1], z: flown[2], vx: flown[3], vy: flown[4], vz: flown[5],
    angle: turnedIn(run, k, time - run.knot_time[k]) };
}

/**
 * Spin of a ball at a moment as a vector, rad/s; in the plane it stands along z.
 * @param {Run} run
 * @param {number} ball
 * @param {number} moment
 * @param {boolean} [before]
 */
export function spinAt(run, ball, moment, before = false) {
  const time = Math.min(Math.max(moment, 0), run.end);
  const k = knotAt(run, ball, time, before);
  return spinIn(run, k, time - run.knot_time[k]);
}

/**
 * Spin some seconds after a knot.
 * @param {Run} run
 * @param {number} k
 * @param {number} since
 */
export function spinIn(run, k, since) {
  const of = (/** @type {number} */ column) => {
    const at = column * run.knots + k;
    return run.knot_spin[at] + run.knot_twist[at] * since;
  };
  return run.dimension === 2 ? [0, 0, of(0)] : [of(0), of(1), of(2)];
}

/**
 * Angle of a ball in the plane some seconds after a knot; those at the knots are kept with the run.
 * @param {Run} run
 * @param {number} k
 * @param {number} since
 */
function turnedIn(run, k, since) {
  if (run.dimension !== 2 || !run.spins) return 0;
  run.angles ??= anglesOf(run);
  return run.angles[k] + since * (run.knot_spin[k] + run.knot_twist[k] * since / 2);
}

/**
 * @param {Run} run
 */
function anglesOf(run) {
  const angles = new Float64Array(run.knots);
  for (let ball = 0; ball < run.balls; ball += 1) {
    for (let k = run.knot_first[ball] + 1; k < run.knot_first[ball + 1]; k += 1) {
      const since = run.knot_time[k] - run.knot_time[k - 1];
      angles[k] = angles[k - 1]
        + since * (run.knot_spin[k - 1] + run.knot_twist[k - 1] * since / 2);
    }
  }
  return angles;
}

/**
 * Place and velocity of a ball some seconds after a knot: x, y, z, vx, vy, vz, in an array that the
 * next call writes again.
 * @param {Run} run
 * @param {number} ball
 * @param {number} k
 * @param {number} since
 */
export function fly(run, ball, k, since) {
  const law = run.knot_law[k];
  flown[2] = 0;
  flown[5] = 0;
  if (law === LAWS.closed) flyFreely(run, k, since);
  else if (law === LAWS.swing) flyOnString(run, ball, k, since);
  else if (law === LAWS.steps) flyInSteps(run, k, since);
  else flyToNext(run, ball, k, since, law === LAWS.cubic);
  return flown;
}

/**
 * Weights of velocity and acceleration in the place, and of the velocity in itself, after a time:
 * f = (1 - exp(-k s))/k, g = (s - f)/k and h = exp(-k s).
 * @param {number} drag
 * @param {number} since
 */
function weigh(drag, since) {
  if (drag === 0) {
    weights[0] = since;
    weights[1] = since * since / 2;
    weights[2] = 1;
    return;
  }
  const x = drag * since;
  weights[0] = -Math.expm1(-x) / drag;
  weights[1] = x < SHORT_DRAG ? since * since
    * (1 / 2 - x * (1 / 6 - x * (1 / 24 - x * (1 / 120 - x * (1 / 720 - x / 5040)))))
    : (since - weights[0]) / drag;
  weights[2] = Math.exp(-x);
}

/**
 * @param {Run} run
 * @param {number} k
 * @param {number} since
 */
function flyFreely(run, k, since) {
  weigh(run.knot_drag[k], since);
  const [f, g, h] = weights;
  for (let axis = 0; axis < run.dimension; axis += 1) {
    const at = axis * run.knots + k;
    const [speed, pull] = [run.knot_velocity[at], run.knot_acceleration[at]];
    flown[axis] = run.knot_place[at] + speed * f + pull * g;
    flown[3 + axis] = speed * h + pull * f;
  }
}

/**
 * Straight between the ends of steps, which obey the law of a flight.
 * @param {Run} run
 * @param {number} k
 * @param {number} since
 */
function flyInSteps(run, k, since) {
  const whole = Math.floor(since / run.step + WHOLE_STEPS);
  const part = Math.max(since / run.step - whole, 0);
  for (let axis = 0; axis < run.dimension; axis += 1) {
    const at = axis * run.knots + k;
    const [speed, pull] = [run.knot_velocity[at], run.knot_acceleration[at]];
    const drift = run.knot_drift.length ? run.knot_drift[at] : speed;
    weigh(run.knot_drag[k], whole * run.step);
    const place = run.knot_place[at] + drift * weights[0] + pull * weights[1];
    const velocity = speed * weights[2] + pull * weights[0];
    weigh(run.knot_drag[k], (whole + 1) * run.step);
    const next = run.knot_place[at] + drift * weights[0] + pull * weights[1];
    const later = speed * weights[2] + pull * weights[0];
    flown[axis] = place + (next - place) * part;
    flown[3 + axis] = velocity + (later - velocity) * part;
  }
}

/**
 * A small swing: along its arc a ball obeys s'' = -rate² s.
 * @param {Run} run
 * @param {number} ball
 * @param {number} k
 * @param {number} since
 */
function flyOnString(run, ball, k, since) {
  const [x, y] = run.pivots[ball];
  const [right, down] = [run.knot_place[k] - x, y - run.knot_place[run.knots + k]];
  const [length, angle] = [Math.hypot(right, down), Math.atan2(right, down)];
  const speed = run.knot_velocity[k] * Math.cos(angle)
    + run.knot_velocity[run.knots + k] * Math.sin(angle);
  const [turn, along] = [run.rate * since, speed / (run.rate * length)];
  const here = angle * Math.cos(turn) + along * Math.sin(turn);
  const fast = run.rate * length * (along * Math.cos(turn) - angle * Math.sin(turn));
  flown[0] = x + length * Math.sin(here);
  flown[1] = y - length * Math.cos(here);
  flown[3] = fast * Math.cos(here);
  flown[4] = fast * Math.sin(here);
}

/**
 * The cubic through places and velocities of both ends, or the straight line at one velocity.
 * @param {Run} run
 * @param {number} ball
 * @param {number} k
 * @param {number} since
 * @param {boolean} curved
 */
function flyToNext(run, ball, k, since, curved) {
  const next = Math.min(k + 1, run.knot_first[ball + 1] - 1);
  const span = run.knot_time[next] - run.knot_time[k];
  const part = span > 0 ? since / span : 0;
  for (let axis = 0; axis < run.dimension; axis += 1) {
    const [at, to] = [axis * run.knots + k, axis * run.knots + next];
    const [from, speed] = [run.knot_place[at], run.knot_velocity[at]];
    const way = run.knot_place[to] - from;
    flown[axis] = from + way * part;
    flown[3 + axis] = speed;
    if (!curved || span <= 0) continue;
    const [mean, last] = [way / span, run.knot_velocity[to]];
    const [bend, slope] = [speed + last - 2 * mean, 3 * mean - 2 * speed - last];
    flown[axis] = from + span * part * (speed + part * (slope + part * bend));
    flown[3 + axis] = speed + part * (2 * slope + 3 * part * bend);
  }
}
