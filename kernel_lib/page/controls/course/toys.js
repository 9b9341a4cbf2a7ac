// Play with it: after the verdict one row of at most four things to do with the run.

import { element, icon, newButton, setText } from "../../base/dom.js";
import { labelOf } from "../../words/labels.js";
import { say } from "../../words/say.js";

const TOY_SIGNS = {
  space: "M12 2 3.5 6.8v10.4L12 22l8.5-4.8V6.8zM12 4.1l5.6 3.2-5.6 3.2-5.6-3.2zM5.2 9l5.9 3.4v6.6l-5.9-3.3z"
    + "M12.9 19v-6.6L18.8 9v6.7z",
  sound: "M4 9.5h3.5L12 5.5v13l-4.5-4H4z M14.5 8.6a4.8 4.8 0 0 1 0 6.8l1.2 1.2a6.5 6.5 0 0 0 0-9.2z"
    + "M17.2 5.9a8.6 8.6 0 0 1 0 12.2l1.2 1.2a10.3 10.3 0 0 0 0-14.6z",
  throw: "M15.5 3.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 0 1 0-9zM2.5 20.5l6-6 1.2 1.2-6 6zM2.5 15.2l3.6-3.6 1.2 1.2-3.6 3.6z"
    + "M8.3 20.2l3-3 1.2 1.2-3 3z",
  beside: "M3 5h8v14H3zM4.7 6.7v10.6h4.6V6.7zM13 5h8v14h-8zM14.7 6.7v10.6h4.6V6.7z",
};

/** What there is to play with now, and what of it is on. Pure.
 * @param {string[]} toys of the lesson: "space", "sound", "beside", "throw", or the name of a set-up
 * @param {{ there: Record<string, boolean>, on: Record<string, boolean>, setUp: string }} state
 * @returns {{ toy: string, there: boolean, pressed: boolean }[]}
 */
export function toysNow(toys, { there, on, setUp }) {
  return toys.map((toy) => (toy in TOY_SIGNS
    ? { toy, there: there[toy], pressed: on[toy] }
    : { toy, there: true, pressed: toy === setUp }));
}

/** The row; null where a lesson has none. `press(toy)` is called by a press; what contrasts two runs, a set-up of an act, comes first. */
export function newToys(sheet, press) {
  if (!sheet.toys?.length) return null;
  /** @type {any} */
  const part = { sheet, buttons: new Map(), contrast: "" };
  part.different = newButton({ class: "carom-toy", hidden: true,
    onclick: () => press(part.contrast) }, say("toys-contrast"));
  const words = { space: say("toys-space"), sound: say("toys-sound"), beside: say("toys-beside"),
    throw: say("toys-throw") };
  for (const toy of sheet.toys) {
    const sign = TOY_SIGNS[toy];
    part.buttons.set(toy, newButton({ class: "carom-toy",
      "aria-pressed": "false", onclick: () => press(toy) }, sign ? icon(sign) : null, words[toy] ?? labelOf(toy)));
  }
  part.how = element("p", { class: "carom-muted carom-throw", role: "status" });
  part.element = element("div", { class: "carom-toys", role: "group", "aria-label": say("toys-label") },
    element("span", { class: "carom-toys-label" }, say("toys-label")),
    element("div", { class: "carom-toys-row" }, part.different, ...part.buttons.values()),
    part.how);
  return part;
}

/** Show which toys there are, and which are on. */
export function showToys(part, state) {
  if (!part) return;
  part.contrast = state.contrast;
  part.different.hidden = !state.contrast;
  for (const { toy, there, pressed } of toysNow(part.sheet.toys, state)) {
    const button = part.buttons.get(toy);
    button.hidden = !there;
    button.setAttribute("aria-pressed", String(pressed));
  }
  setText(part.how, state.on.throw ? say("toys-how") : "");
}
