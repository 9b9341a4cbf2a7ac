// Two balls that attract each other: both pulls before anything moves, and where the centres are when they touch.

import { fillWith, setLine, traceCircle } from "../../base/strokes.js";
import { ballAt } from "../../run/motion.js";
import { pullAt, pullText, touchingCircle } from "../../run/attraction.js";
import { placeOn } from "../../view/coordinates.js";
import { say } from "../../words/say.js";
import { claimArrow, tellLater } from "../labels/claims.js";
import { slimness } from "../labels/room.js";

const LONG = 62; // pixels of a pull
const MOST_OF_THE_ROOM = 0.3; // between the surfaces
const [FOOT_OF_PULL, FROM_RIM] = [18, 3]; // pixels
const DOWN = [0, 1];
const ASIDE = 0.5; // of a velocity, at most, along the line of the pulls: an arrow there would hide them

function isShown(stage, run) {
  return run?.attraction && run.balls === 2 && !stage.view && stage.reference === "room";
}

// Both ends and the way between them; null where the balls wait for nothing, or move along the pulls.
function pullsNow(stage, look) {
  const [run] = look.runs;
  if (!look.held || !isShown(stage, run)) return null;
  const [one, two] = [0, 1].map((ball) => ballAt(run, ball, look.time));
  const [dx, dy, vx, vy] = [two.x - one.x, two.y - one.y, two.vx - one.vx, two.vy - one.vy];
  const along = Math.abs(dx * vx + dy * vy) > ASIDE * Math.hypot(dx, dy) * Math.hypot(vx, vy);
  return along && look.arrows ? null : [one, two].map(({ x, y }, ball) =>
    ({ at: placeOn(stage, x, y), rim: run.radii[ball] * stage.camera.scale }));
}

/** The circle on which both centres are when the balls touch. */
export function paintTouching(pen, stage, look) {
  const [run] = look.runs;
  const circle = isShown(stage, run) ? touchingCircle(run) : null;
  if (!circle) return;
  const at = placeOn(stage, circle.centre[0], circle.centre[1]);
  const radius = circle.radius * stage.camera.scale;
  setLine(pen, look.colours.edge, 1);
  traceCircle(pen, ...at, radius);
  pen.stroke();
  if (pullsNow(stage, look)) tellLater(stage, run, [{ at, tip: [at[0], at[1] - radius], lines: [say("attraction-touch")], colour: look.colours.muted }]);
}

/** Both pulls, equally long, until the balls are let go. */
export function paintPulls(pen, stage, look) {
  const [run] = look.runs;
  const ends = pullsNow(stage, look);
  if (!ends) return;
  const [one, two] = ends.map(({ at }) => at);
  const far = Math.hypot(two[0] - one[0], two[1] - one[1]) || 1;
  const room = far - ends[0].rim - ends[1].rim;
  const long = Math.min(LONG * slimness(stage.pane), MOST_OF_THE_ROOM * room);
  const middle = ends.map(({ at, rim }, k) => {
    const other = ends[1 - k].at;
    const way = [(other[0] - at[0]) / far, (other[1] - at[1]) / far];
    paintPull(pen, stage, at.map((part, axis) => part + (rim + FROM_RIM) * way[axis]), way, long, look.colours);
    return at.map((part, axis) => part + (rim + room / 2) * way[axis]);
  })[0];
  const lines = [say("attraction-each", { force: pullText(pullAt(run, look.time)) })];
  tellLater(stage, run, [{ at: middle, tip: middle, beside: [middle, DOWN], lines, colour: look.colours.n }]);
}

/**
 * One wedge, from its foot at the rim of a ball towards the other one.
 * @param {any} pen
 * @param {any} stage
 * @param {number[]} foot
 * @param {number[]} way
 * @param {number} long pixels
 * @param {any} colours
 */
function paintPull(pen, stage, foot, [ux, uy], long, colours) {
  const tip = [foot[0] + ux * long, foot[1] + uy * long];
  const half = FOOT_OF_PULL * slimness(stage.pane) / 2;
  pen.lineJoin = "round";
  pen.beginPath();
  pen.moveTo(...tip);
  pen.lineTo(foot[0] - uy * half, foot[1] + ux * half);
  pen.lineTo(foot[0] + uy * half, foot[1] - ux * half);
  pen.closePath();
  setLine(pen, colours.stage, 4);
  pen.stroke();
  fillWith(pen, colours.n);
  claimArrow(stage, foot, tip, 2 * half);
}
