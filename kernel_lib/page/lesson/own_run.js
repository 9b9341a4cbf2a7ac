// The run of the reader's own guess, where that is a cause: asked of Python as the look begins, played alone, then
// next to the true one.

import { spansUnderLens } from "../controls/time/slow_contacts.js";
import { guessText } from "../base/numbers.js";
import { showSpeed } from "../base/times.js";
import { withDuration } from "../run/clock.js";
import { plannedLook, stillsOf } from "../run/first_look.js";
import { decodedRuns } from "../run/runs.js";
import { isPuzzle } from "../guess/question.js";
import { say } from "../words/say.js";

const PATIENCE = 1; // s here that a look waits for the answer
const ALONE = 2; // s here, at most, that it plays alone
const HOLD = 0.3; // s here that it stands at its end
const LONGEST = 8; // s here of all together

/** A first look at the question of these runs: it waits for the run of a guess that can be run, and has been asked for. */
export function newLook(model, { calm, ask }, { guess }) {
  const { judgement } = model;
  const slowly = model.guess.count === 0;
  return { ...plainLook(plannedLook(judgement, slowly, spansUnderLens(model))), ...asking(model, ask, judgement, guess), slowly,
    stills: calm ? stillsOf(judgement) : null };
}

/** A look at the run of a number that was given one step further, and at what is true; without that run it is over. */
export function newFurtherLook(model, { calm, ask }, { asked, guess, slowly }) {
  return { ...plainLook(plannedLook({ moments: [], end: 0 })), ...asking(model, ask, asked, guess), slowly, calm };
}

/** A look by this plan that waits for no other run, and goes by motion. */
export function plainLook(plan) {
  return { plan, elapsed: 0, place: 0, alone: false, stills: null, awaits: 0 };
}

function asking(model, ask, asked, guess) {
  const asks = asked.runs_first && guess !== undefined && !model.offline;
  if (asks) ask("own", { question: asked.name, guess });
  forgetOwn(model);
  return { asked, guess, awaits: asks ? PATIENCE : 0 };
}

/**
 * An answer has come: the run plays first, or the look begins without it. What comes late, or to another look, is dropped.
 * @returns {boolean} whether the run is there
 */
export function takeOwn(model, message, buffers, request) {
  const { first } = model;
  if (!first?.awaits || request?.question !== first.asked.name || request.guess !== first.guess) return false;
  const { asked, calm } = first;
  const { duration } = model.clock;
  const waited = PATIENCE - first.awaits;
  first.awaits = 0;
  if (message.problem) return false;
  const { alone, together } = message;
  const [own, ...others] = decodedRuns(message, buffers[0]);
  const given = guessText(request.guess, asked.unit);
  Object.assign(own, { guessed: true, index: 1, name: say("yours-name", { guess: given }) });
  for (const other of others) other.index = 0;
  const real = others.length ? others : model.runs.map((run) => (model.runs.length > 1 ? run : { ...run, name: say("yours-real") }));
  model.own = { runs: [...real, own], given, decided: together, further: asked !== model.judgement, text: message.text, instead: duration };
  model.clock = withDuration(model.clock, message.duration);
  const decided = together ?? asked;
  if (first.stills) first.stills = stillsOf(decided);
  else if (!calm) beginAlone(first, waited, plannedLook({ moments: [], end: alone.end }, false, [], ALONE),
    together ? plannedLook(together, first.slowly) : first.plan, plannedLook(decided, false));
  return true;
}

// Slow at the decisive moment only where all of it is not too long.
function beginAlone(first, waited, plan, slow, quick) {
  const next = waited + plan.length + HOLD + slow.length > LONGEST ? quick : slow;
  Object.assign(first, { alone: true, elapsed: 0, without: first.plan, plan, next });
}

/** Some seconds here have passed; returns whether the look still waits for the answer. */
export function waitsForOwn(first, seconds) {
  if (first.awaits) first.awaits = Math.max(0, first.awaits - seconds);
  return Boolean(first.awaits);
}

/** At its end it stands a moment, then the look begins with it and the true run; returns whether it does now. */
export function goesOnFromOwn(first) {
  const goesOn = first.alone && first.elapsed >= first.plan.length + HOLD;
  if (goesOn) Object.assign(first, { alone: false, elapsed: 0, plan: first.next });
  return goesOn;
}

/** Other runs have come: there is no run of a guess any more, and the clock lasts as long as the page's own. */
export function forgetOwn(model) {
  if (model.own) model.clock = withDuration(model.clock, model.own.instead);
  model.own = null;
  if (model.first?.alone) Object.assign(model.first, { alone: false, elapsed: 0, plan: model.first.without });
}

/** The run of a guess and what stands next to it, from its look on, or what stands for a puzzle; or null. */
export function ownOf({ guess, own }) {
  if (guess && isPuzzle(guess)) return own?.puzzle ? own : null;
  return own && !own.puzzle && ["run", "told"].includes(guess.turn) ? own : null;
}

/** What is said of the run while it plays alone, and of the answer to a puzzle; "" otherwise. */
export function aloneInWords({ first, own }) {
  if (own?.puzzle) return own.given && say("yours-answer", { speeds: own.given });
  if (!first?.alone) return "";
  const { speed } = first.plan.pieces[0] ?? { speed: 1 };
  return say(speed === 1 ? "yours-first" : "yours-first-fast", { guess: own.given, speed: showSpeed(speed) });
}
