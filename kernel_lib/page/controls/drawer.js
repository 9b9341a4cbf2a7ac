// The drawer: what is needed now and then, behind one button. Over the rail, or a page of its own.

import { element, newButton } from "../base/dom.js";
import { say } from "../words/say.js";

/** The button that opens everything, what it opens, and the button that closes it again. */
export function newDrawer(toggle, ...contents) {
  const part = { toggle, inside: element("div", { class: "carom-drawer" }, ...contents) };
  part.button = newButton({ class: "carom-word carom-all-controls",
    "aria-expanded": "false", onclick: toggle }, say("drawer-open"));
  part.close = newButton({ class: "carom-fewer", onclick: toggle },
    say("drawer-close"));
  return part;
}

/** Open or close the drawer; `over` says whether it lies over the rail, and is left by Escape. */
export function showDrawer(part, root, open, over) {
  const held = part.close.ownerDocument.activeElement;
  part.inside.hidden = part.close.hidden = !open;
  part.button.setAttribute("aria-expanded", String(open));
  root.dataset.drawer = over ? "over" : "";
  if (open && held === part.button) part.close.focus({ preventScroll: true });
  if (!open && held === part.close) part.button.focus({ preventScroll: true });
}
