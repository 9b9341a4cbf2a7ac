// The impact microscope: one contact slowly and closely, and what its energy became.

import { hueOfRun } from "../base/palette.js";
import { exaggeration, gapAt, paintMagnified, paintOverTime, showLength } from "./closeup.js";
import { started } from "../run/clock.js";
import { latestContact } from "./contact_list.js";
import { element, headCell, newButton, setText } from "../base/dom.js";
import { show } from "../base/numbers.js";
import { showTime, slowSpeedInWords } from "../base/times.js";
import { newSurface, sharpen } from "../base/surface.js";
import { contactOf, meeting, showImpulse } from "../run/contact_words.js";
import { say } from "../words/say.js";

const DISPLAYED = 4; // seconds here that a contact lasts
const AROUND = 0.25; // of its duration before and after
const INSTANT = 0.02; // s around a contact that takes no time

const PARTS = [["normal", say("closeup-normal")], ["tangential", say("closeup-tangential")],
  ["spin", say("closeup-spin")], ["lost", say("closeup-lost")], ["elsewhere", say("closeup-elsewhere")]];

/** The panel, closed at first, and the button that opens it. */
export function newMicroscope(model, tools) {
  const { ask, repaint } = tools;
  const part = { model, ask, repaint, open: false, contact: null, detail: null, slow: null };
  part.button = newButton({ "aria-expanded": "false",
    onclick: () => (part.open ? shut(part) : lookAt(part, nearestContact(tools.contacts, model.clock))) }, say("levels-label"));
  part.title = element("h3", { "aria-level": "2" }, "");
  part.surface = newSurface(repaint);
  part.drawing = element("div", { class: "carom-microscope-view" }, part.surface.canvas);
  part.factor = element("p", { class: "carom-muted" });
  part.speed = element("p", { class: "carom-muted" });
  part.rows = element("tbody");
  part.caption = element("caption");
  part.table = element("table", {}, part.caption,
    element("thead", {}, element("tr", {}, ...["", say("closeup-before"), say("closeup-after")].map(headCell))),
    part.rows);
  part.element = element("section", { class: "carom-microscope", hidden: true,
    "aria-label": say("closeup-label") },
  element("header", {}, part.title,
    newButton({ onclick: () => playSlowly(part) }, say("closeup-play")),
    newButton({ onclick: () => shut(part) }, say("closeup-close"))),
  part.drawing, element("div", { class: "carom-microscope-facts" }, part.table, part.factor, part.speed));
  return Object.assign(part, {
    goTo: (run, index) => { if (part.open) lookAt(part, [run, index]); },
    hear: { contact: (message) => showCloseup(part, message) },
    setRuns: () => renewCloseup(part),
    paint: ({ look }) => paintMicroscope(part, look),
    end: () => part.surface.end(),
  });
}

function nearestContact(contacts, { time }) {
  return latestContact(contacts, time) ?? contacts.order[0] ?? null;
}

// Look at a contact: [run, index]; it is asked of Python.
function lookAt(part, chosen) {
  if (!chosen) return;
  const [run, index] = chosen;
  const { ask, model } = part;
  part.open = true;
  part.element.hidden = false;
  part.button.setAttribute("aria-expanded", "true");
  part.contact = described(run, index, model.look.colours);
  part.detail = null;
  setText(part.title, say("closeup-title",
    { time: showTime(part.contact.time, { speed: 0.1 }), meeting: meeting(contactOf(run, index)) }));
  setText(part.caption, Number.isFinite(part.contact.radii[1])
    ? say("closeup-energy-pair") : say("closeup-energy-ball"));
  if (!model.offline) ask("contact", { run: run.name, index });
  part.repaint();
}

/** A contact as the drawing needs it. Pure but for the colours. */
export function described(run, index, colours) {
  const wide = run.dimension;
  const [a, b] = [run.contact_a[index], run.contact_b[index]];
  const normal = [...run.contact_normal.subarray(index * wide, (index + 1) * wide)];
  const along = (array) => normal.reduce((sum, part, axis) => sum + part
    * (array[2 * index * wide + axis] - array[(2 * index + 1) * wide + axis]), 0);
  const duration = run.contact_duration[index];
  return { run: run.name, index, normal, duration, time: run.contact_time[index],
    radii: [run.radii[a], b < 0 ? Infinity : run.radii[b]],
    closing: Math.max(0, -along(run.contact_before)), parting: Math.max(0, along(run.contact_after)),
    flash: INSTANT / 8, colour: hueOfRun(colours, run) };
}

