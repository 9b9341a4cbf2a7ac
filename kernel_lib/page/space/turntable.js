// Turning the view in space: by dragging the stage, by keys on the cross of directions, by name.

import { element, newButton } from "../base/dom.js";
import { VIEWS, turned, viewInWords } from "../view/projection.js";
import { say } from "../words/say.js";

const PER_PIXEL = 0.008; // radians
const KEY_STEP = Math.PI / 36;
const CLICK = 4; // pixels that a click may wander
const VIEW_NAMES = { oblique: say("space-oblique"), front: say("space-front"),
  side: say("space-side"), above: say("space-above") };
const TURN_KEYS = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

/** Switch, choice of views and grip; `look(view or null)` shows a view, `rest()` ends a drag. */
export function newTurntable(look, rest) {
  const part = { view: VIEWS.oblique, on: false, offered: false, forced: false, look, rest };
  part.toggle = newButton({ class: "carom-toggle", hidden: true,
    "aria-pressed": "false", onclick: () => pressSpace(part) },
  say("space-switch"));
  part.choice = element("select", { "aria-label": say("space-view"), hidden: true,
    onchange: () => { showView(part, VIEWS[part.choice.value]); rest(); } },
  ...Object.entries(VIEW_NAMES).map(([name, label]) => element("option", { value: name }, label)),
  element("option", { value: "turned", disabled: true, hidden: true }, say("space-turned")));
  part.grip = element("div", { class: "carom-turn", role: "slider", tabindex: "0", hidden: true,
    "aria-label": say("space-turn"), "aria-valuemin": "-180", "aria-valuemax": "180",
    title: say("space-turn-title"),
    onkeydown: (event) => turnByKey(part, event) });
  dragToTurn(part, part.grip, () => true);
  return part;
}

/** In space from now on, or flat again. */
export function pressSpace(part) {
  switchSpace(part, !part.on);
  part.rest();
}

/** Let the whole stage turn the view, except where a press means something else. */
export function turnByStage(part, box) {
  dragToTurn(part, box, (event) => event.target.tagName === "CANVAS" && !event.shiftKey);
}

/**
 * What new runs offer: space is where they are, or a choice where something spins. Flat ones that
 * come after runs in space are seen flat, unless a person had chosen space before.
 */
export function offerSpace(part, runs) {
  const solid = runs.some((run) => run.dimension > 2);
  part.offered ||= solid || runs.some((run) => run.spins);
  const curved = runs.some((run) => run.walls.some((wall) => !wall.normal)); // planes alone are drawn in space
  part.toggle.hidden = solid || curved || !part.offered;
  if (curved && part.on) switchSpace(part, false);
  if (solid && !part.on) {
    switchSpace(part, true);
    part.forced = true;
  } else if (!solid && part.forced) switchSpace(part, false);
}

function switchSpace(part, on) {
  part.on = on;
  part.forced = false;
  part.toggle.setAttribute("aria-pressed", String(on));
  part.choice.hidden = !on;
  part.grip.hidden = !on;
  showView(part, part.view);
}

function showView(part, view) {
  part.view = view;
  const name = Object.keys(VIEWS).find((one) => sameView(VIEWS[one], view));
  part.choice.value = name ?? "turned";
  part.grip.setAttribute("aria-valuenow", String(Math.round(view.azimuth * 180 / Math.PI)));
  part.grip.setAttribute("aria-valuetext", viewInWords(view));
  part.look(part.on ? view : null);
}

function sameView(one, two) {
  return Math.abs(one.azimuth - two.azimuth) + Math.abs(one.elevation - two.elevation) < 1e-6;
}

function turnByKey(part, event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const key = TURN_KEYS[event.key];
  if (!key && event.key !== "Home") return;
  event.preventDefault();
  event.stopPropagation();
  const step = KEY_STEP * (event.shiftKey ? 3 : 1);
  showView(part, key ? turned(part.view, key[0] * step, key[1] * step) : VIEWS.front);
  part.rest();
}

function dragToTurn(part, box, may) {
  let last = null;
  let moved = 0;
  box.addEventListener("pointerdown", (event) => {
    if (!part.on || event.button || !may(event)) return;
    event.stopPropagation();
    last = [event.clientX, event.clientY];
    moved = 0;
  }, true);
  box.addEventListener("pointermove", (event) => {
    if (!last) return;
    event.stopPropagation();
    const [dx, dy] = [event.clientX - last[0], event.clientY - last[1]];
    moved += Math.hypot(dx, dy);
    if (moved > CLICK && !box.hasPointerCapture(event.pointerId)) {
      box.setPointerCapture(event.pointerId);
    }
    last = [event.clientX, event.clientY];
    showView(part, turned(part.view, dx * PER_PIXEL, dy * PER_PIXEL));
  }, true);
  const drop = () => {
    if (last && moved > CLICK) part.rest();
    last = null;
  };
  box.addEventListener("pointerup", drop, true);
  box.addEventListener("pointercancel", drop, true);
  // A drag that turned the view is not a click: the clock is left as it was.
  box.addEventListener("click", (event) => {
    if (moved > CLICK) event.stopPropagation();
    moved = 0;
  }, true);
}
