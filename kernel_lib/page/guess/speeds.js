// A guess of speeds: a slider and a box for each ball of a row, and meters that say whether the laws
// hold that it must keep. Two answers are asked for where more than one exists. Ball 1 is held at rest
// until its lock is let go, which a hint proposes to whoever has not found it.

import { drawArrow } from "../stage/arrows/shape.js";
import { element, newButton, setText, symbolElement } from "../base/dom.js";
import { exact, show } from "../base/numbers.js";
import { placeOn } from "../view/coordinates.js";
import { brokenLaw, mayMoveBack, judged, sumsOf } from "./row_laws.js";
import { verdictOf } from "./verdict.js";
import { twoSigns, typedNumber } from "../base/typed_number.js";
import { listed, say, written } from "../words/say.js";

const ANSWERS = 2;
const APART = 0.1; // of the greatest speed: answers closer than this are the same
const STEPS = 100; // of a slider, for the greatest speed
const HINT_AFTER = 40_000; // ms of an open question until the lock is named

/** Whether an answer differs from those kept by a tenth of the greatest speed in some ball. Pure. */
function isNew(kept, speeds, greatest) {
  return kept.every((one) => one.some((speed, i) =>
    Math.abs(speed - speeds[i]) > APART * greatest));
}

/** The sliders and meters; `moved()` is called when a speed changes. */
export function newSpeeds(guess, moved) {
  /** @type {any} */
  const part = { guess, moved, row: { masses: [], before: [] }, speeds: [], kept: [], held: false,
    waiting: 0, isHinted: false, refused: "", plays: false, shown: "" };
  part.sliders = element("div", { class: "carom-speed-sliders" });
  part.meters = { momentum: newMeter(say("show-momenta"), "kg m/s"), energy: newMeter(say("bars-energy"), "J") };
  part.order = element("p", { class: "carom-speed-order" });
  part.said = element("p", { class: "carom-speed-said", role: "status" });
  part.hint = element("p", { class: "carom-speed-hint", role: "status" });
  part.lock = newButton({ class: "carom-quiet carom-speed-lock",
    "aria-label": say("speeds-lock-label"), onclick: () => {
      part.held = !part.held;
      if (part.held) part.speeds[0] = 0;
      part.moved();
    } });
  part.element = element("div", { class: "carom-speeds" }, part.sliders,
    element("div", { class: "carom-meters" }, part.meters.momentum.element,
      part.meters.energy.element, part.order, part.hint));
  part.meters.energy.element.hidden = !guess.keeps.includes("energy");
  return part;
}

function newMeter(name, unit) {
  const meter = { unit, fill: element("i"), text: element("span", { class: "carom-meter-text" }),
    word: element("b") };
  meter.bar = element("div", { class: "carom-meter-bar", "aria-hidden": "true" }, meter.fill);
  meter.element = element("p", { class: "carom-meter", role: "group", "aria-label": name },
    element("span", {}, name), meter.bar, meter.text, meter.word);
  return meter;
}

/** Set the row sent by Python, { masses, before }; a different row starts afresh. */
export function setRow(part, row) {
  if (JSON.stringify(row) === JSON.stringify(part.row)) return;
  part.row = row;
  resetSpeeds(part);
}

/** All speeds at zero, ball 1 held there in a row of three or more, and no answer kept. */
export function resetSpeeds(part) {
  part.kept = [];
  part.speeds = part.row.masses.map(() => 0);
  part.held = part.speeds.length > 2;
  forget(part);
  const top = greatestOf(part);
  const { minimum, maximum } = part.guess;
  part.inputs = part.speeds.map((speed, i) => element("input", { type: "range",
    min: minimum * top, max: maximum * top * mostOf(part, i), step: top / STEPS, value: speed,
    "aria-label": say("speeds-ball", { number: i + 1 }), oninput: () => {
      part.speeds[i] = Number(part.inputs[i].value);
      part.moved();
    } }));
  part.boxes = part.speeds.map((_, i) => element("input", { type: "text", inputmode: "decimal",
    maxlength: "12", autocomplete: "off", "aria-label": say("speeds-typed", { number: i + 1 }),
    oninput: () => takeTyped(part, i), onchange: () => leaveBox(part, i) }));
  part.sliders.replaceChildren(...part.inputs.map((input, i) => element("div",
    { class: "carom-speed-row" }, symbolElement(`v_${i + 1}`), input,
    i === 0 && part.held ? part.lock : null, part.boxes[i], element("span", {}, "m/s"))));
}

