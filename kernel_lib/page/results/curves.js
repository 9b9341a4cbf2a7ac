// One plot: any observable against time or against another, with a cursor tied to the clock.

import { drawLine, setLine } from "../base/strokes.js";
import { element, setText } from "../base/dom.js";
import { DASHES, MARKS, drawMark, hueOfQuantity } from "../base/palette.js";
import { clipTo, paintLines, paintTicks } from "../charts/axes.js";
import { calm, newScale, pixelOf, rangeOf, ticksOf, valueOf } from "../charts/scale.js";
import { unitOfTime } from "../base/times.js";
import { TIME, isMeasured, numberAt, valuesOf } from "../run/quantities.js";
import { SUMS } from "../run/sums.js";
import { curveTable } from "./number_tables.js";
import { newLayer, newSurface, sharpen } from "../base/surface.js";
import { newNumbersOut } from "../share/taking/numbers_out.js";
import { jumpAt } from "../run/frames.js";
import { labelOf } from "../words/labels.js";
import { say } from "../words/say.js";

const ROOM = { left: 54, right: 14, top: 10, bottom: 24 };

/** The curves of a lesson: its first two observables, against time or what they name. */
export function newCurves(model, tools) {
  const { observables } = model.sheet;
  return observables.slice(0, 2).map((one, place) => newCurve(observables, one, model, { ...tools, place }));
}

// A drag along it calls `scrub(time)`.
function newCurve(observables, { name: y, against }, { look, sheet }, { repaint: changed, scrub, place }) {
  const curve = { observables, x: against || TIME, y, runs: /** @type {any[]} */ ([]), ranges: {}, layer: newLayer(),
    number: place, place: "curves" };
  curve.surface = newSurface(() => { curve.layer.drop(); changed(); });
  const again = () => { curve.ranges = {}; curve.layer.drop(); changed(); };
  curve.yChoice = choice(say("curves-of"), [...observables, ...SUMS], y, (name) => { curve.y = name; again(); });
  const time = { name: TIME, label: say("numbers-time"), symbol: "t", unit: "s" };
  curve.xChoice = choice(say("curves-against"), [time, ...observables, ...SUMS], curve.x, (name) => {
    curve.x = name;
    again();
  });
  curve.box = element("div", { class: "carom-curve-canvas" }, curve.surface.canvas);
  const out = newNumbersOut(() => curveTable(curve.runs.filter((run) => !look.hidden.has(run.name)),
    curve.x, curve.y, observables), `${sheet.name}_curve`, say("curves-label"));
  curve.element = element("div", { class: "carom-curve", role: "group", "aria-label": say("curves-label") },
    element("header", {}, curve.yChoice, element("span", {}, say("curves-against")), curve.xChoice),
    curve.box, out);
  dragAlong(curve, scrub);
  return Object.assign(curve, {
    lazy: curve.surface.sight,
    setRuns: ({ runs }) => setCurveRuns(curve, runs),
    paint: () => paintCurve(curve, look),
    refresh: () => curve.layer.drop(),
    end: () => curve.surface.end(),
  });
}

function choice(title, observables, chosen, picked) {
  const options = observables.map(({ name, label = labelOf(name), unit }) => element("option",
    { value: name }, inUnits(label, unit)));
  const list = element("select", { "aria-label": title }, ...options);
  list.value = chosen;
  list.addEventListener("change", () => picked(list.value));
  return list;
}

function inUnits(label, unit) {
  return unit ? `${label} (${unit})` : label;
}

function dragAlong(curve, scrub) {
  const { canvas } = curve.surface;
  const to = (event) => {
    if (curve.x !== TIME || !curve.plan) return;
    const { box: { left, right }, x } = curve.plan;
    scrub(valueOf(x, Math.min(right, Math.max(left, event.offsetX))));
  };
  canvas.addEventListener("pointerdown", (event) => {
    canvas.setPointerCapture(event.pointerId);
    to(event);
  });
  canvas.addEventListener("pointermove", (event) => {
    if (canvas.hasPointerCapture(event.pointerId)) to(event);
  });
}

function setCurveRuns(curve, runs) {
  curve.runs = runs;
  curve.layer.drop();
  const solid = new Set(SUMS.filter((one) => "solid" in one && one.solid).map((one) => one.name));
  const flat = runs.every((run) => run.dimension === 2);
  const here = curve.observables.filter((one) => isMeasured(one, runs));
  const away = new Set(curve.observables.filter((one) => !here.includes(one)).map((one) => one.name));
  for (const option of [...curve.yChoice.options, ...curve.xChoice.options]) {
    option.hidden = away.has(option.value) || (flat && solid.has(option.value));
    if (option.value === TIME) setText(option, inUnits(say("numbers-time"), unitOfTime(lengthOf(runs)).unit));
  }
  if (away.has(curve.y) || away.has(curve.x)) drawInstead(curve, here[Math.min(curve.number, here.length - 1)]);
}

