// The chart of a lesson, drawn from Python's numbers: it follows the hand and is read off.

import { chartFile, chartPlan } from "./chart_files.js";
import { clearButton, hearOfRuns, showPoints } from "./chart_points.js";
import { decodedChart } from "../charts/decode.js";
import { paintChart, paintPlace } from "../charts/paint.js";
import { isPlane, readAt, tableOf, valueOn } from "../charts/reading.js";
import { brief, pixelOf, valueOf } from "../charts/scale.js";
import { snapped } from "../controls/slider_scale.js";
import { element, headCell, setText, symbolText } from "../base/dom.js";
import { newSurface, sharpen } from "../base/surface.js";
import { listed, say } from "../words/say.js";

const READING_STEPS = 50; // of an axis, by an arrow key

/** The figure of the chart; it asks Python for new numbers with each move of the hand. */
export function newChart({ sheet, look }, { ask, change, repaint }) {
  const part = { place: "below", sheet, data: null, plan: null, at: null, stale: true, awaited: [],
    left: null, kept: null, points: [], look, wanted: () => ask("chart", {}), change, repaint };
  part.surface = newSurface(() => { part.plan = null; repaint(); });
  part.colours = null; // those of the last picture
  part.renew = () => { fillTable(part); coverChart(part); part.repaint(); };
  part.box = element("div", { class: "carom-chart-box", tabindex: "0", role: "group" },
    part.surface.canvas);
  part.reading = element("p", { class: "carom-chart-reading", role: "status" });
  part.box.append(part.reading);
  part.note = element("p", { class: "carom-muted" }, say("chart-waiting"));
  part.rows = element("div", { class: "carom-chart-table", tabindex: "0", role: "group",
    "aria-label": say("chart-numbers") });
  part.clear = clearButton(part);
  part.table = element("details", { class: "carom-fold", ontoggle: () => fillTable(part) },
    element("summary", {}, say("chart-table")), part.rows);
  part.element = element("figure", { class: "carom-chart" },
    element("figcaption", {}, sheet.chart ?? ""), part.box,
    part.note, part.clear, part.table);
  part.element.hidden = !sheet.chart;
  listen(part);
  return Object.assign(part, {
    lazy: part.surface.sight,
    hear: { chart: (message, buffers) => showChart(part, message, buffers),
      picture: (message) => hearOfRuns(part, message) },
    taken: (kind) => taken(part, kind),
    refresh: () => coverChart(part),
    paint: () => paintFigure(part),
    end: () => part.surface.end(),
  });
}

/** Ask for the numbers of a chart in view; out of view it asks when it comes there. */
export function chartSoon(part) {
  if (part.element.hidden) return;
  part.stale = true;
  askIfSeen(part);
}

function askIfSeen(part) {
  if (!part.stale || !part.surface.sight.seen || part.look.covered) return;
  part.stale = false;
  part.wanted();
}

function showChart(part, message, buffers) {
  setText(part.note, message.problem ?? "");
  for (const go of part.awaited.splice(0)) go();
  if (message.problem) return;
  part.drawn = decodedChart(message, buffers[0]);
  showPoints(part);
  part.click = clickOf(part);
  part.box.setAttribute("aria-label", say(part.click ? "chart-keys-click" : "chart-keys",
    { words: part.drawn.words, click: part.click }));
  part.box.dataset.sequence = message.sequence;
  part.renew();
}

// What a click does, in words; none where nothing can be set.
function clickOf({ data, sheet }) {
  const names = data.click.flatMap((name) => sheet.parameters.filter((one) => one.name === name));
  return names.length ? say("chart-set",
    { names: listed(names.map(({ symbol }) => symbolText(symbol))) }) : "";
}

function coverChart(part) {
  part.box.hidden = part.look.covered;
  part.table.hidden = part.look.covered || !part.data;
  part.note.hidden = part.look.covered || !part.note.textContent;
  part.clear.hidden = part.look.covered || !part.points.length;
}

// ---- the picture

function paintFigure(part) {
  askIfSeen(part);
  const { surface, look } = part;
  if (!part.data || look.covered || !part.box.clientWidth) return;
  // The clock runs on beside a chart that stands still.
  if (part.plan && !part.dirty && part.colours === look.colours) return;
  part.dirty = false;
  part.colours = look.colours;
  if (!part.plan) {
    part.plan = chartPlan(part.data, part.box.clientWidth, surface.pen, look.colours,
      { before: part.ranges });
    part.box.style.height = `${part.plan.height}px`;
    if (surface.width !== part.plan.width || surface.height !== part.plan.height) {
      [surface.width, surface.height] = [part.plan.width, part.plan.height];
    }
  }
  const pen = sharpen(surface);
  paintChart(pen, part.data, part.plan, look.colours);
  part.box.dataset.words = part.data.words; // for tests: what is drawn by now
  if (!part.at) return;
  paintPlace(pen, placeOf(part), part.plan, look.colours);
  showReading(part);
}

