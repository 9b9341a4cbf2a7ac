// The lesson: brings stage, time, curves, readouts, contacts, panel, guess and chart together.

import { claimedPrefix, linkFor, newAddress, openedWith } from "./address.js";
import { barRange, newBars, paintBars } from "./bars.js";
import { chartSoon, coverChart, newChart, showChart } from "./chart.js";
import { advanced, neighbour, newClock, started, stoppedAt, withDuration } from "./clock.js";
import { fillContacts, markContacts, newContacts } from "./contacts.js";
import { newCurve, paintCurve, setCurveRuns } from "./curves.js";
import { element, setText } from "./dom.js";
import { newFlag, placeFlag } from "./flag.js";
import { askAgain, newGuess, settle, showGuess } from "./guess.js";
import { newHandles, placeHandles } from "./handles.js";
import { ask, newConnection, pending } from "./messages.js";
import { showTime } from "./numbers.js";
import { newPanel, showErrors, showValues } from "./panel.js";
import { readPalette, watchTheme } from "./palette.js";
import { newReadouts, setReadoutRuns, showReadouts } from "./readouts.js";
import { aim, moveCamera, newStage, paintStage, setRuns } from "./stage.js";
import { newToggles } from "./toggles.js";
import { contactMoments, decodedRuns, frameMoments } from "./tracks.js";
import { keyAction, newTransport, showTransport } from "./transport.js";

const OFFLINE = "Python does not answer; controls are off until it does. The animation goes on.";

/** Build one view of a lesson into `root`. */
function newView(line, root, sheet) {
  const view = { line, root, sheet, runs: [], values: null, clock: newClock(), stamp: null,
    frame: 0, mine: new Set(), problem: "", loose: [], guessedAt: null };
  view.look = { time: 0, hidden: new Set(), covered: Boolean(sheet.guess), arrows: true,
    paths: true, strobe: true, grid: true, colours: readPalette(root) };
  view.calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  view.address = newAddress(sheet);
  buildParts(view);
  layOut(view);
  return view;
}

function buildParts(view) {
  const { sheet } = view;
  const repaint = () => schedule(view);
  view.stage = newStage(repaint);
  view.transport = newTransport((name, value) => actOnTime(view, name, value));
  view.toggles = newToggles(view.look, () => { view.stage.layer.drop(); repaint(); });
  view.curves = sheet.observables.slice(0, 2).map((one) => newCurve({
    observables: sheet.observables, y: one.name, changed: repaint,
    scrub: (time) => actOnTime(view, "scrub", time) }));
  view.readouts = newReadouts(sheet.observables, sheet.readouts, (name) => toggleRun(view, name));
  view.bars = sheet.bars.map((bars) => newBars(bars, sheet.observables, repaint));
  view.contacts = newContacts((time) => actOnTime(view, "scrub", time));
  view.panel = newPanel(sheet, (name, value) => actOnPanel(view, name, value));
  view.chart = newChart(sheet, (request) => ask(view.line, "chart", request));
  view.handles = newHandles(sheet, view.stage, (name, values) => actOnStage(view, name, values));
  view.guess = sheet.guess ? newGuess(sheet, (name, value) => actOnGuess(view, name, value)) : null;
  view.flag = sheet.guess?.kind === "flag" ? newFlag(view.guess, view.stage) : null;
  view.look.covered = Boolean(view.guess?.covered);
}

function layOut(view) {
  view.notice = element("p", { class: "carom-notice", role: "alert", hidden: true });
  view.waiting = element("p", { class: "carom-waiting" }, "Waiting for Python …");
  view.now = element("output", { class: "carom-now" });
  view.spoken = element("p", { class: "carom-unseen", role: "status" });
  view.stageBox = element("div", { class: "carom-stage", tabindex: "0", role: "group",
    "aria-label": `Stage of ${view.sheet.title}: space plays, arrow keys step, Home goes back`,
    onkeydown: (event) => pressKey(view, event) },
  view.stage.surface.canvas, ...view.handles.elements, view.flag?.element, view.now,
  view.waiting);
  const cover = element("p", { class: "carom-cover" },
    "Curves, readouts and contacts appear when you have guessed.");
  view.result = element("div", { class: "carom-results" }, view.readouts.element,
    element("div", { class: "carom-curves" }, ...view.curves.map((one) => one.element),
      ...view.bars.map((one) => one.element)),
    element("div", { class: "carom-below" }, view.contacts.element, view.chart.element));
  view.root.append(view.notice,
    element("div", { class: "carom-grid" },
      element("div", { class: "carom-main" }, view.guess?.element, view.stageBox,
        view.transport.element, view.toggles),
      view.panel.element, element("div", { class: "carom-rest" }, cover, view.result)),
    view.spoken);
}

// ---- what a person does -----------------------------------------------------------------