// What is no number, or off the scale, leaves the speed as it was.
function takeTyped(part, i) {
  const speed = typedSpeed(part, i);
  part.refused = "";
  if (Number.isNaN(speed)) return;
  part.speeds[i] = speed;
  part.moved();
}

function typedSpeed(part, i) {
  const [slider, speed] = [part.inputs[i], typedNumber(part.boxes[i].value, "m/s")];
  return speed >= Number(slider.min) && speed <= Number(slider.max) ? speed : NaN;
}

// Once it is left, the box has the speed again, and words say why.
function leaveBox(part, i) {
  const [slider, box] = [part.inputs[i], part.boxes[i]];
  part.refused = Number.isNaN(typedSpeed(part, i)) ? twoSigns(box.value) || say("speeds-off", { number: i + 1, given: box.value,
    low: exact(Number(slider.min)), high: exact(Number(slider.max)) }) : "";
  if (part.refused) box.value = bare(part.speeds[i]);
  showSpeeds(part);
}

function forget(part) {
  clearTimeout(part.waiting);
  part.waiting = 0;
  part.isHinted = false;
}

// The clock of the hint runs while the question is open and ball 1 is held.
function watch(part, isOpen) {
  if (!isOpen || !part.held) {
    forget(part);
  } else if (!part.waiting) {
    part.waiting = setTimeout(() => {
      part.isHinted = true;
      showSpeeds(part);
    }, HINT_AFTER);
  }
  const hint = mayMoveBack(part.row) ? "speeds-hint-back" : "speeds-hint-on";
  setText(part.hint, part.isHinted ? say(hint) : "");
}

// A light ball may leave at up to twice the speed of a heavy one that comes in.
function mostOf(part, i) {
  return part.row.masses[i] < part.row.masses[0] ? 4 / 3 : 1;
}

/** The greatest speed that any slider can be set to, m/s. */
export function fastestOf(part) {
  return Math.max(...part.inputs.map(({ max }) => Number(max)));
}

function greatestOf(part) {
  return Math.max(1e-9, ...part.row.before.map(Math.abs));
}

/** How many answers this row has to give: only one where there are no more speeds than sums to keep. */
function wanted({ guess, row }) {
  const sums = guess.keeps.filter((law) => law !== "order").length;
  return row.masses.length > sums ? ANSWERS : 1;
}

function fits({ guess, row, speeds }) {
  return !brokenLaw(row, speeds, guess);
}

/** Why the speeds set now cannot be kept: a law that must hold does not, or an answer like it is kept. */
export function refusal(part) {
  const { guess, kept, row, speeds } = part;
  if (fits(part)) return say("speeds-again", { list: speedsText(kept) });
  if (guess.keeps.includes("energy")) return say("missing-speeds");
  const [before, now] = [row.before, speeds].map((list) => bare(sumsOf(row.masses, list).momentum));
  return say("speeds-instead", { now, before });
}

/** Whether the speeds set now are one more answer. */
export function takeable(part) {
  return part.speeds.length > 0 && fits(part)
    && isNew(part.kept, part.speeds, greatestOf(part));
}

/** Keep the speeds set now, in place of the first answer where there are enough; returns all answers when there are, else null. */
export function keepSpeeds(part) {
  part.kept = [...part.kept, [...part.speeds]].slice(-wanted(part));
  return hasAll(part) ? part.kept : null;
}

/** Whether there are as many answers as this row has to give. */
export function hasAll(part) {
  return part.kept.length >= wanted(part);
}

/** The label of the button. */
export function keepLabel(part) {
  return isPlayed(part) || part.kept.length + 1 < wanted(part) ? say("speeds-keep") : say("speeds-last");
}

