// The flag of a guess on the stage: set by mouse, touch or keyboard; later beside the truth.

import { element, icon, setText } from "../base/dom.js";
import { figure, guessText } from "../base/numbers.js";
import { enlargement } from "../base/surface.js";
import { toScreen, toWorld } from "../view/camera.js";
import { flagHeight } from "./fields.js";
import { BARE, RULED, drawHeights, middleOfGap, newHeightDrawing } from "./height_drawing.js";
import { poleOnTheLeft } from "./height_picture.js";
import { move } from "./question.js";
import { ruledFloor } from "../stage/ground/ruler.js";
import { claimBox, claimLine } from "../stage/labels/claims.js";
import { sharedArea } from "../stage/labels/placing.js";
import { say } from "../words/say.js";

const FLAG_STEP = 0.05;
const RAISE_ROOM = 150; // pixels for the words beside the pole
const FLAG_ROOM = 132; // pixels for the flag, and the buttons of the camera beside it
const NARROW_STAGE = 480; // pixels of a stage on which the flag alone has room
const NARROW_ROOM = 92;
const TAG_OFF = 12; // pixels from the ball to the tag at the truth
const [CLOTH_WIDE, CLOTH_ABOVE, CLOTH_BELOW] = [70, 31, 3]; // pixels of the flag, right of its pole and around its height
const [TAG_LETTER, TAG_EDGE, TAG_HIGH] = [9, 10, 30]; // pixels of the tag: a letter, at its ends, its height
const GAP_NAME = 72; // pixels from the pole to the end of the length of the gap
const TAG_TOP = { low: 4, high: -34, "": -15 }; // as in flag.css

/** The flag over the stage of a guess of kind "flag". */
export function newFlag(guess, stage) {
  const { minimum, maximum, unit } = guess.asked;
  const part = { guess, stage, unit, start: minimum };
  part.label = element("span", { class: "carom-flag-label" });
  part.grip = element("div", { class: "carom-flag-grip", role: "slider", tabindex: "0",
    "aria-orientation": "vertical", "aria-label": say("flag-label"),
    "aria-valuemin": minimum, "aria-valuemax": maximum }, part.label);
  part.raise = element("span", { class: "carom-flag-raise" }, icon("M6 11l6-6 6 6M6 19l6-6 6 6"),
    say("flag-raise"));
  part.pole = element("div", { class: "carom-flag-pole" });
  part.line = element("div", { class: "carom-flag-line" });
  part.truthLabel = element("span", {});
  part.truth = element("div", { class: "carom-truth" }, part.truthLabel);
  part.heights = newHeightDrawing();
  part.element = element("div", { class: "carom-flag" }, part.heights.element, part.line, part.pole, part.raise,
    part.truth, part.grip);
  part.grip.addEventListener("keydown", (event) => press(part, event));
  dragFlag(part, part.grip);
  stage.overlay = (run) => claimFlag(part, run);
  part.place = (run, truthHolds, pictured) => {
    placeFlag(part, run, truthHolds);
    // Beyond the verdict the run has dots of its own, and the ball would lie on the marks.
    part.heights.element.classList.toggle("carom-heights-past", !pictured);
  };
  return part;
}

function kept(part, value) {
  const { minimum, maximum } = part.guess.asked;
  return Math.min(maximum, Math.max(minimum, Number(value.toFixed(2))));
}

// Until it is moved the flag lies at the foot of its pole: no height is suggested.
function height(part) {
  const { guess } = part;
  const value = flagHeight(asks(part) ? guess.value : guess.record?.guess ?? NaN);
  return kept(part, Number.isFinite(value) ? value : part.start);
}

function asks(part) {
  return part.guess.turn === "ask";
}

