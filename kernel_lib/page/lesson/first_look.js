// The first look at a run after a guess, or instead of one: it plays with its results covered,
// slowly where it is decided; then come truth, verdict and explanation.

import { chartSoon } from "../results/chart.js";
import { MOST_HUES } from "../base/palette.js";
import { plannedLook, secondLook, standingAt, stillsOf } from "../run/first_look.js";
import { contactMoments } from "../run/runs.js";
import { setText } from "../base/dom.js";
import { isAnswered, keptBefore } from "../guess/kept.js";
import { isTimeLapse, showSpeed, slowSpeedInWords } from "../base/times.js";
import { askSeen, beginRun, beginWatching, endWatching, finishGuess, focusGuess, isPuzzle, keepSeen, setSpeedRow, turnAt } from "../guess/question.js";
import { hasParts } from "../stage/arrows/velocity_parts.js";
import { onlyOffered, questionNow, questionsOf } from "./acts_of_view.js";
import { askedIn, askingAct, onlyKeeps } from "../controls/course/acts.js";
import { aloneInWords, newFurtherLook, newLook, ownOf, plainLook, goesOnFromOwn, waitsForOwn } from "./own_run.js";
import { evenMoments, placeAtHead } from "../stage/head_side.js";
import { setStageRuns } from "../stage/camera_control.js";
import { standing } from "../run/standing.js";
import { setTicks } from "../controls/time/contact_ticks.js";
import { showStill } from "../controls/time/running.js";
import { slowSpeed } from "../controls/time/slow_contacts.js";
import { paintAtOnce, refresh, schedule } from "./repaint.js";
import { wideEnough } from "./reading/pinned.js";
import { say } from "../words/say.js";

/** A picture has come: what is asked of it, whose turn it is, and what is covered. `place`: what it shows again. */
export function takeTurn(model, message, first, place) {
  const { guess } = model;
  if (model.task) {
    endLook(model);
    Object.assign(model, { questions: [], judgement: null });
    if (guess) Object.assign(guess, { turn: "none", unasked: "" });
    return;
  }
  model.questions = questionsOf(model, message.guesses);
  model.row = message.row;
  model.judgement = model.questions[0] ?? null;
  if (!guess) return;
  if (place) model.wanted = place.asked;
  const before = guess.record;
  const staysOpen = isPuzzle(guess) && !place && !model.entering;
  keptBefore(guess, model.questions.filter((one) => onlyKeeps(model.act, one)), model.values);
  model.judgement = questionNow(model);
  const { after: offered, contrast = "", draws = null, two_answers: puzzle = null } = askingAct(model) ?? {};
  // A number to find is judged at the values of the picture; at some there is none.
  const after = offered?.name ? message.further?.find(({ name }) => name === offered.name) ?? null : offered;
  Object.assign(guess, { after, contrast, draws: model.judgement?.draws ?? draws, puzzle });
  guess.calm = model.look.calm;
  guess.end = model.judgement?.end ?? 0;
  const opens = place?.open ?? (model.opens || undefined);
  model.opens = false;
  if (staysOpen) return;
  guess.turn = turnAt(guess, model.judgement, model.values,
    { first, offered: onlyOffered(model), anew: model.entering,
      arrives: first || model.entering, open: opens });
  guess.unasked = guess.turn === "none" && !model.alone ? whyUnasked(model, message.too_close) : "";
  setSpeedRow(guess, message.row);
  if (guess.turn !== "run") endLook(model);
  if (guess.record !== before) model.problem = "";
}

// Why the act asks nothing of these values: an answer is not clear ("close"), or no question makes sense ("unfit").
function whyUnasked({ act, sheet }, close = /** @type {string[]} */ ([])) {
  const own = askedIn(act, sheet.questions);
  if (!own.length) return "";
  return own.some(({ name }) => close.includes(name)) ? "close" : "unfit";
}

/** Stand where one has come to: at the moment at which a place was left, at that of a verdict; at rest. */
export function arrive(model, first, place) {
  const { entering, guess } = model;
  const told = guess?.turn === "told" && (first || entering);
  model.entering = false;
  if (told) standAtVerdict(model);
  if (place) model.stop(place.time);
  return told || Boolean(place);
}

// The verdict stands with the picture that explains it.
function standAtVerdict(model) {
  const { guess, questions, values } = model;
  model.stop(explainedAt(model));
  model.atVerdict = true;
  for (const { name } of questions.filter((one) => isAnswered(guess, one, values))) guess.answered.add(name);
  guess.following = followingOf(model);
}

/** Put the runs on the stage that may be seen. */
export function showRuns({ calm, model, stage, transport }) {
  const runs = onStage(model);
  setTicks(transport.ticks, contactMoments(runs.filter((run) => run.balls <= MOST_HUES)), model.clock.duration);
  setStageRuns(stage, runs, calm, flagRoom(model));
}

