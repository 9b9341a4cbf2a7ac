// The fields of a guess: a number, a row of choices, an arrow's boxes, the speeds of a row.

import { arrowBoxes } from "./arrow_boxes.js";
import { element, newButton, uniqueName } from "../base/dom.js";
import { guessText, plain } from "../base/numbers.js";
import { LETTERS } from "../base/options.js";
import { newSpeeds } from "./speeds.js";
import { sketchOf } from "../base/sketch.js";
import { plainNumber, typedNumber } from "../base/typed_number.js";
import { say } from "../words/say.js";

const [STEP, LONG, LONG_STEP] = [0.05, 10, 1]; // of a flag or a number, by its buttons; of a long scale

/**
 * Make the fields of the question as it is asked now. `changed(value, typed)` is called when the
 * guess moves, `entered()` by Enter in a box.
 * @returns {any} element, write(value), and speeds for a guess of speeds
 */
export function newFields(asked, changed, entered) {
  if (asked.kind === "choice") return choiceFields(asked, changed);
  if (asked.kind === "speeds") return speedFields(asked, changed);
  if (asked.kind === "arrow") return arrowBoxes(asked, (value) => changed(value, true), entered);
  return numberField(asked, changed, entered);
}

function choiceFields(asked, changed) {
  const name = uniqueName("carom-choice");
  const inputs = [];
  const rows = asked.choices.map((choice, place) => {
    const option = asked.options[place];
    const input = element("input", { type: "radio", name, value: option,
      onchange: () => changed(option, true) });
    inputs.push(input);
    return element("label", { class: "carom-choice" }, input,
      element("span", { class: "carom-letter", "aria-hidden": "true" }, LETTERS[place]),
      ...(asked.sketches?.[place] ? [sketchOf(asked.sketches[place])] : []),
      element("span", {}, choice));
  });
  return {
    element: element("div", { class: "carom-choices", role: "radiogroup",
      "aria-label": say("guess-label") }, ...rows),
    write(value) { for (const input of inputs) input.checked = input.value === value; },
  };
}

function speedFields(asked, changed) {
  const speeds = newSpeeds(asked, () => changed(null, true));
  return {
    element: element("div", { class: "carom-speed-fields" }, speeds.element, speeds.said),
    speeds,
    write() {},
  };
}

function numberField(asked, changed, entered) {
  const flag = asked.kind === "flag";
  const given = () => {
    const number = typedNumber(box.value, asked.unit);
    return Number.isNaN(number) ? box.value : number;
  };
  const box = element("input", { type: "text", inputmode: "decimal", maxlength: "40",
    autocomplete: "off", placeholder: "?",
    "aria-label": say(asked.what ? "guess-of" : asked.unit ? "guess-in" : "guess-label", asked),
    oninput: () => changed(given(), true),
    // What is off the scale or no number is marked when the box is left, and refused in words at the answer.
    onchange: () => box.setAttribute("aria-invalid", String(isRefused(given(), asked))),
    onkeydown: (event) => { if (event.key === "Enter") { event.preventDefault(); entered(); } } });
  const write = (value) => {
    box.setAttribute("aria-invalid", "false");
    box.value = value === "" || value === null ? ""
      : guessText(value).replace("−", "-");
  };
  const stepped = (way) => {
    const now = flagHeight(given());
    const next = steppedGuess(now, way, asked);
    write(next);
    changed(next, false);
  };
  const button = (way, sign, label) => newButton({ class: "carom-step",
    "aria-label": label, onclick: () => stepped(way) }, sign);
  return {
    element: element("div", { class: "carom-value" },
      button(-1, "−", flag ? say("flag-lower") : say("guess-less")),
      element("span", { class: "carom-guess-box" }, box, asked.unit),
      button(1, "+", flag ? say("flag-raise") : say("guess-more"))),
    write,
  };
}

/**
 * The guess one step on (way 1) or back (-1); from the foot of the scale where there is none. Pure.
 * @param {number} now
 * @param {number} way
 * @param {{ minimum: number, maximum: number }} scale
 */
export function steppedGuess(now, way, { minimum, maximum }) {
  const step = niceStepOf(maximum - minimum);
  const from = Number.isFinite(now) ? now : minimum;
  const next = Math.round(from / step + way) * step;
  return Number(plain(Math.min(maximum, Math.max(minimum, Number(next.toFixed(6))))));
}

/** Whether a number lies off the scale; no number does not. Pure. */
export function isOff(number, { minimum, maximum }) {
  return number < minimum || number > maximum;
}

/** Whether what a box holds is a number off the scale, or a text that is none. Pure. */
export function isRefused(given, scale) {
  return typeof given === "number" ? isOff(given, scale) : given.trim() !== "";
}

function niceStepOf(span) {
  if (span > LONG) return LONG_STEP;
  return span > 2 ? STEP : span / 40;
}

/** The number that the flag stands at, or NaN while the box holds no number. Pure. */
export function flagHeight(value) {
  return typeof value === "number" ? value : plainNumber(value);
}
