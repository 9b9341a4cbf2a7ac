// The picture of a verdict, or the target of a challenge: marks on the stage, and a chart next to the bodies.

import { fillWith, setLine, traceCircle } from "../base/strokes.js";
import { drawArrow, drawDoubleArrow } from "./arrows/shape.js";
import { claimBox, claimDot, claimLine, claimRing, claimWay, claimsOf, tellLater } from "./labels/claims.js";
import { chartFont } from "../charts/axes.js";
import { planOf } from "../charts/layout.js";
import { paintChart } from "../charts/paint.js";
import { hueOf, hueOfQuantity } from "../base/palette.js";
import { enlargement } from "../base/surface.js";
import { paintBand, paintBandsLens } from "./bands.js";
import { placeOn } from "../view/coordinates.js";
import { placeOfSpeeds } from "./ground/speeds.js";
import { faceOfWall } from "./ground/walls_and_grid.js";
import { written } from "../words/say.js";

const SHEET_WIDE = 300; // pixels of a chart, at most
const BODIES_WIDE = 260; // pixels that the bodies need next to it
const [SHEET_EDGE, SHEET_PAD, CAMERA_BUTTONS, TIME_BELOW] = [12, 10, 44, 34]; // pixels
const [LEAST_PLOT, MOST_PLOT] = [70, 240]; // pixels of its height
const STOP = 6; // pixels of half a stop at the end of a span
const DISC = 11; // pixels of the radius of a disc with a number
const FAR = 1e3; // m of a plane, to both sides
const EACH = 4; // of so many places along a curved wall one is enough for words to keep off it
const HALO = 3; // pixels around a line
const LEAST_RING = 6; // pixels of its radius, below which nothing is seen within it
const HEAD = 15; // pixels of the end of a dashed way that its head takes

/** The picture that is drawn now, or null: that of a question whose verdict stands. */
function pictureNow(stage, look) {
  return look.verdictPicture && !stage.view && stage.reference === "room" && stage.panes.length === 1
    ? look.verdictPicture : null;
}

/** Where the bars of speeds stand, whose place a chart takes; null where there are none. */
function placeOfBars(stage, look) {
  return look.speeds && stage.aside ? placeOfSpeeds(stage) : null;
}

/**
 * Pixels at the right of the stage that a chart next to the bodies takes; 0 where there is none, or no room: it then
 * covers the bodies while the clock rests.
 * @param {any} stage
 * @param {any} look
 */
export function roomOfSheet(stage, look) {
  if (!pictureNow(stage, look)?.chart || placeOfBars(stage, look)) return 0;
  const wide = SHEET_WIDE * enlargement(stage.surface) + 2 * SHEET_EDGE + CAMERA_BUTTONS;
  return stage.surface.width >= BODIES_WIDE + wide ? wide : 0;
}

/** Whether bands stand on the stage, to be read beside what was reached: they leave no room for small pictures. */
export function showsBands(stage, look) {
  return Boolean(pictureNow(stage, look)?.marks.some(({ mark }) => mark === "band"));
}

/** What the picture says, for those who do not see it. */
export function verdictInWords(stage, look) {
  return pictureNow(stage, look)?.words ?? "";
}

/** The marks: below arrows, which they would strike through. */
export function paintVerdictMarks(pen, stage, look) {
  const picture = pictureNow(stage, look);
  const [run] = look.runs;
  if (!picture || !run || coversBodies(stage, look)) return;
  claimWalls(stage, run);
  for (const mark of picture.marks) {
    if (mark.option && mark.option !== look.guessed) continue;
    const of = look.runs.find(({ name }) => name === mark.run) ?? run;
    const colour = hueOfMark(mark, of, look.colours);
    PAINTERS[mark.mark](pen, { stage, mark, run: of, colour, colours: look.colours, larger: enlargement(stage.surface) });
  }
  paintBandsLens(pen, stage, picture.marks.filter(({ mark }) => mark === "band"), look.colours);
}

/** The chart: where it takes the place of the bodies, no word of theirs is written over it. */
export function paintVerdictChart(pen, stage, look) {
  const picture = pictureNow(stage, look);
  if (!picture?.chart || !look.runs.length) return;
  if (coversBodies(stage, look)) claimsOf(stage).waiting.length = 0;
  paintSheet(pen, stage, look, picture);
}

/** On a narrow stage the chart takes the place of the bodies, as long as these are at rest. */
export function coversBodies(stage, look) {
  return Boolean(look.verdictPicture?.chart) && !placeOfBars(stage, look) && !roomOfSheet(stage, look) && !look.playing;
}

