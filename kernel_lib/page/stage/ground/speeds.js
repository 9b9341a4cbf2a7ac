// Beside the balls: how many have which speed now, and, when it may be told, Maxwell's curve.

import { drawLine, setLetters, setLine } from "../../base/strokes.js";
import { show, tickLabel, ticks } from "../../base/numbers.js";
import { MOST_HUES, faded, hueOfFollowed } from "../../base/palette.js";
import { enlargement } from "../../base/surface.js";
import { countedSpeeds, expectedSpeeds, speedScale } from "./speed_counts.js";
import { ballAt } from "../../run/motion.js";
import { observableAt } from "../../run/observables.js";
import { labelOf } from "../../words/labels.js";
import { say } from "../../words/say.js";

const SHEET_EDGE = 12; // pixels around the picture
const SHEET_ROOM = { left: 12, right: 14, top: 44, bottom: 44 }; // pixels within it
const TIME_BELOW = 34; // pixels that the time takes at the foot of the stage
const CAMERA_BUTTONS = 44; // pixels at the right that the buttons of the camera take
const NARROW_FOR_SPEEDS = 520; // pixels of a stage that has none
const BARS_UP_TO = 1.9; // tops of the expected curve that the bars may reach; higher ones are cut
const EXPECTED_POINTS = 80;
const [USUAL_SHEET_TEXT, TITLE_OF_SHEET] = [15, 10]; // pixels of type, and so many of them that the title is wide

/**
 * Where the picture of speeds stands: right of what the balls sweep over, in pixels.
 * @param {any} stage
 */
export function placeOfSpeeds(stage) {
  const { width, height } = stage.pane;
  const wide = (stage.box.right - stage.box.left) * stage.whole;
  const inner = width / 2 - wide / 2 + wide / (1 + stage.aside);
  const buttons = width < NARROW_FOR_SPEEDS ? 0 : CAMERA_BUTTONS;
  return { left: inner + SHEET_EDGE, right: width - SHEET_EDGE - buttons, top: SHEET_EDGE, bottom: height - SHEET_EDGE - TIME_BELOW };
}

/** The bars of the first run that is shown. */
export function paintSpeeds(pen, stage, look) {
  if (!look.speeds || !look.runs.length || !stage.aside || stage.panes.length > 1) return;
  const [run] = look.runs;
  const box = placeOfSpeeds(stage);
  if (box.right - box.left < 80 || box.bottom - box.top < 90) return;
  // Words that would not fit into the sheet are as large as usual.
  const text = Math.min(stage.surface.text, Math.max(USUAL_SHEET_TEXT, (box.right - box.left) / TITLE_OF_SHEET));
  // Larger letters have more room, but no more than half of the picture.
  const larger = Math.max(1, Math.min(enlargement({ text }), (box.bottom - box.top) / 2 / (SHEET_ROOM.top + SHEET_ROOM.bottom)));
  const plot = { left: box.left + SHEET_ROOM.left * larger, right: box.right - SHEET_ROOM.right,
    top: box.top + SHEET_ROOM.top * larger, bottom: box.bottom - SHEET_ROOM.bottom * larger };
  paintSpeedSheet(pen, box, look.colours);
  const expected = expectedSpeeds(run, look.time);
  const top = BARS_UP_TO * highestExpected(run, expected);
  paintSpeedBars(pen, run, look, plot, top, { text, followed: barOfFollowed(stage, run, look.time) });
  if (!look.covered) paintExpectedSpeeds(pen, run, look, plot, top, expected);
  paintSpeedAxis(pen, run, look, plot, text);
  paintSpeedTitle(pen, run, look, box, text);
}

function paintSpeedSheet(pen, { left, right, top, bottom }, colours) {
  pen.fillStyle = faded(colours.stage, 0.92);
  setLine(pen, colours.line, 1);
  pen.beginPath();
  pen.roundRect(left + 0.5, top + 0.5, right - left, bottom - top, 6);
  pen.fill();
  pen.stroke();
}

// The top of the expected curve at the start: it holds for the whole run, so that bars grow, not the scale.
function highestExpected(run, expected) {
  const { width, bars } = speedScale(run);
  run.kept.get("speeds").highest ??= Math.max(1, ...Array.from({ length: 4 * bars },
    (_, k) => expected(k * width / 4)));
  return run.kept.get("speeds").highest;
}

function speedToPixel({ width, bars }, plot) {
  return (speed) => plot.left + speed / (width * bars) * (plot.right - plot.left);
}

// The bar in which the ball that is followed stands has its hue and its number.
function paintSpeedBars(pen, run, look, plot, top, { text, followed }) {
  const scale = speedScale(run);
  const across = speedToPixel(scale, plot);
  const high = plot.bottom - plot.top;
  countedSpeeds(run, look.time).forEach((count, bar) => {
    if (!count) return;
    const [left, right] = [across(bar * scale.width), across((bar + 1) * scale.width)];
    const [middle, tall] = [(left + right) / 2, Math.min(1, count / top) * high];
    pen.fillStyle = bar === followed ? hueOfFollowed(look.colours) : look.colours.edge;
    pen.fillRect(left + 1, plot.bottom - tall, right - left - 2, tall);
    if (count > top) paintCutBar(pen, look.colours, middle, plot, count, text);
    if (bar === followed) paintFollowedBar(pen, look.colours, [left, right], plot.bottom - tall, { plot, text });
  });
}

