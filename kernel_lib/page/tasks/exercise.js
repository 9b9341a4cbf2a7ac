// An exercise: a field for the answer, its check, a hint, and then the solution.

import { element, newButton, setSentence, setText, uniqueName } from "../base/dom.js";
import { twoSigns, typedNumber } from "../base/typed_number.js";
import { say } from "../words/say.js";

/** What may part a number from the answer before it is called near enough, of the answer. */
const CLOSE = 0.005;

/**
 * What is said of an answer: "right", "near" where it is as near as asked and no more, "wrong", or
 * "type" and "unread" where it is none. Pure.
 * @param {any} exercise of the sheet
 * @param {string} given
 */
export function judgedExercise(exercise, given) {
  const { answer, choices, tolerance, unit } = exercise;
  if (!given.trim()) return choices.length ? "choose" : "type";
  if (choices.length) return given === answer ? "right" : "wrong";
  const number = typedNumber(given, unit);
  if (Number.isNaN(number)) return "unread";
  // In a box of per cent 0.71 is a share.
  const typed = unit === "%" && !given.includes("%") ? [number, 100 * number] : [number];
  const off = Math.min(...typed.map((one) => Math.abs(one - answer)));
  // An end of the tolerance is near enough; rounding must not decide it.
  if (off > tolerance * (1 + 1e-9)) return "wrong";
  return off <= CLOSE * Math.abs(answer) ? "right" : "near";
}

/**
 * One exercise. `solved` is called when it is, `open` when its values are to be tried.
 * @param {any} exercise of the sheet
 * @param {number} place from 1
 * @param {boolean} tried whether it has values of its own
 * @param {{ solved: () => void, open: () => void }} act
 */
export function newExercise(exercise, place, tried, act) {
  /** @type {any} */
  const part = { exercise, act, given: "" };
  const name = uniqueName("carom-exercise");
  part.field = exercise.choices.length ? choicesOf(part, name) : boxOf(part, name);
  part.said = element("p", { class: "carom-exercise-said", role: "status" });
  part.solution = element("details", { class: "carom-solution", hidden: true },
    element("summary", {}, say("exercise-solution")), setSentence(element("p"), exercise.solution));
  part.hint = element("details", { ontoggle: () => { part.solution.hidden = false; } },
    element("summary", {}, say("exercise-hint")), setSentence(element("p"), exercise.hint));
  part.element = element("form", { class: "carom-exercise", onsubmit: (event) => {
    event.preventDefault();
    checkExercise(part);
  } },
  element("p", { id: name, class: "carom-exercise-question" },
    element("span", { class: "carom-exercise-place" }, `${place}. `), setSentence(element("span"), exercise.question)),
  element("div", { class: "carom-exercise-fields" }, part.field,
    element("button", { type: "submit" }, say("exercise-check")),
    tried ? newButton({ class: "carom-quiet", onclick: act.open },
      say("exercise-try")) : null),
  part.said, part.hint, part.solution);
  return part;
}

function boxOf(part, name) {
  const { unit } = part.exercise;
  return element("span", { class: "carom-exercise-box" },
    element("input", { type: "text", inputmode: "decimal", maxlength: "40", autocomplete: "off",
      "aria-labelledby": name, oninput: ({ target }) => { part.given = target.value; } }), unit);
}

function choicesOf(part, name) {
  return element("span", { role: "radiogroup", "aria-labelledby": name,
    class: "carom-exercise-choices" }, ...part.exercise.choices.map((choice) =>
    element("label", {}, element("input", { type: "radio", name, value: choice,
      onchange: () => { part.given = choice; } }), choice)));
}

function checkExercise(part) {
  const found = judgedExercise(part.exercise, part.given);
  const solved = found === "right" || found === "near";
  part.element.classList.toggle("carom-solved", solved);
  setText(part.said, (found === "unread" && twoSigns(part.given.trim()))
    || say(`exercise-${found}`, { solution: part.exercise.solution, given: part.given.trim() }));
  if (solved || found === "wrong") part.solution.hidden = false;
  if (solved) part.act.solved();
}

/**
 * On a page of its own an exercise stands where the text asks it, in place of what is printed there;
 * whether all do, else none: a list that is torn would be searched for the rest.
 */
export function placeInText(exercises) {
  if (!document.documentElement.classList.contains("carom-page")) return false;
  const asked = exercises.map((one) => document.querySelector(`a[href="#exercise=${one.exercise.name}"]`)?.closest("p"));
  if (!asked.length || !asked.every(Boolean)) return false;
  asked.forEach((paragraph, k) => {
    const answer = paragraph.nextElementSibling;
    for (const one of [paragraph, answer?.tagName === "DETAILS" ? answer : null]) if (one) one.hidden = true;
    paragraph.before(element("div", { class: "carom-in-text" }, exercises[k].element));
  });
  return true;
}

/** Show that it was solved in an earlier visit. */
export function showExercise(part, solved) {
  part.element.classList.toggle("carom-solved", solved);
  if (solved && !part.said.textContent) setText(part.said, say("exercise-before"));
}
