// The rail after a guess: the guess in one line while the run is looked at, then the verdict.

import { capital, element, icon, newButton, setSentence, setText } from "../base/dom.js";
import { ownGuess, truthOf } from "../base/asked.js";
import { newRunning } from "../controls/time/running.js";
import { nextIs } from "./another.js";
import { newFurther, offeredOf, showFurther } from "./further.js";
import { holdsAt, keptSpeeds } from "./kept.js";
import { withoutStop } from "../base/options.js";
import { newSeen, showSeen } from "./seen.js";
import { speedsText } from "./speeds.js";
import { say } from "../words/say.js";

const NEARLY = 0.1; // of the truth
const VERDICT_SIGNS = {
  tick: "M6 12.5l4 4L18 8",
  down: "M12 5v13m-5-5 5 5 5-5",
  up: "M12 19V6m-5 5 5-5 5 5",
  other: "M6 10h12M6 15h12M16 6 8 19",
  nearly: "M5 9.5q3.5-3 7 0t7 0M5 15q3.5-3 7 0t7 0",
};
const SIGN_WORDS = { tick: say("sign-tick"), down: say("sign-down"), up: say("sign-up"),
  nearly: say("sign-nearly"), other: say("sign-other") };

/** The sign of a verdict: "tick", "up" or "down" (where the truth lies), "nearly", "other" where guesses
    have no order; "" if skipped. Pure. */
export function signOf(record) {
  if (!record || record.skipped) return "";
  if (record.right) return "tick";
  const { guess, answer } = record;
  if (record.kind === "choice") return "other";
  if (typeof guess !== "number" || typeof answer !== "number" || record.unit === "°") return "nearly";
  if (Math.abs(guess - answer) <= NEARLY * Math.abs(answer)) return "nearly";
  return answer > guess ? "up" : "down";
}

/** What happened, in a few words. Pure. */
export function headOf(record) {
  if (record.head) return record.head;
  if (record.skipped) return say("verdict-happened");
  if (record.right) return say("verdict-right");
  if (typeof record.answer === "number" && typeof record.guess === "number") {
    const higher = record.answer > record.guess;
    if (record.kind === "flag") return say(higher ? "verdict-above-flag" : "verdict-below-flag");
    return say(higher ? "verdict-above" : "verdict-below");
  }
  return record.kind === "choice" ? capital(truthOf(record)) : say("verdict-nearly");
}

/** A guess of other values in one line. Pure. */
export function lineOf(record) {
  if (record.answer === undefined) return runLine(record);
  const [guess, answer] = [ownGuess(record), truthOf(record)].map(withoutStop);
  return say(record.count === 1 ? "line-first" : "line-last", { guess, answer });
}

/**
 * What a told guess counts for: the first is there to be surprised, a right one at other values counts
 * as understood; "" where there is not `another` with other values, or nothing is left to show. Pure.
 */
export function countsLine(record, another) {
  if (record.understood) return record.right ? say("counts-understood") : "";
  return another ? say("counts-next") : "";
}

/** The rail's second half; `act` as in `newGuess`. */
export function newVerdict(act) {
  /** @type {any} */
  const part = { act };
  const button = (name, label, words, more = "carom-go") => {
    part[name] = newButton({ class: more, onclick: () => act(label) }, words);
    return part[name];
  };
  part.line = element("p", { class: "carom-guess-line" });
  part.running = newRunning({ now: () => act("now"), next: () => act("next") });
  part.sign = element("span", { class: "carom-sign" }, icon(""));
  part.signWord = element("span", { class: "carom-unseen" });
  part.head = element("p", { class: "carom-head" });
  part.figures = element("dl", { class: "carom-figures" });
  part.text = element("p", { class: "carom-text" });
  part.result = element("div", { class: "carom-result", role: "status" });
  part.told = [element("div", { class: "carom-signed" }, part.sign, part.signWord, part.head),
    part.figures, part.text];
  part.counts = element("p", { class: "carom-counts" });
  part.quote = element("p", { class: "carom-quote", hidden: true });
  part.onward = element("div", { class: "carom-onward" });
  part.reason = element("input", { type: "text", maxlength: "200", autocomplete: "off",
    "aria-label": say("guess-because-label"), onchange: () => act("reason", part.reason.value) });
  part.because = element("label", { class: "carom-because" }, say("guess-because"), part.reason);
  part.saw = newSeen(act);
  part.further = newFurther(act);
  part.element = element("div", { class: "carom-verdict" }, part.line, part.saw.element, part.running.element, part.result, part.quote,
    button("another", "another", ""), part.counts, part.further.element, button("here", "here", say("line-here"), "carom-here"), part.onward,
    part.because);
  return part;
}

