// Which contacts of a row press: a bar between the balls, as thick as its force, and its number.

import { drawLine, setLine } from "../../base/strokes.js";
import { figure } from "../../base/numbers.js";
import { ballAt } from "../../run/motion.js";
import { pressesAt } from "../../run/contacts/pressing.js";
import { placeOn } from "../../view/coordinates.js";
import { say } from "../../words/say.js";
import { claimLine, tellLater } from "../labels/claims.js";
import { slimness } from "../labels/room.js";

const STRONGEST = 0.6; // of a radius, at the greatest force of the run
const WEAKEST = 3; // pixels
const INTO_BALLS = 0.45; // of a radius, into either ball
const BAR_HALO = 2; // pixels of halo

/**
 * The presses of the moment, of the first run shown.
 * @param {any} stage
 * @param {any} run
 * @param {any} look
 */
export function standingPresses(stage, run, look) {
  const { forces = [] } = look.atContact ?? {};
  const hidden = !look.explained || (look.covered && look.phase !== "run");
  if (!forces.length || hidden || run !== look.runs[0] || stage.reference !== "room") return [];
  return pressesAt(run, forces, look.time);
}

/** The bars of the moment. */
export function paintPresses(pen, stage, look) {
  const [run] = look.runs;
  const presses = run ? standingPresses(stage, run, look) : [];
  tellLater(stage, run, presses.map((press) => paintBar(pen, stage, run, press, look)));
}

// One bar; returns what is written beside it.
function paintBar(pen, stage, run, { a, b, force, share }, { time, colours, covered }) {
  const [one, two] = [a, b].map((ball) => {
    const { x, y, z } = ballAt(run, ball, time);
    return { at: placeOn(stage, x, y, z), radius: run.radii[ball] * stage.camera.scale };
  });
  const apart = Math.hypot(two.at[0] - one.at[0], two.at[1] - one.at[1]) || 1;
  const [ux, uy] = [(two.at[0] - one.at[0]) / apart, (two.at[1] - one.at[1]) / apart];
  // The surfaces meet between the balls, where both are pressed in alike.
  const middle = one.radius - (one.radius + two.radius - apart) / 2;
  const [x, y] = [one.at[0] + ux * middle, one.at[1] + uy * middle];
  const smaller = Math.min(one.radius, two.radius);
  const wide = Math.max(WEAKEST, STRONGEST * smaller * share);
  const reach = INTO_BALLS * smaller;
  pen.lineCap = "butt";
  for (const [colour, more] of [[colours.stage, BAR_HALO], [colours.ink, 0]]) {
    setLine(pen, colour, wide + 2 * more);
    drawLine(pen, x - ux * (reach + more), y - uy * (reach + more), x + ux * (reach + more), y + uy * (reach + more));
  }
  claimLine(stage, [[x - ux * reach, y - uy * reach], [x + ux * reach, y + uy * reach]]);
  const side = slimness(stage.pane) < 1 && a % 2 ? 1 : -1; // neighbours share a narrow picture
  const edge = [x, y + side * Math.max(one.radius, two.radius)];
  const name = say("force-on", { a: a + 1, b: b + 1 });
  return { at: [x, y], tip: edge, colour: colours.ink,
    lines: covered ? [name] : [name, say("force-now", { force: figure(force) })] };
}

/**
 * The presses of the moment as they are spoken.
 * @param {any} stage
 * @param {any} run
 * @param {any} look
 */
export function pressesInWords(stage, run, look) {
  return standingPresses(stage, run, look).map(({ a, b, force }) =>
    say("force-spoken", { a: a + 1, b: b + 1, force: figure(force) }));
}
