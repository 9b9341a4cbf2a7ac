// A bounce as it arrives from Python.

import { decodedRuns } from "../../kernel_lib/page/run/runs.js";

export const G = 10; // m/s²

// A ball of radius 1 dropped from y = 6: it touches at t = 1 and goes up again at 5 m/s.
export function bounce(between = "curve") {
  const arrays = {
    time: [0, 0.8, 1.2, 1.6],
    position: [0, 6, 1.6, 2.8, 2.4, 1.8, 3.2, 2.2],
    velocity: [2, 0, 2, -8, 2, 3, 2, -1],
    spin: [0, 0, 0, 0],
    observables: [6, 2.8, 1.8, 2.2],
    contact_time: [1], contact_a: [0], contact_b: [-1], contact_point: [2, 0],
    contact_normal: [0, 1], contact_before: [2, -10, 0, 0], contact_after: [2, 5, 0, 0],
    contact_lost: [37.5], contact_kind: [0],
  };
  const numbers = [];
  const places = {};
  for (const [name, values] of Object.entries(arrays)) {
    places[name] = [numbers.length, values.length];
    numbers.push(...values);
  }
  const header = { number: "float64", runs: [{ name: "one", frames: 4, balls: 1, dimension: 2,
    between, radii: [1], masses: [1], contacts: 1, arrays: places,
    walls: [{ point: [0, 0], normal: [0, 1] }] }] };
  const padded = new Uint8Array(numbers.length * 8 + 3);
  padded.set(new Uint8Array(Float64Array.from(numbers).buffer), 3);
  return decodedRuns(header, new DataView(padded.buffer, 3, numbers.length * 8))[0];
}