// Another quantity, where these runs have none of the one that was drawn.
function drawInstead(curve, { name, against }) {
  Object.assign(curve, { y: name, x: against || TIME, ranges: {} });
  [curve.yChoice.value, curve.xChoice.value] = [curve.y, curve.x];
}

/** Paint the plot at the clock's moment. */
function paintCurve(curve, look) {
  const pen = sharpen(curve.surface);
  const { width, height } = curve.surface;
  const runs = curve.runs.filter((run) => !look.hidden.has(run.name) && run.frames > 0);
  if (!width || !height || !runs.length || look.covered) return;
  curve.plan = planOf(curve, runs, width, height);
  curve.layer.put(curve.surface, (under) => {
    under.clearRect(0, 0, width, height);
    paintLines(under, curve.plan, look.colours);
    paintTicks(under, curve.plan, look.colours);
    for (const run of [...runs].reverse()) paintLine(under, curve, run, look.colours);
  });
  paintCursor(pen, curve, runs, look);
}

function planOf(curve, runs, width, height) {
  const range = (side) => calm("linear", curve.ranges[side], extent(runs, curve[side], curve));
  const ranges = { x: range("x"), y: range("y") };
  if (curve.ranges.x !== ranges.x || curve.ranges.y !== ranges.y) curve.layer.drop();
  curve.ranges = ranges;
  const box = { left: ROOM.left, right: width - ROOM.right, top: ROOM.top, bottom: height - ROOM.bottom };
  const x = newScale("linear", ranges.x, [box.left, box.right]);
  const y = newScale("linear", ranges.y, [box.bottom, box.top]);
  return { box, x, y, xTicks: ticksAlong(x, curve.x, runs, (box.right - box.left) / 70),
    yTicks: ticksAlong(y, curve.y, runs, (box.bottom - box.top) / 34) };
}

// Ticks at round values; of time in its unit.
function ticksAlong(scale, name, runs, wanted) {
  if (name !== TIME) return ticksOf(scale, wanted);
  const { seconds } = unitOfTime(lengthOf(runs));
  const inUnit = newScale("linear", scale.range.map((moment) => moment / seconds), scale.pixels);
  return ticksOf(inUnit, wanted).map(({ value, label }) => ({ value: value * seconds, label }));
}

function lengthOf(runs) {
  return Math.max(0, ...runs.map((run) => run.end));
}

/** @returns {[number, number]} */
function extent(runs, name, curve) {
  const ends = runs.flatMap((run) => leastAndMost(valuesOf(run, name, curve.observables)));
  return name === TIME ? [0, Math.max(1e-9, ...ends)] : rangeOf("linear", ends, false);
}

function leastAndMost(values) {
  let [low, high] = [Infinity, -Infinity];
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return [low, high];
}

function paintLine(pen, curve, run, colours) {
  const { plan } = curve;
  const xs = valuesOf(run, curve.x, curve.observables);
  const ys = valuesOf(run, curve.y, curve.observables);
  pen.save();
  clipTo(pen, plan.box, 4);
  pen.beginPath();
  for (let k = 0; k < run.frames; k += 1) {
    const [x, y] = [pixelOf(plan.x, xs[k]), pixelOf(plan.y, ys[k])];
    if (k === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  }
  setLine(pen, hueOfQuantity(colours, run, ballMeasured(curve.y, curve.observables)), 1.8, DASHES[run.index % 4]);
  pen.lineJoin = "round";
  pen.stroke();
  pen.restore();
}

function paintCursor(pen, curve, runs, look) {
  const { plan } = curve;
  if (curve.x === TIME) {
    const x = Math.round(pixelOf(plan.x, look.time)) + 0.5;
    setLine(pen, look.colours.ink, 1);
    drawLine(pen, x, plan.box.top - 4, x, plan.box.bottom);
  }
  for (const run of [...runs].reverse()) {
    const [ink, { paper }] = [hueOfQuantity(look.colours, run, ballMeasured(curve.y, curve.observables)), look.colours];
    const mark = (time, before, inside, around) => {
      const [x, y] = [curve.x, curve.y].map((name) =>
        numberAt(run, name, curve.observables, time, before));
      pen.fillStyle = inside;
      setLine(pen, around, 1.5);
      drawMark(pen, MARKS[run.index % 4], pixelOf(plan.x, x), pixelOf(plan.y, y), 4.5);
      pen.fill();
      pen.stroke();
    };
    // At a contact both hold: the hollow mark is the value before it.
    const jump = jumpAt(run, look.time);
    if (jump !== null) mark(jump, true, paper, ink);
    mark(jump ?? look.time, false, ink, paper);
  }
}

// The ball of which alone a quantity is measured; null for one of several balls.
function ballMeasured(name, observables) {
  return observables.find((one) => one.name === name)?.ball ?? null;
}