function actOnTime(view, name, value) {
  const { clock } = view;
  const to = (time) => { if (time !== null) view.clock = stoppedAt(view.clock, time); };
  if (name === "speed") view.clock = { ...clock, speed: value };
  else if (name === "loop") view.clock = { ...clock, loop: !clock.loop };
  else if (view.look.covered) return;
  else if (name === "play") view.clock = clock.playing ? stoppedAt(clock, clock.time) : started(clock);
  else if (name === "scrub") to(value);
  else if (name === "start") to(0);
  else if (name === "frameOn") to(neighbour(view.frames, clock.time, 1));
  else if (name === "frameBack") to(neighbour(view.frames, clock.time, -1));
  else if (name === "contactOn") to(neighbour(view.touches, clock.time, 1));
  else if (name === "contactBack") to(neighbour(view.touches, clock.time, -1));
  view.stamp = null;
  view.say = !view.clock.playing;
  schedule(view);
}

function pressKey(view, event) {
  if (event.target !== view.stageBox || event.ctrlKey || event.metaKey || event.altKey) return;
  const action = keyAction(event.key, event.shiftKey);
  if (!action) return;
  event.preventDefault();
  event.stopPropagation();
  actOnTime(view, action);
}

function actOnPanel(view, name, value) {
  setText(view.panel.said, "");
  if (name === "set") setValues(view, { [value.name]: value.value });
  else if (name === "preset") setValues(view, view.sheet.presets[value].values);
  else if (name === "reset") setValues(view, defaultsOf(view.sheet));
  else if (name === "link") copyLink(view);
}

function defaultsOf(sheet) {
  return Object.fromEntries(sheet.parameters.map((one) => [one.name, one.default]));
}

function setValues(view, values) {
  if (view.line.offline) return;
  for (const name of Object.keys(values)) view.mine.add(name);
  ask(view.line, "set", { values });
}

async function copyLink(view) {
  const link = linkFor(view.sheet, view.values ?? {}, view.line.prefix);
  if (!link) {
    setText(view.panel.said, "This page does not say which notebook it shows.");
    return;
  }
  try {
    await navigator.clipboard.writeText(link);
    setText(view.panel.said, "Link copied.");
  } catch {
    view.panel.said.replaceChildren(element("input", { type: "text", readonly: true,
      value: link, "aria-label": "Link to this state", onfocus: (event) => event.target.select() }));
  }
}

function actOnStage(view, name, values) {
  if (name === "grab") {
    view.clock = stoppedAt(view.clock, 0);
    view.stage.held = true;
    schedule(view);
    return { ...view.values };
  }
  if (name === "drag") setValues(view, values);
  if (name === "drop") {
    view.stage.held = false;
    aim(view.stage, view.calm);
    schedule(view);
  }
  return null;
}

function actOnGuess(view, name, value) {
  view.problem = "";
  if (name === "answer") ask(view.line, "guess", { guess: value });
  else if (name === "skip") uncover(view, { skipped: true });
  else if (name === "again") {
    askAgain(view.guess);
    view.look.covered = true;
    view.clock = stoppedAt(view.clock, 0);
    setRuns(view.stage, view.runs, view.calm, flagRoom(view));
    refresh(view);
  } else refresh(view);
}

function uncover(view, record) {
  settle(view.guess, record);
  view.look.covered = false;
  view.clock = view.calm ? stoppedAt(view.clock, 0) : started({ ...view.clock, time: 0 });
  view.stamp = null;
  setRuns(view.stage, view.runs, view.calm);
  chartSoon(view.chart, view.look.colours, 0);
  refresh(view);
}

function toggleRun(view, name) {
  if (!view.look.hidden.delete(name)) view.look.hidden.add(name);
  view.stage.layer.drop();
  for (const curve of view.curves) curve.layer.drop();
  schedule(view);
}

// ---- what Python says -------------------------------------------------------------------

function heard(view, message, buffers, request) {
  if (message.kind === "picture") showPicture(view, message, buffers, request);
  else if (message.kind === "chart") showChart(view.chart, message, buffers, view.look.covered);
  else if (message.kind === "guess") hearGuess(view, message);
  else if (message.kind === "error") complain(view, [message.problem]);
}

function hearGuess(view, message) {
  if (message.problem) {
    view.problem = message.problem;
    refresh(view);
  } else {
    uncover(view, { guess: message.guess, answer: message.answer, text: message.text,
      values: message.values });
  }
}

function showPicture(view, message, buffers, request) {
  const first = !view.values;
  view.values = message.values;
  if (message.runs) takeRuns(view, message, buffers);
  view.root.dataset.sequence = message.sequence ?? "";
  const asked = request?.values ? Object.keys(request.values) : null;
  if (!pending(view.line, "set")) view.mine.clear();
  const loose = showErrors(view.panel, message.errors, asked);
  showValues(view.panel, view.values, view.mine);
  complain(view, [...loose, ...message.notes]);
  if (!first) view.address.write(view.values, view.line.prefix);
  if (first && !view.look.covered && !view.calm) view.clock = started(view.clock);
  view.root.dataset.ready = "true";
  view.waiting.hidden = true;
  chartSoon(view.chart, view.look.colours);
  refresh(view);
}

