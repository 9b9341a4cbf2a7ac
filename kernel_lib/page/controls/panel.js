// The panel: controls by group, presets by name, undo and redo, resets, copy link.

import { newControl, setHome, setMessage, setStops, showValue } from "./control.js";
import { element, icon, newButton, setSentence } from "../base/dom.js";
import { follow } from "../base/signals.js";
import { newDrawer } from "./drawer.js";
import { sameValues } from "./history.js";
import { showLocks } from "./locks.js";
import { labelOf } from "../words/labels.js";
import { say } from "../words/say.js";

const UNDO = "M9.5 4.5 4 10l5.5 5.5V12h5a3 3 0 0 1 0 6H8v2h6.5a5 5 0 0 0 0-10h-5z";
const REDO = "M14.5 4.5 20 10l-5.5 5.5V12h-5a3 3 0 0 0 0 6H16v2H9.5a5 5 0 0 1 0-10h5z";

/** Groups that serve those who compute; in a lesson with levels they stand together, folded. */
const COMPUTING = ["Method", "Rules", "Map"];

/**
 * The panel of a lesson, which follows its model; `act(name, value)` is called with "set", "giveUp", "preset",
 * "undo", "redo", "reset", "restart", "link", "level", "everything".
 */
export function newPanel(model, act) {
  const { sheet } = model;
  const part = { controls: new Map(), groups: /** @type {HTMLElement[]} */ ([]), sheet, atHand: "" };
  part.fields = element("fieldset", { class: "carom-fields" },
    element("legend", { class: "carom-unseen" }, say("panel-label")));
  for (const [group, parameters] of grouped(sheet.parameters)) {
    const folds = group && sheet.levels.length;
    const box = element(folds ? "details" : "div", { class: "carom-group", "data-group": group });
    if (group) box.append(element(folds ? "summary" : "h3", {}, labelOf(group)));
    for (const parameter of parameters) {
      const control = newControl(parameter, (name, value, resting) =>
        act("set", { name, value, resting }), () => act("giveUp", parameter.name));
      part.controls.set(parameter.name, control);
      box.append(control.element);
    }
    part.fields.append(box);
    part.groups.push(box);
    for (const control of part.controls.values()) control.box_of ??= box;
  }
  part.note = element("p", { class: "carom-note", "aria-live": "polite" });
  part.steps = element("p", { class: "carom-muted carom-steps", hidden: true }, say("table-steps"));
  part.said = element("span", { class: "carom-said", role: "status" });
  part.near = element("div", { class: "carom-at-hand" });
  const rows = [topRow(part, act), part.note, part.steps];
  if (sheet.levels.length) {
    part.drawer = newDrawer(() => act("level"), part.fields, footRow(part, act), computing(part, act));
    part.element = element("aside", { class: "carom-panel", "aria-label": say("panel-label") },
      part.drawer.close, part.near, ...rows, part.drawer.inside);
    part.element.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !part.drawer.close.hidden && !event.defaultPrevented) part.drawer.toggle();
    });
  } else {
    part.element = element("aside", { class: "carom-panel", "aria-label": say("panel-label") },
      ...rows, part.fields, footRow(part, act));
  }
  part.inside = part.drawer?.inside ?? part.element;
  followModel(part, model);
  return part;
}

// A message comes before the value, as what is wrong stays in its box.
function followModel(part, model) {
  const { controls, sheet } = part;
  const each = (show, now) => controls.forEach((control, name) => show(control, now[name]));
  follow(() => model.homes, (homes) => each(setHome, homes));
  follow(() => model.atHand, (names) => takeInReach(part, names));
  follow(() => model.errors, (errors) => each(setMessage, errors));
  follow(() => model.values ?? defaultsOf(sheet), (values) => showValues(part, values, model.mine));
  follow(() => model.stops, (stops) => {
    part.steps.hidden = !Object.keys(stops).length;
    each(setStops, stops);
  });
  follow(() => [model.history, model.opened], ([history, opened]) => showSteps(part, history, opened));
  follow(() => [model.locked, model.hidden], () => {
    showLocks(part, model);
    leaveOutEmpty(part);
  });
  follow(() => concealed(model).join(), () => conceal(controls, concealed(model)));
  follow(() => model.offline, (offline) => { part.fields.disabled = part.element.inert = offline; });
}

// Names of the parameters whose values are the answer that is still covered, or have no part in what is asked.
function concealed({ covered, guess, judgement }) {
  const asked = guess?.turn === "ask" ? guess.asked : judgement;
  return covered ? asked?.conceals ?? [] : [];
}

// Out of sight and out of reach; what stands around keeps its place.
function conceal(controls, names) {
  controls.forEach(({ element: { style } }, name) => { style.visibility = names.includes(name) ? "hidden" : ""; });
}

