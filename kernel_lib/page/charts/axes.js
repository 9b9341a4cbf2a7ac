// The axes of a chart: lines, ticks, what runs along them, and the scale of a field.

import { setLetters, setLine } from "../base/strokes.js";
import { faded } from "../base/palette.js";
import { bandColour, hatchInk, paintHatch } from "./areas.js";
import { TEXT } from "./layout.js";
import { LINE_HEIGHT } from "./names.js";
import { pixelOf } from "./scale.js";

/** The font of a chart's words. */
export function chartFont(colours, weight = 400, size = TEXT) {
  return `${weight === 400 ? "" : `${weight} `}${size}px ${colours.font}`;
}

/** Title, and what runs along the axes. */
export function paintLabels(pen, plan, colours) {
  setLetters(pen, chartFont(colours, 600, 15));
  pen.fillStyle = colours.ink;
  plan.title.forEach((line, k) => pen.fillText(line, 0, 12 + 21 * k));
  pen.font = chartFont(colours);
  pen.fillStyle = colours.muted;
  plan.above.forEach((line, k) => pen.fillText(line, 0, plan.aboveTop + LINE_HEIGHT * (k + 0.5)));
  pen.textAlign = "center";
  const middle = (plan.box.left + plan.box.right) / 2;
  plan.below.forEach((line, k) => pen.fillText(line, middle, plan.box.bottom + 22 + LINE_HEIGHT * (k + 0.5)));
}

/** Lines across the plot at the ticks that are named. */
export function paintLines(pen, { box, x, y, xTicks, yTicks }, colours) {
  pen.beginPath();
  for (const { value, label } of yTicks) {
    if (!label) continue;
    const at = Math.round(pixelOf(y, value)) + 0.5;
    pen.moveTo(box.left, at);
    pen.lineTo(box.right, at);
  }
  for (const { value, label } of xTicks) {
    if (!label || !x.log) continue;
    const at = Math.round(pixelOf(x, value)) + 0.5;
    pen.moveTo(at, box.top);
    pen.lineTo(at, box.bottom);
  }
  setLine(pen, faded(colours.line, 0.8), 1);
  pen.stroke();
}

/** Axes and ticks. */
export function paintTicks(pen, { box, x, y, xTicks, yTicks }, colours) {
  pen.beginPath();
  pen.moveTo(box.left + 0.5, box.top);
  pen.lineTo(box.left + 0.5, box.bottom + 0.5);
  pen.lineTo(box.right, box.bottom + 0.5);
  pen.fillStyle = colours.muted;
  setLetters(pen, chartFont(colours), "center");
  for (const { value, label } of xTicks) {
    const at = Math.round(pixelOf(x, value)) + 0.5;
    pen.moveTo(at, box.bottom);
    pen.lineTo(at, box.bottom + (label ? 5 : 3));
    pen.fillText(label, at, box.bottom + 14);
  }
  pen.textAlign = "right";
  for (const { value, label } of yTicks) {
    const at = Math.round(pixelOf(y, value)) + 0.5;
    pen.moveTo(box.left, at);
    pen.lineTo(box.left - (label ? 4 : 2), at);
    pen.fillText(label, box.left - 7, at);
  }
  setLine(pen, colours.muted, 1);
  pen.stroke();
}

/** The scale beside a field. */
export function paintBands(pen, { box, bands }, colours) {
  const [left, wide] = [box.right + 10, 14];
  const count = bands.levels.length - 1;
  const high = (box.bottom - box.top) / count;
  const zero = bands.levels.findIndex((level) => level >= 0);
  for (let k = 0; k < count; k += 1) {
    pen.fillStyle = bandColour(bands, k, colours);
    pen.fillRect(left, box.bottom - (k + 1) * high, wide, high + (k ? 0.5 : 0));
  }
  if (bands.signed) {
    const part = { left, right: left + wide, top: box.bottom - zero * high, bottom: box.bottom };
    pen.save();
    clipTo(pen, part, 0);
    paintHatch(pen, part, [-1], hatchInk(colours));
    pen.restore();
  }
  setLine(pen, colours.muted, 1);
  pen.beginPath();
  pen.rect(left, box.top, wide, box.bottom - box.top);
  pen.stroke();
  pen.fillStyle = colours.muted;
  setLetters(pen, chartFont(colours));
  bands.labels.forEach((label, k) => pen.fillText(label, left + wide + 6, box.bottom - k * high));
}

/** Draw within a box, with some air, until the pen is restored. */
export function clipTo(pen, { left, right, top, bottom }, air) {
  pen.beginPath();
  pen.rect(left - air, top - air, right - left + 2 * air, bottom - top + 2 * air);
  pen.clip();
}
