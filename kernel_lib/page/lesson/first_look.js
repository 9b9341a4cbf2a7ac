// The first look at a run after a guess, or instead of one: it plays with its results covered,
// slowly where it is decided; then come truth, verdict and explanation.

import { chartSoon } from "../results/chart.js";
import { started, stoppedAt } from "../run/clock.js";
import { standingAt, plannedLook, stillsOf } from "../run/first_look.js";
import { setText } from "../base/dom.js";
import { isAnswered, keptBefore } from "../guess/kept.js";
import { showSpeed } from "../base/numbers.js";
import { beginRun, finishGuess, focusGuess, setSpeedRow, turnAt } from "../guess/question.js";
import { showStill } from "../guess/verdict_card.js";
import { nowCovered, onlyOffered, questionNow, questionsOf } from "./acts_of_view.js";
import { askedIn, coversResults, onlyKeeps } from "../controls/course/acts.js";
import { evenMoments, placeAtHead } from "../stage/head_side.js";
import { setStageRuns } from "../stage/camera_control.js";
import { slowSpeed, spansUnderLens } from "../controls/time/slow_contacts.js";
import { paintAtOnce, refresh, schedule } from "./repaint.js";
import { wideEnough } from "./reading/pinned.js";
import { say } from "../words/say.js";

/** A picture has come: what is asked of it, whose turn it is, and what is covered. `place`: what it shows again. */
export function takeTurn(view, message, first, place) {
  const { guess } = view;
  view.questions = questionsOf(view, message.guesses);
  view.row = message.row;
  view.judgement = view.questions[0] ?? null;
  if (!guess) return;
  if (place) view.wanted = place.asked;
  const before = guess.record;
  keptBefore(guess, view.questions.filter((one) => onlyKeeps(view.act, one)), view.values);
  view.judgement = questionNow(view);
  guess.end = view.judgement?.end ?? 0;
  guess.phase = turnAt(guess, view.judgement, view.values,
    { first, offered: onlyOffered(view), anew: view.entering || !coversResults(view.act),
      arrives: first || view.entering, open: place?.open });
  guess.unfit = guess.phase === "none" && view.root.dataset.view !== "stage"
    && askedIn(view.act, view.sheet.questions).length > 0;
  setSpeedRow(guess, message.row);
  if (guess.phase !== "run") endLook(view);
  if (guess.record !== before) view.problem = "";
  view.look.covered = nowCovered(view);
}

/** Stand where one has come to: at the moment at which a place was left, at that of a verdict; at rest. */
export function arrive(view, first, place) {
  const { guess, entering } = view;
  const told = guess?.phase === "told" && (first || entering);
  view.entering = false;
  if (told) standAtVerdict(view);
  if (place) view.clock = stoppedAt(view.clock, place.time);
  return told || Boolean(place);
}

// The verdict stands with the picture that explains it.
function standAtVerdict(view) {
  const { guess, questions, values } = view;
  view.clock = stoppedAt(view.clock, explainedAt(view));
  view.atVerdict = true;
  for (const { name } of questions.filter((one) => isAnswered(guess, one, values))) guess.answered.add(name);
  guess.following = followingOf(view);
}

/** The runs to draw: all, or one alone while their rival answers must not be told apart. */
export function onStage(view) {
  return view.guess?.phase === "ask" && view.guess.speeds ? view.runs.slice(0, 1) : view.runs;
}

/** The height in metres that the stage has room for as long as a flag stands on it, or null. */
export function flagRoom(view) {
  const { guess } = view;
  return !view.projector && guess?.asked.kind === "flag" && ["ask", "run", "told"].includes(guess.phase)
    ? guess.asked.maximum : null;
}

/** Play the run for a record, with or without a guess; slowly for the first one of a lesson. */
export function beginLook(view, record) {
  const decided = view.judgement;
  const stills = view.calm ? stillsOf(decided) : null;
  view.first = { plan: plannedLook(decided, view.guess.count === 0, spansUnderLens(view)), elapsed: 0, stills, place: 0 };
  const held = view.guess.element.contains(document.activeElement);
  beginRun(view.guess, record);
  view.look.covered = nowCovered(view);
  view.look.running = true;
  view.clock = { ...stoppedAt(view.clock, 0), playing: !stills };
  view.stamp = null;
  showStill(view.guess.verdict, stills ? 0 : -1);
  setStageRuns(view.stage, onStage(view), view.calm, flagRoom(view));
  refresh(view);
  if (held) view.guess.verdict[stills ? "next" : "now"].focus({ preventScroll: true });
  showWholeStage(view);
}