/** Bring sliders, boxes, meters and words up to date; `isOpen`: whether the question is. */
export function showSpeeds(part, isOpen = true) {
  const top = greatestOf(part);
  part.speeds.forEach((speed, i) => showOne(part, i, speed));
  part.lock.setAttribute("aria-pressed", String(part.held));
  setText(part.lock, say(part.held ? "speeds-held" : "speeds-hold"));
  watch(part, isOpen);
  const found = judged(part.row, part.speeds, part.guess.tolerance);
  const [before, now] = [part.row.before, part.speeds].map((list) =>
    sumsOf(part.row.masses, list));
  for (const name of ["momentum", "energy"]) {
    showMeter(part.meters[name], now[name], before[name], found[name]);
  }
  setText(part.order, found.through < 0 ? say("speeds-order")
    : say("speeds-through", { one: found.through + 1, other: found.through + 2 }));
  part.order.classList.toggle("carom-kept", found.through < 0);
  part.order.hidden = !part.guess.keeps.includes("order") || (part.isHinted && found.through < 0); // the hint takes its place
  const again = fits(part) && !isNew(part.kept, part.speeds, top);
  if (isPlayed(part) && !part.refused) showLaws(part);
  else {
    part.shown = "";
    setText(part.said, part.refused || saying(part, again));
  }
}

// Whether each answer is played, and then said which law rejects it: of a puzzle, which brings its own row.
function isPlayed({ guess }) {
  return guess.row !== undefined;
}

// The last answer has its law once it has been played.
function showLaws(part) {
  const { guess, kept, plays } = part;
  const key = JSON.stringify([kept, plays]);
  if (part.shown === key) return;
  part.shown = key;
  part.said.replaceChildren(...kept.map((one, k) => element("span", { class: "carom-speed-answer" },
    element("b", {}, say("speeds-one", { speeds: speedsText([one]) })), " ",
    element("span", { class: "carom-speed-law" }, plays && k === kept.length - 1 ? "" : verdictOf(guess, guess, one).text))));
}

function showOne(part, i, speed) {
  const [slider, box] = [part.inputs[i], part.boxes[i]];
  if (Number(slider.value) !== speed) slider.value = speed;
  slider.setAttribute("aria-valuetext", `${show(speed, 2)} m/s`);
  if (box !== document.activeElement) box.value = bare(speed);
  slider.disabled = box.disabled = i === 0 && part.held;
}

function saying(part, again) {
  if (!part.kept.length) return "";
  return say(again ? "speeds-again" : "speeds-found", { list: speedsText(part.kept) });
}

/** Answers as a list of speeds, without their unit. Pure. */
export function speedsText(answers) {
  return listed(answers.map((one) => written(`(${one.map(bare).join(", ")})`)));
}

function bare(number) {
  return show(number, 2).replace("~", "");
}

function showMeter(meter, now, before, found) {
  const share = before ? Math.min(1, Math.max(0, now / before / 2)) : 0;
  meter.fill.style.width = `${100 * share}%`;
  meter.element.classList.toggle("carom-kept", found === 0);
  setText(meter.text, say("speeds-share", { now: bare(now),
    before: show(before, 2), unit: meter.unit }));
  setText(meter.word, found === 0 ? say("speeds-kept") : found > 0 ? say("speeds-much") : say("speeds-little"));
}

/** Draws the speeds set so far on the balls of the row, while they are asked for. */
export function speedsMark(guess) {
  return (pen, stage, look) => {
    const [run] = look.runs;
    const part = guess.speeds;
    if (guess.turn !== "ask" || !part || isPlayed(part) || !run || run.balls !== part.speeds.length) return;
    const scale = 2 * run.radii[0] / greatestOf(part);
    part.speeds.forEach((speed, i) => {
      const at = i * run.dimension;
      const x = run.pivots[i]?.[0] ?? run.position[at];
      const y = run.position[(run.balls - 1) * run.dimension + 1];
      drawArrow(pen, ...placeOn(stage, x, y), ...placeOn(stage, x + speed * scale, y),
        look.colours.accent, 3.5);
    });
  };
}
