// Where balls go and have been: whole paths, trails with dots at equal times, and a mark at each step.

import { setLine } from "../../base/strokes.js";
import { isRing } from "./balls.js";
import { toScreen } from "../../view/camera.js";
import { placeOn, seenAt } from "../../view/coordinates.js";
import { DASHES, MARKS, drawMark, faded, hueOf } from "../../base/palette.js";
import { niceStep } from "../../base/numbers.js";
import { keptPoints } from "../../base/polyline.js";
import { projected } from "../../view/projection.js";
import { ballAt } from "../../run/motion.js";
import { frameBefore } from "../../run/runs.js";

const FINENESS = 0.35; // pixels that a simplified path may be off
const MOST_PATHS = 10; // balls of a run, above which paths would be a tangle: one is drawn
const DOTS_APART = 5;
const DOTS_OF_A_TRAIL = 36; // of a trail over the whole run, about
const TRAIL_DOT = 2.6; // pixels of radius
const MOST_DOTS = 3000;

// A path on the picture, in metres, without points that no eye could tell apart; kept with the run
// until the view, the frame of reference or the scale (by a factor of two) is another.
function pathOf(stage, run, ball) {
  const level = Math.floor(Math.log2(stage.camera.scale));
  if (run.pathsOf?.view !== stage.view || run.pathsOf.reference !== stage.reference
    || run.pathsOf.level !== level) {
    run.pathsOf = { view: stage.view, reference: stage.reference, level, paths: [] };
  }
  run.pathsOf.paths[ball] ??= newPath(stage, run, ball, FINENESS / 2 ** (level + 1));
  return run.pathsOf.paths[ball];
}

function newPath(stage, run, ball, tolerance) {
  const all = stage.reference === "room" ? pathMoments(run, ball) : run.time;
  const [xs, ys] = [new Float64Array(all.length), new Float64Array(all.length)];
  for (let k = 0; k < all.length; k += 1) {
    const { x, y, z } = seenAt(stage, run, ball, all[k]);
    [xs[k], ys[k]] = stage.view ? projected(stage.frame, x, y, z) : [x, y];
  }
  const kept = keptPoints(xs, ys, tolerance);
  return { times: Float64Array.from(kept, (k) => all[k]), xs: Float64Array.from(kept, (k) => xs[k]),
    ys: Float64Array.from(kept, (k) => ys[k]) };
}

// Where the path of a ball has its corners, and moments between. (As seen from a ball, the path of
// another one has a corner wherever either of them has one.)
function pathMoments(run, ball) {
  const own = run.knot_time.subarray(run.knot_first[ball], run.knot_first[ball + 1]);
  return Float64Array.from([...(run.steps ?? run.time), ...own]).sort();
}

function tracePath(pen, stage, { xs, ys }, until) {
  const { width, height } = stage.pane;
  pen.beginPath();
  for (let k = 0; k <= until; k += 1) {
    pen.lineTo(...toScreen(stage.camera, width, height, xs[k], ys[k]));
  }
}

/** The whole path of every ball, faint. */
export function paintPaths(pen, stage, look) {
  if (!look.paths || look.covered) return;
  for (const run of look.runs.filter((one) => one.balls <= MOST_PATHS)) {
    for (let ball = 0; ball < run.balls; ball += 1) {
      setLine(pen, faded(hueOf(look.colours, run, ball), 0.5), 1.5, DASHES[run.index % 4]);
      const path = pathOf(stage, run, ball);
      tracePath(pen, stage, path, path.times.length - 1);
      pen.stroke();
    }
  }
}

/**
 * Of how many balls of a run the way is drawn: of one in a crowd, in ink, since all are a tangle.
 * @param {{ balls: number }} run
 */
export function ballsWithAWay(run) {
  return run.balls > MOST_PATHS ? 1 : run.balls;
}

/** The path up to now, with a dot at equal times of the run: where they lie apart it was fast. */
export function paintTrails(pen, stage, look) {
  if (!look.trails || look.pictured || (look.covered && look.phase !== "run")) return;
  for (const run of [...look.runs].reverse()) {
    const shown = ballsWithAWay(run);
    const many = shown < run.balls;
    const dotted = !(look.strobe && run.steps) && !many;
    for (let ball = 0; ball < shown; ball += 1) {
      pen.fillStyle = many ? look.colours.ink : hueOf(look.colours, run, ball);
      const [wide, dashes] = isRing(run, look) ? [2.5, DASHES[run.index % 4]] : [1.5, []];
      setLine(pen, many ? look.colours.ink : hueOf(look.colours, run, ball), wide, dashes);
      const path = pathOf(stage, run, ball);
      tracePath(pen, stage, path, frameBefore(path.times, look.time));
      const now = seenAt(stage, run, ball, look.time);
      pen.lineTo(...placeOn(stage, now.x, now.y, now.z));
      pen.stroke();
      if (dotted && run.balls * DOTS_OF_A_TRAIL <= MOST_DOTS) paintDots(pen, stage, run, ball, look.time);
    }
  }
}

/** Seconds of the run between two dots of its trails. Pure. */
export function dotStep(end) {
  return niceStep(end, DOTS_OF_A_TRAIL);
}

// A dot where the ball was at each round moment, unless it hardly moved since the last one.
function paintDots(pen, stage, run, ball, until) {
  const step = dotStep(run.end);
  let last = null;
  pen.beginPath();
  for (let k = 0; k * step <= until + 1e-9 * step; k += 1) {
    const { x, y, z } = seenAt(stage, run, ball, k * step);
    const [px, py] = placeOn(stage, x, y, z);
    if (last && Math.hypot(px - last[0], py - last[1]) < 2 * TRAIL_DOT) continue;
    last = [px, py];
    pen.moveTo(px + TRAIL_DOT, py);
    pen.arc(px, py, TRAIL_DOT, 0, 2 * Math.PI);
  }
  pen.fill();
}

/** A mark at every fixed step so far, unless they would run together. */
export function paintStrobe(pen, stage, look) {
  if (!look.strobe || (look.covered && look.phase !== "run")) return;
  for (const run of look.runs) {
    if (!run.steps || run.steps.length * run.balls > MOST_DOTS) continue;
    const last = frameBefore(run.steps, look.time);
    if (last > 0 && pathLength(stage, run, last) / last < DOTS_APART) continue;
    for (let ball = 0; ball < run.balls; ball += 1) {
      pen.fillStyle = hueOf(look.colours, run, ball);
      for (let k = 0; k <= last; k += 1) {
        const { x, y, z } = seenAt(stage, run, ball, run.steps[k]);
        drawMark(pen, MARKS[run.index % 4], ...placeOn(stage, x, y, z), 2.6);
        pen.fill();
      }
    }
  }
}

// Pixels that the first ball covers from start to the end of step `last`.
function pathLength(stage, run, last) {
  let length = 0;
  let before = ballAt(run, 0, 0);
  for (let k = 1; k <= last; k += 1) {
    const now = ballAt(run, 0, run.steps[k]);
    length += Math.hypot(now.x - before.x, now.y - before.y);
    before = now;
  }
  return length * stage.camera.scale;
}
