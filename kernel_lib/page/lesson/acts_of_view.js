// The act and the level of a view: what they mean for its parts, and their place in the browser's history.

import { ALL, actAt, actKey, askedIn, beginsAt, coversResults, keepDone,
  onlyKeeps } from "../controls/course/acts.js";
import { showActBar } from "../controls/course/act_bar.js";
import { levelIn, showLevels } from "../controls/course/levels.js";
import { showDrawer } from "../controls/drawer.js";
import { sameValues } from "../controls/history.js";
import { placeAtHand } from "../controls/panel.js";
import { keepsNothing } from "../guess/kept.js";
import { differing, openedWith, placeLeft } from "../share/address.js";
import { showTips } from "../share/teaching/tips.js";
import { stoppedAt } from "../run/clock.js";

/** The values with which the present act begins. */
export function beginsOf(view) {
  return beginsAt(view.sheet, view.act, view.line.own ?? {});
}

/** Where the view stands, for its address: prefix, the values of its begin, act and level. */
export function standingOf(view) {
  const begins = beginsOf(view);
  const changed = differing(view.sheet.parameters, view.values ?? {}, begins).length > 0;
  const level = view.levels && view.levels.level > 1 ? String(view.levels.level) : null;
  return { prefix: view.line.prefix, begins, marks: { act: actKey(view.act, changed), level } };
}

/** Whether results are covered: a run is looked at, or a question that covers has no answer yet. */
export function nowCovered(view) {
  if (view.projector) return view.projector.at.step !== "told";
  if (view.root.dataset.view === "stage") return false;
  return view.guess?.phase === "run" || (view.guess?.phase === "ask" && coversResults(view.act));
}

/** Those of the questions that fit a picture which belong to the open act. */
export function questionsOf(view, guesses) {
  if (view.root.dataset.view === "stage") return [];
  return askedIn(view.act, guesses);
}

/** Whether a vote of this act still waits for its answer in a later one: until then no more is told
    than this act shows. */
export function withholdsRest({ act, questions, guess }) {
  return Boolean(guess && questions?.some((one) => onlyKeeps(act, one) && !guess.told.has(one.name)));
}

/** The question of a picture: the one that was asked for, else the first that waits for a guess. */
export function questionNow(view) {
  const { questions, guess } = view;
  const kept = (one) => onlyKeeps(view.act, one) && guess?.answered.has(one.name);
  return questions.find((one) => one.name === view.wanted) ?? questions.find((one) => !kept(one))
    ?? questions[0] ?? null;
}

/** Whether a question does not stand open by itself: after a link that shows all, and for who comes
    to the whole lesson from an open act. */
export function onlyOffered(view) {
  return view.shown || (view.act === ALL && view.unasked);
}

/** Whether the present act only keeps what is guessed now. */
export function keepsForLater(view) {
  return onlyKeeps(view.act, view.judgement);
}

/** The whole lesson at once, by a press; what was open stays so. */
export function beginWhole(view) {
  view.unasked = !view.look.covered;
  view.act = ALL;
  beginAct(view);
}

/** The first picture says which act its link opened; the address says the rest. */
export function openedBy(view, act) {
  view.act = view.sheet.acts.length ? act ?? 1 : null;
  const search = openedWith();
  view.shown = new URLSearchParams(search).get(`${view.line.prefix}show`) === "1";
  if (view.levels) view.levels.level = levelIn(search, view.line.prefix);
  beginAct(view);
}

/** The page of an act from its start; its values are still to be asked for. */
export function beginAct(view) {
  const act = actAt(view.sheet, view.act);
  view.look.covered = nowCovered(view);
  view.clock = stoppedAt(view.clock, 0);
  if (view.levels && view.levels.level < 3) view.levels.open = [act?.panel, act?.beside].filter(Boolean);
  if (view.levels) placeAtHand(view.panel, act?.controls ?? [], beginsOf(view));
  if (typeof view.act === "number" && view.act > 1) {
    keepDone(view.sheet, Array.from({ length: view.act - 1 }, (_, before) => before + 1));
  }
}

/** What a return to this place shows: act and values, which question and whether it is open, the clock; null while
    it is not there yet. */
export function placeHeld({ act, values, judgement, guess, clock, arriving, projector }) {
  if (!values || arriving || projector) return null;
  const open = ["ask", "run"].includes(guess?.phase);
  return { act, values, asked: judgement?.name ?? null, open, time: guess?.phase === "run" ? 0 : clock.time };
}

/** Write the present place into the address, when the hand has rested. */
export function keepPlace(view) {
  if (!view.projector) view.address.write(view.values ?? {}, standingOf(view));
}

/** The place that a picture shows again: one that was left at this act and these values; null for a new one. */
export function placeShown(view, message, first) {
  const { prefix } = view.line;
  const place = first && !keepsNothing(openedWith(), prefix) ? placeLeft(history.state, prefix) : view.arriving;
  view.arriving = null;
  return place && place.act === view.act && sameValues(place.values, message.values) ? place : null;
}

/** Bring bar, sentence, levels and drawer up to date. */
export function showAct(view) {
  const { look } = view;
  view.root.dataset.act = String(view.act ?? "");
  if (view.tips) showTips(view.tips, view.act);
  showActBar(view.actBar, view.act, Boolean(view.guess?.record), look.covered);
  if (view.actBar && view.judgement) {
    view.actBar.title.hidden = true;
    view.actBar.why.hidden = view.judgement.act === view.act && view.guess.phase !== "none";
  }
  showLevels(view.levels, view.root, view.partElements, look.covered);
  if (!view.panel.drawer) return;
  // Nothing lies over a question, and in the whole lesson at once nothing over anything.
  const open = view.levels.level === 3;
  showDrawer(view.panel.drawer, view.root, open, open && !look.covered && view.act !== ALL);
}
