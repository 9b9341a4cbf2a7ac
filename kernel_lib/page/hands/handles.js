// What can be moved on the stage: balls at their start and the tips of their first arrows.

import { element } from "../base/dom.js";
import { exact } from "../base/numbers.js";
import { acts } from "../controls/panel.js";
import { placeOn, seenAt } from "../view/coordinates.js";
import { draggedTo, worldMove } from "./pushing.js";
import { releaseVelocity } from "./throwing.js";
import { snapped } from "../controls/slider_scale.js";
import { gridStep } from "../stage/ground/walls_and_grid.js";
import { say } from "../words/say.js";

const LEAST_GRIP = 34; // pixels, for a finger
const COARSE = 10;
const GRIP_KEYS = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowDown: [1, -1], ArrowUp: [1, 1] };

/** Grips over the stage; `byHand(kind, values)` is called with "grab", "drag", "throw", "drop" and "say". */
export function newHandles(model, { stage, byHand }) {
  const { sheet } = model;
  const table = new Map(sheet.parameters.map((one) => [one.name, one]));
  /** @type {any} */
  const part = { grips: [], model, stage, act: byHand, place: "stage", paint: () => placeHandles(part),
    get run() { return model.runs[0]; } };
  for (const kind of ["position", "velocity"]) { // tips above the balls
    for (const [ball, kinds] of Object.entries(sheet.handles)) {
      if (kinds[kind]) part.grips.push(newGrip(part, Number(ball), kind, kinds[kind], table));
    }
  }
  part.element = part.grips.map((grip) => grip.element);
  return part;
}

function newGrip(part, ball, kind, names, table) {
  const parameters = [0, 1, 2].map((axis) => table.get(names[axis]) ?? null);
  const grip = { ball, kind, parameters, free: parameters.map(Boolean) };
  const title = kind === "position" ? say("grip-ball") : say("grip-arrow");
  grip.element = element("div", { class: `carom-grip carom-grip-${kind}`, tabindex: "0", title,
    role: "button", "aria-roledescription": say("grip-kind"), "data-ball": String(ball),
    onkeydown: (event) => moveByArrow(part, grip, event), onblur: () => dropGrip(part, grip) });
  dragGrip(part, grip);
  return grip;
}

/** The label of a grip for screen readers. Pure. */
export function gripInWords({ ball, kind, parameters }, values, balls) {
  const whose = say(balls > 1 ? "ball-number" : "ball-only", { number: ball + 1 });
  const now = parameters.filter(Boolean).map(({ symbol, name, unit }) =>
    `${symbol.replace("_", "")} = ${exact(values[name])} ${unit}`);
  return say(kind === "position" ? "grip-place" : "grip-velocity",
    { ball: whose, now: now.join(", ") });
}

/** New values after a move in the units of the parameters. Pure. */
export function draggedValues(parameters, from, moved) {
  const values = {};
  parameters.forEach((parameter, axis) => {
    if (parameter) values[parameter.name] = snapped(parameter, from[parameter.name] + moved[axis]);
  });
  return values;
}

/** The values that put balls where none overlaps, with ball `dragged` as near as can be. */
function placedValues(part, dragged, wanted, before) {
  const grips = new Map(part.grips.filter((grip) => grip.kind === "position")
    .map((grip) => [grip.ball, grip]));
  const balls = before.map((place, ball) => ({ place, radius: part.run.radii[ball],
    free: usable(part, grips.get(ball)) }));
  const limit = (one, ball) => {
    grips.get(ball)?.parameters.forEach((parameter, axis) => {
      if (!parameter) return;
      const offset = shiftOf(part, parameter, ball, axis);
      one.place[axis] = offset + Math.min(parameter.maximum,
        Math.max(parameter.minimum, one.place[axis] - offset));
    });
  };
  const places = draggedTo(balls, dragged, wanted, part.run.walls, limit);
  const values = {};
  places.forEach((place, ball) => {
    grips.get(ball)?.parameters.forEach((parameter, axis) => {
      const moved = Math.abs(place[axis] - before[ball][axis]) > 1e-12;
      if (!parameter || !balls[ball].free[axis] || !moved) return;
      const value = place[axis] - shiftOf(part, parameter, ball, axis);
      values[parameter.name] = Number(value.toFixed(5));
    });
  });
  return { values, places };
}

// A parameter may differ from the coordinate by an offset, which is found here.
function shiftOf(part, parameter, ball, axis) {
  return startOf(part.run, ball, "position")[axis] - part.model.values[parameter.name];
}

// What a link fixes is not free, nor what a challenge does not ask to change.
function isFree({ locked, task }, name) {
  return !locked.has(name) && (!task?.controls.length || task.controls.includes(name));
}

function usable(part, grip) {
  return [0, 1, 2].map((axis) => Boolean(grip?.parameters[axis])
    && acts(grip.parameters[axis], part.model.values) && isFree(part.model, grip.parameters[axis].name));
}

function startOf(run, ball, kind) {
  const at = ball * run.dimension;
  return [0, 1, 2].map((axis) => (axis < run.dimension ? run[kind][at + axis] : 0));
}

function takeGrip(part, grip) {
  if (grip.held) return;
  const values = part.act("grab");
  grip.held = { values, moved: [0, 0, 0],
    places: part.run.radii.map((_, ball) => startOf(part.run, ball, "position")) };
}

