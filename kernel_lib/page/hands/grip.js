// A grip on the stage that sets one parameter: held and dragged by hand, moved by keys, let go.

import { element } from "../base/dom.js";
import { say } from "../words/say.js";

/**
 * A grip of a part with `act` (what the hand does: grab, drag, say, drop) and the `run` on the stage.
 * @param {any} part
 * @param {any} grip what it holds: kept, and given back with its element
 * @param {{ kind: string, title: string, dragged: (x: number, y: number) => void,
 *   pressed: (event: KeyboardEvent) => boolean }} does
 *   `dragged`: to a place of the stage, in pixels; `pressed`: whether a key meant it
 */
export function newHeldGrip(part, grip, { kind, title, dragged, pressed }) {
  Object.assign(grip, { held: null, from: null });
  const listen = (name, hear) => grip.element.addEventListener(name, hear);
  grip.element = element("div", { class: `carom-grip carom-grip-mark carom-grip-${kind}`, tabindex: "0",
    title, role: "button", "aria-roledescription": say("grip-kind"),
    onkeydown: (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !part.model.runs.length || !pressed(event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onblur: () => releaseGrip(part, grip) });
  listen("pointerdown", (event) => {
    if (event.button || !part.model.runs.length) return;
    event.preventDefault();
    grip.element.focus({ preventScroll: true });
    grip.element.setPointerCapture(event.pointerId);
    holdGrip(part, grip);
    grip.from = [event.clientX - grip.pixel[0], event.clientY - grip.pixel[1]];
  });
  listen("pointermove", (event) => {
    if (grip.held && grip.from) dragged(event.clientX - grip.from[0], event.clientY - grip.from[1]);
  });
  for (const end of ["pointerup", "pointercancel"]) listen(end, () => releaseGrip(part, grip));
  return grip;
}

/** Hold it, by hand or by key. */
export function holdGrip(part, grip) {
  if (!grip.held) grip.held = { ...part.act("grab") };
}

function releaseGrip(part, grip) {
  if (grip.held) part.act("drop");
  grip.held = grip.from = null;
}

/** Put it at a place of the stage, in pixels, under its name in words. */
export function placeGrip(grip, pixel, words) {
  grip.pixel = pixel;
  grip.element.style.transform = `translate(${pixel[0]}px, ${pixel[1]}px)`;
  if (grip.element.getAttribute("aria-label") !== words) grip.element.setAttribute("aria-label", words);
}