// The runs to draw: their starts alone until they are let go, and one alone while their rival answers must not be told apart.
function onStage(model) {
  const own = ownOf(model);
  if (own) return own.runs;
  const runs = model.guess?.turn === "ask" && model.guess.speeds ? model.runs.slice(0, 1) : model.runs;
  return model.covered && !model.first ? runs.map(standing) : runs;
}

// The height in metres that the stage has room for as long as a flag stands on it, or null.
function flagRoom(model) {
  const { guess } = model;
  return !model.projector && guess?.asked.kind === "flag" && ["ask", "run", "told"].includes(guess.turn)
    ? guess.asked.maximum : null;
}

/** Play the run for a record, with or without a guess; slowly for the first one of a lesson. What has been watched has its verdict at once. */
export function beginLook(view, record) {
  const { guess } = view.model;
  if (guess.watched) {
    beginRun(guess, record);
    settle(view);
  } else look(view, () => beginRun(guess, record), { record });
}

/** Play the runs that are watched before their question can be answered. */
export function watchFirst(view) {
  look(view, () => beginWatching(view.model.guess), { done: endOfWatching });
}

// The runs stand where they have come to, and their question can be answered.
function endOfWatching(view) {
  const { model } = view;
  const held = model.guess.element.contains(document.activeElement);
  model.first = null;
  model.stop(model.judgement.end);
  endWatching(model.guess);
  refresh(view);
  if (held) focusGuess(model.guess);
}

// Play the run, up to the end of what is asked; `begin` says whose turn it is, `record` what was guessed.
function look(view, begin, { record = {}, done = null } = /** @type {any} */ ({})) {
  const { model } = view;
  const { element, verdict: { running } } = model.guess;
  model.first = { ...newLook(model, view, record), running, done };
  const held = element.contains(document.activeElement);
  begin();
  play(view, held);
}

// From its start, or the first of its still pictures; the focus that was `held` goes to what leads on.
function play(view, held) {
  const { model } = view;
  const { running, stills } = model.first;
  model.clock = { ...model.clock, time: 0, playing: !stills };
  const onward = showStill(running, stills ? 0 : -1);
  showRuns(view);
  refresh(view);
  if (held) onward.focus({ preventScroll: true });
  if (!stills) view.spoken.speak(say("look-plays"));
  showWholeStage(view);
}

/** A number was given one step further: its run plays, where it is a cause, and then `over` says what is right, of that run if it has come. */
export function lookFurther(view, { asked, guess, over }) {
  const { model } = view;
  const done = () => {
    model.first = null;
    if (!model.own) showRuns(view);
    model.stop(model.own?.decided.end);
    model.atVerdict = true;
    refresh(view);
    over(model.own?.text);
  };
  model.first = { ...newFurtherLook(model, view, { asked, guess, slowly: !model.guess.record.further }), done };
  model.clock = { ...model.clock, playing: true };
  refresh(view);
}

/** Play the runs of a challenge to the moment at which they are judged, with this row in the rail; then `judge`. */
export function watchTask(view, end, running, judge) {
  const { model } = view;
  const done = () => {
    endLook(model);
    model.stop(end);
    judge();
    chartSoon(view.chart);
    refresh(view);
    paintAtOnce(view);
  };
  const stills = view.calm ? stillsOf({ moments: contactMoments(model.runs), end }) : null;
  model.first = { ...plainLook(plannedLook({ moments: [], end }, false)), running, stills, done };
  play(view, true);
}

/** The runs stand at their start. */
export function waitAtStart(view) {
  endLook(view.model);
  view.model.stop(0);
  showRuns(view);
  refresh(view);
}

/** On a phone the stage comes to the top, and the rail stands right below it. */
export function showWholeStage(view) {
  const { top, bottom, height } = view.stageBox.getBoundingClientRect();
  const narrow = view.root.clientWidth < wideEnough();
  if (!narrow && top >= 0 && bottom <= innerHeight) return;
  const below = view.model.task ? view.root.querySelector(".carom-gauge, .carom-played") : view.model.guess.element;
  const shown = narrow ? below : view.stageBox;
  // Its own margin holds what stands out above it, such as a flag.
  const out = Number.parseFloat(getComputedStyle(shown).marginTop);
  shown.style.scrollMarginTop = shown === view.stageBox ? "" : `${height + out + 10}px`;
  shown.scrollIntoView({ block: "start", behavior: view.calm ? "instant" : "smooth" });
}

/** On a phone a verdict is read below the stage: what is asked next stands above it, and comes back into sight. */
export function showQuestion(view) {
  const { question } = view.model.guess;
  if (view.root.clientWidth >= wideEnough() || question.hidden) return;
  question.scrollIntoView({ block: "start", behavior: view.calm ? "instant" : "smooth" });
}

