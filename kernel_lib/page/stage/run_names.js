// The runs by name on the stage itself, with colour, line and mark.

import { drawLine, setLetters, setLine, writeRimmed } from "../base/strokes.js";
import { enlargement } from "../base/surface.js";
import { lieApart, paintRowNames, boxWithStrings } from "./bodies/strings.js";
import { kindsOf, oneOfMany, paintOneOfMany } from "./bodies/balls.js";
import { massText } from "../base/numbers.js";
import { DASHES, MARKS, MOST_HUES, drawMark, hueOfQuantity } from "../base/palette.js";
import { claimBox, claimsOf } from "./labels/claims.js";
import { lengthInside, meetsDisc, sharedArea } from "./labels/placing.js";
import { takenCorners } from "./labels/room.js";
import { placeOn, seenAt } from "../view/coordinates.js";
import { labelOf } from "../words/labels.js";
import { say } from "../words/say.js";

const BESIDE_BALL = 10; // pixels
const NAME_LINE = 26; // pixels
const [KIND_RADIUS, BEFORE_KIND] = [5, 18]; // pixels
const BELOW_CROSS = 92; // of the three directions in space
const [FROM_EDGE, CLOCK_ROOM] = [12, 40]; // pixels of a name whose ball is out of the picture
const [FARTHER_OFF, NAME_ROWS, NAME_ROW] = [[0, 24, 60], [0, -1, 1, -2, 2], 1.25]; // where a name may stand: pixels farther, rows, of its size
const [OTHER_SIDE, CALM, ON_LINE, ON_NAME] = [2, 1.5, 20, 1000]; // how bad places are, and how much better that of before
/** @type {Record<string, "out-below" | "out-above" | "out-left" | "out-right">} */
const OUT = { below: "out-below", above: "out-above", left: "out-left", right: "out-right" };

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
  else if (hasLegend(stage)) paintLegend(pen, stage, look);
}

/** Whether the names of several runs stand in the upper left corner. */
export function hasLegend(stage) {
  return stage.runs.length > 1 && !stage.framed && !rowsApart(stage) && !namedAtBalls(stage);
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
    const text = massText(mass);
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
  const ends = look.runs.map((run) => {
    const now = seenAt(stage, run, 0, look.time);
    const [x, y] = placeOn(stage, now.x, now.y);
    const radius = run.radii[0] * stage.camera.scale;
    const out = whereOut([x, y], radius, stage.pane);
    if (out) return { run, ...atEdge([x, y], stage.pane), reach: 0, behind: false, name: say(OUT[out], { run: labelOf(run.name) }) };
    return { run, x, y, reach: radius + BESIDE_BALL, behind: look.arrows && now.vx > Math.abs(now.vy), name: labelOf(run.name) };
  });
  const lines = [...tracksOn(stage, look.runs), ...claimsOf(stage).lines];
  const balls = ends.map(({ x, y, reach }) => [x, y, reach - BESIDE_BALL / 2]);
  const taken = [...claimsOf(stage).boxes, ...takenCorners(stage.pane, enlargement(stage.surface))];
  stage.nameAt ??= new Map();
  for (const end of ends.sort((one, other) => one.y - other.y)) {
    const { box, side, at } = placeOfName(end, pen.measureText(end.name).width, size,
      { pane: stage.pane, lines, balls, taken, before: stage.nameAt.get(end.run.name) });
    stage.nameAt.set(end.run.name, at);
    taken.push(box);
    claimBox(stage, box);
    pen.textAlign = side > 0 ? "left" : "right";
    const [from, line] = [side > 0 ? box.left : box.right, (box.top + box.bottom) / 2];
    writeRimmed(pen, end.name, from, line, hueOfQuantity(look.colours, end.run, null), look.colours.stage);
  }
}

// The tracks that are drawn as lines of their own, as pairs of positions on the pane.
function tracksOn(stage, runs) {
  return runs.flatMap(({ walls }) => walls.flatMap((wall) => wall.lines ?? [])).flatMap((line) => {
    const points = line.map(([x, y]) => placeOn(stage, x, y));
    return points.slice(1).map((point, k) => [points[k], point]);
  });
}

/**
 * Where a name stands beside its ball: within the pane, clear of other names and, if it can be, of tracks, arrows and balls; about
 * where it stood before. Pure.
 */
export function placeOfName({ x, y, reach, behind }, wide, size, { pane, lines, balls, taken, before }) {
  const right = x + reach + wide < pane.width && !(behind && x - reach - wide > 0);
  const places = FARTHER_OFF.flatMap((aside) => NAME_ROWS.flatMap((row) => [1, -1].map((side) => {
    const left = side > 0 ? x + reach + aside : x - reach - aside - wide;
    const middle = y + row * NAME_ROW * size;
    const at = `${aside} ${row} ${side}`;
    const cost = aside / FROM_EDGE + Math.abs(row) + OTHER_SIDE * Number(right !== side > 0) - CALM * Number(at === before);
    return { box: { left, right: left + wide, top: middle - size / 2, bottom: middle + size / 2 }, side, at, cost };
  })));
  let [best, least] = [places[0], Infinity];
  for (const place of places.sort((one, other) => one.cost - other.cost)) {
    if (place.cost >= least) break;
    const { box } = place;
    const out = box.left < 0 || box.right > pane.width || box.top < 0 || box.bottom > pane.height;
    const cost = place.cost + ON_NAME * (Number(out) + taken.filter((other) => sharedArea(box, other) > 0).length)
      + ON_LINE * (lines.filter((line) => lengthInside(box, line) > 0).length + balls.filter((ball) => meetsDisc(box, ball)).length);
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
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

function paintLegend(pen, stage, look) {
  const size = Math.round(0.8 * stage.surface.text);
  setLetters(pen, `${size}px ${look.colours.font}`);
  const room = stage.pane.width - 50; // beside the buttons of the camera
  let [x, y] = [12, stage.view ? BELOW_CROSS : 2 + size];
  for (const run of look.runs) {
    const wide = NAME_LINE + 7 + pen.measureText(labelOf(run.name)).width;
    if (x > 12 && x + wide > room) [x, y] = [12, y + 1.5 * size];
    paintName(pen, run, x, y, look.colours);
    claimBox(stage, { left: x, right: x + wide, top: y - size / 2, bottom: y + size / 2 });
    x += wide + 18;
  }
}

function paintName(pen, run, x, y, colours) {
  setLine(pen, hueOfQuantity(colours, run, null), 2, DASHES[run.index % 4]);
  pen.fillStyle = hueOfQuantity(colours, run, null);
  drawLine(pen, x, y, x + NAME_LINE, y);
  drawMark(pen, MARKS[run.index % 4], x + NAME_LINE / 2, y, 3.6);
  pen.fill();
  pen.fillStyle = colours.ink;
  pen.fillText(labelOf(run.name), x + NAME_LINE + 7, y);
}
