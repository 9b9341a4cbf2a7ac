// Messages from Python to a lesson, and their effects.

import { chartSoon } from "../results/chart.js";
import { started, withDuration } from "../run/clock.js";
import { element, setText } from "../base/dom.js";
import { MOST_HUES } from "../base/palette.js";
import { showLocks } from "../controls/locks.js";
import { takeClassAnswer } from "./class_questions.js";
import { drawsAgain } from "./value_changes.js";
import { arrive, beginLook, flagRoom, onStage, takeTurn, uncover } from "./first_look.js";
import { askAgain, askOther, focusGuess, keepForLater } from "../guess/question.js";
import { guessIn, verdictOf } from "../guess/verdict.js";
import { actAt, coversResults, runsNamed } from "../controls/course/acts.js";
import { recorded } from "../controls/history.js";
import { keepPlace, keepsForLater, openedBy, placeShown, questionNow, standingOf } from "./acts_of_view.js";
import { pending } from "../carriers/line.js";
import { firstParting } from "../run/parting.js";
import { endSlowness } from "../results/microscope.js";
import { letPartsHear, tellParts } from "./parts.js";
import { paintAtOnce, refresh } from "./repaint.js";
import { showErrors, showSteps, showStops, showValues } from "../controls/panel.js";
import { fit, setStageRuns } from "../stage/camera_control.js";
import { setTicks } from "../controls/time/contact_ticks.js";
import { offerRuns, restArrows } from "../controls/stage_switches.js";
import { contactMoments, frameMoments, runsSoFar } from "../run/runs.js";
import { offerSpace } from "../space/turntable.js";
import { classQuestion } from "../share/teaching/projector.js";
import { say } from "../words/say.js";

const NOBODY = say("python.nobody");
const OFFLINE = say("python.offline");

/** Handle a message from Python; `request` is the request it answers, if any. */
export function heard(view, message, buffers, request) {
  letPartsHear(view, message, buffers, request);
  if (message.kind === "picture" && message.parts?.part) showMore(view, message, buffers);
  else if (message.kind === "picture") showPicture(view, message, buffers, request);
  else if (message.kind === "version") startAnew(view);
  else if (message.kind === "error") {
    view.going = false;
    complain(view, [message.problem]);
    if (message.refused) offerElsewhere(view, location.href, say("page.byItself"));
  }
  giveHeld(view);
}

// Whether what answers the question has to wait: other values are on their way, and with them another answer.
function holdsBack(view, give) {
  const waits = pending(view.line, "set");
  view.held = waits ? { give, key: view.guess.key } : null;
  return waits;
}

function giveHeld(view) {
  const { held, guess } = view;
  if (!held || pending(view.line, "set")) return;
  view.held = null;
  if (guess.phase === "ask" && held.key === guess.key) held.give();
}

// The lesson has changed since this page was made: load it again, with the present values.
function startAnew(view) {
  if (view.address.startAnew(view.values ?? {}, standingOf(view))) return;
  complain(view, [say("line.changed")]);
}

/** Take the reader's guess: judged here, by what came with the picture that is shown. */
export function takeGuess(view, given) {
  if (holdsBack(view, () => takeGuess(view, given))) return;
  const question = view.judgement;
  const { guess, problem } = question ? guessIn(given, question) : { problem: NOBODY };
  view.problem = problem ?? "";
  if (view.problem) {
    refresh(view);
    return;
  }
  if (keepsForLater(view)) {
    keepForLater(view.guess, { guess, values: valuesAsked(view) });
    goOnAsking(view);
    return;
  }
  const { text, ...said } = verdictOf(question, question, guess);
  beginLook(view, { guess, ...toldNow(view, text), values: valuesAsked(view), ...said });
}

// The answer and what is said; while a vote waits, nothing of what its own act will show.
function toldNow({ judgement, withheld }, text) {
  const { scale, answers } = judgement;
  if (!judgement.rest) return { answer: judgement.truth, text, line: scale ? { scale, answers } : null };
  return withheld ? { text } : { answer: judgement.truth, text: `${text} ${judgement.rest}` };
}

// What is kept for a later act is not told yet: the next question of this act follows at once.
function goOnAsking(view) {
  view.wanted = null;
  view.judgement = questionNow(view);
  const { guess } = view;
  const held = guess.element.contains(document.activeElement);
  askOther(guess, view.judgement, view.row);
  askAgain(guess);
  refresh(view);
  if (held) focusGuess(guess);
}

/** Show the run to someone who does not guess: the same look, with what happened at its end. */
export function skipGuess(view) {
  if (holdsBack(view, () => skipGuess(view))) return;
  const question = view.judgement;
  if (!question) {
    uncover(view);
    return;
  }
  if (keepsForLater(view)) {
    view.guess.answered.add(question.name);
    goOnAsking(view);
    return;
  }
  const { text } = verdictOf(question, question, question.truth);
  const { text: happened, ...told } = toldNow(view, question.happened
    || (question.kind === "choice" ? text.replace(/^Yes\. /, "") : ""));
  beginLook(view, { skipped: true, ...told, values: valuesAsked(view), happened });
}

