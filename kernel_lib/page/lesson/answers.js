// Messages from Python to a lesson, and their effects.

import { chartSoon } from "../results/chart.js";
import { started, stoppedAt, withDuration } from "../run/clock.js";
import { setText } from "../base/dom.js";
import { showLocks } from "../controls/locks.js";
import { finishGuess } from "../guess/question.js";
import { guessIn, verdictOf } from "../guess/verdict.js";
import { actAt, asksGuess, runsNamed } from "../controls/acts.js";
import { recorded } from "../controls/history.js";
import { openedBy, standingOf } from "./acts_of_view.js";
import { pending } from "../carriers/line.js";
import { firstParting } from "../run/parting.js";
import { endSlowness } from "../results/microscope.js";
import { letPartsHear, tellParts } from "./parts.js";
import { paintAtOnce, refresh } from "./repaint.js";
import { showErrors, showSteps, showValues } from "../controls/panel.js";
import { fit, setStageRuns } from "../stage/camera_control.js";
import { setRow } from "../guess/speeds.js";
import { offerRuns } from "../controls/stage_switches.js";
import { contactMoments, decodedRuns, frameMoments } from "../run/runs.js";
import { offerSpace } from "../space/turntable.js";

const NOBODY = "Python does not answer yet … A page that was saved without it shows no motion: "
  + "open its notebook and run it.";
const OFFLINE = "Python does not answer; controls are off until it does. The animation goes on.";

/** Handle a message from Python; `request` is the request it answers, if any. */
export function heard(view, message, buffers, request) {
  letPartsHear(view, message, buffers, request);
  if (message.kind === "picture") showPicture(view, message, buffers, request);
  else if (message.kind === "version") startAnew(view);
  else if (message.kind === "error") complain(view, [message.problem]);
}

// The lesson has changed since this page was made: load it again, with the present values.
function startAnew(view) {
  if (view.address.startAnew(view.values ?? {}, standingOf(view))) return;
  complain(view, ["The lesson has changed since this page was made. Load the page again."]);
}

/** Take the reader's guess: judged here, by what came with the picture that is shown. */
export function takeGuess(view, given) {
  const question = view.judgement ?? view.sheet.guess;
  const { guess, problem } = guessIn(given, question);
  view.problem = problem ?? (view.judgement ? "" : NOBODY);
  if (view.problem) {
    refresh(view);
    return;
  }
  uncover(view, { guess, answer: view.judgement.truth, values: view.values,
    ...verdictOf(question, view.judgement, guess) });
}

function showPicture(view, message, buffers, request) {
  const first = !view.values;
  if (first) openedBy(view, message.act);
  view.values = message.values;
  view.judgement = message.guesses[0] ?? null;
  view.opened ??= message.values;
  view.history = recorded(view.history, message.values, request?.gesture);
  showSteps(view.panel, view.history, view.opened);
  showLocks(view, message);
  if (message.row && view.guess?.speeds) setRow(view.guess.speeds, message.row);
  if (view.fresh) for (const curve of view.curves) curve.ranges = {};
  if (message.runs) setRuns(view, message, buffers);
  if (view.fresh) fit(view.stage);
  view.root.dataset.sequence = message.sequence ?? "";
  const asked = request?.change ? Object.keys(request.change) : null;
  if (!pending(view.line, "set")) view.mine.clear();
  const loose = showErrors(view.panel, message.errors, asked);
  showValues(view.panel, view.values, view.mine);
  complain(view, [...loose, ...message.notes]);
  if (!first) view.address.write(view.values, standingOf(view));
  if (first && !view.look.covered && !view.calm && asksGuess(view.act)) view.clock = started(view.clock);
  view.root.dataset.ready = "true";
  view.waiting.hidden = true;
  if (!view.look.covered) chartSoon(view.chart);
  refresh(view);
  // A set-up plays as soon as it is there; where a guess is open, it waits.
  if (view.fresh && !view.look.covered && !view.calm) view.clock = started({ ...view.clock, time: 0 });
  view.fresh = false;
  if (!first) paintAtOnce(view);
}

/** Take the runs of a picture: those that the act shows. */
export function setRuns(view, message, buffers) {
  view.told = { message, buffers };
  const runs = runsNamed(message.runs, actAt(view.sheet, view.act)?.runs);
  view.runs = decodedRuns({ ...message, runs }, buffers[0]);
  view.frames = frameMoments(view.runs);
  view.touches = contactMoments(view.runs);
  endSlowness(view.microscope);
  view.clock = withDuration(view.clock, message.duration);
  offerSpace(view.turntable, view.runs);
  offerRuns(view.switches, view.runs);
  view.parting = view.runs.length > 1 ? firstParting(view.runs) : null;
  setStageRuns(view.stage, onStage(view), view.calm, flagRoom(view));
  tellParts(view, "setRuns");
}

/** The runs to draw: all, or one alone while their rival answers must not be told apart. */
export function onStage(view) {
  return view.look.covered && view.guess?.speeds ? view.runs.slice(0, 1) : view.runs;
}

/** The height in metres that the stage must have room for, or null. */
export function flagRoom(view) {
  return view.sheet.guess?.kind === "flag" && view.look.covered ? view.sheet.guess.maximum : null;
}

function complain(view, texts) {
  setText(view.notice, texts.join(" "));
  view.notice.hidden = texts.length === 0;
}

/** The connection to Python was lost or restored. */
export function goOffline(view, offline) {
  view.panel.fields.disabled = offline;
  view.panel.element.inert = offline;
  view.root.dataset.offline = String(offline);
  complain(view, offline ? [OFFLINE] : []);
  if (offline && !view.values) setText(view.waiting, NOBODY);
}

/** Show the result: the guess is made or skipped, and the run plays. */
export function uncover(view, record) {
  finishGuess(view.guess, record);
  view.look.covered = false;
  view.clock = view.calm ? stoppedAt(view.clock, 0) : started({ ...view.clock, time: 0 });
  view.stamp = null;
  setStageRuns(view.stage, view.runs, view.calm);
  chartSoon(view.chart);
  refresh(view);
}
