// A challenge: what is to be reached, the stars of the run that was watched, and what is said of it.

import { element, icon, newButton, setSentence, setText } from "../base/dom.js";
import { STAR } from "../base/signs.js";
import { newNextLesson } from "../controls/course/next_lesson.js";
import { newRunning } from "../controls/time/running.js";
import { exact, figure } from "../base/numbers.js";
import { newGauge, showGauge } from "./gauge.js";
import { labelOf } from "../words/labels.js";
import { say } from "../words/say.js";

const LANDS_AFTER = 160; // milliseconds from one star to the next

/** A range in words: "9.9 to 10.1 s", "at least 2 times", "at most 3 %". Pure. */
export function rangeText([low, high], unit) {
  const end = (value) => exact(Number(value.toPrecision(6)));
  if (high === null) return say("range-least", { low: end(low), unit }).trim();
  if (low === null || low === 0) return say("range-most", { high: end(high), unit }).trim();
  return say("range-between", { low: end(low), high: end(high), unit }).trim();
}

/** What each star needs, in the order of the stars. Pure. */
export function starsTake({ stars, takes, unit, ways }) {
  return stars.map((range, place) => (ways[place] ? labelOf(ways[place]) : takes[place]) ?? rangeText(range, unit));
}

/**
 * What is said of a run: its head, then the rest. A miss is its own head; one sentence ends where another begins. Pure.
 * @param {{ measure: number | null, stars: number, said: string, foreign: boolean }} told
 * @param {string} unit
 */
export function resultOf({ measure, stars, said, foreign }, unit) {
  if (foreign && !stars) return { head: say("star-foreign"), text: "" };
  const words = said || (measure === null ? say("star-nothing") : `${figure(measure, unit)}.`);
  if (stars) return { head: say("stars-won", { count: stars }), text: words };
  const [, head, text] = words.match(/^(.*?(?:[.!?](?=\s|$)|。))\s*(.*)$/) ?? ["", words, words, ""];
  return { head, text: text ?? "" };
}

/**
 * One challenge, and its entry in the list of the lesson.
 * @param {any} challenge of the sheet
 * @param {number} place from 1
 * @param {number} all of the lesson
 * @param {Record<"begin" | "go" | "again" | "now" | "still" | "next" | "over" | "leave", () => void>} act
 */
export function newChallenge(challenge, place, all, act) {
  /** @type {any} */
  const part = { challenge, name: say("star-challenge", { place }), title: say("star-head", { place, all }), best: 0 };
  const button = (name, words, more) => {
    part[name] = newButton({ class: more, onclick: () => act[name]() }, words);
    return part[name];
  };
  const small = challenge.stars.map(newStar);
  part.large = starsTake(challenge).map((takes) => element("li", {}, newStar(), element("span", {}, takes)));
  part.signs = [small, part.large.map((one) => one.firstElementChild)];
  part.count = element("span", { class: "carom-star-count" });
  part.entry = element("article", { class: "carom-challenge" },
    element("h4", { "aria-level": "2" }, part.name), setSentence(element("p"), challenge.goal),
    element("p", { class: "carom-stars" }, ...small, part.count), button("begin", say("star-try"), ""));
  part.goal = element("p", { class: "carom-question carom-goal" },
    element("span", { class: "carom-given" }, part.title), " ", setSentence(element("span"), challenge.goal));
  part.head = element("p", { class: "carom-head" });
  part.text = element("p", {});
  part.unseen = element("p", { class: "carom-unseen" });
  part.said = element("div", { class: "carom-reached", role: "status" }, part.head, part.text, part.unseen);
  part.hint = element("p", { class: "carom-challenge-hint", hidden: true }, element("b", {}, say("star-hint")), " ", setSentence(element("span"), challenge.hint));
  part.element = element("section", { class: "carom-played", "aria-label": part.name },
    element("ul", { class: "carom-stars", "aria-label": say("star-takes") }, ...part.large), part.said, part.hint);
  part.onward = place === all ? newNextLesson() : null;
  part.running = newRunning({ now: () => act.now(), next: () => act.still() });
  part.foot = element("div", { class: "carom-challenge-foot" }, button("go", say("guess-go"), "carom-go"),
    part.running.element, button("next", say("star-next"), "carom-go"), part.onward,
    button("again", say("star-again"), ""), element("div", { class: "carom-passes" },
      button("over", say("star-over"), "carom-quiet"), button("leave", say("star-leave"), "carom-quiet")));
  part.gauge = challenge.target === null ? newGauge() : null; // else the stage shows what is to be reached
  return part;
}

function newStar() {
  return element("span", { class: "carom-star" }, icon(STAR));
}

/**
 * Bring it up to date.
 * @param {any} part
 * @param {"set" | "run" | "told" | null} step of the challenge that is played; null: another one is, or none
 * @param {any} told what came with the picture
 * @param {{ best: number, ways: string[], misses: number, last: boolean }} kept most stars so far, ways by which it was done
 */
export function showChallenge(part, step, told, { best, ways, misses, last }) {
  const { challenge } = part;
  const won = (place) => (challenge.ways.length ? ways.includes(challenge.ways[place]) : place < best);
  for (const signs of part.signs) signs.forEach((sign, place) => showStar(sign, won(place), place - part.best, step === "told"));
  part.best = best;
  setText(part.count, say("stars-won", { count: best }));
  setText(part.begin, say(best ? "star-replay" : "star-try"));
  if (!step) return;
  const done = step === "told" && best >= challenge.stars.length && told.stars > 0;
  const { head, text } = step === "told" && told ? resultOf(told, challenge.unit) : { head: "", text: "" };
  setSentence(part.head, head);
  setSentence(part.text, text);
  setText(part.unseen, head && !told.stars ? say("star-none-now") : "");
  part.hint.hidden = step === "run" || misses < 2 || done || !challenge.hint;
  part.go.hidden = step !== "set";
  part.running.element.hidden = step !== "run";
  part.next.hidden = step !== "told" || !told?.stars || last;
  part.next.classList.toggle("carom-go", done);
  if (part.onward) {
    part.onward.hidden = step !== "told" || !told?.stars;
    if (part.onward.matches("a")) part.onward.classList.toggle("carom-go", done);
  }
  part.again.hidden = step !== "told";
  part.again.classList.toggle("carom-go", !done || (last && !part.onward?.matches("a")));
  if (part.gauge) showGauge(part.gauge, challenge, step === "told" ? told.measure : null);
}

// A star that is won now lands after those before it.
function showStar(sign, won, place, lands) {
  const before = sign.classList.contains("carom-star-won");
  sign.classList.toggle("carom-star-won", won);
  sign.classList.toggle("carom-star-lands", won && lands && (!before || sign.classList.contains("carom-star-lands")));
  if (won && !before) sign.style.animationDelay = `${Math.max(0, place) * LANDS_AFTER}ms`;
}
