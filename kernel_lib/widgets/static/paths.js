// Where balls go and have been: whole paths, trails, and a dot at each step.

import { placeOn, seenAt } from "./places.js";
import { DASHES, MARKS, drawMark, faded } from "./palette.js";
import { frameBefore } from "./tracks.js";

const PATH_POINTS = 1500;
const DOTS_APART = 5;

function tracePath(pen, stage, run, ball, until) {
  const { times } = run.tracks[ball];
  const stride = Math.max(1, Math.ceil(until / PATH_POINTS));
  pen.beginPath();
  for (let k = 0; k <= until; k += stride) {
    const { x, y, z } = seenAt(stage, run, ball, times[k]);
    const [px, py] = placeOn(stage, x, y, z);
    if (k === 0) pen.moveTo(px, py);
    else pen.lineTo(px, py);
  }
}

/** The whole path of every ball, faint. */
export function paintPaths(pen, stage, look) {
  if (!look.paths || look.covered) return;
  for (const run of look.runs) {
    pen.strokeStyle = faded(look.colours.runs[run.index % 4], 0.38);
    pen.lineWidth = 1.5;
    pen.setLineDash(DASHES[run.index % 4]);
    for (let ball = 0; ball < run.balls; ball += 1) {
      tracePath(pen, stage, run, ball, run.tracks[ball].times.length - 1);
      pen.stroke();
    }
  }
}

/** The path up to now. */
export function paintTrails(pen, stage, look) {
  if (!look.trails || look.covered) return;
  for (const run of [...look.runs].reverse()) {
    pen.strokeStyle = faded(look.colours.runs[run.index % 4], 0.85);
    pen.lineWidth = 1.8;
    pen.setLineDash(DASHES[run.index % 4]);
    for (let ball = 0; ball < run.balls; ball += 1) {
      tracePath(pen, stage, run, ball, frameBefore(run.tracks[ball].times, look.time));
      const now = seenAt(stage, run, ball, look.time);
      pen.lineTo(...placeOn(stage, now.x, now.y, now.z));
      pen.stroke();
    }
  }
}

/** A mark at every fixed step so far, unless they would run together. */
export function paintStrobe(pen, stage, look) {
  if (!look.strobe || look.covered) return;
  for (const run of look.runs) {
    if (run.between !== "line") continue;
    const last = frameBefore(run.time, look.time);
    if (last > 0 && pathLength(stage, run, last) / last < DOTS_APART) continue;
    pen.fillStyle = look.colours.runs[run.index % 4];
    for (let k = 0; k <= last; k += 1) {
      for (let ball = 0; ball < run.balls; ball += 1) {
        const { x, y, z } = seenAt(stage, run, ball, run.time[k]);
        drawMark(pen, MARKS[run.index % 4], ...placeOn(stage, x, y, z), 2.6);
        pen.fill();
      }
    }
  }
}

// Pixels that the first ball covers from start to frame `last`.
function pathLength(stage, run, last) {
  let length = 0;
  const apart = run.balls * run.dimension;
  for (let k = 1; k <= last; k += 1) {
    const [now, before] = [k * apart, (k - 1) * apart];
    length += Math.hypot(run.position[now] - run.position[before],
      run.position[now + 1] - run.position[before + 1]);
  }
  return length * stage.camera.scale;
}
