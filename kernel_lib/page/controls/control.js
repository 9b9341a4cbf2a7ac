// One control: slider or switch or choice, the exact value, its unit, reset, and its message.

import { BACK_TO_START, capital, element, icon, newButton, setSentence, setText, symbolElement, symbolText, uniqueName }
  from "../base/dom.js";
import { exact, figure, fitting, inBox } from "../base/numbers.js";
import { fromPosition, nearestStop, nextStop, shareOf, sliderRange, toPosition } from "./slider_scale.js";
import { labelOf } from "../words/labels.js";
import { say } from "../words/say.js";

/** A control of one parameter; `changed(name, value, resting)` is called by every move, `gaveUp()` when a text is given up. */
export function newControl(parameter, changed, gaveUp) {
  const control = { parameter, changed, gaveUp, focused: false, typing: false, stops: null, byKey: false,
     problem: uniqueName("carom-problem") };
  control.message = element("p", { class: "carom-problem", id: control.problem });
  control.reset = newButton({ class: "carom-reset",
    onclick: () => changed(parameter.name, control.home, true) }, icon(BACK_TO_START));
  setHome(control, parameter.default);
  const build = { switch: buildSwitch, choice: buildChoice }[parameter.scale] ?? buildNumber;
  build(control);
  control.element.dataset.parameter = parameter.name;
  return control;
}

/** Say what the reset of a control goes back to. */
export function setHome(control, home) {
  if (control.home === home) return;
  const { parameter, reset } = control;
  control.home = home;
  const shown = parameter.scale === "switch" ? say(home ? "control-on" : "control-off")
    : `${labelOf(exact(home))} ${parameter.unit}`.trim();
  reset.title = say("control-home", { home: shown });
  reset.setAttribute("aria-label", say("control-reset",
    { name: symbolText(parameter.symbol), home: shown }));
  if (control.value !== undefined) showReset(control);
}

function showReset(control) {
  const changed = control.value !== control.home;
  control.reset.classList.toggle("carom-idle", !changed);
  control.reset.disabled = !changed && !control.message.textContent;
}

// A symbol stands behind what it means, on one line with its last word; a name, over it.
function label({ symbol, meaning, is_word: isWord }) {
  const words = element("span", { class: "carom-meaning" });
  setSentence(words, meaning);
  return isWord
    ? element("span", { class: "carom-label carom-of-name" }, element("span", { class: "carom-name" }, capital(symbol)), words)
    : element("span", { class: "carom-label" }, words, "\u00a0", symbolElement(symbol));
}

function spoken(parameter) {
  return say(parameter.unit ? "control-spoken-in" : "control-spoken", { unit: parameter.unit,
    symbol: symbolText(parameter.symbol), meaning: parameter.meaning });
}

function buildNumber(control) {
  const { parameter } = control;
  const range = sliderRange(parameter);
  const move = () => control.changed(parameter.name, reachedBy(control), false);
  control.slider = element("input", { type: "range", ...range, "aria-label": spoken(parameter),
    onkeydown: () => { control.byKey = true; },
    onpointerdown: () => { control.byKey = false; control.before = control.slider.value; },
    // The finger scrolls the page; what it touched on its way is as it was.
    onpointercancel: () => { control.slider.value = control.before; move(); },
    oninput: move,
    onchange: () => control.changed(parameter.name, reachedBy(control), true) });
  control.text = element("input", { type: "text", inputmode: "decimal", autocomplete: "off",
    spellcheck: "false", maxlength: "80",
    "aria-label": say("control-typed", { control: spoken(parameter) }),
    "aria-describedby": control.problem,
    onfocus: () => enter(control),
    oninput: () => type(control),
    onblur: () => leave(control),
    onkeydown: (event) => key(control, event) });
  control.element = element("div", { class: "carom-control" },
    element("div", { class: "carom-control-line" }, label(parameter), control.reset),
    element("div", { class: "carom-control-line" }, withTicks(control), control.text,
      control.unit = element("span", { class: "carom-unit" }, parameter.unit)), control.message);
}

// A slider, with a tick and a name below it at a few values.
function withTicks({ parameter, slider }) {
  if (!parameter.named?.length) return slider;
  const ticks = parameter.named.flatMap(([value, name]) => [element("i"), element("span", {}, name)].map((one) => {
    one.style.setProperty("--at", shareOf(parameter, value));
    return one;
  }));
  return element("div", { class: "carom-ticked" }, slider,
    element("div", { class: "carom-named", "aria-hidden": "true" }, ...ticks));
}