// How long one watches is not a part of what was asked.
function valuesAsked({ sheet, values }) {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name !== sheet.lasts));
}

function showPicture(view, message, buffers, request) {
  if (drawsAgain(view, message, request)) return;
  const first = !view.values;
  if (first) openedBy(view, message.act);
  const place = placeShown(view, message, first);
  view.values = message.values;
  view.opened ??= message.values;
  view.history = recorded(view.history, message.values, request?.gesture);
  showSteps(view.panel, view.history, view.opened);
  showLocks(view, message);
  if (view.fresh) for (const curve of view.curves) curve.ranges = {};
  takeTurn(view, message, first, place);
  if (message.runs) setRuns(view, message, buffers);
  const stands = arrive(view, first, place);
  if (view.fresh) fit(view.stage);
  view.root.dataset.sequence = message.sequence ?? "";
  const asked = request?.change ? Object.keys(request.change) : null;
  if (!pending(view.line, "set")) view.mine.clear();
  const loose = showErrors(view.panel, message.errors, asked);
  showValues(view.panel, view.values, view.mine);
  showStops(view.panel, message.stops);
  complain(view, [...loose, ...message.notes]);
  offerElsewhere(view, message.elsewhere);
  if (!first) keepPlace(view);
  const waits = stands || view.look.covered || view.calm || view.root.dataset.view === "stage";
  if (first && !waits && coversResults(view.act)) view.clock = started(view.clock);
  view.waiting.hidden = true;
  if (!view.look.covered) chartSoon(view.chart);
  refresh(view);
  // A set-up plays as soon as it is there; where a guess is open, it waits.
  if (view.fresh && !view.look.covered && !view.calm) view.clock = started({ ...view.clock, time: 0 });
  view.fresh = false;
  takeClassAnswer(view, message, first);
  // A run that was asked to be longer goes on from where it ended.
  if (view.going && !view.look.covered && view.clock.time < view.clock.duration) view.clock = started(view.clock);
  view.going = false;
  if (!first) paintAtOnce(view);
}

// One more part of the run that is shown: all stays as it is, and what had to wait goes on.
function showMore(view, message, buffers) {
  const { time, duration } = view.clock;
  const waited = duration > 0 && time >= duration && !view.look.covered && !view.calm;
  setRuns(view, message, buffers);
  view.root.dataset.sequence = message.sequence ?? "";
  if (waited) view.clock = started(view.clock);
  if (!view.look.covered) chartSoon(view.chart);
  refresh(view);
}

/** Take the runs of a picture: those that the act shows. */
export function setRuns(view, message, buffers) {
  view.told = { message, buffers };
  const shown = view.projector ? classQuestion(view.projector) : actAt(view.sheet, view.act);
  const runs = runsNamed(message.runs, shown?.runs);
  view.runs = runsSoFar(message, buffers, runs);
  view.frames = frameMoments(view.runs);
  view.touches = contactMoments(view.runs);
  endSlowness(view.microscope);
  view.clock = withDuration(view.clock, message.duration);
  setTicks(view.transport.ticks, contactMoments(view.runs.filter((run) => run.balls <= MOST_HUES)), message.duration);
  offerSpace(view.turntable, view.runs);
  offerRuns(view.switches, view.runs);
  view.parting = view.runs.length > 1 ? firstParting(view.runs) : null;
  setStageRuns(view.stage, onStage(view), view.calm, flagRoom(view));
  restArrows(view.switches, view.stage.framed);
  tellParts(view, "setRuns");
}

function complain(view, texts) {
  setText(view.notice, texts.join(" "));
  view.notice.hidden = texts.length === 0;
}

// Where the values run that were asked for and have no answer here.
function offerElsewhere(view, address, words = say("table.elsewhere")) {
  if (!address) return;
  view.notice.append(" ", element("a", { href: address, target: "_blank", rel: "noopener" }, words));
  view.notice.hidden = false;
}

/** The connection to Python was lost or restored. */
export function goOffline(view, offline) {
  const { activeElement } = document;
  // What is typed so far is asked for when the line is back: a box that is disabled does not say that it is left.
  if (offline && view.root.contains(activeElement)) /** @type {any} */ (activeElement).blur();
  view.panel.fields.disabled = offline;
  view.panel.element.inert = offline;
  view.root.dataset.offline = String(offline);
  if (offline && !view.values) view.waiting.hidden = true;
  complain(view, offline ? [view.values ? OFFLINE : NOBODY] : []);
}
