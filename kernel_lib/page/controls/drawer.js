// The drawer: what is needed now and then, behind one button.

import { element, setText } from "../base/dom.js";
import { say } from "../words/say.js";

/** The button that opens everything, and what it opens. */
export function newDrawer(toggle, ...contents) {
  const part = { inside: element("div", { class: "carom-drawer" }, ...contents) };
  part.button = element("button", { type: "button", class: "carom-all-controls",
    "aria-expanded": "false", onclick: toggle }, say("drawer.open"));
  return part;
}

/** Open or close the drawer. */
export function showDrawer(part, open) {
  part.inside.hidden = !open;
  part.button.setAttribute("aria-expanded", String(open));
  setText(part.button, open ? say("drawer.close") : say("drawer.open"));
}
