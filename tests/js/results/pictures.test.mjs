// Pictures of a contact seen closely, call by call.

import { test } from "node:test";
import { sameAsBefore } from "../recorder.mjs";
import { paintMagnified, paintOverTime } from "../../../kernel_lib/page/results/closeup.js";

const COLOURS = { ink: "#1b2030", muted: "#5c6270", line: "#d5cfc2", accent: "#0b5c8a",
  font: "sans-serif" };
const push = { time: [2, 2.1, 2.25, 2.4, 2.5], overlap: [0, 0.006, 0.01, 0.006, 0],
  force: [0, 60, 100, 60, 0] };
const contact = { time: 2, duration: 0.5, closing: 3, parting: 2, normal: [0.6, 0.8],
  radii: [0.5, 0.25], flash: 0.0025, colour: "#0068a3" };

test("two balls that press, with the forces on them", () => {
  sameAsBefore("results/closeup_balls",
    (pen) => paintMagnified(pen, 300, 200, contact, { push }, 2.2, COLOURS));
});

test("a ball on a wall at the moment of a law", () => {
  const law = { ...contact, duration: 0, radii: [0.5, Infinity], normal: [0, 1] };
  sameAsBefore("results/closeup_wall",
    (pen) => paintMagnified(pen, 300, 200, law, { push: null }, 2, COLOURS));
});

test("the force over time, with the moment on it", () => {
  const box = { left: 10, right: 310, top: 5, bottom: 105 };
  sameAsBefore("results/closeup_force", (pen) =>
    paintOverTime(pen, box, push.time, push.force, 2.2, COLOURS, "force (N)"));
});
