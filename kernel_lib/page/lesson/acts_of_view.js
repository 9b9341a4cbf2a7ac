// The act and the level of a view: what they mean for its parts, and their place in the browser's history.

import { setText } from "../base/dom.js";
import { ALL, actAt, actKey, askedIn, beginsAt, isLast, keepDone, onlyKeeps } from "../controls/course/acts.js";
import { showActBar } from "../controls/course/act_bar.js";
import { levelIn, showLevels } from "../controls/course/levels.js";
import { showDrawer } from "../controls/drawer.js";
import { sameValues } from "../controls/history.js";
import { keepsNothing } from "../guess/kept.js";
import { differing, openedWith, placeLeft } from "../share/address.js";
import { showTips } from "../share/teaching/tips.js";
import { openChallenge } from "../tasks/task_list.js";
import { say } from "../words/say.js";

/** The values with which the present act begins. */
export function beginsOf(view) {
  return beginsAt(view.model.sheet, view.model.act, view.line.own ?? {});
}

/** Where the view stands, for its address: prefix, the values of its begin, act and level. */
export function standingOf(view) {
  const begins = beginsOf(view);
  const changed = differing(view.model.sheet.parameters, view.model.values ?? {}, begins).length > 0;
  const level = view.levels && view.levels.level > 1 ? String(view.levels.level) : null;
  const challenge = view.model.task?.name ?? null;
  const act = actKey(view.model.act, changed || Boolean(challenge)); // what names its act has its values
  return { prefix: view.line.prefix, begins, marks: { act, challenge, level } };
}

/** Those of the questions that fit a picture which belong to the open act. */
export function questionsOf({ act, alone }, guesses) {
  return alone ? [] : askedIn(act, guesses);
}

/** The question of a picture: the one that was asked for, else the first that waits for a guess. */
export function questionNow(model) {
  const { questions, guess } = model;
  const kept = (one) => onlyKeeps(model.act, one) && guess?.answered.has(one.name);
  return questions.find((one) => one.name === model.wanted) ?? questions.find((one) => !kept(one))
    ?? questions[0] ?? null;
}

/** Whether a question does not stand open by itself: after a link that shows all, and for who comes
    to the whole lesson from an open act. */
export function onlyOffered(model) {
  return model.shown || (model.act === ALL && model.unasked);
}

/** Whether the present act only keeps what is guessed now. */
export function keepsForLater(model) {
  return onlyKeeps(model.act, model.judgement);
}

/** The whole lesson at once, by a press; what was open stays so. */
export function beginWhole(view) {
  view.model.unasked = !view.model.covered;
  view.model.act = ALL;
  beginAct(view);
}

/** The first picture says which act or challenge its link opened; the address says the rest. */
export function openedBy(view, { act, challenge }) {
  view.model.act = view.model.sheet.acts.length ? act ?? 1 : null;
  const search = openedWith();
  view.model.shown = new URLSearchParams(search).get(`${view.line.prefix}show`) === "1";
  if (view.levels) view.levels.level = levelIn(search, view.line.prefix);
  beginAct(view);
  openAsked(view, new URLSearchParams(search), challenge);
}

// The challenge of a link; where it names no act, at the values with which the challenge begins.
function openAsked(view, told, stands) {
  const { model, line: { prefix } } = view;
  const challenge = model.projector ? null : openChallenge(view, view.tasks, told.get(`${prefix}challenge`));
  if (challenge && !stands && !told.has(`${prefix}act`)) view.change(challenge.values);
}

/** The page of an act from its start; its values are still to be asked for. */
export function beginAct(view) {
  const { model } = view;
  const act = actAt(model.sheet, model.act);
  model.stop(0);
  if (view.levels && view.levels.level < 3) view.levels.open = [act?.panel, act?.beside].filter(Boolean);
  if (view.levels) Object.assign(model, { atHand: act?.controls ?? [], homes: beginsOf(view) });
  if (typeof model.act === "number" && model.act > 1) {
    keepDone(model.sheet, Array.from({ length: model.act - 1 }, (_, before) => before + 1));
  }
}

/** A set-up opens the act that asks its question, where the present one asks nothing of it. */
export function beginAskingAct(view, guesses) {
  const { model } = view;
  const asks = model.setUp && typeof model.act === "number" && guesses.length && !askedIn(model.act, guesses).length;
  model.setUp = false;
  if (!asks) return;
  model.act = guesses[0].act;
  beginAct(view);
}

/** What a return to this place shows: act and values, which challenge, or which question and whether it is open, the
    clock; null while it is not there yet. */
export function placeHeld({ act, values, judgement, guess, clock, arriving, projector, task }) {
  if (!values || arriving || projector) return null;
  const open = ["ask", "run"].includes(guess?.turn);
  const time = task || guess?.turn === "run" ? 0 : clock.time;
  return { act, values, challenge: task?.name ?? null, asked: judgement?.name ?? null, open, time };
}

/** Write the present place into the address, when the hand has rested. */
export function keepPlace(view) {
  if (!view.model.projector) view.address.write(view.model.values ?? {}, standingOf(view));
}

/** The place that a picture shows again: one that was left at this act and these values; null for a new one. */
export function placeShown(view, message, first) {
  const { prefix } = view.line;
  const place = first && !keepsNothing(openedWith(), prefix) ? placeLeft(history.state, prefix) : view.model.arriving;
  view.model.arriving = null;
  return place && place.act === view.model.act && sameValues(place.values, message.values) ? place : null;
}

/** Bring bar, sentence, levels and drawer up to date. */
export function showAct(view) {
  const { model } = view;
  const { covered } = model;
  const waits = Boolean(model.task);
  view.root.dataset.act = String(model.act ?? "");
  if (view.tips) showTips(view.tips, model.act);
  if (view.nextLesson) view.nextLesson.hidden = !isLast(model.sheet, model.act);
  showActBar(view.actBar, model.act, Boolean(model.guess?.record), covered);
  if (view.actBar && model.judgement) {
    view.actBar.title.hidden = true;
    view.actBar.why.hidden = model.judgement.act === model.act && model.guess.turn !== "none";
  }
  showLevels(view.levels, view.root, view.partElements, covered, waits);
  setText(view.cover, say(waits ? "lesson-waits" : "lesson-covered"));
  if (!view.panel.drawer) return;
  // Nothing lies over a question or a set-up that waits, and in the whole lesson at once nothing over anything.
  const open = view.levels.level === 3;
  showDrawer(view.panel.drawer, view.root, open, open && !covered && !model.untold && model.act !== ALL);
}
