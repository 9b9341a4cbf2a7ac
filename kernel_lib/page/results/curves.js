// One plot: any observable against time or against another, with a cursor tied to the clock.

import { element } from "../base/dom.js";
import { tickLabel, ticks } from "../base/numbers.js";
import { DASHES, MARKS, drawMark, faded, hueOfQuantity } from "../base/palette.js";
import { TIME, numberAt, valuesOf } from "../run/quantities.js";
import { SUMS } from "../run/sums.js";
import { curveTable } from "./number_tables.js";
import { newLayer, newSurface, sharpen } from "../base/surface.js";
import { newNumbersOut } from "../share/taking/numbers_out.js";
import { jumpAt } from "../run/frames.js";
import { say } from "../words/say.js";

const ROOM = { left: 54, right: 14, top: 10, bottom: 24 };

/** An axis from the least to the greatest value, with air; a flat line keeps a little height. */
export function axisRange(low, high) {
  if (!(low <= high)) return [0, 1];
  const span = high - low;
  const least = Math.max(Math.abs(low), Math.abs(high)) * 1e-6;
  if (span <= least) {
    const half = low === 0 && high === 0 ? 1 : Math.max(least, 1e-9) * 1.5;
    return [(low + high) / 2 - half, (low + high) / 2 + half];
  }
  return [low - 0.04 * span, high + 0.06 * span];
}

/** The old range while the new one fits and fills more than half of it, else the new one. */
export function calmRange(old, fresh) {
  if (!old) return fresh;
  const inside = fresh[0] >= old[0] - 1e-12 && fresh[1] <= old[1] + 1e-12;
  return inside && fresh[1] - fresh[0] > 0.55 * (old[1] - old[0]) ? old : fresh;
}

/** The curves of a lesson: its first two observables, against time or what they name. */
export function newCurves(view) {
  const { observables } = view.sheet;
  return observables.slice(0, 2).map((one) => newCurve(observables, one, view));
}

// A drag along it is told to `view.scrub(time)`.
function newCurve(observables, { name: y, against }, view) {
  const changed = view.repaint;
  const curve = { observables, x: against || TIME, y, runs: /** @type {any[]} */ ([]), ranges: {}, layer: newLayer(),
    place: "curves" };
  curve.surface = newSurface(() => { curve.layer.drop(); changed(); });
  const again = () => { curve.ranges = {}; curve.layer.drop(); changed(); };
  curve.yChoice = choice(say("curves.of"), [...observables, ...SUMS], y, (name) => { curve.y = name; again(); });
  const time = { name: TIME, symbol: "t", unit: "s" };
  curve.xChoice = choice(say("curves.against"), [time, ...observables, ...SUMS], curve.x, (name) => {
    curve.x = name;
    again();
  });
  curve.box = element("div", { class: "carom-curve-canvas" }, curve.surface.canvas);
  const out = newNumbersOut(() => curveTable(curve.runs.filter((run) => !view.look.hidden.has(run.name)),
    curve.x, curve.y, observables), `${view.sheet.name}_curve`, say("curves.label"));
  curve.element = element("div", { class: "carom-curve", role: "group", "aria-label": say("curves.label") },
    element("header", {}, curve.yChoice, element("span", {}, say("curves.against")), curve.xChoice),
    curve.box, out);
  dragAlong(curve, view.scrub);
  return Object.assign(curve, {
    lazy: curve.surface,
    setRuns: ({ runs }) => setCurveRuns(curve, runs),
    paint: ({ look }) => paintCurve(curve, look),
    refresh: () => curve.layer.drop(),
    end: () => curve.surface.end(),
  });
}

function choice(title, observables, chosen, picked) {
  const options = observables.map(({ name, label = name, unit }) => element("option",
    { value: name }, unit ? `${label} (${unit})` : label));
  const list = element("select", { "aria-label": title }, ...options);
  list.value = chosen;
  list.addEventListener("change", () => picked(list.value));
  return list;
}

