// The flag of a guess on the stage: set by mouse, touch or keyboard; later beside the truth.

import { element, setText } from "../base/dom.js";
import { show } from "../base/numbers.js";
import { toScreen, toWorld } from "../view/camera.js";
import { flagHeight, move } from "./question.js";

const STEP = 0.05;
const FLAG_ROOM = 132; // pixels for the flag, and the buttons of the camera beside it

/** The flag over the stage of a guess of kind "flag". */
export function newFlag(guess, stage) {
  const { minimum, maximum, unit } = guess.sheet.guess;
  const part = { guess, stage, unit, start: maximum };
  part.label = element("span", { class: "carom-flag-label" });
  part.grip = element("div", { class: "carom-flag-grip", role: "slider", tabindex: "0",
    "aria-orientation": "vertical", "aria-label": "Flag: your guess",
    "aria-valuemin": minimum, "aria-valuemax": maximum }, part.label);
  part.ghost = element("div", { class: "carom-flag-ghost", title: "Drag the flag" });
  part.pole = element("div", { class: "carom-flag-pole" });
  part.line = element("div", { class: "carom-flag-line" });
  part.truthLabel = element("span", {});
  part.truth = element("div", { class: "carom-truth" }, part.truthLabel);
  part.element = element("div", { class: "carom-flag" }, part.line, part.pole, part.ghost,
    part.truth, part.grip);
  part.grip.addEventListener("keydown", (event) => press(part, event));
  for (const held of [part.grip, part.ghost]) dragFlag(part, held);
  part.place = (run, truthHolds) => placeFlag(part, run, truthHolds);
  return part;
}

function kept(part, value) {
  const { minimum, maximum } = part.guess.sheet.guess;
  return Math.min(maximum, Math.max(minimum, Number(value.toFixed(2))));
}

// Until it is moved the flag stands at the height from which the ball starts.
function height(part) {
  const { guess } = part;
  const value = flagHeight(guess.covered ? guess.value : guess.record?.guess ?? NaN);
  return kept(part, Number.isFinite(value) ? value : part.start);
}

function press(part, event) {
  const { minimum, maximum } = part.guess.sheet.guess;
  const steps = { ArrowUp: STEP, ArrowRight: STEP, ArrowDown: -STEP, ArrowLeft: -STEP,
    PageUp: 10 * STEP, PageDown: -10 * STEP };
  if (!part.guess.covered) return;
  let value = null;
  if (event.key in steps) value = kept(part, height(part) + steps[event.key]);
  else if (event.key === "Home") value = minimum;
  else if (event.key === "End") value = maximum;
  if (value === null) return;
  event.preventDefault();
  event.stopPropagation();
  move(part.guess, value);
}

function dragFlag(part, held) {
  let offset = null;
  held.addEventListener("pointerdown", (event) => {
    if (!part.guess.covered || event.button) return;
    held.setPointerCapture(event.pointerId);
    offset = height(part) - worldHeight(part, event);
  });
  held.addEventListener("pointermove", (event) => {
    if (offset !== null) move(part.guess, kept(part, worldHeight(part, event) + offset));
  });
  const drop = () => { offset = null; };
  held.addEventListener("pointerup", drop);
  held.addEventListener("pointercancel", drop);
}

function worldHeight(part, event) {
  const { camera, surface } = part.stage;
  const { top } = surface.canvas.getBoundingClientRect();
  return toWorld(camera, surface.width, surface.height, 0, event.clientY - top)[1];
}

// Put the flag, its line and its ghost ball where they belong.
function placeFlag(part, run, truthHolds) {
  const { record, covered } = part.guess;
  const { camera, pane: surface } = part.stage;
  const shown = camera && run && (covered || Number.isFinite(record?.guess));
  part.element.hidden = !shown;
  if (!shown) return;
  part.start = run.position[1];
  const value = height(part);
  const at = (metres) => toScreen(camera, surface.width, surface.height, 0, metres)[1];
  const wallX = part.guess.sheet.guess.wall_x;
  const x = wallX === null ? surface.width - FLAG_ROOM
    : Math.min(surface.width - FLAG_ROOM, Math.max(40, toScreen(camera, surface.width, 1, wallX, 0)[0]));
  const y = at(value);
  const foot = run.walls.length ? at(run.walls[0].point[1]) : surface.height;
  part.grip.style.transform = `translate(${x}px, ${y}px)`;
  part.line.style.transform = `translateY(${y}px)`;
  part.pole.style.transform = `translate(${x}px, ${y}px)`;
  part.pole.style.height = `${Math.max(0, foot - y)}px`;
  const radius = Math.max(4, run.radii[0] * camera.scale);
  part.ghost.style.width = part.ghost.style.height = `${2 * radius}px`;
  part.ghost.style.transform = `translate(${x - 2 * radius - 8}px, ${y - radius}px)`;
  part.ghost.hidden = !covered;
  const text = `${show(value, 2)} ${part.unit}`;
  setText(part.label, text);
  part.grip.setAttribute("aria-valuenow", value);
  part.grip.setAttribute("aria-valuetext", text);
  part.grip.setAttribute("aria-disabled", String(!covered));
  part.truth.hidden = covered || !truthHolds || !Number.isFinite(record.answer);
  if (!part.truth.hidden) {
    part.truth.style.transform = `translateY(${at(record.answer)}px)`;
    setText(part.truthLabel, `it reached ${show(record.answer, 2)} ${part.unit}`);
  }
}