// Below the plot, over its legend, where it hides nothing that is read off.
function showReading({ reading, data, plan, at, click }) {
  const lines = readAt(data, at, plan);
  setText(reading, [...lines, ...(click ? [say("chart-click", { click })] : [])].join("\n"));
  reading.style.top = `${plan.box.bottom + 22}px`;
}

function placeOf({ data, plan, at }) {
  const x = pixelOf(plan.x, at.x);
  const lines = data.marks.filter(({ mark }) => mark === "line");
  const on = lines.flatMap((line) => {
    const value = valueOn(line, at.x, plan.x.log);
    const y = value === null ? NaN : pixelOf(plan.y, value);
    return Number.isFinite(y) ? [[x, y]] : [];
  });
  return { x, y: isPlane(data) ? pixelOf(plan.y, at.y) : null, on };
}

// ---- reading off, and taking a place

function listen(part) {
  const { canvas } = part.surface;
  const read = (event) => readPlace(part, event.offsetX, event.offsetY);
  canvas.addEventListener("pointerdown", (event) => { part.pressed = [event.clientX, event.clientY]; read(event); });
  canvas.addEventListener("pointermove", read);
  canvas.addEventListener("pointerleave", (event) => {
    if (event.pointerType === "mouse" && document.activeElement !== part.box) endReading(part);
  });
  canvas.addEventListener("click", (event) => {
    const [x, y] = part.pressed ?? [0, 0];
    if (Math.hypot(event.clientX - x, event.clientY - y) < 6) takePlace(part);
  });
  part.box.addEventListener("keydown", (event) => pressChartKey(part, event));
  part.box.addEventListener("blur", () => endReading(part));
}

function readPlace(part, x, y) {
  if (!part.plan) return;
  const { left, right, top, bottom } = part.plan.box;
  if (x < left - 8 || x > right + 8 || y < top - 8 || y > bottom + 8) {
    endReading(part);
    return;
  }
  const within = (value, low, high) => Math.min(high, Math.max(low, value));
  part.at = { x: valueOf(part.plan.x, within(x, left, right)),
    y: valueOf(part.plan.y, within(y, top, bottom)) };
  part.dirty = true;
  part.repaint();
}

function endReading(part) {
  if (!part.at) return;
  part.at = null;
  part.dirty = true;
  setText(part.reading, "");
  part.repaint();
}

function pressChartKey(part, event) {
  const moves = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const move = moves[event.key];
  if (!part.plan || event.ctrlKey || event.metaKey || event.altKey) return;
  if (move) moveReading(part, move, event.shiftKey ? 5 : 1);
  else if (event.key === "Escape" && part.at) endReading(part);
  else if (event.key === "Enter" && part.at) takePlace(part);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

function moveReading(part, [right, down], steps) {
  const { box, x, y } = part.plan;
  const from = part.at ? [pixelOf(x, part.at.x), pixelOf(y, part.at.y)]
    : [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const within = (value, low, high) => Math.min(high, Math.max(low, value));
  readPlace(part, within(from[0] + right * steps * (box.right - box.left) / READING_STEPS, box.left, box.right),
    within(from[1] + down * steps * (box.bottom - box.top) / READING_STEPS, box.top, box.bottom));
}

// Make the place that is read off the set-up, as far as controls can.
function takePlace(part) {
  if (!part.at || !part.click) return;
  const values = {};
  part.data.click.forEach((name, k) => {
    const parameter = part.sheet.parameters.find((one) => one.name === name);
    if (parameter) values[name] = snapped(parameter, k === 0 ? part.at.x : part.at.y);
  });
  part.change(values);
}

// ---- numbers, and files to take away

function fillTable(part) {
  if (!part.table.open || !part.data) return;
  const { head, rows, thinned } = tableOf(part.data);
  const cell = (value) => (typeof value === "number" ? brief(value) : value ?? "–");
  part.rows.replaceChildren(element("table", {},
    element("thead", {}, element("tr", {}, ...head.map(headCell))),
    element("tbody", {}, ...rows.map((row) => element("tr", {},
      ...row.map((value, k) => element(k ? "td" : "th", k ? {} : { scope: "row" }, cell(value))))))),
  ...(thinned ? [element("p", { class: "carom-muted" }, say("chart-thinned"))] : []));
}

// What `chartFile` makes of the newest numbers; null if these values have no chart.
async function taken(part, kind) {
  if (part.stale || !part.data) {
    part.stale = false;
    part.wanted();
    await new Promise((go) => { part.awaited.push(go); });
  }
  return part.data && chartFile(part.data, part.sheet.name, kind, part.look.colours);
}
