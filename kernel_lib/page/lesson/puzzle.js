// The puzzle of an act, behind *Play first*: each answer is played as it was set, also one that no run can make.

import { askPuzzle, focusGuess } from "../guess/question.js";
import { fastestOf, speedsText } from "../guess/speeds.js";
import { withDuration } from "../run/clock.js";
import { movedStraight } from "../run/straight.js";
import { plannedLook } from "../run/first_look.js";
import { say } from "../words/say.js";
import { endLook, showQuestion, showRuns, showWholeStage } from "./first_look.js";
import { forgetOwn, plainLook } from "./own_run.js";
import { paintAtOnce, refresh } from "./repaint.js";

/** Open the puzzle in place of the question. */
export function beginPuzzle(view) {
  const { guess } = view.model;
  askPuzzle(guess);
  waitForAnswer(view);
  refresh(view);
  focusGuess(guess);
  showQuestion(view);
}

/** The balls stand where they touch, with the speeds that are set. */
export function waitForAnswer(view) {
  const { model } = view;
  show(view, "", model.guess.speeds.speeds);
  model.stop(model.own.runs[0].contact);
}

/** Play an answer, and say then which law rejects it; without motion it stands at its end at once. */
export function playAnswer(view, speeds) {
  const { model } = view;
  const part = model.guess.speeds;
  show(view, speedsText([speeds]), speeds);
  const { end } = model.own.runs[0];
  part.plays = true;
  const done = () => {
    endLook(model);
    model.stop(end);
    part.plays = false;
    refresh(view);
    paintAtOnce(view);
  };
  model.first = { ...plainLook(plannedLook({ moments: [], end }, false)), done };
  if (view.calm) {
    done();
    return;
  }
  model.clock = { ...model.clock, time: 0, playing: true };
  refresh(view);
  view.spoken.speak(say("look-plays"));
  showWholeStage(view);
}

// The run of these speeds alone on the stage.
function show(view, given, speeds) {
  const { model } = view;
  forgetOwn(model);
  model.first = null;
  const { puzzle, speeds: set } = model.guess;
  set.plays = false;
  const run = movedStraight(model.runs[0], puzzle.row, speeds, fastestOf(set));
  model.own = { puzzle: true, runs: [run], given, instead: model.clock.duration };
  model.clock = withDuration(model.clock, run.end);
  showRuns(view);
}
