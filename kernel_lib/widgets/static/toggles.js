// What the stage shows besides the balls: each on its own switch.

import { element } from "./dom.js";

const CHOICES = [["arrows", "Velocity"], ["paths", "Path"], ["strobe", "Steps"], ["grid", "Grid"]];

/** A row of small switches over `look`; `changed(name)` after each press. */
export function newToggles(look, changed) {
  const buttons = CHOICES.map(([name, label]) => {
    const button = element("button", { type: "button", class: "carom-toggle",
      "aria-pressed": String(look[name]), onclick: () => {
        look[name] = !look[name];
        button.setAttribute("aria-pressed", String(look[name]));
        changed(name);
      } }, label);
    return button;
  });
  return element("div", { class: "carom-toggles", role: "group", "aria-label": "Show" },
    ...buttons);
}