function dropGrip(part, grip) {
  if (grip.held) part.act("drop");
  grip.held = null;
}

// Move a held grip by metres (or metres a second) since it was taken; a ball to lines of `grid` m.
function moveGrip(part, grip, moved, grid = 0) {
  const { held, ball, parameters, kind } = grip;
  const values = draggedValues(parameters, held.values, moved);
  if (kind === "velocity") {
    part.act("drag", values);
    return values;
  }
  const wanted = [...held.places[ball]];
  parameters.forEach((parameter, axis) => {
    if (!parameter) return;
    const to = values[parameter.name] + shiftOf(part, parameter, ball, axis);
    wanted[axis] = grid ? Math.round(to / grid) * grid : to;
  });
  const found = placedValues(part, ball, wanted, held.places);
  held.places = found.places;
  if (Object.keys(found.values).length) part.act("drag", found.values);
  return { ...values, ...found.values };
}

function dragGrip(part, grip) {
  const box = grip.element;
  let start = null;
  box.addEventListener("pointerdown", (event) => {
    if (event.button || !part.run) return;
    event.preventDefault();
    box.focus({ preventScroll: true });
    box.setPointerCapture(event.pointerId);
    dropGrip(part, grip);
    takeGrip(part, grip);
    start = [event.clientX, event.clientY];
    grip.held.samples = [{ time: event.timeStamp, moved: [0, 0, 0] }];
  });
  box.addEventListener("pointermove", (event) => {
    if (!start || !grip.held) return;
    const { camera, arrow, view, frame } = part.stage;
    const unit = camera.scale * (grip.kind === "velocity" ? arrow : 1);
    const along = (free) => worldMove(view ? frame : null, free,
      (event.clientX - start[0]) / unit, (start[1] - event.clientY) / unit);
    grip.held.samples.push({ time: event.timeStamp, moved: along(tipOf(part, grip)?.free ?? grip.free) });
    moveGrip(part, grip, along(grip.free), part.stage.snap ? gridStep(camera) : 0);
  });
  const drop = (event) => {
    const samples = grip.held?.samples;
    if (start) dropGrip(part, grip);
    if (start && samples && event.type === "pointerup") throwBall(part, grip, samples, event.timeStamp);
    start = null;
  };
  box.addEventListener("pointerup", drop);
  box.addEventListener("pointercancel", drop);
}

// The grip of a ball's velocity, for that of its place.
function tipOf(part, { ball, kind }) {
  return kind === "velocity" ? null
    : part.grips.find((one) => one.ball === ball && one.kind === "velocity");
}

// On the screen the ball leaves the hand as fast as the hand moved, whatever the clock's speed.
function throwBall(part, grip, samples, now) {
  const tip = tipOf(part, grip);
  if (!part.model.look.throwing || !tip) return;
  const velocity = releaseVelocity(samples, now).map((one) => one / part.model.clock.speed);
  const free = usable(part, tip);
  const parameters = tip.parameters.map((one, axis) => (free[axis] ? one : null));
  const still = Object.fromEntries(tip.parameters.filter(Boolean).map((one) => [one.name, 0]));
  part.act("throw", draggedValues(parameters, still, velocity));
}

function moveByArrow(part, grip, event) {
  const key = GRIP_KEYS[event.key];
  if (!key || event.ctrlKey || event.metaKey || event.altKey || !part.run) return;
  event.preventDefault();
  event.stopPropagation();
  const parameter = grip.parameters[key[0]];
  if (!parameter) return;
  takeGrip(part, grip);
  const step = (parameter.step || (parameter.maximum - parameter.minimum) / 200)
    * (event.shiftKey ? COARSE : 1);
  grip.held.moved[key[0]] += key[1] * step;
  const values = moveGrip(part, grip, grip.held.moved);
  part.act("say", gripInWords(grip, { ...part.model.values, ...values }, part.run.balls));
}

// Put the grips where the start of the first run is drawn; in a moving frame of reference a ball
// that is dragged would drift away from the hand. Once a challenge is judged, its picture is drawn.
function placeHandles(part) {
  const { runs: [run], values, offline, look, clock, task } = part.model;
  if (!run || !part.stage.camera) return;
  const hidden = part.stage.reference !== "room" || (look.time > 0 && (clock.playing || Boolean(task)));
  const { arrow, camera } = part.stage;
  for (const grip of part.grips) {
    const box = grip.element;
    // The tip of a ball at rest lies on the ball, which is what a hand wants to throw.
    const there = grip.ball < run.balls && usable(part, grip).some(Boolean)
      && !(look.throwing && grip.kind === "velocity");
    box.hidden = (hidden && !grip.held) || !there || offline;
    if (box.hidden) continue;
    const now = seenAt(part.stage, run, grip.ball, 0);
    const reach = grip.kind === "velocity" ? arrow : 0;
    const [x, y] = placeOn(part.stage, now.x + now.vx * reach, now.y + now.vy * reach,
      now.z + now.vz * reach);
    const size = reach ? LEAST_GRIP
      : Math.max(LEAST_GRIP, 2 * run.radii[grip.ball] * camera.scale);
    box.style.width = `${size}px`;
    box.style.height = `${size}px`;
    box.style.transform = `translate(${x - size / 2}px, ${y - size / 2}px)`;
    const words = gripInWords(grip, values, run.balls);
    if (box.getAttribute("aria-label") !== words) box.setAttribute("aria-label", words);
  }
}