function press(part, event) {
  const { minimum, maximum } = part.guess.asked;
  const steps = { ArrowUp: FLAG_STEP, ArrowRight: FLAG_STEP, ArrowDown: -FLAG_STEP, ArrowLeft: -FLAG_STEP,
    PageUp: 10 * FLAG_STEP, PageDown: -10 * FLAG_STEP };
  if (!asks(part)) return;
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
    if (!asks(part) || event.button) return;
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

// Put the flag, its line and the truth where they belong.
function placeFlag(part, run, truthHolds) {
  const { record } = part.guess;
  const { camera } = part.stage;
  const asking = asks(part);
  const shown = camera && run && (asking || (truthHolds && record));
  part.element.hidden = !shown;
  if (!shown) part.stage.measured = false;
  if (!shown) return;
  const where = whereOf(part, run);
  part.element.dataset.pole = where.poleLeft ? "left" : "right";
  const flown = asking || Number.isFinite(record.guess);
  for (const name of ["grip", "line", "pole", "raise"]) part[name].hidden = !flown;
  if (flown) plant(part, run, where);
  placeTruth(part, run, where, flown);
}

function whereOf(part, run) {
  const { camera, pane: surface } = part.stage;
  const at = (metres) => toScreen(camera, surface.width, surface.height, 0, metres)[1];
  const across = (metres) => toScreen(camera, surface.width, surface.height, metres, 0)[0];
  const ruled = ruledFloor(part.stage, [run]) !== null;
  return { at, across, scale: camera.scale, width: surface.width, height: surface.height, ruled,
    ...poleAt(part, run, across(run.position[0]), ruled), larger: enlargement(part.stage.surface) };
}

// Flag and tag lie over the picture of a verdict: no word of it stands below them.
function claimFlag(part, run) {
  const { stage, guess: { record, turn } } = part;
  if (!run || turn !== "told" || part.element.hidden || !Number.isFinite(record?.answer)) return;
  const where = whereOf(part, run);
  for (const box of [...boxesOfFlag(record, where), tagOf(part, run, where)]) claimBox(stage, box);
  if (!Number.isFinite(record.guess)) return;
  claimLine(stage, [[where.pole, where.at(flagHeight(record.guess))], [where.pole, where.height]]);
}

// What the flag takes: its cloth, and next to its pole the length of the gap to the truth.
function boxesOfFlag({ guess, answer }, { at, pole, larger }) {
  if (!Number.isFinite(guess)) return [];
  const [flag, gap] = [at(flagHeight(guess)), middleOfGap(at, answer, flagHeight(guess))];
  const cloth = { left: pole, right: pole + CLOTH_WIDE * larger, top: flag - CLOTH_ABOVE * larger, bottom: flag + CLOTH_BELOW };
  if (gap === null) return [cloth];
  const half = TAG_HIGH * larger / 2;
  return [cloth, { left: pole, right: pole + GAP_NAME * larger, top: gap - half, bottom: gap + half }];
}

// Where the tag of the truth stands: next to the ball, on the side of the pole; on the other one where the flag would cover it.
function tagOf({ guess: { record }, unit }, run, where) {
  const { at, across, poleLeft, scale, width, larger } = where;
  const top = at(record.answer) + TAG_TOP[asideOf(record, width)];
  const wide = larger * TAG_LETTER * figure(record.answer, unit).length + 2 * TAG_EDGE;
  const [x, off] = [across(run.position[0]), run.radii[0] * scale + TAG_OFF];
  const [usual, other] = [poleLeft, !poleLeft].map((onLeft) => {
    const left = onLeft ? x - off - wide : x + off;
    return { onLeft, left, right: left + wide, top, bottom: top + TAG_HIGH * larger };
  });
  const covered = boxesOfFlag(record, where).some((box) => sharedArea(box, usual) > 0);
  return covered && other.left >= 0 && other.right <= width ? other : usual;
}

// On a narrow stage the tag keeps clear of the gap to the flag.
function asideOf(record, width) {
  if (!Number.isFinite(record.guess) || width >= NARROW_STAGE) return "";
  return record.answer < flagHeight(record.guess) ? "low" : "high";
}

function plant(part, run, { at, pole, width, height: foot }) {
  const asking = asks(part);
  const value = height(part);
  const y = at(value);
  const plane = run.walls.find((one) => one.point); // a bowl has none
  const floor = plane ? at(plane.point[1]) : foot;
  part.grip.style.transform = `translate(${pole}px, ${y}px)`;
  part.line.style.transform = `translateY(${y}px)`;
  part.pole.style.transform = `translate(${pole}px, ${y}px)`;
  part.pole.style.height = `${Math.max(0, floor - y)}px`;
  const set = !asking || Number.isFinite(flagHeight(part.guess.value));
  part.line.hidden = !set;
  part.raise.hidden = set;
  part.raise.style.transform = `translate(${pole}px, ${y - 66}px)`;
  part.raise.classList.toggle("carom-flag-raise-left", pole + RAISE_ROOM > width);
  const text = set ? guessText(value, part.unit) : "?";
  setText(part.label, text);
  part.grip.setAttribute("aria-valuenow", value);
  part.grip.setAttribute("aria-valuetext", set ? text : say("flag-down"));
  part.grip.setAttribute("aria-disabled", String(!asking));
}

// The truth in ink, and the picture around it; nothing of either before the verdict.
function placeTruth(part, run, where, flown) {
  const { record, turn } = part.guess;
  const hidden = turn === "run" || asks(part) || !Number.isFinite(record?.answer);
  part.truth.hidden = hidden;
  part.heights.element.classList.toggle("carom-away", hidden);
  part.stage.measured = !hidden; // its words stand on the floor
  if (hidden) return;
  const y = where.at(record.answer);
  const { onLeft, left, right } = tagOf(part, run, where);
  part.truth.style.transform = `translateY(${y}px)`;
  part.truthLabel.style.left = onLeft ? "" : `${Math.round(left)}px`;
  part.truthLabel.style.right = onLeft ? `${Math.round(where.width - right)}px` : "";
  part.truthLabel.dataset.aside = asideOf(record, where.width);
  setText(part.truthLabel, figure(record.answer, part.unit));
  drawHeights(part.heights, run, where, { truth: record.answer, unit: part.unit,
    until: part.guess.end, flag: flown ? flagHeight(record.guess) : null });
}

// On a narrow stage the flag stands on the left where the bars of the verdict have room on the right alone.
function poleAt({ guess, stage }, run, x, ruled) {
  const { camera, pane: { width } } = stage;
  const narrow = width < NARROW_STAGE;
  const last = width - (narrow ? NARROW_ROOM : FLAG_ROOM);
  const { wall_x: wallX } = guess.asked;
  if (wallX !== null) return { pole: Math.min(last, Math.max(40, toScreen(camera, width, 1, wallX, 0)[0])), poleLeft: false };
  const left = narrow ? poleOnTheLeft(ruled ? RULED : BARE, { x, r: run.radii[0] * camera.scale }, width - BARE) : null;
  return { pole: left ?? last, poleLeft: left !== null };
}
