// The force of a track on its ball: a wedge at every ball, and a dot where the track does not press.

import { setLine } from "../../base/strokes.js";
import { figure } from "../../base/numbers.js";
import { hueOf } from "../../base/palette.js";
import { ballAt } from "../../run/motion.js";
import { observableAt } from "../../run/observables.js";
import { placeOn } from "../../view/coordinates.js";
import { say } from "../../words/say.js";
import { claimArrow, claimDot, tellLater } from "../labels/claims.js";
import { slimness } from "../labels/room.js";

/** @typedef {import("../../run/runs.js").Run} Run */

const LONGEST_FORCE = 0.3; // of the lower side of the pane
const FOOT_OF_FORCE = 14; // pixels of the foot of a wedge
const DOT_OF_FORCE = 6; // pixels
const NO_FORCE = 2e-3; // of the greatest force

/**
 * The greatest force of some runs, at the bounds of their pieces, N. Pure.
 * @param {Run[]} runs
 * @param {number[]} places of the two components among what is measured
 */
export function greatestForce(runs, places) {
  let most = 0;
  for (const run of runs) {
    const count = run.curve_time.length;
    for (let k = 0; k < count; k += 1) {
      const [across, up] = places.map((place) => run.curve_start[place * count + k]);
      most = Math.max(most, Math.hypot(across, up));
    }
  }
  return most;
}

/**
 * The force on the ball of a run, by its components and its size, N; one too small to see is none. Pure.
 * @param {Run} run
 * @param {number[]} places
 * @param {number} most N, the greatest of all runs
 * @param {number} time s
 */
export function reactionAt(run, places, most, time) {
  const [across, up] = places.map((place) => observableAt(run, place, time));
  const size = Math.hypot(across, up);
  return size > NO_FORCE * most ? { across, up, size } : { across: 0, up: 0, size: 0 };
}

/**
 * How far from its centre a track presses on the ball of a run, m: at its rim; a wire goes through it. Pure.
 * @param {Run} run
 */
export function footOfForce(run) {
  const wire = /** @type {any[]} */ (run.walls).some((wall) => wall.kind === "track" && wall.wire);
  return wire ? 0 : run.radii[0];
}

/** The forces of the moment, at the ball of every run; in words at that of the first. */
export function paintReactions(pen, stage, look) {
  const { reaction = [], acts = [] } = look.atContact ?? {};
  const elsewhere = acts.length && typeof look.act === "number" && !acts.includes(look.act);
  const hidden = elsewhere || !look.explained || (look.covered && look.phase !== "run");
  if (!reaction.length || hidden || stage.view || stage.reference !== "room") return;
  const most = greatestForce(stage.runs, reaction);
  if (!most) return;
  for (const run of [...look.runs].reverse()) {
    const told = paintForce(pen, stage, run, reactionAt(run, reaction, most, look.time), most, look);
    if (run === look.runs[0]) tellLater(stage, run, [told]);
  }
}

// One wedge or dot; returns what is written beside it.
function paintForce(pen, stage, run, { across, up, size }, most, look) {
  const { colours, covered, time } = look;
  const { x, y } = ballAt(run, 0, time);
  const [fromX, fromY] = placeOn(stage, x, y);
  const colour = run === look.runs[0] ? colours.n : hueOf(colours, run, 0);
  const lines = [say("force-track"), ...(covered ? [] : [say("force-now", { force: figure(size) })])];
  setLine(pen, colours.stage, 4);
  pen.lineJoin = "round";
  pen.fillStyle = colour;
  pen.beginPath();
  if (!size) {
    pen.arc(fromX, fromY, DOT_OF_FORCE * slimness(stage.pane), 0, 2 * Math.PI);
    pen.stroke();
    pen.fill();
    claimDot(stage, [fromX, fromY], DOT_OF_FORCE * slimness(stage.pane));
    return { at: [fromX, fromY], tip: [fromX, fromY - DOT_OF_FORCE], colour, lines };
  }
  const scale = LONGEST_FORCE * Math.min(stage.pane.width, stage.pane.height) / most;
  const [ux, uy] = [across / size, -up / size];
  const away = footOfForce(run) * stage.camera.scale;
  const [footX, footY] = [fromX - away * ux, fromY - away * uy];
  const tip = [footX + scale * across, footY - scale * up];
  const half = FOOT_OF_FORCE * slimness(stage.pane) / 2;
  pen.moveTo(...tip);
  pen.lineTo(footX - uy * half, footY + ux * half);
  pen.lineTo(footX + uy * half, footY - ux * half);
  pen.closePath();
  pen.stroke();
  pen.fill();
  claimArrow(stage, [footX, footY], tip, FOOT_OF_FORCE);
  return { at: [footX, footY], tip, colour, lines };
}