function dragAlong(curve, scrub) {
  const { canvas } = curve.surface;
  const to = (event) => {
    if (curve.x !== TIME || !curve.frame) return;
    const { left, right, x } = curve.frame;
    const part = (event.offsetX - left) / Math.max(1, right - left);
    scrub(x[0] + Math.min(1, Math.max(0, part)) * (x[1] - x[0]));
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
  for (const option of [...curve.yChoice.options, ...curve.xChoice.options]) {
    option.hidden = flat && solid.has(option.value);
  }
}

/** Paint the plot at the clock's moment. */
function paintCurve(curve, look) {
  const pen = sharpen(curve.surface);
  const { width, height } = curve.surface;
  const runs = curve.runs.filter((run) => !look.hidden.has(run.name) && run.frames > 0);
  if (!width || !height || !runs.length || look.covered) return;
  curve.frame = frameOf(curve, runs, width, height);
  curve.layer.put(curve.surface, (under) => {
    under.clearRect(0, 0, width, height);
    paintAxes(under, curve.frame, look.colours);
    for (const run of [...runs].reverse()) paintLine(under, curve, run, look.colours);
  });
  paintCursor(pen, curve, runs, look);
}

function frameOf(curve, runs, width, height) {
  const x = calmRange(curve.ranges.x, extent(runs, curve.x, curve));
  const y = calmRange(curve.ranges.y, extent(runs, curve.y, curve));
  if (curve.ranges.x !== x || curve.ranges.y !== y) curve.layer.drop();
  curve.ranges = { x, y };
  return { x, y, left: ROOM.left, right: width - ROOM.right, top: ROOM.top,
    bottom: height - ROOM.bottom };
}

function extent(runs, name, curve) {
  let [low, high] = [Infinity, -Infinity];
  for (const run of runs) {
    for (const value of valuesOf(run, name, curve.observables)) {
      if (value < low) low = value;
      if (value > high) high = value;
    }
  }
  return name === TIME ? [0, Math.max(high, 1e-9)] : axisRange(low, high);
}

function across(frame, value) {
  return frame.left + (value - frame.x[0]) / (frame.x[1] - frame.x[0]) * (frame.right - frame.left);
}

function up(frame, value) {
  return frame.bottom - (value - frame.y[0]) / (frame.y[1] - frame.y[0])
    * (frame.bottom - frame.top);
}

function paintAxes(pen, frame, colours) {
  const xTicks = ticks(frame.x[0], frame.x[1], (frame.right - frame.left) / 70);
  const yTicks = ticks(frame.y[0], frame.y[1], (frame.bottom - frame.top) / 34);
  pen.font = `11.5px ${colours.font}`;
  pen.fillStyle = colours.muted;
  pen.lineWidth = 1;
  pen.strokeStyle = faded(colours.line, 0.8);
  pen.setLineDash([]);
  pen.beginPath();
  pen.textAlign = "right";
  pen.textBaseline = "middle";
  for (const value of yTicks.values) {
    const y = Math.round(up(frame, value)) + 0.5;
    pen.moveTo(frame.left, y);
    pen.lineTo(frame.right, y);
    pen.fillText(tickLabel(value, yTicks.decimals), frame.left - 7, y);
  }
  pen.textAlign = "center";
  pen.textBaseline = "top";
  for (const value of xTicks.values) {
    const x = Math.round(across(frame, value)) + 0.5;
    pen.moveTo(x, frame.bottom);
    pen.lineTo(x, frame.bottom + 4);
    pen.fillText(tickLabel(value, xTicks.decimals), x, frame.bottom + 7);
  }
  pen.stroke();
  pen.strokeStyle = colours.muted;
  pen.beginPath();
  pen.moveTo(frame.left, frame.bottom + 0.5);
  pen.lineTo(frame.right, frame.bottom + 0.5);
  pen.stroke();
}

function paintLine(pen, curve, run, colours) {
  const { frame } = curve;
  const xs = valuesOf(run, curve.x, curve.observables);
  const ys = valuesOf(run, curve.y, curve.observables);
  pen.save();
  pen.beginPath();
  pen.rect(frame.left, frame.top - 4, frame.right - frame.left + 2, frame.bottom - frame.top + 8);
  pen.clip();
  pen.beginPath();
  for (let k = 0; k < run.frames; k += 1) {
    const [x, y] = [across(frame, xs[k]), up(frame, ys[k])];
    if (k === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  }
  pen.strokeStyle = hueOfQuantity(colours, run, ballMeasured(curve.y, curve.observables));
  pen.lineWidth = 1.8;
  pen.lineJoin = "round";
  pen.setLineDash(DASHES[run.index % 4]);
  pen.stroke();
  pen.restore();
}

function paintCursor(pen, curve, runs, look) {
  const { frame } = curve;
  if (curve.x === TIME) {
    const x = Math.round(across(frame, look.time)) + 0.5;
    pen.strokeStyle = look.colours.ink;
    pen.lineWidth = 1;
    pen.setLineDash([]);
    pen.beginPath();
    pen.moveTo(x, frame.top - 4);
    pen.lineTo(x, frame.bottom);
    pen.stroke();
  }
  for (const run of [...runs].reverse()) {
    const [ink, { paper }] = [hueOfQuantity(look.colours, run, ballMeasured(curve.y, curve.observables)), look.colours];
    const mark = (time, before, inside, around) => {
      const [x, y] = [curve.x, curve.y].map((name) =>
        numberAt(run, name, curve.observables, time, before));
      pen.fillStyle = inside;
      pen.strokeStyle = around;
      drawMark(pen, MARKS[run.index % 4], across(frame, x), up(frame, y), 4.5);
      pen.fill();
      pen.stroke();
    };
    pen.lineWidth = 1.5;
    pen.setLineDash([]);
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
