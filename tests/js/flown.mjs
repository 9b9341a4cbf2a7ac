// A run out of knots, as the page has it once a picture has arrived.

import { ready } from "../../kernel_lib/page/run/runs.js";

const PLAIN = { index: 0, name: "one", dimension: 2, between: "curve", up: 1, step: 0, rate: 0,
  error: 1e-9, gravity: [0, 0], walls: [], pivots: [], spins: false, contacts: 0,
  contacts_in_all: 0 };

/**
 * `knots`: those of each ball, { t, law, c, v, a, w, twist, drag, drift }, the last five as needed.
 * `facts`: what a run has beside, `end` in s among it; contacts as arrays of numbers.
 */
export function flown(knots, facts) {
  const dimension = facts.dimension ?? 2;
  const all = knots.flat();
  const column = (name, wide) => Float64Array.from({ length: wide * all.length }, (_, at) =>
    [all[at % all.length][name] ?? 0].flat()[Math.floor(at / all.length)] ?? 0);
  const turning = dimension === 3 ? 3 : 1;
  const run = { ...PLAIN, balls: knots.length, radii: knots.map(() => 1),
    masses: knots.map(() => 1), inertias: knots.map(() => 0.4),
    knot_count: Int32Array.from(knots, (own) => own.length),
    knot_time: column("t", 1), knot_law: Uint8Array.from(all, ({ law = 0 }) => law),
    knot_place: column("c", dimension), knot_velocity: column("v", dimension),
    knot_acceleration: column("a", dimension), knot_drag: column("drag", 1),
    knot_spin: column("w", turning), knot_twist: column("twist", turning),
    knot_drift: all.some((one) => one.drift) ? column("drift", dimension) : new Float64Array(0),
    curve_time: Float64Array.of(0, facts.end), curve_start: new Float32Array(0),
    curve_jump: new Float32Array(0), curve_bend: new Float32Array(0),
    contact_time: new Float64Array(0), ...facts };
  for (const [name, values] of Object.entries(run)) {
    if (name.startsWith("contact_") && Array.isArray(values)) run[name] = Float64Array.from(values);
  }
  return ready(run);
}
