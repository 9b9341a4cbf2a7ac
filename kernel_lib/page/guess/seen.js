// What did you see? Asked after a run whose last picture does not show it, before the verdict.

import { element, newButton, setText } from "../base/dom.js";
import { LETTERS } from "../base/options.js";
import { say } from "../words/say.js";

const MOST_ROUNDS = 2; // of an act in which it is asked
const ENOUGH = 2; // right answers in the lesson, after which it is not asked

/**
 * Whether it is asked: in the first rounds of an act, and not of those who have been right twice. Pure.
 * @param {any} asked the question
 * @param {any[]} ofAct answers of the act, this one included
 * @param {any[]} ofLesson
 */
export function asksWhatWasSeen(asked, ofAct, ofLesson) {
  if (!Object.keys(asked.seen ?? {}).length) return false;
  const rights = ofLesson.filter((one) => one.right && !one.skipped).length;
  return ofAct.filter((one) => !one.waiting).length <= MOST_ROUNDS && rights < ENOUGH;
}

/** Heading and options; `act` is called with "saw" and a name, or "now". */
export function newSeen(act) {
  /** @type {any} */
  const part = { act, key: "" };
  part.heading = element("p", { class: "carom-saw-head", tabindex: "-1" });
  part.options = element("div", { class: "carom-saw-options", role: "group", "aria-label": say("seen-ask") });
  part.element = element("div", { class: "carom-saw", hidden: true }, part.heading, part.options,
    newButton({ class: "carom-quiet", onclick: () => act("now") }, say("verdict-now")));
  return part;
}

/**
 * Bring it up to date.
 * @param {any} part
 * @param {{ open: boolean, again: boolean } | null} seeing
 * @param {Record<string, string>} [seen] what can have been seen, by the names of options
 */
export function showSeen(part, seeing, seen = {}) {
  part.element.hidden = !seeing?.open;
  if (!seeing?.open) return;
  setText(part.heading, say(seeing.again ? "seen-again" : "seen-ask"));
  const key = JSON.stringify(seen);
  if (part.key === key) return;
  part.key = key;
  part.options.replaceChildren(...Object.entries(seen).map(([name, text], place) =>
    newButton({ class: "carom-saw-option", onclick: () => part.act("saw", name) },
      element("span", { class: "carom-letter", "aria-hidden": "true" }, LETTERS[place]), element("span", {}, text))));
}
