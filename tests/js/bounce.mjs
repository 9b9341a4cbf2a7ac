// A bounce as it arrives from Python.

import { flown } from "./flown.mjs";

export const G = 10; // m/s²

const CONTACT = { contacts: 1, contact_time: [1], contact_a: [0], contact_b: [-1],
  contact_point: [2, 0], contact_normal: [0, 1], contact_before: [2, -10, 0, 0],
  contact_after: [2, 5, 0, 0], contact_lost: [37.5], contact_kind: [0], contact_duration: [0],
  walls: [{ point: [0, 0], normal: [0, 1] }] };

/** A ball of radius 1 dropped from y = 6: it touches at t = 1 and goes up again at 5 m/s. */
export function bounce() {
  return flown([[{ t: 0, c: [0, 6], v: [2, 0], a: [0, -G] }, { t: 1, c: [2, 1], v: [2, 5], a: [0, -G] }]],
    { ...CONTACT, end: 1.6 });
}

/**
 * The same in steps of 0.4 s, as a method without a return to the contact has it: through the
 * floor, and the velocity turned at the end of the step, with the contact halfway.
 */
export function stepped() {
  return flown([[{ t: 0, law: 4, c: [0, 6], v: [2, 0], a: [0, -G] },
    { t: 0.8, law: 2, c: [1.6, 2.8], v: [2, -8] }, { t: 1, law: 2, c: [2, 2.3], v: [2, 3] },
    { t: 1.2, law: 4, c: [2.4, 1.8], v: [2, 3], a: [0, -G] }, { t: 1.6, law: 2, c: [3.2, 2.2], v: [2, -1] }]],
  { ...CONTACT, end: 1.6, step: 0.4, between: "line" });
}
