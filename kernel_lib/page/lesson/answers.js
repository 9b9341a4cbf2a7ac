// Messages from Python to a lesson, and their effects.

import { chartSoon } from "../results/chart.js";
import { withDuration } from "../run/clock.js";
import { element, setText } from "../base/dom.js";
import { without } from "../controls/locks.js";
import { takeClassAnswer } from "./class_questions.js";
import { forgetOwn, takeOwn, aloneInWords } from "./own_run.js";
import { arrive, beginLook, takeTurn, uncover, showRuns } from "./first_look.js";
import { askAgain, askOther, focusGuess, isPuzzle, keepForLater } from "../guess/question.js";
import { shownWords } from "../base/options.js";
import { guessIn, verdictOf } from "../guess/verdict.js";
import { actAt, runsNamed } from "../controls/course/acts.js";
import { recorded } from "../controls/history.js";
import { beginAskingAct, keepPlace, keepsForLater, openedBy, placeShown, questionNow, standingOf } from "./acts_of_view.js";
import { pending } from "../carriers/line.js";
import { firstParting } from "../run/parting.js";
import { matchingPreset } from "../controls/panel.js";
import { endSlowness } from "../results/microscope.js";
import { letPartsHear, tellParts } from "./parts.js";
import { waitForAnswer } from "./puzzle.js";
import { paintAtOnce, refresh } from "./repaint.js";
import { fit } from "../stage/camera_control.js";
import { offerRuns, restArrows } from "../controls/stage_switches.js";
import { runsSoFar } from "../run/runs.js";
import { offerSpace } from "../space/turntable.js";
import { classQuestion } from "../share/teaching/projector.js";
import { say } from "../words/say.js";

const NOBODY = say("python-silent");
const OFFLINE = say("python-offline");

/** Handle a message from Python; `request` is the request it answers, if any. */
export function heard(view, message, buffers, request) {
  const { gesture } = view.model;
  const held = view.panel.controls.get(gesture?.open && gesture.name)?.slider;
  const top = held?.getBoundingClientRect().top;
  hear(view, message, buffers, request);
  // Where a verdict above it has folded, what is moved stays under the finger.
  if (held) scrollBy(0, held.getBoundingClientRect().top - top);
}

function hear(view, message, buffers, request) {
  letPartsHear(view, message, buffers, request);
  if (message.kind === "picture" && message.parts?.part) showMore(view, message, buffers);
  else if (message.kind === "picture") showPicture(view, message, buffers, request);
  else if (message.kind === "own") showOwn(view, message, buffers, request);
  else if (message.kind === "version") startAnew(view);
  else if (message.kind === "error") {
    view.model.going = false;
    complain(view, [message.problem]);
    if (message.refused) offerElsewhere(view, location.href, say("page-by-itself"));
  }
  giveHeld(view);
}

// The run of the guess that was given: it plays first.
function showOwn(view, message, buffers, request) {
  if (!takeOwn(view.model, message, buffers, request)) return;
  showRuns(view);
  refresh(view);
  view.spoken.speak(aloneInWords(view.model));
}

// Whether what answers the question has to wait: other values are on their way, and with them another answer.
function holdsBack(view, give) {
  const waits = pending(view.line, "set");
  view.held = waits ? { give, key: view.model.guess.key } : null;
  return waits;
}

function giveHeld(view) {
  const { held, model: { guess } } = view;
  if (!held || pending(view.line, "set")) return;
  view.held = null;
  if (guess.turn === "ask" && held.key === guess.key) held.give();
}

// The lesson has changed since this page was made: load it again, with the present values.
function startAnew(view) {
  if (view.address.startAnew(view.model.values ?? {}, standingOf(view))) return;
  complain(view, [say("line-changed")]);
}

/** Take the reader's guess: judged here, by what came with the picture that is shown. */
export function takeGuess(view, given) {
  const { model } = view;
  if (holdsBack(view, () => takeGuess(view, given))) return;
  const question = model.judgement;
  const { guess, problem } = question ? guessIn(given, question) : { problem: NOBODY };
  model.problem = problem ?? "";
  if (model.problem) {
    refresh(view);
    return;
  }
  if (keepsForLater(model)) {
    keepForLater(model.guess, { guess, ...shownWords(question, guess), values: valuesAsked(model) });
    goOnAsking(view);
    return;
  }
  const { text, ...said } = verdictOf(question, question, guess);
  beginLook(view, { guess, ...shownWords(question, guess, question.truth), answer: question.truth, text,
    within: withinOf(question), values: valuesAsked(model), ...said });
}

// What is kept for a later act is not told yet: the next question of this act follows at once.
function goOnAsking(view) {
  const { model } = view;
  model.wanted = null;
  model.judgement = questionNow(model);
  const { guess } = model;
  const held = guess.element.contains(document.activeElement);
  askOther(guess, model.judgement, model.row);
  askAgain(guess);
  refresh(view);
  if (held) focusGuess(guess);
}

/** Show the run to someone who does not guess: the same look, with what happened at its end. */
export function skipGuess(view) {
  const { model } = view;
  if (holdsBack(view, () => skipGuess(view))) return;
  const question = model.judgement;
  if (!question) {
    uncover(view);
    return;
  }
  if (keepsForLater(model)) {
    model.guess.answered.add(question.name);
    goOnAsking(view);
    return;
  }
  const { text } = verdictOf(question, question, question.truth);
  const happened = question.happened || (question.kind === "choice" ? text.replace(/^Yes\. /, "") : "");
  beginLook(view, { skipped: true, ...shownWords(question, "", question.truth), answer: question.truth,
    values: valuesAsked(model), happened });
}

