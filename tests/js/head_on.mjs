// The collision that most tests of drawing look at.

import { flown } from "./flown.mjs";

/**
 * Ball 1 of 1 kg and 3 m/s meets ball 2 of 2 kg at rest head on at t = 1 with restitution e; both
 * have radius 1, and ball 1 turns at 5 rad/s before and 3 after.
 */
export function headOn(e, index = 0, shift = 0) {
  const after = [3 - (1 + e) * 2, (1 + e)];
  const knots = [[{ t: 0, c: [0, shift], v: [3, 0], w: 5 }, { t: 1, c: [3, shift], v: [after[0], 0], w: 3 }],
    [{ t: 0, c: [5, shift], v: [0, 0] }, { t: 1, c: [5, shift], v: [after[1], 0] }]];
  return flown(knots, { index, name: `e = ${e}`, end: 2, masses: [1, 2], inertias: [0.4, null],
    spins: true, contacts: 1, contact_time: [1], contact_a: [0], contact_b: [1], contact_kind: [0],
    contact_point: [4, shift], contact_normal: [-1, 0], contact_before: [3, 0, 0, 0],
    contact_after: [after[0], 0, after[1], 0], contact_impulse: [-2 * (1 + e), 0],
    contact_duration: [0] });
}