// A value with its unit, and with its name where it has one.
function valueInWords({ unit, named = [] }, value) {
  const name = named.find(([known]) => known === value)?.[1];
  const told = `${exact(value)} ${unit}`.trim();
  return name ? say("control-named", { figure: told, name }) : told;
}

// The value under the slider; where there are stops, the one that the hand or a key reaches.
function reachedBy(control) {
  const { parameter, slider, stops, value } = control;
  const there = fromPosition(parameter, slider.value);
  if (!stops || there === fromPosition(parameter, toPosition(parameter, value))) return stops ? value : there;
  const stop = control.byKey ? nextStop(parameter, stops, value, there)
    : nearestStop(parameter, stops, there);
  showValue(control, stop);
  return stop;
}

/** Let the slider stand at some values alone; without, anywhere. */
export function setStops(control, stops) {
  control.stops = stops?.length > 1 ? stops : null;
}

// A narrow box shows a long number rounded, and in full while it has the focus.
function enter(control) {
  control.focused = true;
  if (control.text.value === fitting(control.value)) control.text.value = inBox(control.value);
  control.text.select();
}

// Text also changes without a hand in the box: a browser's own undo, wherever the focus is.
function type(control) {
  if (control.focused) control.typing = true;
  else giveUp(control);
}

function giveUp(control) {
  control.typing = false;
  control.gaveUp();
  showValue(control, control.value, true);
}

function key(control, event) {
  if (event.key === "Enter") {
    control.typing = false;
    control.typed = control.text.value;
    control.changed(control.parameter.name, control.text.value, true);
  } else if (event.key === "Escape") giveUp(control);
}

function leave(control) {
  control.focused = control.typing = false;
  const text = control.text.value;
  if (text === inBox(control.value)) control.text.value = fitting(control.value);
  if ([inBox(control.value), fitting(control.value), control.typed].includes(text)) return;
  control.typed = text;
  control.changed(control.parameter.name, text, true);
}

function buildSwitch(control) {
  const { parameter } = control;
  control.box = element("input", { type: "checkbox", role: "switch",
    "aria-label": spoken(parameter), "aria-describedby": control.problem,
    onchange: () => control.changed(parameter.name, control.box.checked, true) });
  control.element = element("div", { class: "carom-control" },
    element("label", { class: "carom-control-line" }, label(parameter), control.reset,
      control.box), control.message);
}

function buildChoice(control) {
  const { parameter } = control;
  control.list = element("select", { "aria-label": spoken(parameter),
    "aria-describedby": control.problem,
    onchange: () => control.changed(parameter.name, control.list.value, true) },
  ...parameter.choices.map((choice) => element("option", { value: choice }, labelOf(choice))));
  control.element = element("div", { class: "carom-control" },
    element("div", { class: "carom-control-line" }, label(parameter), control.reset),
    control.list, control.message);
}

/** Show a value; a box that a person is typing in keeps its text unless `force`. */
export function showValue(control, value, force = false) {
  const { parameter } = control;
  const same = control.value === value;
  control.value = value;
  if (control.box) control.box.checked = Boolean(value);
  else if (control.list) control.list.value = value;
  else {
    showPosition(control, same);
    const text = control.focused ? inBox(value) : fitting(value);
    const free = force || !(control.typing || control.message.textContent);
    if (free && control.text.value !== text) control.text.value = text;
    if (parameter.share) setText(control.unit, say("control-share", { share: figure(100 * value) }));
  }
  showReset(control);
}

// A slider already in place is left alone: all twenty are updated while one is dragged.
function showPosition({ parameter, slider, value }, same) {
  const position = toPosition(parameter, value);
  const moved = Math.abs(Number(slider.value) - position) > 1e-12;
  if (moved) slider.value = position;
  if (same && !moved) return;
  slider.setAttribute("aria-valuetext", valueInWords(parameter, value));
  slider.style.setProperty("--part", shareOf(parameter, value));
}

/** Say what is wrong with the value last given, or nothing. */
export function setMessage(control, text = "") {
  if (!text) control.typed = null;
  if (control.message.textContent === text) return;
  setText(control.message, text);
  control.element.classList.toggle("carom-wrong", Boolean(text));
  const field = control.text ?? control.box ?? control.list;
  field.setAttribute("aria-invalid", String(Boolean(text)));
}
