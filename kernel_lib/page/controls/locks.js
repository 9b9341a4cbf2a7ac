// What a link fixes and hides: controls with a lock, controls that are not there, stage alone.

import { element, icon, newButton } from "../base/dom.js";
import { say } from "../words/say.js";

const PADLOCK = "M12 2a5 5 0 0 0-5 5v3H5v12h14V10h-2V7a5 5 0 0 0-5-5z"
  + "M12 4.2a2.8 2.8 0 0 0-2.8 2.8v3h5.6V7A2.8 2.8 0 0 0 12 4.2z";

/** What has none of the names in a set. Pure. */
export function without(values, names) {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name)));
}

/** Whether a set-up can be had without changing a fixed value. Pure. */
export function presetAllowed(preset, values, locked) {
  return [...locked].every((name) => preset.values[name] === values[name]);
}

/** Show which controls are fixed or hidden; undo and resets are of no use where all are fixed. */
export function showLocks(panel, { sheet, values, locked, hidden }) {
  for (const [name, control] of panel.controls) {
    lock(control, locked.has(name));
    control.element.hidden = hidden.includes(name);
  }
  for (const option of panel.list?.options ?? []) {
    option.disabled = option.value !== "" && !presetAllowed(sheet.presets[option.value], values, locked);
  }
  const some = locked.size < panel.controls.size;
  for (const one of [panel.undo, panel.redo, panel.resets, panel.restart]) one.hidden = !some;
}

function lock(control, fixed) {
  control.element.classList.toggle("carom-locked", fixed);
  for (const field of [control.slider, control.text, control.box, control.list]) {
    if (field) field.disabled = fixed;
  }
  if (!fixed) control.sign?.remove();
  else control.reset.after(control.sign ??= element("span", { class: "carom-lock",
    role: "img", "aria-label": say("locks-fixed"), title: say("locks-fixed") },
  icon(PADLOCK)));
}

/** The query asks for the stage alone, by the name of the projector or by its older one. Pure. */
export function stageAlone(search, prefix) {
  return ["projector", "stage"].includes(new URLSearchParams(search).get(`${prefix}view`) ?? "");
}

/** Fill the window with stage and time; what lies behind is out of reach until `leave`. */
export function showStageAlone(view, leave) {
  const behind = [];
  for (let one = view.root; one.parentElement && one !== document.body; one = one.parentElement) {
    behind.push(...[...one.parentElement.children].filter((other) => other !== one && !other.inert));
  }
  for (const other of behind) other.inert = true;
  view.root.dataset.view = "stage";
  // In JupyterLab a fixed box is confined to its cell; a popover lies above everything.
  view.root.popover = "manual";
  view.root.showPopover?.();
  const button = newButton({ class: "carom-quiet carom-leave",
    onclick: () => {
      for (const other of behind) other.inert = false;
      delete view.root.dataset.view;
      view.root.removeAttribute("popover");
      button.remove();
      leave();
    } }, say("locks-whole"));
  view.main.append(button);
}
