// Guess first: the question, and whose turn it is in the rail beside the stage: the guess, the
// first look at the run, the verdict, or one line about a guess made at other values.

import { element, newButton, setSentence, setText } from "../base/dom.js";
import { givenAndAsked, questionText } from "../base/asked.js";
import { withoutStop } from "../base/options.js";
import { signals } from "../base/signals.js";
import { newFields } from "./fields.js";
import { answerAt, holdsAt, keptSpeeds, remember, remembered, rememberSpeeds, storageKey, understoodBy } from "./kept.js";
import { asksWhatWasSeen } from "./seen.js";
import { newSetAnswer, showSetAnswer } from "./set_answer.js";
import { newVerdict, showVerdict } from "./verdict_card.js";
import { hasAll, keepLabel, keepSpeeds, refusal, resetSpeeds, setRow, showSpeeds, takeable } from "./speeds.js";
import { say } from "../words/say.js";

/**
 * Question and rail. `turn`: "ask", "run", "told", "line" (a guess of other values, or of an
 * earlier visit, in one line), "none" (nothing is asked of these values).
 * `act` is called with "answer" and the guess, "skip", "play", "now", "next", "another", "here",
 * "reason", "played" and the answer to a puzzle, or "move" and the value.
 */
export function newGuess(sheet, act) {
  /** @type {any} */
  const part = signals({ sheet, act, asked: sheet.guess, record: null, turn: "ask", moved: false, value: "",
    count: 0, records: [], answered: new Set(), told: new Set(), following: null, draws: null, seeing: null, kept: null, unasked: "", puzzle: null,
    watched: false });
  part.question = element("p", { class: "carom-question" });
  part.given = element("span", { class: "carom-given" });
  part.wanted = element("span", {});
  part.setAnswer = newSetAnswer();
  part.question.append(part.given, part.wanted, " ", part.setAnswer.element);
  part.holder = element("div", { class: "carom-guess-fields" });
  part.problem = element("p", { class: "carom-problem", role: "alert" });
  part.go = newButton({ class: "carom-go", onclick: () => answer(part) });
  part.skip = newButton({ class: "carom-quiet carom-skip",
    onclick: () => act("skip") }, say("guess-skip"));
  part.play = newButton({ class: "carom-quiet carom-play-first", onclick: () => act("play") },
    say("guess-play"));
  part.back = newButton({ class: "carom-quiet", onclick: () => act("here") }, say("guess-back"));
  part.passes = element("div", { class: "carom-passes" }, part.skip, part.play, part.back);
  part.reason = element("input", { type: "text", maxlength: "200", autocomplete: "off",
    "aria-label": say("guess-because-label") });
  part.because = element("label", { class: "carom-because" }, say("guess-because"), part.reason);
  part.vote = element("p", { class: "carom-vote", role: "status", hidden: true });
  part.asking = element("div", { class: "carom-asking" }, part.vote, part.holder, part.go, part.problem,
    part.because, part.passes);
  part.verdict = newVerdict(act);
  part.silent = element("p", { class: "carom-vote", hidden: true });
  part.release = newButton({ class: "carom-go", hidden: true, onclick: () => act("release") },
    say("guess-go"));
  part.element = element("section", { class: "carom-guess", "aria-label": say("guess-region"),
    tabindex: "-1" }, part.silent, part.asking, part.release, part.verdict.element);
  part.shape = "";
  setQuestion(part, sheet.guess);
  return part;
}

/**
 * Keep the question that `page` has shown so far, where it is the run that says what is asked: until
 * that is there, the stage below would come up into its place.
 */
export function keepQuestion(part, page) {
  const [given, wanted] = page?.querySelector(".carom-question")?.children ?? [];
  if (!part || part.asked.question || !wanted) return;
  part.given.append(...given.childNodes);
  part.wanted.append(...wanted.childNodes);
}

/** Take the focus to the guess; while very large letters spread it over the page, to its button. */
export function focusGuess(part) {
  part.element.focus({ preventScroll: true });
  if (document.activeElement !== part.element) part.go.focus({ preventScroll: true });
}

// Ask this question from now on; null: nothing new.
function setQuestion(part, asked) {
  const shape = asked && JSON.stringify([asked.name, asked.kind, asked.unit, asked.choices, asked.options,
    asked.minimum, asked.maximum]);
  if (asked) part.asked = asked;
  if (!asked || shape === part.shape) return;
  const before = part.key;
  part.key = storageKey(part.sheet, asked);
  part.shape = shape;
  const draft = part.key === before && part.moved && part.asked.kind !== "speeds" ? part.value : null;
  if (part.key !== before) {
    part.records = remembered(part.sheet, asked);
    part.record = part.records[0] ?? null;
    part.ofAct = recordsOfAct(part);
  }
  part.fields = newFields(asked, (value, typed) => move(part, value, typed), () => answer(part));
  part.speeds = part.fields.speeds ?? null;
  part.holder.replaceChildren(part.fields.element);
  part.remark?.();
  clear(part);
  if (draft !== null) fillIn(part, draft);
}

