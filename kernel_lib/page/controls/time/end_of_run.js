// Where a run ends: what is said there, and how it goes on.

import { element, newButton, setText } from "../../base/dom.js";
import { say } from "../../words/say.js";

/** The next length of a run that may be longer, or null. Pure.
 * @param {{ minimum: number, maximum: number, step: number } | undefined} parameter
 * @param {number} now
 */
export function longerThan(parameter, now) {
  if (!parameter || !(now < parameter.maximum)) return null;
  return Math.min(parameter.maximum, 2 * now);
}

/** What is to be said at the end: "on", "rest", "longest", "here"; null before it. Pure.
 * @param {{ time: number, duration: number, playing: boolean, loop: boolean }} clock
 * @param {string[]} stopped why each run stopped
 * @param {number | null} longer
 * @param {boolean} lasting whether the length is a control at all
 */
export function endNow(clock, stopped, longer, lasting) {
  if (clock.playing || !(clock.duration > 0) || clock.time < clock.duration - 1e-9) return null;
  if (stopped.every((why) => why === "everything at rest")) return "rest";
  if (!stopped.includes("duration reached") || !lasting) return "here";
  return longer === null ? "longest" : "on";
}

/** The line at the head of the stage; `goOn()` asks for a longer run. */
export function newEndOfRun(goOn) {
  const part = { text: element("span", {}) };
  part.button = newButton({ class: "carom-go-on", onclick: goOn }, say("end-on"));
  part.element = element("div", { class: "carom-run-end", hidden: true }, part.text, part.button);
  return part;
}

/** Say where the run has ended, or nothing. */
export function showEndOfRun(part, what) {
  part.element.hidden = !what;
  if (!what) return;
  setText(part.text, { on: say("end-here"), here: say("end-here"), rest: say("end-rest"),
    longest: say("end-longest") }[what]);
  part.button.hidden = what !== "on";
}
