// Bars of quantities that share a total (energy) or hand it over (momentum), at the clock.

import { drawLine, setLine } from "../base/strokes.js";
import { paintHatch } from "../charts/areas.js";
import { element, setText } from "../base/dom.js";
import { figure, steadyFigure } from "../base/numbers.js";
import { DASHES, MARKS, drawMark, faded, hueOfQuantity, hueOfRun } from "../base/palette.js";
import { newSurface, sharpen } from "../base/surface.js";
import { isMeasured, numberAt, valuesOf } from "../run/quantities.js";
import { labelOf } from "../words/labels.js";
import { listed, say } from "../words/say.js";

const ROW = 18;
const SEAM = 2; // pixels of the ground between two parts, so that they are told apart without colour
const NUMBERED = 14; // pixels from which on a part has room for the number of its ball
const LABEL = 24;
const NUMBER = 64;
const TELL_EVERY = 1000; // milliseconds between words
const MARK_ROOM = 14; // pixels before a row, where there are several runs

/** The groups of bars that an experiment names. */
export function newBarGroups({ sheet }, { repaint }) {
  return sheet.bars.map((bars) => newBars(bars, sheet.observables, repaint));
}

/** One group of bars, from { title, unit, parts: [names] }. */
export function newBars(bars, observables, changed) {
  const parts = bars.parts.map((name) => observables.find((one) => one.name === name));
  const group = { ...bars, parts, observables, low: 0, high: 1, stacked: true, place: "curves" };
  group.surface = newSurface(changed);
  group.words = element("p", { class: "carom-unseen" });
  group.due = null;
  group.box = element("div", { class: "carom-bars-canvas" }, group.surface.canvas);
  group.element = element("section", { class: "carom-bars",
    "aria-label": say("bars-label", { title: bars.title }) },
  element("header", {}, element("h3", { "aria-level": "2" }, say("quantity-unit",
    { quantity: bars.title, unit: bars.unit }))), group.box, group.words);
  return Object.assign(group, {
    lazy: group.surface.sight,
    setRuns: ({ runs }) => {
      group.element.hidden = !isMeasured(parts[0], runs);
      barRange(group, runs);
    },
    paint: ({ runs, look }) => {
      group.runs = runs;
      paintBars(group, runs, look);
      group.due ??= setTimeout(() => tellBars(group, look), TELL_EVERY);
    },
    end: () => {
      clearTimeout(group.due);
      group.surface.end();
    },
  });
}

/** Find the greatest total of the runs, so that the bars keep one scale while time passes. */
export function barRange(group, runs) {
  let [low, high, total] = [0, 0, 0];
  for (const run of runs) {
    const columns = group.parts.map((one) => valuesOf(run, one.name, group.observables));
    for (let k = 0; k < run.frames; k += 1) {
      let sum = 0;
      for (const column of columns) {
        low = Math.min(low, column[k]);
        high = Math.max(high, column[k]);
        sum += column[k];
      }
      total = Math.max(total, sum);
    }
  }
  group.stacked = low > -1e-6 * Math.max(high, 1e-300);
  group.low = group.stacked ? 0 : low;
  group.high = Math.max(group.stacked ? total : high, 1e-12);
  const rows = LABEL + runs.length * ROW;
  group.box.style.height = `${(group.stacked ? 1 : group.parts.length) * rows + 6}px`;
}

/** Paint the bars at the clock's moment. */
function paintBars(group, runs, look) {
  const pen = sharpen(group.surface);
  const { width } = group.surface;
  if (!width) return;
  pen.font = `12px ${look.colours.font}`;
  pen.textBaseline = "middle";
  if (group.stacked) makeRoom(group, placesOfKey(pen, group, width), runs.length);
  if (look.covered) return;
  const shown = runs.filter((run) => !look.hidden.has(run.name));
  if (group.stacked) paintStacked(pen, group, shown, look, width);
  else paintSigned(pen, group, shown, look, width);
}

// What the bars show, for who reads the page by ear.
function tellBars(group, look) {
  group.due = null;
  const shown = look.covered ? [] : group.runs.filter((run) => !look.hidden.has(run.name));
  setText(group.words, listed(shown.map((run) => barsInWords(group, run, look))));
}

// The bars of a run at a moment in words: each part with its value.
export function barsInWords(group, run, look) {
  return say("bars-told", { run: labelOf(run.name), parts: listed(group.parts.map((one) => say("bars-part",
    { name: one.label ?? labelOf(one.name), value: figure(now(group, run, look, one), group.unit) }))) });
}

function now(group, run, look, one) {
  return numberAt(run, one.name, group.observables, look.time);
}

const WIDEST = 10_000; // px; hatching goes by steps over the whole of it