/** The row of speeds of these values, where speeds are asked for. */
export function setSpeedRow(part, row) {
  if (part?.speeds && row) setRow(part.speeds, row);
}

/**
 * Whose turn it is after a picture: `told` is the question that fits it, or null.
 * @param {any} part
 * @param {any} told
 * @param {Record<string, any>} values
 * @param {{ first: boolean, offered?: boolean, anew?: boolean, arrives?: boolean, open?: boolean }} how whether
 *   it is the page's first picture; whether the question does not stand open by itself; whether an act or a set-up
 *   has been opened; whether one comes to this place, where a verdict stands; whether the question was open when
 *   this place was left
 * @returns {string} the turn
 */
export function turnAt(part, told, values, { first, offered = false, anew = false, arrives = first, open }) {
  const before = part.key;
  setQuestion(part, told);
  if (!told || anew || part.key !== before) part.watched = false;
  if (!told) return "none";
  if (part.turn !== "run") part.record = answerAt(part.records, values);
  const holds = holdsAt(part.record, values);
  const waiting = offered ? "line" : "ask";
  const known = open === undefined ? holds || (part.count && !anew) : !open;
  if (part.record?.waiting) {
    if (part.key !== before || first) fillIn(part, part.record.guess);
    return waiting;
  }
  if (arrives && holds && !open) return "told";
  if (open !== undefined || first || anew || part.turn === "none" || part.key !== before) return known ? "line" : waiting;
  if (part.turn === "ask") return waiting;
  if (part.turn === "run") return holds ? "run" : waiting;
  return part.turn === "told" && holds ? "told" : "line";
}

/** Ask another question of the same values, with empty fields. */
export function askOther(part, asked, row) {
  setQuestion(part, asked);
  setSpeedRow(part, row);
}

/** Ask the puzzle of the act instead, with the answers that are kept. */
export function askPuzzle(part) {
  askOther(part, part.puzzle, part.puzzle.row);
  part.speeds.kept = keptSpeeds(part.sheet, part.puzzle);
}

/** Whether the puzzle of the act is open. Pure. */
export function isPuzzle({ asked, puzzle, turn }) {
  return Boolean(puzzle) && turn === "ask" && asked.name === puzzle.name;
}

/** The guess moved, by flag, arrow, box or choice. */
export function move(part, value, typed = false) {
  part.value = value;
  part.moved = true;
  part.asking.classList.remove("carom-points");
  if (!typed) part.fields.write(value);
  part.act("move", value);
}

function answer(part) {
  const { speeds } = part;
  if (isToWatch(part)) part.act("watch");
  else if (speeds ? !takeable(speeds) : !part.moved) {
    /** @type {{ kind: "flag" | "number" | "choice" | "arrow" | "speeds" }} */
    const { kind } = part.asked;
    part.act("early", speeds ? refusal(speeds) : say(`missing-${kind}`));
    part.holder.querySelector("input:not(:disabled)")?.focus();
    part.asking.classList.remove("carom-points");
    void part.asking.offsetWidth; // begins the pointing anew
    part.asking.classList.add("carom-points");
  } else if (speeds) {
    const all = keepSpeeds(speeds);
    if (isPuzzle(part)) {
      rememberSpeeds(part.sheet, part.puzzle, speeds.kept);
      part.act("played", speeds.kept.at(-1));
    } else part.act(all ? "answer" : "move", all);
  } else part.act("answer", part.value);
}

function clear(part) {
  part.moved = false;
  part.value = "";
  part.fields.write("");
  part.reason.value = "";
  if (part.speeds?.row.masses.length) resetSpeeds(part.speeds);
}

/** Whether the runs of the question are to be watched before it can be answered. Pure. */
export function isToWatch({ asked, watched }) {
  return Boolean(asked.watch_first && !watched);
}

/** The runs are looked at, and no guess has been given. */
export function beginWatching(part) {
  part.record = null;
  part.turn = "run";
}

/** The runs have been watched: what was asked of them can be answered. */
export function endWatching(part) {
  part.watched = true;
  part.turn = "ask";
}

/** Ask anew, with empty fields; what was answered before stays known. */
export function askAgain(part) {
  part.turn = "ask";
  part.watched = false;
  clear(part);
}

/** Take a record { guess, answer, text, ... } or { skipped: true }: the first look begins. */
export function beginRun(part, record) {
  const before = part.records?.[0] ?? part.record;
  part.record = { ...record, reason: part.reason.value.trim(), name: part.asked.name, act: part.asked.act,
    told_in: part.asked.told_in, lesson: part.sheet.title, unit: part.asked.unit, kind: part.asked.kind,
    count: 1 + (before?.waiting ? 0 : before?.count ?? 0),
    question: questionText(part.asked.question, record.values ?? {}).replace("\n", " "),
    told_before: part.records.some((one) => holdsAt(one, record.values) && !one.waiting && (!one.right || one.told_before)),
    when: new Date().toISOString() };
  part.ofAct = part.asked.watch_first ? [] : [part.record, ...recordsOfAct(part)];
  part.record.understood = understoodBy(part.ofAct);
  part.seeing = null;
  part.turn = "run";
}

