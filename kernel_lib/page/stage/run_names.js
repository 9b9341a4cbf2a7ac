// The runs by name on the stage itself, with colour, line and mark.

import { lieApart, paintRowNames, boxWithStrings } from "./bodies/strings.js";
import { kindsOf, oneOfMany, paintOneOfMany } from "./bodies/balls.js";
import { plain } from "../base/numbers.js";
import { DASHES, MARKS, MOST_HUES, drawMark } from "../base/palette.js";
import { claimBox } from "./labels/claims.js";
import { placeOn, seenAt } from "../view/coordinates.js";
import { say } from "../words/say.js";

const BESIDE_BALL = 10; // pixels
const NAME_LINE = 26; // pixels
const [KIND_RADIUS, BEFORE_KIND] = [5, 18]; // pixels
const BELOW_CROSS = 92; // of the three directions in space
const [FROM_EDGE, CLOCK_ROOM] = [12, 40]; // pixels of a name whose ball is out of the picture
/** @type {Record<string, "out.below" | "out.above" | "out.left" | "out.right">} */
const OUT = { below: "out.below", above: "out.above", left: "out.left", right: "out.right" };

/** Whether each run has a place of its own in one picture, so that none lies on another. */
export function rowsApart(stage) {
  return stage.panes.length === 1 && !stage.view && stage.reference === "room"
    && lieApart(stage.runs.map(boxWithStrings));
}

/**
 * The names of the runs: above each where they lie apart, beside its ball where each has one, else
 * along the top of the pane.
 */
export function paintNames(pen, stage, look) {
  if (look.names && stage.runs.length === 1) paintKinds(pen, stage, look);
  if (!look.names || stage.runs.length < 2 || stage.framed) return;
  if (rowsApart(stage)) paintRowNames(pen, stage, look);
  else if (!namedAtBalls(stage)) paintLegend(pen, stage, look);
}

// Along the top: how a light ball of a crowd is drawn and how a heavier one, each with its mass.
function paintKinds(pen, stage, look) {
  const [run] = look.runs;
  if (!run || stage.view || run.balls <= MOST_HUES) return;
  const masses = massesOfKinds(run);
  if (masses.length < 2) return;
  const size = Math.round(0.8 * stage.surface.text);
  pen.textAlign = "left";
  pen.textBaseline = "middle";
  let x = 12 + KIND_RADIUS;
  for (const [kind, mass] of masses) {
    paintOneOfMany(pen, x, 2 + size, KIND_RADIUS, oneOfMany(look, run, kind));
    pen.font = `${size}px ${look.colours.font}`;
    pen.fillStyle = look.colours.ink;
    const text = say("kind.mass", { mass: plain(mass) });
    pen.fillText(text, x + KIND_RADIUS + 6, 2 + size);
    x += 2 * KIND_RADIUS + BEFORE_KIND + pen.measureText(text).width;
  }
}

// Looked up once for a run: every picture asks, and a crowd is thousands.
function massesOfKinds(run) {
  run.kinds ??= kindsOf(run.masses);
  run.massesOfKinds ??= [...new Map(run.kinds.map((kind, ball) => [kind, run.masses[ball]]))]
    .sort(([one], [other]) => one - other);
  return run.massesOfKinds;
}

function namedAtBalls(stage) {
  return stage.panes.length === 1 && !stage.view && stage.runs.every((run) => run.balls === 1);
}

/** Each name at the end of its line, which is its ball; behind it where its arrow points to the right. */
export function paintNamesAtBalls(pen, stage, look) {
  if (!look.names || stage.runs.length < 2 || !namedAtBalls(stage) || rowsApart(stage)) return;
  const size = Math.round(0.93 * stage.surface.text);
  pen.font = `600 ${size}px ${look.colours.font}`;
  pen.textBaseline = "middle";
  pen.lineJoin = "round";
  pen.lineWidth = 3;
  pen.setLineDash([]);
  pen.strokeStyle = look.colours.stage;
  const ends = look.runs.map((run) => {
    const now = seenAt(stage, run, 0, look.time);
    const [x, y] = placeOn(stage, now.x, now.y);
    const radius = run.radii[0] * stage.camera.scale;
    const out = whereOut([x, y], radius, stage.pane);
    if (out) return { run, ...atEdge([x, y], stage.pane), reach: 0, behind: false, name: say(OUT[out], { run: run.name }) };
    return { run, x, y, reach: radius + BESIDE_BALL, behind: look.arrows && now.vx > Math.abs(now.vy), name: run.name };
  });
  for (const { run, x, reach, line, behind, name } of spread(ends, 1.25 * size)) {
    const wide = pen.measureText(name).width;
    const right = x + reach + wide < stage.pane.width && !(behind && x - reach - wide > 0);
    pen.textAlign = right ? "left" : "right";
    const at = right ? x + reach : x - reach;
    claimBox(stage, { left: right ? at : at - wide, right: right ? at + wide : at, top: line - size / 2,
      bottom: line + size / 2 });
    pen.strokeText(name, at, line);
    pen.fillStyle = look.colours.runs[run.index % 4];
    pen.fillText(name, at, line);
  }
}

/** On which side a ball has left its pane whole; "" for one of which something is in it. Pure. */
export function whereOut([x, y], radius, { width, height }) {
  return y - radius > height ? "below" : y + radius < 0 ? "above" : x + radius < 0 ? "left" : x - radius > width ? "right" : "";
}

// Where the name of a ball stands that has left its pane: at the edge nearest to it, clear of the time.
function atEdge([x, y], { width, height }) {
  const within = (place, most) => Math.min(most, Math.max(FROM_EDGE, place));
  return { x: within(x, width - FROM_EDGE), y: within(y, height - CLOCK_ROOM) };
}

/** Names from the top down, each at least so many pixels below the one above: their `line`. Pure. */
export function spread(ends, apart) {
  let last = -Infinity;
  return [...ends].sort((one, other) => one.y - other.y).map((one) => {
    last = Math.max(one.y, last + apart);
    return { ...one, line: last };
  });
}

function paintLegend(pen, stage, look) {
  const size = Math.round(0.8 * stage.surface.text);
  pen.font = `${size}px ${look.colours.font}`;
  pen.textAlign = "left";
  pen.textBaseline = "middle";
  const room = stage.pane.width - 50; // beside the buttons of the camera
  let [x, y] = [12, stage.view ? BELOW_CROSS : 2 + size];
  for (const run of look.runs) {
    const wide = NAME_LINE + 7 + pen.measureText(run.name).width;
    if (x > 12 && x + wide > room) [x, y] = [12, y + 1.5 * size];
    paintName(pen, run, x, y, look.colours);
    claimBox(stage, { left: x, right: x + wide, top: y - size / 2, bottom: y + size / 2 });
    x += wide + 18;
  }
}

function paintName(pen, run, x, y, colours) {
  pen.strokeStyle = colours.runs[run.index % 4];
  pen.fillStyle = colours.runs[run.index % 4];
  pen.lineWidth = 2;
  pen.setLineDash(DASHES[run.index % 4]);
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(x + NAME_LINE, y);
  pen.stroke();
  pen.setLineDash([]);
  drawMark(pen, MARKS[run.index % 4], x + NAME_LINE / 2, y, 3.6);
  pen.fill();
  pen.fillStyle = colours.ink;
  pen.fillText(run.name, x + NAME_LINE + 7, y);
}
