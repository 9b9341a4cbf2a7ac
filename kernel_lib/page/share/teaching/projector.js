// Before a class: one question at a time, its answers by letters, one button for whoever leads.

import { element, icon, newButton, setSentence, setText, unstressed } from "../../base/dom.js";
import { LETTERS } from "../../base/options.js";
import { signals } from "../../base/signals.js";
import { sketchOf } from "../../base/sketch.js";
import { say } from "../../words/say.js";

const TICK_OF_RIGHT = "M5 12.5l4.5 4.5L19 7.5";
const [BESIDE_CHOICE, ROW_OF_CHOICES] = [6, 66]; // letters: those around an answer, those of a row
/** @type {Record<string, any>} What the button says at a step. */
const LEAD_WORDS = { first: "class-first", talk: "class-talk", second: "class-second",
  alone: "class-alone", ready: "class-ready", look: "class-look", still: "class-still",
  told: "class-told", again: "class-again" };
const KEYS_ON = ["PageDown", "ArrowRight", " ", "Enter"];
const KEYS_BACK = ["PageUp", "ArrowLeft"];

/** The steps of a question: votes, with talk between two of them, then the run, and its result. Pure. */
export function stepsOf(rounds) {
  return [...(rounds === 2 ? ["first", "talk", "second"] : ["alone"]), "ready", "look", "told"];
}

/** Where whoever leads is after a press. Pure. */
export function stepOn(questions, { place, step }) {
  const steps = stepsOf(questions[place].rounds);
  const next = steps[steps.indexOf(step) + 1];
  return next ? { place, step: next } : beginOf(questions, (place + 1) % questions.length);
}

/** Where a step back leads: from the run to the vote before it, else to the step before. Pure. */
export function stepBack(questions, { place, step }) {
  const steps = stepsOf(questions[place].rounds);
  if (step === "look" || step === "told") return { place, step: "ready" };
  const before = steps[steps.indexOf(step) - 1];
  return before ? { place, step: before } : beginOf(questions, Math.max(0, place - 1));
}

/** The first step of a question. Pure. */
export function beginOf(questions, place) {
  return { place, step: stepsOf(questions[place].rounds)[0] };
}

/** What a key of a presenter or a keyboard does: 1 goes on, -1 back, 0 nothing. Pure. */
export function wayOf(key) {
  return KEYS_ON.includes(key) ? 1 : KEYS_BACK.includes(key) ? -1 : 0;
}

/** Whether a link sets or fixes a value: then it shows what it says, and asks nothing. Pure. */
export function saysValues(search, prefix, parameters) {
  const told = new URLSearchParams(search);
  return told.has(`${prefix}lock`) || parameters.some(({ name }) => told.has(prefix + name));
}

/** The place of the class question of an act, from 0. Pure. */
export function placeOfAct(search, prefix, count) {
  const act = Number(new URLSearchParams(search).get(`${prefix}act`) ?? 1);
  return Number.isInteger(act) && act >= 1 ? Math.min(act, count) - 1 : 0;
}

/**
 * Head and foot around the stage. `at` is the place and step where it stands; `act` is called with
 * the place and step that are wanted.
 */
export function newProjector(questions, place, act) {
  /** @type {any} */
  const part = signals({ questions, at: beginOf(questions, Math.min(place, questions.length - 1)), answer: null, act });
  part.given = element("span", { class: "carom-given" });
  part.asked = element("span");
  part.question = element("p", { class: "carom-class-question" }, part.given, part.asked);
  part.right = element("strong");
  part.happened = element("span");
  part.told = element("p", { class: "carom-class-told", role: "status" }, part.right, part.happened);
  part.count = element("p", { class: "carom-class-count" });
  part.head = element("div", { class: "carom-class-head" }, part.question, part.told);
  part.choices = element("ol", { class: "carom-class-choices" });
  part.button = newButton({ class: "carom-class-lead",
    onclick: () => act(stepOn(questions, part.at)) });
  part.foot = element("div", { class: "carom-class-foot" }, part.choices, part.button);
  const hear = (event) => pressLeadKey(part, event);
  window.addEventListener("keydown", hear, true);
  part.end = () => {
    window.removeEventListener("keydown", hear, true);
    for (const one of [part.head, part.foot, part.count]) one.remove();
  };
  return part;
}

/** The question that stands there. */
export function classQuestion(part) {
  return part.questions[part.at.place];
}

// A presenter's keys; the button and whatever else has the focus keep Enter and space.
function pressLeadKey(part, event) {
  const way = event.ctrlKey || event.metaKey || event.altKey ? 0 : wayOf(event.key);
  const pressed = event.target instanceof Element && event.target.closest("button, select, a");
  if (!way || (pressed && [" ", "Enter"].includes(event.key))) return;
  event.preventDefault();
  event.stopPropagation();
  if (!event.repeat) part.act((way > 0 ? stepOn : stepBack)(part.questions, part.at));
}

/** Bring question, answers and button up to date; `still` says that the run is shown by pictures. */
export function showProjector(part, still = false) {
  const { place, step } = part.at;
  const { question, choices, sketches } = part.questions[place];
  const told = step === "told" && part.answer;
  const lines = question.split("\n");
  setSentence(part.given, `${lines.slice(0, -1).join(" ")} `);
  setSentence(part.asked, lines[lines.length - 1]);
  setText(part.right, told && part.answer.right ? `${part.answer.right}. ` : "");
  setText(part.happened, told ? unstressed(part.answer.happened) : "");
  part.choices.replaceChildren(...choices.map((words, index) =>
    classChoice(words, LETTERS[index], sketches?.[index], Boolean(told) && words === part.answer.right)));
  part.choices.toggleAttribute("data-told", Boolean(told));
  part.choices.toggleAttribute("data-long", needsRows(choices));
  const last = place === part.questions.length - 1;
  const now = step === "told" && last ? "again" : step === "look" && still ? "still" : step;
  setText(part.button, say(LEAD_WORDS[now]));
  setText(part.count, say("class-count", { place: place + 1, all: part.questions.length }));
}

/** Whether answers are too long for one row, their letters and gaps among them. Pure. */
export function needsRows(choices) {
  return choices.reduce((sum, words) => sum + words.length + BESIDE_CHOICE, 0) > ROW_OF_CHOICES;
}

// The tick lies on the letter, so that nothing moves when it comes, and no neighbour seems right.
function classChoice(words, letter, sketch, right) {
  return element("li", right ? { "data-right": "true" } : {},
    element("span", { class: "carom-class-letter" }, letter,
      right ? element("span", { class: "carom-class-tick" }, icon(TICK_OF_RIGHT),
        element("span", { class: "carom-unseen" }, say("class-right"))) : null),
    sketch ? sketchOf(sketch) : null,
    setSentence(element("span", { class: "carom-class-words" }), words));
}