// The answer from Python about a contact.
function showCloseup(part, message) {
  const { contact } = part;
  if (!contact || message.run !== contact.run || message.index !== contact.index) return;
  const { problem } = message;
  for (const one of [part.drawing, part.table, part.speed]) one.hidden = Boolean(problem);
  if (problem) {
    setText(part.factor, problem);
    return;
  }
  part.detail = message;
  fillEnergies(part, message);
  const { push } = message;
  const deepest = push ? Math.max(...push.overlap) : 0;
  const factor = exaggeration(deepest, Math.min(...contact.radii));
  setText(part.factor, push
    ? say(contact.duration > 0 ? "closeup-soft" : "closeup-soft-own", { factor,
      overlap: showLength(deepest), force: show(Math.max(...push.force), 1),
      lasts: show(1000 * (push.time[push.time.length - 1] - push.time[0]), 1) })
    : say("closeup-law", { along: showImpulse(message.normal_impulse),
      across: showImpulse(message.tangential_impulse) }));
  setText(part.speed, slowSpeedInWords(slowness(contact)));
  part.repaint();
}

function fillEnergies(part, { before, after }) {
  const most = Math.max(1e-300, ...Object.values(before), ...Object.values(after));
  const tiny = 1e-9 * Math.max(1e-300, ...Object.values(before));
  const cell = (value) => (value === undefined ? element("td") : element("td", {},
    element("span", { class: "carom-energy-bar", "aria-hidden": "true",
      style: `inline-size: ${(48 * Math.abs(value) / most).toFixed(1)}%` }),
    element("span", {}, show(Math.abs(value) < tiny ? 0 : value, most < 1 ? 4 : 2))));
  part.rows.replaceChildren(...PARTS
    .filter(([name]) => name !== "elsewhere" || Math.abs(after.elsewhere) > 1e-6 * most)
    .map(([name, label]) => element("tr", { class: `carom-energy-${name}` },
      element("th", { scope: "row" }, label), cell(before[name]), cell(after[name]))));
}

/** Seconds of the run for one second here. Pure. */
export function slowness({ duration }) {
  return (duration > 0 ? duration : INSTANT) / DISPLAYED;
}

function playSlowly(part) {
  const { model, contact } = part;
  if (!contact || model.covered) return;
  const length = contact.duration > 0 ? contact.duration : INSTANT;
  const half = contact.duration > 0 ? 0 : INSTANT / 2;
  part.slow ??= { speed: model.clock.speed };
  const from = Math.max(0, contact.time - AROUND * length - half);
  part.slow.from = from;
  part.slow.until = Math.min(model.clock.duration,
    contact.time + contact.duration + AROUND * length + half);
  model.clock = { ...started({ ...model.clock, time: from }), speed: slowness(contact) };
  part.repaint();
}

/** End the slow motion when the contact is over; called before each picture. */
export function watchSlowness(part) {
  const { model, slow } = part;
  const { time } = model.clock;
  if (!slow || (time >= slow.from && time < slow.until)) return;
  model.stop(slow.until); // a clock that has looped has passed it too
  endSlowness(part);
}

/** No slow motion any more: the clock has the speed that it had before. */
export function endSlowness(part) {
  if (!part.slow) return;
  part.model.clock = { ...part.model.clock, speed: part.slow.speed };
  part.slow = null;
}

function shut(part) {
  part.open = false;
  part.element.hidden = true;
  part.button.setAttribute("aria-expanded", "false");
  endSlowness(part);
  part.button.focus();
  part.repaint();
}

// New runs: look at the same contact again, as far as there is one.
function renewCloseup(part) {
  if (!part.open || !part.contact) return;
  const run = part.model.runs.find((one) => one.name === part.contact.run);
  if (run?.contacts) lookAt(part, [run, Math.min(part.contact.index, run.contacts - 1)]);
  else shut(part);
}

// Paint the contact at the clock's moment.
function paintMicroscope(part, look) {
  if (!part.open || look.covered) return;
  const pen = sharpen(part.surface);
  const { width, height } = part.surface;
  const { contact, detail } = part;
  if (!contact || !detail || !width) return;
  contact.colour = look.colours.runs[part.model.runs.findIndex((run) => run.name === contact.run) % 4];
  const soft = detail.push;
  const half = soft ? Math.min(width * 0.45, height * 1.2) : width;
  pen.save();
  pen.beginPath();
  pen.rect(0, 0, half, height);
  pen.clip();
  paintMagnified(pen, half, height, contact, detail, look.time, look.colours);
  pen.restore();
  part.element.dataset.gap = gapAt(contact, soft, look.time).toExponential(3);
  if (!soft) return;
  const milli = soft.overlap.map((one) => one * 1000);
  const box = { left: half + 4, right: width - 10 };
  paintOverTime(pen, { ...box, top: 2, bottom: height / 2 - 6 }, soft.time, soft.force, look.time,
    look.colours, say("closeup-force"));
  paintOverTime(pen, { ...box, top: height / 2 + 2, bottom: height - 6 }, soft.time, milli,
    look.time, look.colours, say("closeup-overlap"));
}
