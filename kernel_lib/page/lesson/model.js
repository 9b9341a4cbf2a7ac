// What a lesson is about, apart from how it is shown: signals, written by what Python answers and by what a person does.

import { onlyKeeps } from "../controls/course/acts.js";
import { holdsAt } from "../guess/kept.js";
import { newHistory } from "../controls/history.js";
import { defaultsOf } from "../controls/panel.js";
import { SHOWN } from "../controls/stage_switches.js";
import { newClock, started, stoppedAt } from "../run/clock.js";
import { signals } from "../base/signals.js";

/**
 * The state of a view of a lesson at its start; `seen` is how its stage looks by the page's own colours and wishes.
 * @returns {any}
 */
export function newModel(sheet, seen) {
  /** @type {any} */
  const model = Object.assign(signals({
    // what is computed, and the moment of it that is shown
    values: null, runs: [], clock: newClock(),
    // the act, the question that its picture asks, the first look at its run; a class before the stage alone
    act: sheet.acts.length ? 1 : null, judgement: null, guess: null, first: null, projector: null, alone: false, offline: false,
    // the challenge that is played, with its target, the picture, end and stars of its run, and its step: "set", "run" or "told"; null: none
    task: null,
    // steps, where they began, what resets go to; which controls are at hand; what is wrong, what is answered beforehand, what a link fixes and hides
    history: newHistory(), opened: null, homes: defaultsOf(sheet), atHand: [], errors: {}, stops: {}, locked: new Set(), hidden: [],
    /** What one does here: "question", "guess", "run", "asked" (what was seen), "seen" or "verdict". */
    get phase() {
      const { first, guess, task } = model;
      if (task) return { set: "question", run: "run", told: "seen" }[task.step];
      if (first) return guess?.seeing?.open ? "asked" : "run";
      if (guess?.turn === "ask") return guess.moved ? "guess" : "question";
      return guess?.turn === "told" ? "verdict" : "seen";
    },
    /** Whether results are covered: a run is looked at, or a question has no answer yet. */
    get covered() {
      const { alone, phase, projector } = model;
      if (projector) return projector.at.step !== "told";
      return !alone && ["question", "guess", "run", "asked"].includes(phase);
    },
    /** The answer to the open question that was given at these values, once it may be seen; null where there is none. */
    get told() {
      const { covered, guess, judgement, values } = model;
      const asked = judgement && guess?.asked.name === judgement.name;
      return asked && !covered && holdsAt(guess.record, values) ? guess.record : null;
    },
    /** Whether a vote of this act still waits for its answer in a later one: until then the page says no more than this act shows. */
    get withheld() {
      const { act, guess, questions } = model;
      return Boolean(guess && questions.some((one) => onlyKeeps(act, one) && !guess.told.has(one.name)));
    },
  }), { sheet, questions: /** @type {any[]} */ ([]), endings: /** @type {string[]} */ ([]), own: null, setUp: false, untold: false, mine: new Set(), gesture: null, problem: "", look: {},
    // whether a set-up was taken whose picture is to come, and whether its run has not been seen yet
    // whether the next picture opens its question; by act the order of its bank and what was drawn
    opens: false, drawn: {},
    stop: (time = model.clock.time) => { model.clock = stoppedAt(model.clock, time); },
    play: (time = model.clock.time) => { model.clock = started({ ...model.clock, time }); } });
  model.look = { time: 0, hidden: new Set(), ...SHOWN, atContact: sheet.at_contact, measures: sheet.observables, ...seen,
    get covered() { return model.covered; }, get phase() { return model.phase; },
    // the cause of the run is guessed, and still covered
    get causes() { return Boolean(model.covered && model.judgement?.runs_first); },
    // one looks once more, or is asked of that look
    get ringed() { const { seeing } = model.guess ?? {}; return Boolean(seeing) && (!seeing.open || seeing.again); },
    // only the run of one's guess is drawn
    get alone() { return Boolean(model.first?.alone); },
    // before a class: the teacher decides when the page says what was right, and the height
    get bare() { return Boolean(model.projector) && model.covered; },
    /** The picture of a verdict that stands, while its run does, or of an answer before a class; what a challenge aims at, and then what came of it. */
    get verdictPicture() {
      if (model.task) return (model.task.step === "told" ? model.task.picture : null) ?? model.task.target ?? null;
      return (model.phase === "verdict" && !model.own?.further) || (model.projector && !model.covered) ? model.judgement?.picture ?? null : null;
    },
    get guessed() { return model.guess?.record?.guess; },
    get judged() { return model.task ? null : model.judgement; },
    get heightTold() { return Boolean(model.projector) && !model.covered; } };
  for (const name of sheet.shows) model.look[name] = true;
  if (model.look.speeds) model.look.arrows = false; // a thousand of them hide the balls
  return model;
}
