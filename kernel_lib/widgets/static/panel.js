// The panel: controls by group, presets by name, reset all, copy link.

import { newControl, setMessage, showValue } from "./control.js";
import { element, setSentence } from "./dom.js";

/** The panel of a lesson; `act(name, value)` is called with "set", "preset", "reset", "link". */
export function newPanel(sheet, act) {
  const part = { controls: new Map(), sheet };
  part.fields = element("fieldset", { class: "carom-fields" },
    element("legend", { class: "carom-unseen" }, "Controls"));
  for (const [group, parameters] of grouped(sheet.parameters)) {
    const box = element("div", { class: "carom-group" });
    if (group) box.append(element("h3", {}, group));
    for (const parameter of parameters) {
      const control = newControl(parameter, (name, value, resting) =>
        act("set", { name, value, resting }));
      part.controls.set(parameter.name, control);
      box.append(control.element);
    }
    part.fields.append(box);
  }
  part.note = element("p", { class: "carom-note", "aria-live": "polite" });
  part.said = element("span", { class: "carom-said", role: "status" });
  part.element = element("aside", { class: "carom-panel", "aria-label": "Controls" },
    sheet.presets.length ? presetChoice(part, act) : null, part.note, part.fields,
    element("div", { class: "carom-panel-foot" },
      element("button", { type: "button", onclick: () => act("reset") }, "Reset all"),
      element("button", { type: "button", onclick: () => act("link") }, "Copy link"),
      part.said));
  return part;
}

/** The values at the start. Pure. */
export function defaultsOf(sheet) {
  return Object.fromEntries(sheet.parameters.map((one) => [one.name, one.default]));
}

/** Parameters by their group, in the order of the table. Pure. */
export function grouped(parameters) {
  const groups = new Map();
  for (const parameter of parameters) {
    if (!groups.has(parameter.group)) groups.set(parameter.group, []);
    groups.get(parameter.group).push(parameter);
  }
  return [...groups];
}

function presetChoice(part, act) {
  part.list = element("select", { "aria-label": "Preset", onchange: () => {
    if (part.list.value !== "") act("preset", Number(part.list.value));
  } }, element("option", { value: "" }, "Choose a set-up …"),
  ...part.sheet.presets.map((preset, place) => element("option", { value: place }, preset.name)));
  return element("div", { class: "carom-presets" }, part.list);
}

/** The preset that gives exactly these values, or -1. Pure. */
export function matchingPreset(sheet, values) {
  return sheet.presets.findIndex((preset) => sheet.parameters.every(
    (parameter) => values[parameter.name] === preset.values[parameter.name]));
}

/** Show values; `mine` names controls whose text is being edited and must stay. */
export function showValues(part, values, mine = new Set()) {
  for (const [name, control] of part.controls) {
    if (!mine.has(name) && name in values) showValue(control, values[name]);
  }
  const place = matchingPreset(part.sheet, values);
  if (part.list) part.list.value = place < 0 ? "" : String(place);
  setSentence(part.note, place < 0 ? "" : part.sheet.presets[place].note);
}

/** Put each message beside its control; returns those that belong to none. */
export function showErrors(part, errors, names) {
  const loose = [];
  for (const name of names ?? part.controls.keys()) {
    const control = part.controls.get(name);
    if (control) setMessage(control, errors[name] ?? "");
  }
  for (const [name, text] of Object.entries(errors)) {
    if (!part.controls.has(name)) loose.push(text);
    else setMessage(part.controls.get(name), text);
  }
  return loose;
}