// One row a run, its parts end to end: strong, pale, hatched.
export function paintStacked(pen, group, runs, look, width) {
  const places = placesOfKey(pen, group, width);
  const foot = places.high;
  const begin = runs.length > 1 ? MARK_ROOM : 1;
  const scale = (width - 1 - begin) / group.high;
  legend(pen, group, runs, look.colours, places);
  runs.forEach((run, row) => {
    let x = begin;
    const y = foot + row * ROW;
    if (begin > 1) markRun(pen, run, y, look.colours);
    group.parts.forEach((one, place) => {
      const wide = Math.max(0, now(group, run, look, one)) * scale;
      const own = ownHue(run, one);
      fillPart(pen, own ? 0 : place, x, y, Math.max(wide - SEAM, 0), ROW - 4, hueOfQuantity(look.colours, run, one.ball));
      if (own && wide >= NUMBERED) writeNumber(pen, one.ball + 1, x + (wide - SEAM) / 2, y, look.colours);
      x += wide;
    });
  });
}

// Rows of several runs are told apart by their marks, too.
function markRun(pen, run, y, colours) {
  pen.fillStyle = run.balls > 1 ? colours.ink : hueOfRun(colours, run);
  drawMark(pen, MARKS[run.index % 4], MARK_ROOM / 2, y + (ROW - 4) / 2, 4);
  pen.fill();
}

function writeNumber(pen, number, x, y, colours) {
  pen.save();
  pen.font = `600 13px ${colours.font}`;
  pen.textAlign = "center";
  pen.fillStyle = colours.stage;
  pen.fillText(String(number), x, y + (ROW - 4) / 2 + 1);
  pen.restore();
}

// A ball's own hue tells the part; shades and hatching tell the others.
function ownHue(run, one) {
  return run.balls > 1 && one.ball !== null && one.ball !== undefined;
}

function legend(pen, group, runs, colours, { at }) {
  pen.textAlign = "left";
  group.parts.forEach((one, place) => {
    const own = runs.length > 0 && ownHue(runs[0], one);
    const [x, y] = at[place];
    fillPart(pen, own ? 0 : place, x, y + 5, 14, 10, hueOfKey(runs, one, colours));
    pen.fillStyle = colours.muted;
    pen.fillText(one.label ?? labelOf(one.name), x + 19, y + 11);
  });
}

// Where each name of the key stands, in as many lines as it takes, and how high they are.
export function placesOfKey(pen, group, width) {
  let [x, y] = [1, 0];
  const at = group.parts.map((one) => {
    const wide = 19 + pen.measureText(one.label ?? labelOf(one.name)).width;
    if (x > 1 && x + wide > width) [x, y] = [1, y + ROW];
    x += wide + 16;
    return [x - wide - 16, y];
  });
  return { at, high: y + LABEL };
}

function makeRoom(group, { high }, rows) {
  group.box.style.height = `${high + rows * ROW + 6}px`;
}

// As in the bars; where these differ from run to run, none of their hues.
function hueOfKey(runs, one, colours) {
  const alike = runs.length === 1 || runs[0]?.balls > 1;
  return alike ? hueOfQuantity(colours, runs[0], one.ball) : colours.muted;
}

function fillPart(pen, place, x, y, length, high, colour) {
  if (!(length >= 0.3)) return;
  const wide = Math.min(length, WIDEST); // beside a total that is nothing, a part has no end
  pen.fillStyle = place === 0 ? colour : faded(colour, place === 1 ? 0.4 : 0.08);
  pen.fillRect(x, y, wide, high);
  if (place < 2) return;
  pen.save();
  pen.beginPath();
  pen.rect(x, y, wide, high);
  pen.clip();
  // The fourth part is hatched both ways.
  paintHatch(pen, { left: x, right: x + wide, top: y, bottom: y + high }, place === 2 ? [1] : [1, -1], faded(colour, 0.75), 5);
  pen.restore();
}

// The first run is filled, the others are outlines, as their balls are on the stage; a run of one ball has its hue.
function paintSignedBar(pen, run, hue, [x, y, wide, high]) {
  const outline = run.balls > 1 && run.index > 0;
  setLine(pen, hue, 2, outline ? DASHES[run.index % 4] : []);
  pen.fillStyle = hue;
  if (outline) pen.strokeRect(x + 1, y + 1, Math.max(0, wide - 2), high - 2);
  else pen.fillRect(x, y, wide, high);
}

// A row a part and run, to either side of zero.
export function paintSigned(pen, group, runs, look, width) {
  const room = width - NUMBER;
  const scale = room / (group.high - group.low);
  const zero = -group.low * scale;
  let y = 0;
  for (const one of group.parts) {
    pen.fillStyle = look.colours.muted;
    pen.textAlign = "left";
    pen.fillText(one.label ?? labelOf(one.name), 1, y + 12);
    y += LABEL;
    for (const run of runs) {
      const value = now(group, run, look, one);
      const wide = value * scale;
      paintSignedBar(pen, run, hueOfQuantity(look.colours, run, one.ball), [Math.min(zero, zero + wide), y,
        Math.max(1, Math.abs(wide)), ROW - 4]);
      pen.fillStyle = look.colours.ink;
      pen.textAlign = "right";
      pen.fillText(steadyFigure(value), width - 1, y + ROW / 2 - 1);
      y += ROW;
    }
  }
  setLine(pen, look.colours.ink, 1);
  drawLine(pen, Math.round(zero) + 0.5, LABEL - 4, Math.round(zero) + 0.5, y);
}