// How far from the truth a number counts as right; undefined of what is no number.
function withinOf({ truth, verdicts }) {
  const ends = verdicts.filter((one) => one.right && one.measure === "number" && one.to !== null).map((one) => one.to - truth);
  return ends.length ? Math.max(...ends) : undefined;
}

// How long one watches is not a part of what was asked.
function valuesAsked({ sheet, values }) {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name !== sheet.lasts));
}

function showPicture(view, message, buffers, request) {
  const { model } = view;
  const first = !model.values;
  const { entering } = model;
  if (first) openedBy(view, message);
  beginAskingAct(view, message.guesses);
  const place = placeShown(view, message, first);
  takeValues(view, message, request);
  if (model.fresh) for (const curve of view.curves) curve.ranges = {};
  takeTurn(view.model, message, first, place);
  if (message.runs) setRuns(view, message, buffers);
  if (model.guess && isPuzzle(model.guess)) waitForAnswer(view);
  const stands = arrive(view.model, first, place);
  if (model.fresh) fit(view.stage);
  view.root.dataset.sequence = message.sequence ?? "";
  const loose = Object.entries(message.errors).filter(([name]) => !(name in model.homes));
  complain(view, [...loose.map(([, text]) => text), ...message.notes]);
  offerElsewhere(view, message.elsewhere);
  if (!first) keepPlace(view);
  // A set-up waits at its start, also where a link opens one that asks nothing.
  if (first && model.guess?.unasked && matchingPreset(model.sheet, model.values) >= 0) model.untold = true;
  const waits = stands || model.covered || model.untold || view.calm || model.alone;
  if (first && !waits) model.play();
  view.waiting.hidden = true;
  if (!model.covered) chartSoon(view.chart);
  refresh(view);
  // A set-up waits at its start; what was thrown flies.
  if (model.fresh && !entering && !model.covered && !view.calm) model.play(0);
  model.fresh = false;
  takeClassAnswer(view, message, first);
  // A run that was asked to be longer goes on from where it ended.
  if (model.going && !model.covered && model.clock.time < model.clock.duration) model.play();
  model.going = false;
  if (!first) paintAtOnce(view);
}

// Values, and what the panel shows of them; a message stays until its own control is asked anew.
function takeValues({ line, model }, { errors, hidden, locked, stops, values }, request) {
  if (!pending(line, "set")) model.mine.clear();
  model.errors = { ...without(model.errors, new Set(Object.keys(request?.change ?? model.errors))), ...errors };
  model.opened ??= values;
  Object.assign(model, { values, stops: stops ?? {}, history: recorded(model.history, values, request?.gesture) });
  const fixed = JSON.stringify([locked, hidden]);
  if (fixed !== model.fixed) Object.assign(model, { fixed, locked: new Set(locked), hidden: hidden ?? [] });
}

// One more part of the run that is shown: all stays as it is, and what had to wait goes on.
function showMore(view, message, buffers) {
  const { model } = view;
  const { time, duration } = model.clock;
  const waited = duration > 0 && time >= duration && !model.covered && !view.calm;
  setRuns(view, message, buffers);
  view.root.dataset.sequence = message.sequence ?? "";
  if (waited) model.play();
  if (!model.covered) chartSoon(view.chart);
  refresh(view);
}

/** Take the runs of a picture: those that the act shows. */
export function setRuns(view, message, buffers) {
  const { model } = view;
  view.told = { message, buffers };
  model.endings = message.endings ?? [];
  forgetOwn(model);
  const act = actAt(model.sheet, model.act);
  const shown = model.projector ? classQuestion(model.projector) : model.task?.runs.length ? model.task : act;
  const runs = runsNamed(message.runs, shown?.runs);
  model.runs = runsSoFar(message, buffers, runs);
  endSlowness(view.microscope);
  model.clock = withDuration(model.clock, message.duration);
  offerSpace(view.turntable, model.runs);
  offerRuns(view.switches, model.runs);
  view.parting = model.runs.length > 1 ? firstParting(model.runs) : null;
  showRuns(view);
  restArrows(view.switches, view.stage.framed);
  tellParts(view, "setRuns");
}

function complain(view, texts) {
  setText(view.notice, texts.join(" "));
  view.notice.hidden = texts.length === 0;
}

// Where the values run that were asked for and have no answer here.
function offerElsewhere(view, address, words = say("table-elsewhere")) {
  if (!address) return;
  view.notice.append(" ", element("a", { href: address, target: "_blank", rel: "noopener" }, words));
  view.notice.hidden = false;
}

/** The connection to Python was lost or restored. */
export function goOffline(view, offline) {
  const { activeElement } = document;
  // What is typed so far is asked for when the line is back: a box that is disabled does not say that it is left.
  if (offline && view.root.contains(activeElement)) /** @type {any} */ (activeElement).blur();
  view.model.offline = offline;
  view.root.dataset.offline = String(offline);
  if (offline && !view.model.values) view.waiting.hidden = true;
  complain(view, offline ? [view.model.values ? OFFLINE : NOBODY] : []);
}