// Words of marks keep off the faces of walls.
function claimWalls(stage, { radii, walls }) {
  for (const { point: [x, y], normal } of walls.filter((wall) => wall.normal)) {
    claimLine(stage, [-FAR, FAR].map((far) => on(stage, [x - far * normal[1], y + far * normal[0]])));
  }
  for (const wall of walls.filter(({ normal }) => !normal)) {
    for (const line of wall.lines ?? [faceOfWall(wall, radii).places]) {
      claimWay(stage, line.filter((_, k) => k % EACH === 0 || k === line.length - 1).map((place) => on(stage, place)));
    }
  }
}

function hueOfMark({ run, ball, option, yours }, of, colours) {
  if (option || yours) return colours.ink;
  if (ball !== undefined) return hueOf(colours, of, ball);
  return run ? hueOfQuantity(colours, of, null) : colours.ink;
}

// ---- marks

/** @type {Record<string, (pen: any, it: any) => void>} */
const PAINTERS = { ring: paintRing, spot: paintSpot, way: paintWay, span: paintSpan, angle: paintAngle, band: paintBand };

// A line with a halo, so that it is seen on any ground; what the reader said has yellow within.
function stroke(pen, { mark, colour, colours, larger }, dashes = []) {
  [pen.lineCap, pen.lineJoin] = ["butt", "round"];
  const own = mark.option || mark.yours;
  for (const [hue, wide, dash] of [[colours.stage, 2 + 2 * HALO, []], [colour, own ? 5 : 2, own ? [] : dashes],
    ...(own ? [[colours.you, 2.5, []]] : [])]) {
    setLine(pen, hue, wide * larger, dash);
    pen.stroke();
  }
}

function tell({ stage, mark, run, colour }, at, tip) {
  if (mark.text) tellLater(stage, run, [{ at, tip, lines: written(mark.text).split("\n"), colour }]);
}

function on(stage, [x, y]) {
  return placeOn(stage, x, y, 0);
}

function paintRing(pen, it) {
  const { stage, mark, colours, larger } = it;
  const [x, y] = on(stage, mark.at);
  const radius = Math.max(LEAST_RING * larger, mark.radius * stage.camera.scale);
  traceCircle(pen, x, y, radius);
  stroke(pen, it, [5, 4]);
  claimRing(stage, [x, y, radius]);
  if (mark.number) {
    const [left, top] = [x + 0.72 * (radius + DISC), y + 0.72 * (radius + DISC)];
    traceCircle(pen, left, top, DISC * larger);
    fillWith(pen, colours.ink);
    pen.font = `600 ${Math.round(0.87 * stage.surface.text)}px ${colours.font}`;
    [pen.textAlign, pen.textBaseline, pen.fillStyle] = ["center", "middle", colours.stage];
    pen.fillText(String(mark.number), left, top);
    claimBox(stage, { left: left - DISC, right: left + DISC, top: top - DISC, bottom: top + DISC });
  }
  tell(it, [x, y], [x - 0.72 * radius, y - 0.72 * radius]);
}

function paintSpot(pen, it) {
  const { stage, mark, colour, larger } = it;
  const at = on(stage, mark.at);
  traceCircle(pen, ...at, 4 * larger);
  stroke(pen, it);
  fillWith(pen, mark.option || mark.yours ? it.colours.you : colour);
  claimDot(stage, at, 6);
  tell(it, [at[0] - 1, at[1]], at);
}

function paintWay(pen, it) {
  const { stage, mark } = it;
  const places = mark.points.map((point) => on(stage, point));
  pen.beginPath();
  for (const place of places) pen.lineTo(...place);
  stroke(pen, it, mark.dashed ? [6, 4] : []);
  const [before, end] = places.slice(-2);
  if (mark.arrow) paintHead(pen, it, before, end);
  if (places.length === 2) claimLine(stage, places);
  const middle = Math.floor((places.length - 1) / 2);
  const [from, to] = [places[middle], places[middle + 1]];
  const at = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  // At its end, if it has a head; else next to its middle.
  if (mark.arrow) tell(it, before, end);
  else tell(it, [at[0] - (to[1] - from[1]), at[1] + (to[0] - from[0])], at);
}