/** Bring it up to date with the guess's turn and record. */
export function showVerdict(part, guess, values) {
  const { turn, record } = guess;
  const holds = holdsAt(record, values);
  part.element.hidden = turn === "ask" || (!record && !["line", "run"].includes(turn));
  if (record) setSentence(part.line, turn === "run" ? runLine(record) : lineOf(record));
  const seeing = turn === "run" ? guess.seeing : null;
  showSeen(part.saw, seeing, guess.asked.seen);
  part.running.element.hidden = turn !== "run" || Boolean(seeing?.open);
  const told = Boolean(record) && (turn === "told" || (turn === "line" && holds));
  part.line.hidden = !record || Boolean(seeing) || (turn !== "run" && (turn !== "line" || told || Boolean(record.skipped)));
  showResult(part, told ? record : null);
  const own = told && guess.puzzle ? keptSpeeds(guess.sheet, guess.puzzle) : [];
  part.quote.hidden = own.length < 2;
  setText(part.quote, part.quote.hidden ? "" : say("speeds-quote", { list: speedsText(own) }));
  part.another.hidden = !told;
  const next = nextIs(guess.draws, guess.following);
  setText(part.another, say(`verdict-${next}`));
  const counts = told && !guess.asked.watch_first && next !== "following" ? countsLine(record, next === "another") : "";
  part.counts.hidden = !counts;
  setText(part.counts, counts);
  const offered = told ? offeredOf(guess) : "";
  showFurther(part.further, offered === "contrast" ? "" : offered,
    { after: guess.after, steps: guess.asked.steps, key: record?.when ?? "", own: record?.further, calm: guess.calm });
  part.here.hidden = turn !== "line" || told;
  part.onward.hidden = turn !== "told";
  part.because.hidden = !told || Boolean(record.skipped);
  if (document.activeElement !== part.reason) part.reason.value = record?.reason ?? "";
}

function runLine(record) {
  return record.skipped ? say("line-watch")
    : say("line-guess", { guess: ownGuess(record) });
}

// A live region speaks what is put into it: it is filled at the verdict, and emptied before.
function showResult(part, record) {
  const key = record ? `${record.when}` : "";
  if (part.shown === key) return;
  part.shown = key;
  part.result.replaceChildren(...(record ? part.told : []));
  if (!record) return;
  const sign = signOf(record);
  part.sign.hidden = !sign;
  part.sign.className = `carom-sign carom-sign-${sign}`;
  part.sign.querySelector("path").setAttribute("d", VERDICT_SIGNS[sign] ?? "");
  setText(part.signWord, SIGN_WORDS[sign] ? SIGN_WORDS[sign] : "");
  setSentence(part.head, headOf(record));
  setSentence(part.text, (record.skipped ? record.happened : record.text) ?? "");
  const pairs = figuresOf(record);
  part.figures.hidden = !pairs.length;
  part.figures.replaceChildren(...pairs.flatMap(([name, value, mine]) => [element("dt", {}, name),
    element("dd", {}, element("span", { class: mine ? "carom-you" : null }, value))]));
}

/**
 * You, and what it was, as far as both say something in a few words: name, value, mine. Pure.
 * @returns {[string, string, boolean][]}
 */
export function figuresOf(record) {
  if (record.kind === "speeds" || record.answer === undefined) return [];
  const answer = truthOf(record);
  const truth = /** @type {[string, string, boolean]} */ ([say("verdict-was"), answer, false]);
  const saw = /** @type {[string, string, boolean][]} */ (record.shown?.seen ? [[say("verdict-saw"), record.shown.seen, false]] : []);
  return record.skipped ? [truth] : [[say("verdict-you"), ownGuess(record), true], ...saw, truth];
}