// What was answered to all questions of the act that is asked, on this browser; what runs show by themselves does not count.
function recordsOfAct({ sheet, asked }) {
  return sheet.questions.filter((one) => one.act === asked.act && !one.watch_first).flatMap((one) => remembered(sheet, one));
}

// A guess that was only kept stands in the fields again, for the act that answers it; so does one that is not
// given yet, when new values change the fields.
function fillIn(part, value) {
  part.value = value;
  part.moved = true;
  part.fields.write(value);
}

/** Keep a guess for the act that answers it. */
export function keepForLater(part, record) {
  beginRun(part, { ...record, waiting: true });
  part.kept = part.record;
  part.answered.add(part.asked.name);
  part.records = remember(part.sheet, part.asked, part.record);
}

/** Ask what was seen, where the last picture does not show it; returns whether it is asked. */
export function askSeen(part) {
  const { asked, ofAct = [], record, sheet } = part;
  const ofLesson = sheet.questions.flatMap((one) => remembered(sheet, one));
  if (record.skipped || !asksWhatWasSeen(asked, ofAct, ofLesson)) return false;
  part.seeing = { open: true, again: Boolean(part.seeing) };
  return true;
}

/** Keep what was seen; returns whether it is settled: right, said for the second time, or `last`. */
export function keepSeen(part, name, last) {
  const { asked, record, seeing } = part;
  if (name !== record.answer && !seeing.again && !last) return false;
  part.record = { ...record, seen: name, shown: { ...record.shown, seen: asked.seen[name] } };
  return true;
}

/** The first look is over: the verdict stands, and is kept. */
export function finishGuess(part) {
  part.turn = "told";
  part.seeing = null;
  part.count += 1;
  part.answered.add(part.asked.name);
  part.told.add(part.asked.name);
  part.records = remember(part.sheet, part.asked, part.record);
}

/** Keep a line that was written after the verdict: the reason, or one step further; it is never judged. */
export function keepLine(part, name, text) {
  if (!part.record) return;
  part.record = { ...part.record, [name]: text.trim() };
  part.records = remember(part.sheet, part.asked, part.record);
}

/** Bring question and rail up to date; `waits`: a run stands at its start. */
export function showGuess(part, values, problem = "", waits = false) {
  const { turn } = part;
  if (part.asked.question) {
    const text = givenAndAsked(questionText(part.asked.question, values));
    setSentence(part.given, text.given ? `${text.given} ` : "");
    setSentence(part.wanted, text.asked);
  }
  showSetAnswer(part.setAnswer, part, values);
  part.question.hidden = turn === "none" || !part.wanted.hasChildNodes();
  part.silent.hidden = !part.unasked;
  setText(part.silent, say(part.unasked === "close" ? "guess-close" : "guess-unfit"));
  const open = turn === "none" || (turn === "line" && part.free);
  part.release.hidden = !open || !waits;
  part.verdict.here.classList.toggle("carom-go", part.release.hidden); // one yellow button a screen
  part.element.hidden = turn === "none" && !part.unasked && !waits;
  // While the run is looked at the rail keeps its height, so that nothing below moves twice.
  if (turn === "run" && part.element.dataset.phase === "ask") part.element.style.minHeight = `${part.element.offsetHeight}px`;
  else if (turn !== "run") part.element.style.minHeight = "";
  part.element.dataset.phase = turn;
  part.asking.hidden = turn !== "ask";
  const later = part.kept?.waiting && part.kept.name !== part.asked.name ? part.kept : null;
  part.vote.hidden = !later;
  if (later) {
    setText(part.vote, say("guess-kept", { guess: withoutStop(later.shown?.guess ?? later.guess), act: later.told_in }));
  }
  const watch = isToWatch(part);
  part.holder.hidden = part.passes.hidden = watch;
  const puzzle = isPuzzle(part);
  part.skip.hidden = puzzle;
  part.play.hidden = puzzle || (part.asked.act > 1 && !part.puzzle); // on the first screen, or before a puzzle
  part.back.hidden = !puzzle;
  part.because.hidden = !part.moved || watch || puzzle;
  const done = puzzle && hasAll(part.speeds);
  part.go.className = done ? "carom-quiet" : "carom-go"; // one yellow button a screen
  part.back.className = done ? "carom-go" : "carom-quiet";
  setText(part.go, goLabel(part));
  setText(part.skip, say(part.later ? "guess-pass" : "guess-skip"));
  if (part.speeds) showSpeeds(part.speeds, turn === "ask");
  setText(part.problem, problem);
  showVerdict(part.verdict, part, values);
}

function goLabel(part) {
  if (part.later) return say("guess-vote");
  if (part.watched) return say("guess-mine");
  if (part.speeds) return keepLabel(part.speeds);
  return part.asked.kind === "flag" || part.asked.kind === "choice" ? say("guess-go") : say("guess-mine");
}