function takeRuns(view, message, buffers) {
  view.runs = decodedRuns(message, buffers[0]);
  view.frames = frameMoments(view.runs);
  view.touches = contactMoments(view.runs);
  view.clock = withDuration(view.clock, message.duration);
  setRuns(view.stage, view.runs, view.calm, flagRoom(view));
  for (const curve of view.curves) setCurveRuns(curve, view.runs);
  for (const bars of view.bars) barRange(bars, view.runs);
  setReadoutRuns(view.readouts, view.runs, view.look.hidden);
  fillContacts(view.contacts, view.runs);
}

function flagRoom(view) {
  return view.flag && view.look.covered ? view.sheet.guess.maximum : null;
}

function complain(view, texts) {
  setText(view.notice, texts.join(" "));
  view.notice.hidden = texts.length === 0;
}

function goOffline(view, offline) {
  view.panel.fields.disabled = offline;
  view.root.dataset.offline = String(offline);
  complain(view, offline ? [OFFLINE] : []);
  if (offline && !view.values) setText(view.waiting, "Python does not answer yet …");
}

// ---- painting ---------------------------------------------------------------------------

function refresh(view) {
  view.root.dataset.covered = String(view.look.covered);
  view.result.inert = view.look.covered;
  if (view.guess) showGuess(view.guess, view.values ?? defaultsOf(view.sheet), view.problem);
  coverChart(view.chart, view.look.covered);
  view.stage.layer.drop();
  for (const curve of view.curves) curve.layer.drop();
  schedule(view);
}

function schedule(view) {
  if (view.frame || view.ended) return;
  view.frame = requestAnimationFrame((now) => {
    view.frame = 0;
    paint(view, now);
  });
}

function paint(view, now) {
  const wasPlaying = view.clock.playing;
  if (wasPlaying && view.stamp !== null) {
    view.clock = advanced(view.clock, Math.min(0.25, (now - view.stamp) / 1000));
  }
  view.stamp = view.clock.playing ? now : null;
  const moving = moveCamera(view.stage, now);
  view.look.time = view.look.covered ? 0 : view.clock.time;
  paintStage(view.stage, view.look);
  for (const curve of view.curves) paintCurve(curve, view.look);
  for (const bars of view.bars) paintBars(bars, view.runs, view.look);
  paintWords(view, wasPlaying && !view.clock.playing);
  if (view.clock.playing || moving) schedule(view);
}

function paintWords(view, ended) {
  const { look, clock } = view;
  showTransport(view.transport, clock, look.covered || !view.runs.length);
  setText(view.now, view.runs.length ? showTime(look.time, clock.speed) : "");
  showReadouts(view.readouts, view.runs, look);
  const latest = look.covered ? "" : markContacts(view.contacts, look.time);
  placeHandles(view.handles, view.runs[0], look.time > 0 && clock.playing);
  if (view.flag) placeFlag(view.flag, view.runs[0], truthHolds(view));
  view.root.dataset.time = look.time.toFixed(6);
  view.root.dataset.playing = String(clock.playing);
  if (view.say || ended) setText(view.spoken, `${showTime(look.time, clock.speed)}. ${latest}`);
  view.say = false;
}

function truthHolds(view) {
  const kept = view.guess.record?.values;
  return Boolean(kept && view.values
    && Object.keys(kept).every((name) => kept[name] === view.values[name]));
}

// ---- life and end -----------------------------------------------------------------------

async function begin(view) {
  for (let tries = 0; tries < 200 && !view.root.isConnected; tries += 1) {
    await new Promise((go) => { setTimeout(go, 10); });
  }
  const { line } = view;
  view.look.colours = readPalette(view.root); // styles reach an element only within the page
  refresh(view);
  line.prefix = claimedPrefix(line);
  view.root.dataset.prefix = line.prefix;
  if (line.picture) heard(view, line.picture.message, line.picture.buffers, null);
  else if (!line.asked) {
    line.asked = true;
    ask(line, "start", { query: openedWith(), prefix: line.prefix });
  }
}

function recolour(view) {
  view.look.colours = readPalette(view.root);
  chartSoon(view.chart, view.look.colours);
  refresh(view);
}

/** One view of the widget; returns what ends it. */
function render(line, { model, el }) {
  const root = element("div", { class: "carom-lesson", "data-ready": "false" });
  el.append(root);
  const view = newView(line, root, model.get("sheet"));
  const voice = { heard: (...words) => heard(view, ...words),
    offline: (offline) => goOffline(view, offline) };
  line.views.add(voice);
  const unwatch = watchTheme(() => recolour(view));
  showValues(view.panel, defaultsOf(view.sheet));
  refresh(view);
  begin(view);
  return () => {
    view.ended = true;
    cancelAnimationFrame(view.frame);
    line.views.delete(voice);
    unwatch();
    view.stage.surface.end();
    for (const part of [...view.curves, ...view.bars]) part.surface.end();
    view.chart.end();
    view.address.end();
    root.remove();
  };
}

export default () => {
  let line = null;
  return {
    initialize({ model }) {
      line = newConnection(model);
      return () => line.end();
    },
    render: (context) => render(line, context),
  };
};