// On a phone the stage comes to the top, and the rail stands right below it.
function showWholeStage(view) {
  const { top, bottom, height } = view.stageBox.getBoundingClientRect();
  const narrow = view.root.clientWidth < wideEnough();
  if (!narrow && top >= 0 && bottom <= innerHeight) return;
  const shown = narrow ? view.guess.element : view.stageBox;
  shown.style.scrollMarginTop = narrow ? `${height + 10}px` : "";
  shown.scrollIntoView({ block: "start", behavior: view.calm ? "instant" : "smooth" });
}

/** On a phone a verdict is read below the stage: what is asked next stands above it, and comes back into sight. */
export function showQuestion(view) {
  const { question } = view.guess;
  if (view.root.clientWidth >= wideEnough() || question.hidden) return;
  question.scrollIntoView({ block: "start", behavior: view.calm ? "instant" : "smooth" });
}

/** Go on by some seconds here; returns whether the look was under way. */
export function goOnLooking(view, seconds) {
  const { first } = view;
  if (!first || first.stills) return Boolean(first);
  first.elapsed += seconds;
  const { time, done } = standingAt(first.plan, first.elapsed);
  if (done) (first.done ?? tell)(view);
  else view.clock = { ...view.clock, time, playing: true };
  return true;
}

/** The next of four still pictures; the verdict comes with the last one. */
export function nextStill(view) {
  const { first } = view;
  if (!first?.stills) return;
  first.place += 1;
  view.clock = stoppedAt(view.clock, first.stills[first.place]);
  if (first.place >= first.stills.length - 1) tell(view);
  else {
    showStill(view.guess.verdict, first.place);
    schedule(view);
  }
  paintAtOnce(view); // the picture changes with its name, not a frame after it
}

/** Truth, verdict and explanation, at the moment that decides. */
export function tell(view) {
  if (!view.first) return;
  const held = view.guess.element.contains(document.activeElement);
  endLook(view);
  finishGuess(view.guess);
  standAtVerdict(view);
  view.look.covered = false;
  chartSoon(view.chart);
  refresh(view);
  if (held) focusGuess(view.guess);
  if (view.root.clientWidth < wideEnough()) showWholeStage(view);
}

// The moment at which the stage stands for the explanation: the impact whose parts it shows, as far
// as one decides, else the end of what was asked.
function explainedAt({ sheet, judgement }) {
  const { moments = [], end = 0 } = judgement ?? {};
  return (sheet.at_contact.into.length ? moments.findLast((moment) => moment <= end) : null) ?? end;
}

// The question of the same act that has not been answered on this page, if there is one.
function followingOf(view) {
  const { answered } = view.guess;
  return view.questions.find((one) => !answered.has(one.name)) ?? null;
}

/** Leave the first look, wherever it is. */
export function endLook(view) {
  if (!view.first) return;
  view.first = null;
  view.look.running = false;
  view.stamp = null;
  view.clock = stoppedAt(view.clock, view.clock.time);
}

/** Show results at once, without a first look. */
export function uncover(view) {
  endLook(view);
  if (view.guess) view.guess.phase = view.guess.record ? "line" : "none";
  view.look.covered = false;
  view.clock = view.calm ? stoppedAt(view.clock, 0) : started({ ...view.clock, time: 0 });
  view.stamp = null;
  setStageRuns(view.stage, view.runs, view.calm, flagRoom(view));
  chartSoon(view.chart);
  refresh(view);
}

/** A chip at the head of the stage says how slow it is, while it is slow. */
export function showSlowness(view) {
  const { first } = view;
  const looking = first && !first.stills ? standingAt(first.plan, first.elapsed) : null;
  const speed = looking ? (looking.slow ? looking.speed : null) : slowSpeed(view);
  const comes = view.slow.hidden && speed !== null;
  view.slow.hidden = speed === null;
  if (speed === null) return;
  // What is fast by itself is slowed down, and still no slow motion.
  setText(view.slow, say(speed < 1 ? "speed.slow" : "speed.slowed", { speed: showSpeed(Number(speed.toPrecision(2))) }));
  if (comes) placeAtHead(view.stage, view.runs, evenMoments(view.clock.duration), view.slow);
}
