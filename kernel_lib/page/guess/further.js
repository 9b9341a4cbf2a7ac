// What an act offers beside another question: after two right answers one step further, a line to write
// and one answer to compare it with, or a question that is judged; after two wrong ones an example, step by step.

import { element, newButton, setSentence, setText } from "../base/dom.js";
import { twoSigns, typedNumber } from "../base/typed_number.js";
import { newFields } from "./fields.js";
import { guessIn, verdictOf } from "./verdict.js";
import { exact } from "../base/numbers.js";
import { say } from "../words/say.js";

const STEP_EACH = 2000; // ms between two lines of an example
const NEAR = 0.01; // of the number that is left out

/**
 * Which of the two is offered after the last of an act's answers: "after", "steps", or "". Pure.
 * @param {any[]} records of the act
 * @param {{ after?: any, steps?: string[] }} offers
 */
export function furtherOf(records, { after, steps = [] }) {
  const told = records.filter((one) => !one.waiting && !one.skipped)
    .sort((one, other) => (one.when < other.when ? 1 : -1));
  const [last, before] = told;
  if (!last) return "";
  if (last.right) return last.understood && after ? "after" : "";
  return before && !before.right && steps.length ? "steps" : "";
}

/**
 * What is offered after the verdict of a question: one of the two, else the "contrast" of its act, or "". Pure.
 * @param {{ after?: any, asked: any, contrast?: string, ofAct?: any[] }} guess
 */
export function offeredOf({ after, asked, contrast, ofAct = [] }) {
  if (asked.watch_first) return "";
  return furtherOf(ofAct, { after, steps: asked.steps }) || (contrast ? "contrast" : "");
}

/**
 * A line of an example in parts; a number in brackets is left out. Pure.
 * @param {string} line
 * @returns {{ before: string, answer: number | null, after: string }}
 */
export function blankIn(line) {
  const found = /^(.*)\[([^\]]+)\](.*)$/.exec(line);
  return found ? { before: found[1], answer: typedNumber(found[2]), after: found[3] } : { before: line, answer: null, after: "" };
}

/** The button, and what it opens; `act` is called with "further" and what was written, "try" and a number, or "now". */
export function newFurther(act) {
  /** @type {any} */
  const part = { kind: "", key: "", timer: 0 };
  part.button = newButton({ class: "carom-further-open", "aria-expanded": "false",
    onclick: () => open(part) });
  part.box = element("div", { class: "carom-further-box", hidden: true });
  part.act = act;
  part.element = element("div", { class: "carom-further", hidden: true }, part.button, part.box);
  return part;
}

/**
 * Bring it up to date; another verdict closes it.
 * @param {any} part
 * @param {string} kind as from `furtherOf`
 * @param {{ after?: any, steps?: string[], key: string, own?: string, calm?: boolean }} offers
 */
export function showFurther(part, kind, { after, steps, key, own = "", calm = false }) {
  const shown = `${kind} ${key}`;
  part.element.hidden = !kind;
  if (part.key === shown) return;
  clearTimeout(part.timer);
  Object.assign(part, { key: shown, kind, after, steps, own, calm });
  part.box.hidden = true;
  part.box.replaceChildren();
  part.button.hidden = false;
  part.button.setAttribute("aria-expanded", "false");
  if (kind) setText(part.button, say(kind === "after" ? "further-after" : "further-steps"));
}

function open(part) {
  part.button.setAttribute("aria-expanded", "true");
  part.button.hidden = true;
  part.box.hidden = false;
  if (part.kind === "after" && part.after.verdicts) openAsked(part);
  else if (part.kind === "after") openLine(part);
  else openSteps(part);
}

function openLine({ after, act, box, own }) {
  const line = element("input", { type: "text", maxlength: "200", autocomplete: "off", value: own,
    "aria-label": say("further-own"), onchange: () => act("further", line.value) });
  box.append(element("p", {}, after.question), line,
    element("details", {}, element("summary", {}, say("further-model")), element("p", {}, after.model)));
  line.focus({ preventScroll: true });
}

/**
 * What is said of an answer one step further. Pure.
 * @param {any} given a number as it was typed or stepped to, or the name of an option
 * @param {any} asked the question, with its truth and verdicts
 * @returns {string}
 */
export function saidOf(given, asked) {
  const { guess, problem } = guessIn(given, asked);
  return problem ?? verdictOf(asked, asked, guess).text;
}

function openAsked({ after, act, box, own }) {
  let given = own;
  /** @type {((ofRun?: string) => void) | null} says the verdict of a number that is tried */
  let tell = null;
  const said = element("p", { role: "status" });
  const button = newButton({ onclick: () => press() }, say("exercise-check"));
  const check = () => {
    if (tell) return;
    const { guess, problem } = guessIn(given, after);
    const inGeneral = saidOf(given, after);
    const runs = after.runs_first && !problem;
    tell = (ofRun) => {
      setSentence(said, ofRun ?? inGeneral);
      said.scrollIntoView({ block: "nearest" });
      setText(button, say("exercise-check"));
      tell = null;
    };
    setSentence(said, "");
    setText(button, say(runs ? "verdict-now" : "exercise-check"));
    if (runs) act("try", { asked: after, guess, over: tell });
    else tell();
    act("further", String(given));
  };
  const press = () => {
    if (!tell) {
      check();
      return;
    }
    act("now");
    tell?.();
  };
  const fields = newFields(after, (value) => { given = value; }, check);
  fields.write(own);
  box.append(element("p", {}, after.question.replace("\n", " ")), fields.element,
    element("div", { class: "carom-panel-foot" }, button), said);
  fields.element.querySelector("input").focus({ preventScroll: true });
}

// The lines come by themselves; a tap hurries the next one.
function openSteps(part) {
  const list = element("ol", { class: "carom-steps", "aria-live": "polite", onclick: () => next(part) });
  part.box.append(list);
  Object.assign(part, { list, place: 0 });
  if (part.calm) while (part.place < part.steps.length) addStep(part);
  else next(part);
}

function next(part) {
  clearTimeout(part.timer);
  if (part.place >= part.steps.length) return;
  addStep(part);
  if (part.place < part.steps.length) part.timer = setTimeout(() => next(part), STEP_EACH);
}

function addStep(part) {
  const { before, answer, after } = blankIn(part.steps[part.place]);
  part.place += 1;
  part.list.append(element("li", {}, before, ...(answer === null ? [] : blankOf(part, answer)), after));
}

function blankOf(part, answer) {
  const said = element("p", { role: "status" });
  const box = element("input", { type: "text", inputmode: "decimal", maxlength: "12", autocomplete: "off",
    class: "carom-blank", "aria-label": say("further-blank"),
    onkeydown: (event) => { if (event.key === "Enter") { event.preventDefault(); check(); } } });
  const check = () => setText(said, twoSigns(box.value) || say(isNear(typedNumber(box.value), answer) ? "further-right" : "further-wrong",
    { answer: exact(answer) }));
  part.box.append(element("div", { class: "carom-panel-foot" },
    newButton({ onclick: check }, say("exercise-check"))), said);
  return [box];
}

/** Whether a number is the one that is left out, within one per cent. Pure. */
export function isNear(given, answer) {
  return Math.abs(given - answer) <= NEAR * Math.max(Math.abs(answer), 0.1);
}
