// What stands in the rail while a run is looked at: *Now*, or where one wants no motion four still pictures with *Next*.

import { element, newButton } from "../../base/dom.js";
import { say } from "../../words/say.js";

const STILLS = [say("stills-before"), say("stills-at"), say("stills-after"), say("stills-result")];

/**
 * The row; `act` is called by its buttons.
 * @param {{ now: () => void, next: () => void }} act
 */
export function newRunning(act) {
  const now = newButton({ class: "carom-go", onclick: act.now }, say("verdict-now"));
  const next = newButton({ class: "carom-go", onclick: act.next }, say("stills-next"));
  const stills = element("ol", { class: "carom-stills", "aria-label": say("stills-label") },
    ...STILLS.map((name) => element("li", {}, name)));
  return { now, next, stills, element: element("div", { class: "carom-running" }, now, stills, next) };
}

/** Which of the four still pictures is shown; -1 where motion is. Returns the button that leads on. */
export function showStill({ now, next, stills }, place) {
  stills.hidden = next.hidden = place < 0;
  now.className = place < 0 ? "carom-go" : "carom-quiet";
  [...stills.children].forEach((one, k) => {
    if (k === place) one.setAttribute("aria-current", "step");
    else one.removeAttribute("aria-current");
  });
  return place < 0 ? now : next;
}
