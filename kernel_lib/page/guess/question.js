// Guess first: the question, the answer box or the choices, and the comparison afterwards.

import { arrowBoxes } from "./arrow_boxes.js";
import { element, setSentence, setText } from "../base/dom.js";
import { plain, show } from "../base/numbers.js";
import { keepLabel, keepSpeeds, newSpeeds, resetSpeeds, showSpeeds, takeable } from "./speeds.js";

/** The question with today's values in place of {names}. Pure. */
export function questionText(question, values) {
  return question.replace(/\{(\w+)\}/g, (whole, name) =>
    (name in values ? plain(values[name]) : whole));
}

/** Where an answer is kept in the page's storage. Pure. */
export function storageKey(sheet) {
  let mixed = 0;
  for (const letter of sheet.guess.question) mixed = (mixed * 31 + letter.charCodeAt(0)) >>> 0;
  return `carom:${sheet.name}:${mixed.toString(36)}`;
}

function remembered(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Keep an answer (or forget it: null); a page without storage just does not remember. */
function remember(sheet, record) {
  try {
    if (record === null) localStorage.removeItem(storageKey(sheet));
    else localStorage.setItem(storageKey(sheet), JSON.stringify(record));
  } catch {
    // Storage may be closed to this page.
  }
}

/**
 * The strip above the stage. State: { record, covered, moved, value }.
 * `act` is called with "answer" and the guess, "skip", "again", or "move" and the value.
 */
export function newGuess(sheet, act) {
  const { guess } = sheet;
  const part = { sheet, act, record: remembered(storageKey(sheet)), moved: false };
  part.covered = !part.record;
  part.value = "";
  part.question = element("p", { class: "carom-question" });
  part.fields = element("div", { class: "carom-guess-fields" });
  part.result = element("p", { class: "carom-result", role: "status" });
  part.problem = element("p", { class: "carom-problem", role: "alert" });
  part.go = element("button", { type: "button", class: "carom-strong",
    onclick: () => answer(part) }, guess.kind === "flag" ? "Let go" : "That is my guess");
  part.skip = element("button", { type: "button", class: "carom-quiet",
    onclick: () => act("skip") }, "Skip and show me");
  part.again = element("button", { type: "button", class: "carom-quiet",
    onclick: () => act("again") }, "Guess again");
  fillFields(part);
  part.element = element("section", { class: "carom-guess", "aria-label": "Guess first" },
    part.question, part.fields, part.problem);
  return part;
}

function fillFields(part) {
  const { guess } = part.sheet;
  if (guess.kind === "choice") {
    const name = `carom-choice-${Math.random().toString(36).slice(2)}`;
    part.choices = guess.choices.map((choice) => element("label", { class: "carom-choice" },
      element("input", { type: "radio", name, value: choice,
        onchange: () => move(part, choice) }), choice));
    part.fields.append(...part.choices, part.go, part.skip, part.again);
    return;
  }
  if (guess.kind === "speeds") {
    part.speeds = newSpeeds(guess, () => part.act("move", null));
    part.fields.append(part.speeds.element, part.go, part.skip, part.again, part.speeds.said);
    return;
  }
  if (guess.kind === "arrow") {
    part.arrow = arrowBoxes(guess, (value) => move(part, value, true), () => answer(part));
    part.boxed = part.arrow.element;
    part.fields.append(part.boxed, part.go, part.skip, part.again);
    return;
  }
  part.box = element("input", { type: "text", inputmode: "decimal", maxlength: "40",
    autocomplete: "off", "aria-label": `Your guess${guess.unit ? ` in ${guess.unit}` : ""}`,
    oninput: () => move(part, part.box.value, true),
    onkeydown: (event) => { if (event.key === "Enter" && part.moved) answer(part); } });
  part.boxed = element("span", { class: "carom-guess-box" }, element("span", {},
    guess.kind === "flag" ? "Your flag" : "Your guess"), part.box, guess.unit);
  part.fields.append(part.boxed, part.go, part.skip, part.again);
}

/** The guess moved, by flag, arrow, box or choice. */
export function move(part, value, typed = false) {
  part.value = value;
  part.moved = true;
  if (part.box && !typed) part.box.value = show(value, 2).replace("−", "-").replace("~", "");
  if (part.arrow && !typed) part.arrow.write(value);
  part.act("move", value);
}

function answer(part) {
  if (part.speeds) {
    const all = keepSpeeds(part.speeds);
    part.act(all ? "answer" : "move", all);
  } else if (part.moved) part.act("answer", part.value);
}

/** Ask again: cover the result and forget the answer. */
export function askAgain(part) {
  part.record = null;
  part.covered = true;
  part.moved = false;
  part.value = "";
  if (part.box) part.box.value = "";
  if (part.speeds) resetSpeeds(part.speeds);
  part.arrow?.write(null);
  for (const choice of part.choices ?? []) choice.querySelector("input").checked = false;
  remember(part.sheet, null);
}

/** Take a record { guess, answer, text, values } or { skipped: true }: the result is open now. */
export function finishGuess(part, record) {
  part.record = { ...record, lesson: part.sheet.title, unit: part.sheet.guess.unit,
    question: questionText(part.sheet.guess.question, record.values ?? {}),
    when: new Date().toISOString() };
  part.covered = false;
  remember(part.sheet, part.record);
}

/** Bring the strip up to date. */
export function showGuess(part, values, problem = "") {
  setSentence(part.question, questionText(part.sheet.guess.question, values));
  const open = !part.covered;
  for (const one of [part.boxed, part.speeds?.element, part.speeds?.said, part.go, part.skip, ...(part.choices ?? [])]) {
    if (one) one.hidden = open;
  }
  part.again.hidden = !open;
  part.go.disabled = part.speeds ? !takeable(part.speeds) : !part.moved;
  if (part.speeds) {
    showSpeeds(part.speeds);
    setText(part.go, keepLabel(part.speeds));
  }
  setText(part.problem, problem);
  const { record } = part;
  const words = !open || !record || record.skipped ? "" : record.text;
  setSentence(part.result, words);
  part.result.hidden = !words;
  part.element.classList.toggle("carom-answered", open);
}

/** The number that the flag stands at, or NaN while the box holds no number. Pure. */
export function flagHeight(value) {
  if (typeof value === "number") return value;
  return value.trim() === "" ? NaN : Number(value.replace(",", ".").replace("−", "-"));
}