// The head of a way: of a dashed one alone, so that its dashes stay; what the reader said or reached has yellow within.
function paintHead(pen, { mark, colour, colours, larger }, before, end) {
  if (mark.option || mark.yours) {
    drawDoubleArrow(pen, ...before, ...end, { paper: colours.you }, colour);
    return;
  }
  const long = Math.hypot(end[0] - before[0], end[1] - before[1]) || 1;
  const share = mark.dashed ? Math.min(1, HEAD * larger / long) : 1;
  const from = end.map((at, axis) => at - share * (at - before[axis]));
  drawArrow(pen, ...from, ...end, colour, 2.5 * larger);
}

function paintSpan(pen, it) {
  const { stage, mark } = it;
  const [from, to] = [on(stage, mark.start), on(stage, mark.end)];
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [dx, dy] = [(to[1] - from[1]) / long * STOP, -(to[0] - from[0]) / long * STOP];
  pen.beginPath();
  pen.moveTo(...from);
  pen.lineTo(...to);
  for (const [x, y] of [from, to]) {
    pen.moveTo(x - dx, y - dy);
    pen.lineTo(x + dx, y + dy);
  }
  stroke(pen, it);
  claimLine(stage, [from, to]);
  const at = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  tell(it, [at[0] - dx, at[1] - dy], at);
}

function paintAngle(pen, it) {
  const { stage, mark } = it;
  const [x, y] = on(stage, mark.at);
  const [start, end] = [mark.start, mark.end].map((angle) => angle * Math.PI / 180);
  const radius = mark.radius * stage.camera.scale;
  const leg = mark.legs ? mark.legs * stage.camera.scale : 1.25 * radius;
  const out = (angle, far) => [x + far * Math.cos(angle), y - far * Math.sin(angle)];
  const legs = [out(start, leg), [x, y], out(end, leg)];
  pen.beginPath();
  pen.moveTo(...legs[0]);
  for (const place of legs.slice(1)) pen.lineTo(...place);
  pen.moveTo(...out(start, radius));
  pen.arc(x, y, radius, -start, -end, end > start);
  stroke(pen, it);
  claimWay(stage, legs);
  claimRing(stage, [x, y, radius], -start, -end);
  tell(it, [x, y], out((start + end) / 2, radius));
}

// ---- the chart

// A chart whose plot is as high as what stands around it leaves room for.
function planInRoom(pen, colours, chart, width, room) {
  pen.font = chartFont(colours);
  const wish = { width, measure: (text) => pen.measureText(text).width, title: true };
  const usual = planOf(chart, wish);
  const plot = usual.box.bottom - usual.box.top;
  return planOf(chart, { ...wish, high: Math.max(LEAST_PLOT, Math.min(MOST_PLOT, room - (usual.height - plot))) });
}

function paintSheet(pen, stage, look, { chart }) {
  const { width, height } = stage.pane;
  const [beside, bars] = [roomOfSheet(stage, look), placeOfBars(stage, look)];
  if (!beside && !bars && !coversBodies(stage, look)) return;
  const larger = enlargement(stage.surface);
  const buttons = beside ? CAMERA_BUTTONS : 0;
  const wide = beside ? SHEET_WIDE : (bars ? bars.right - bars.left : width - 2 * SHEET_EDGE) / larger;
  const room = height - 2 * SHEET_EDGE - TIME_BELOW;
  const plan = planInRoom(pen, look.colours, chart, wide - 2 * SHEET_PAD, room / larger - 2 * SHEET_PAD);
  const scale = Math.min(larger, room / (plan.height + 2 * SHEET_PAD));
  const high = Math.min(room, (plan.height + 2 * SHEET_PAD) * scale);
  const left = bars ? bars.left : beside ? width - SHEET_EDGE - buttons - wide * scale : (width - wide * scale) / 2;
  const top = SHEET_EDGE + (room - high) / 2;
  pen.save();
  pen.fillStyle = look.colours.stage;
  if (bars) pen.fillRect(bars.left, bars.top, bars.right - bars.left, bars.bottom - bars.top);
  else if (!beside) pen.fillRect(0, 0, width, height);
  setLine(pen, look.colours.line, 1);
  pen.beginPath();
  pen.roundRect(left + 0.5, top + 0.5, wide * scale, high, 6);
  pen.fill();
  pen.stroke();
  pen.translate(left + SHEET_PAD * scale, top + SHEET_PAD * scale);
  pen.scale(scale, scale);
  paintChart(pen, chart, plan, { ...look.colours, paper: look.colours.stage });
  pen.restore();
  claimBox(stage, { left, right: left + wide * scale, top, bottom: top + high });
}
