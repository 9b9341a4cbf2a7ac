// Beside a ball that has left its plate: speed in and out as bars, below those of the drops that it is compared with.

import { setLine, writeRimmed } from "../base/strokes.js";
import { figure } from "../base/numbers.js";
import { hueOf } from "../base/palette.js";
import { enlargement } from "../base/surface.js";
import { ballAt } from "../run/motion.js";
import { placeOn } from "../view/coordinates.js";
import { say } from "../words/say.js";
import { ruledFloor } from "./ground/ruler.js";
import { claimBox } from "./labels/claims.js";
import { isUnderLens } from "./lens.js";
import { roomOfSheet, showsBands } from "./verdict_picture.js";

/** @typedef {{ name: string, before: number, after: number }} SpeedKept m/s */

const [KEPT_LINE, KEPT_BAR, KEPT_GAP] = [20, 16, 12]; // pixels: of words, of a bar, from a bar to the next words
const [KEPT_SAMPLE, TO_WORD_KEPT, TO_KEPT] = [22, 6, 8]; // pixels: a bar of the legend, from it to its word, from a bar to its share
const BESIDE_WORDS = 12; // pixels between two words in a line
const [FROM_BALL, FROM_SIDE, FROM_RULER, FROM_FLOOR] = [16, 12, 60, 14]; // pixels that stay free
const [LONGEST_KEPT, SHORTEST_KEPT] = [260, 56]; // pixels of the whole of a bar

/**
 * The speeds that stand beside a run at a moment; none while results are covered. Pure.
 * @param {any} run
 * @param {{ time: number, covered?: boolean }} look
 * @returns {SpeedKept[]}
 */
export function speedsKnown(run, { time, covered }) {
  const { speeds = [], since = 0 } = run?.caption ?? {};
  return covered || time < since - 1e-9 ? [] : speeds;
}

/**
 * Where so many bars have room: at the right of the ball if they fit there, else at its left, above the floor, with
 * their legend in one line or two; null where there is none. All in pixels, `share` and `legend` as wide as the widest
 * share and the words of the legend. Pure.
 * @param {{ x: number, r: number, floor: number }} ball
 * @param {{ width: number, ruled?: boolean }} pane
 * @param {{ count: number, larger: number, share: number, legend: number[] }} words
 */
export function barsPlaced({ x, r, floor }, { width, ruled = false }, { count, larger, share, legend }) {
  const zones = [[x + r + FROM_BALL, width - FROM_SIDE], [ruled ? FROM_RULER * larger : FROM_SIDE, x - r - FROM_BALL]];
  const zone = zones.find(([from, to]) => to - from >= Math.max(SHORTEST_KEPT * larger + share, ...legend));
  if (!zone) return null;
  const room = zone[1] - zone[0];
  const rows = legend[0] + legend[1] + BESIDE_WORDS * larger <= room ? 1 : 2;
  const high = ((count + rows) * KEPT_LINE + count * KEPT_BAR + (count - 1) * KEPT_GAP) * larger;
  const top = (floor - FROM_FLOOR - high) / 2;
  const whole = Math.min(LONGEST_KEPT * larger, room - share);
  return top < 0 ? null : { left: zone[0] + (room - whole - share) / 2, top, whole, high, rows };
}

/** The bars, once the ball is clear of its plate. */
export function paintSpeedsKept(pen, stage, look) {
  const [run] = look.runs;
  const speeds = speedsKnown(run, look);
  const [floor] = run?.walls ?? [];
  if (!speeds.length || !floor?.point || stage.view || stage.reference !== "room") return;
  if (isUnderLens(stage, look) || showsBands(stage, look)) return;
  const larger = enlargement(stage.surface);
  const size = Math.round(0.87 * stage.surface.text);
  const brush = { pen, larger, colours: look.colours, hue: hueOf(look.colours, run, 0), plain: `${size}px ${look.colours.font}`,
    strong: `600 ${size}px ${look.colours.font}` };
  const names = [say("kept-in"), say("kept-out")];
  const ends = names.map((name) => (KEPT_SAMPLE + TO_WORD_KEPT) * larger + widthIn(brush, name, brush.plain));
  const share = Math.max(...speeds.map((one) => widthIn(brush, keptShare(one), brush.strong))) + TO_KEPT * larger;
  const { x, y } = ballAt(run, 0, look.time);
  const ball = { x: placeOn(stage, x, y, 0)[0], r: run.radii[0] * stage.camera.scale,
    floor: placeOn(stage, floor.point[0], floor.point[1], 0)[1] };
  const ruled = !look.bare && ruledFloor(stage, look.runs) !== null;
  const width = stage.pane.width - roomOfSheet(stage, look);
  const at = barsPlaced(ball, { width, ruled }, { count: speeds.length, larger, share, legend: ends });
  if (!at) return;
  claimBox(stage, { left: at.left, right: at.left + at.whole + share, top: at.top, bottom: at.top + at.high });
  [pen.textBaseline, pen.textAlign] = ["middle", "left"];
  const [beside, below] = at.rows === 1 ? [ends[0] + BESIDE_WORDS * larger, 0] : [0, KEPT_LINE * larger];
  names.forEach((name, k) => paintKeptSample(brush, name, at.left + k * beside, at.top + k * below, k));
  speeds.forEach((one, row) => paintKept(brush, one,
    { ...at, top: at.top + (at.rows * KEPT_LINE + row * (KEPT_LINE + KEPT_BAR + KEPT_GAP)) * larger }));
}

function keptShare({ before, after }) {
  return figure(100 * after / before, "%");
}

function widthIn({ pen }, text, font) {
  pen.font = font;
  return pen.measureText(text).width;
}

// A line of the legend; `filled` is 0 or 1.
function paintKeptSample(brush, name, left, top, filled) {
  const { larger, colours, plain } = brush;
  const middle = top + KEPT_LINE * larger / 2;
  paintKeptBar(brush, [left, middle - 5 * larger, KEPT_SAMPLE * larger, 10 * larger], filled);
  writeKept(brush, name, plain, colours.muted, left + (KEPT_SAMPLE + TO_WORD_KEPT) * larger, middle);
}

// The name of a drop, its speeds where there is room, and its bar with the share.
function paintKept(brush, one, { left, top, whole }) {
  const { larger, colours, plain, strong } = brush;
  const middle = top + KEPT_LINE * larger / 2;
  const change = say("heights-change", { before: figure(one.before), after: figure(one.after), unit: "m/s" });
  const [named, told] = [widthIn(brush, one.name, strong), widthIn(brush, change, plain)];
  writeKept(brush, one.name, strong, colours.ink, left, middle);
  if (named + BESIDE_WORDS * larger + told <= whole) writeKept(brush, change, plain, colours.muted, left + whole - told, middle);
  const low = top + KEPT_LINE * larger;
  paintKeptBar(brush, [left, low, whole, KEPT_BAR * larger], Math.min(1, one.after / one.before));
  writeKept(brush, keptShare(one), strong, colours.ink, left + whole + TO_KEPT * larger, low + KEPT_BAR * larger / 2);
}

// Dashed what came in, filled what went out.
function paintKeptBar({ pen, colours, hue }, [left, top, wide, high], part) {
  pen.fillStyle = colours.stage;
  pen.fillRect(left, top, wide, high);
  pen.fillStyle = hue;
  pen.fillRect(left, top, part * wide, high);
  setLine(pen, colours.edge, 1.5, [5, 4]);
  pen.strokeRect(left, top, wide, high);
}

function writeKept({ pen, colours }, text, font, colour, left, middle) {
  pen.font = font;
  writeRimmed(pen, text, left, middle, colour, colours.stage);
}