// The bar of the ball that is drawn with its number; -1 where none is.
function barOfFollowed(stage, run, time) {
  if (stage.view || run.balls <= MOST_HUES) return -1;
  const { width, bars } = speedScale(run);
  const { vx, vy } = ballAt(run, 0, time);
  return Math.min(bars - 1, Math.floor(Math.hypot(vx, vy) / width));
}

// Above the bar, or left of it where there is no room above.
function paintFollowedBar(pen, colours, [left, right], top, { plot, text }) {
  const beside = top - plot.top < text;
  const [x, y] = beside ? [left - 4, plot.top + text] : [(left + right) / 2, top - 0.5 * text];
  setLetters(pen, `600 ${Math.round(0.8 * text)}px ${colours.font}`, beside ? "right" : "center");
  pen.fillStyle = hueOfFollowed(colours);
  pen.fillText("1", x, y);
}

// A bar that is higher than the picture: cut below its top, with its number.
function paintCutBar(pen, colours, x, plot, count, text) {
  setLine(pen, colours.stage, 3);
  drawLine(pen, x - 14, plot.top + 16, x + 14, plot.top + 8);
  pen.fillStyle = colours.ink;
  setLetters(pen, `600 ${Math.round(0.8 * text)}px ${colours.font}`);
  pen.fillText(String(count), x + 18, plot.top + 12);
}

function paintExpectedSpeeds(pen, run, look, plot, top, expected) {
  const scale = speedScale(run);
  const across = speedToPixel(scale, plot);
  setLine(pen, look.colours.ink, 2, [6, 4]);
  pen.beginPath();
  for (let k = 0; k <= EXPECTED_POINTS; k += 1) {
    const speed = scale.width * scale.bars * k / EXPECTED_POINTS;
    const y = plot.bottom - Math.min(1.02, expected(speed) / top) * (plot.bottom - plot.top);
    pen.lineTo(across(speed), y);
  }
  pen.stroke();
}

function paintSpeedAxis(pen, run, look, plot, text) {
  const scale = speedScale(run);
  const across = speedToPixel(scale, plot);
  const { colours } = look;
  const found = ticks(0, scale.width * scale.bars, 15 * (plot.right - plot.left) / (60 * text));
  setLine(pen, colours.muted, 1);
  pen.beginPath();
  pen.moveTo(plot.left, plot.bottom + 0.5);
  pen.lineTo(plot.right, plot.bottom + 0.5);
  for (const value of found.values) {
    pen.moveTo(Math.round(across(value)) + 0.5, plot.bottom);
    pen.lineTo(Math.round(across(value)) + 0.5, plot.bottom + 4);
  }
  pen.stroke();
  pen.fillStyle = colours.muted;
  setLetters(pen, `${Math.round(0.8 * text)}px ${colours.font}`, "center", "top");
  const line = plot.bottom + 10;
  for (const value of found.values) pen.fillText(tickLabel(value, found.decimals), across(value), line);
  pen.fillText(say("speeds-axis"), (plot.left + plot.right) / 2, line + text);
  paintSpeedAtStart(pen, across(scale.start), plot, colours, !look.covered);
}

// A wedge on the axis at the speed with which all, or the fastest, began; across the bars where they have spread.
function paintSpeedAtStart(pen, x, plot, colours, across) {
  setLine(pen, colours.ink, 1.5, [2, 3]);
  pen.beginPath();
  if (across) {
    pen.moveTo(x, plot.top);
    pen.lineTo(x, plot.bottom);
  }
  pen.stroke();
  pen.fillStyle = colours.ink;
  pen.beginPath();
  pen.moveTo(x, plot.bottom + 1);
  pen.lineTo(x - 5, plot.bottom + 9);
  pen.lineTo(x + 5, plot.bottom + 9);
  pen.closePath();
  pen.fill();
}

function paintSpeedTitle(pen, run, look, box, text) {
  const { colours } = look;
  const left = box.left + SHEET_ROOM.left;
  const line = Math.round(1.2 * text);
  setLetters(pen, `600 ${Math.round(0.87 * text)}px ${colours.font}`, "left", "top");
  pen.fillStyle = colours.ink;
  const [counter] = look.measures ?? [];
  // Of a crowd the curve is known at few moments: more digits would contradict the contacts.
  const count = counter ? show(observableAt(run, 0, look.time), 1) : "";
  const title = counter ? say("speeds-count", { count, what: labelOf(counter.name) }) : say("speeds-title");
  pen.fillText(title, left, box.top + 8, box.right - left - 4);
  if (look.covered) return;
  pen.font = `${Math.round(0.8 * text)}px ${colours.font}`;
  pen.fillStyle = colours.muted;
  setLine(pen, colours.ink, 2, [6, 4]);
  drawLine(pen, left, box.top + 8 + 1.4 * line, left + 26, box.top + 8 + 1.4 * line);
  pen.fillText(say("speeds-theory"), left + 32, box.top + 8 + line, box.right - left - 36);
}