// How it is computed, folded: the other descriptions, and the groups that belong to them.
function computing(part, act) {
  const groups = part.groups.filter((box) => COMPUTING.includes(box.dataset.group ?? ""));
  return element("details", { class: "carom-fold carom-computing" },
    element("summary", {}, say("panel-computing")),
    part.sheet.acts.length ? newButton({ onclick: () => act("everything") },
      say("panel-everything")) : null, ...groups);
}

// Put the named controls at hand, all others into their groups; the focus stays where it was.
function takeInReach(part, names) {
  const key = names.join();
  if (part.atHand === key) return;
  part.atHand = key;
  const held = /** @type {any} */ (document.activeElement);
  for (const [name, control] of part.controls) {
    (names.includes(name) ? part.near : control.box_of).append(control.element);
  }
  if (part.element.contains(held)) held.focus({ preventScroll: true });
  leaveOutEmpty(part);
}

function topRow(part, act) {
  const step = (name, title, sign) => newButton({ class: "carom-icon",
    title, "aria-label": title, disabled: true, onclick: () => act(name) }, icon(sign));
  part.undo = step("undo", say("panel-undo"), UNDO);
  part.redo = step("redo", say("panel-redo"), REDO);
  return element("div", { class: "carom-presets" },
    part.sheet.presets.length ? presetChoice(part, act) : null, part.undo, part.redo);
}

function footRow(part, act) {
  const button = (name, text, title) => newButton({ title,
    onclick: () => act(name) }, text);
  part.restart = button("restart", say("panel-restart"),
    say("panel-restart-title"));
  part.resets = button("reset", say("panel-reset"), say("panel-reset-title"));
  return element("div", { class: "carom-panel-foot" }, part.resets, part.restart,
    button("link", say("panel-link"), say("panel-link-title")), part.said);
}

// Which steps there are to undo, to redo and to restart from.
function showSteps(part, history, opened) {
  part.undo.disabled = !history.past.length;
  part.redo.disabled = !history.future.length;
  part.restart.disabled = history.now === null || sameValues(history.now, opened);
}

/** The values at the start. Pure. */
export function defaultsOf(sheet) {
  return Object.fromEntries(sheet.parameters.map((one) => [one.name, one.default]));
}

/** Parameters or set-ups by their group, in the order of the table. Pure. */
export function grouped(parameters) {
  const groups = new Map();
  for (const parameter of parameters) {
    if (!groups.has(parameter.group)) groups.set(parameter.group, []);
    groups.get(parameter.group).push(parameter);
  }
  return [...groups];
}

function presetChoice(part, act) {
  part.list = element("select", { "aria-label": say("panel-presets"), onchange: () => {
    if (part.list.value !== "") act("preset", Number(part.list.value));
  } }, element("option", { value: "" }, say("panel-choose")));
  const listed = part.sheet.presets.map((preset, place) => ({ ...preset, place }));
  for (const [group, presets] of grouped(listed)) {
    const options = presets.map((preset) => element("option", { value: preset.place }, labelOf(preset.name)));
    part.list.append(...group ? [element("optgroup", { label: labelOf(group) }, ...options)] : options);
  }
  return part.list;
}

/** The preset that gives these values, whole or but for the length of the run, or -1. Pure. */
export function matchingPreset(sheet, values) {
  const given = (left) => sheet.presets.findIndex((preset) => sheet.parameters.every(
    ({ name }) => name === left || values[name] === preset.values[name]));
  const whole = given(null);
  return whole < 0 && sheet.lasts ? given(sheet.lasts) : whole;
}

// Show values; `mine` names controls whose text is being edited and must stay.
function showValues(part, values, mine) {
  for (const [name, control] of part.controls) {
    if (!mine.has(name) && name in values) showValue(control, values[name]);
  }
  leaveOutIdle(part, values);
  const place = matchingPreset(part.sheet, values);
  if (part.list) part.list.value = place < 0 ? "" : String(place);
  setSentence(part.note, place < 0 ? "" : part.sheet.presets[place].note);
}

/** Whether a parameter acts on anything with these values. Pure. */
export function acts(parameter, values) {
  return (parameter.only_if ?? []).every(([name, among]) => among.includes(values[name]));
}

function leaveOutIdle(part, values) {
  for (const control of part.controls.values()) {
    control.element.classList.toggle("carom-left-out", !acts(control.parameter, values));
  }
  leaveOutEmpty(part);
}

// A group whose controls are at hand, hidden by the link or without effect has no heading either.
function leaveOutEmpty(part) {
  for (const box of part.groups) {
    box.hidden = !box.querySelector(".carom-control:not(.carom-left-out):not([hidden])");
  }
}
