// The chosen words set into the question, behind what is asked. Their place is as wide as the longest choice
// from the start, so no line breaks anew; for those who hear the page the list of choices says what is chosen.

import { element, setText } from "../base/dom.js";
import { holdsAt } from "./kept.js";
import { optionText } from "../base/options.js";

/** The place in the question; `showSetAnswer` fills it. */
export function newSetAnswer() {
  const words = element("span", { class: "carom-you" });
  return { words, choices: "", element: element("span", { class: "carom-set-answer", "aria-hidden": "true" }, words) };
}

/** Which words stand in the question at these values: "" until something is chosen. Pure. */
export function setWords({ asked, turn, moved, value, record, seeing = null }, values) {
  if (asked.kind !== "choice" || (turn === "run" && seeing)) return "";
  if (turn === "ask") return moved ? optionText(asked, value) : "";
  return record && !record.skipped && holdsAt(record, values) ? optionText(asked, record.guess) : "";
}

/** Bring it up to date with the guess; `serving/pages/prerendered.py` writes the same place before the script runs. */
export function showSetAnswer(part, guess, values) {
  const choices = guess.asked.kind === "choice" ? guess.asked.choices : [];
  const key = JSON.stringify(choices);
  part.element.hidden = !choices.length;
  if (part.choices !== key) {
    part.choices = key;
    part.element.replaceChildren(part.words, ...choices.map((one) => element("span", { "data-words": one })));
  }
  const words = setWords(guess, values);
  part.words.hidden = !words;
  setText(part.words, words);
}