/** Go on by some seconds here; returns whether the look was under way. */
export function goOnLooking(view, seconds) {
  const { model, model: { first } } = view;
  if (!first || first.stills || model.guess?.seeing?.open) return Boolean(first);
  if (waitsForOwn(first, seconds)) return true;
  first.elapsed += seconds;
  if (goesOnFromOwn(first)) view.stage.layer.drop();
  const { time, done } = standingAt(first.plan, first.elapsed);
  if (done && !first.alone) (first.done ?? endOfLook)(view);
  else view.model.clock = { ...view.model.clock, time, playing: true };
  return true;
}

/** The next of four still pictures; the verdict comes with the last one. */
export function nextStill(view) {
  const { first } = view.model;
  if (!first?.stills) return;
  first.place += 1;
  view.model.stop(first.stills[first.place]);
  if (first.place >= first.stills.length - 1) (first.done ?? endOfLook)(view);
  else {
    showStill(first.running, first.place);
    schedule(view);
  }
  paintAtOnce(view); // the picture changes with its name, not a frame after it
}

// The run is over: what was seen is asked where its last picture does not show it; else the verdict comes.
function endOfLook(view) {
  const { model } = view;
  if (!askSeen(model.guess)) {
    tell(view);
    return;
  }
  model.stop();
  const held = model.guess.element.contains(document.activeElement);
  refresh(view);
  if (held) model.guess.verdict.saw.heading.focus({ preventScroll: true });
}

/** What was seen has been said: right, or for the second time, the verdict comes; else one looks once more, slowly. */
export function takeSeen(view, name) {
  const { model } = view;
  if (keepSeen(model.guess, name, view.calm)) {
    tell(view);
    return;
  }
  const held = model.guess.element.contains(document.activeElement);
  model.guess.seeing.open = false;
  Object.assign(model.first, { plan: secondLook(model.judgement), elapsed: 0 });
  model.clock = { ...model.clock, playing: true };
  refresh(view);
  if (held) model.guess.verdict.running.now.focus({ preventScroll: true });
  view.spoken.speak(say("look-again"));
}

// Truth, verdict and explanation, at the moment that decides.
function tell(view) {
  if (view.model.first) settle(view);
}

/** What comes after the look, without waiting for its end. */
export function endLookNow(view) {
  (view.model.first?.done ?? tell)(view);
}

// The verdict stands.
function settle(view) {
  const { model } = view;
  const held = model.guess.element.contains(document.activeElement);
  endLook(model);
  finishGuess(model.guess);
  standAtVerdict(view.model);
  chartSoon(view.chart);
  refresh(view);
  paintAtOnce(view); // what explains the verdict comes with it, not a frame later
  if (held) focusGuess(model.guess);
  if (view.root.clientWidth < wideEnough()) showWholeStage(view);
}

/** The moment at which the stage stands for the explanation: the impact whose parts it shows, as far
    as one decides, else the end of what was asked or judged. */
export function explainedAt({ own, sheet, judgement, act, task }) {
  const { moments = [], end = 0 } = task ?? own?.decided ?? judgement ?? {};
  return (hasParts(sheet.at_contact, act) ? moments.findLast((moment) => moment <= end) : null) ?? end;
}

// The question of the same act that has not been answered on this page, if there is one.
function followingOf(model) {
  const { answered } = model.guess;
  return model.questions.find((one) => !answered.has(one.name)) ?? null;
}

/** Leave the first look, wherever it is. */
export function endLook(model) {
  if (!model.first) return;
  model.first = null;
  model.stop();
}

/** Show results at once, without a first look. */
export function uncover(view) {
  const { model } = view;
  endLook(model);
  if (model.guess) model.guess.turn = model.guess.record ? "line" : "none";
  model[view.calm ? "stop" : "play"](0);
  showRuns(view);
  chartSoon(view.chart);
  refresh(view);
}

// How long a second here is, where that is a minute or more, while a run plays: how long it lasts may be the very question.
function timeLapseInWords({ clock }, looking) {
  const { speed } = looking ?? clock;
  return isTimeLapse(speed) && clock.playing ? showSpeed(speed) : "";
}

/** A chip at the head of the stage says how slow it is, while it is slow; and how fast in time lapse. */
export function showSlowness(view) {
  const { first } = view.model;
  const looking = first && !first.stills ? standingAt(first.plan, first.elapsed) : null;
  const slow = looking ? (looking.slow ? looking.speed : null) : slowSpeed(view.model);
  const words = aloneInWords(view.model) || (slow ? slowSpeedInWords(slow) : timeLapseInWords(view.model, looking));
  const comes = view.slow.hidden;
  view.slow.hidden = !words;
  if (view.slow.hidden) return;
  setText(view.slow, words);
  if (comes) placeAtHead(view.stage, view.model.runs, evenMoments(view.model.clock.duration), view.slow);
}
