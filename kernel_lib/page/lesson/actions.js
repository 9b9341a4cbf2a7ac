// Actions of the user on a lesson, and their effects.

import { changeValues, restart, travel } from "./value_changes.js";
import { neighbour, started } from "../run/clock.js";
import { setText } from "../base/dom.js";
import { chartSoon } from "../results/chart.js";
import { without } from "../controls/locks.js";
import { contactMoments, frameMoments } from "../run/runs.js";
import { drawNext } from "./draws.js";
import { askAgain, askOther, focusGuess, isPuzzle, keepLine } from "../guess/question.js";
import { beginPuzzle, playAnswer, waitForAnswer } from "./puzzle.js";
import { beginAct, beginWhole, beginsOf, keepPlace } from "./acts_of_view.js";
import { setRuns, skipGuess, takeGuess } from "./answers.js";
import { endLook, endLookNow, lookFurther, nextStill, showQuestion, takeSeen, showRuns, watchFirst } from "./first_look.js";
import { endedGesture, sameValues, stepKey } from "../controls/history.js";
import { placeLeft } from "../share/address.js";
import { copyLink } from "../share/links.js";
import { endSlowness } from "../results/microscope.js";
import { forgetOwn } from "./own_run.js";
import { tellParts } from "./parts.js";
import { refresh, schedule } from "./repaint.js";
import { aimCamera } from "../stage/camera_control.js";
import { setUpNamed } from "../share/text_links.js";
import { openChallenge, openExercise } from "../tasks/task_list.js";
import { takeSetUp } from "./playing.js";
import { keyAction } from "../controls/time/transport.js";
import { pressCameraKey } from "./view_choices.js";

/** Play, steps, scrubbing, speed: by button, key, curve or list. */
export function actOnTime(view, name, value) {
  const { model } = view;
  if (name !== "play" && name !== "loop" && !model.covered) endSlowness(view.microscope);
  const { clock } = model;
  const to = (time) => { if (time !== null) model.stop(time); };
  if (name === "speed") model.clock = { ...clock, speed: value };
  else if (name === "loop") model.clock = { ...clock, loop: !clock.loop };
  else if (model.covered) return;
  else if (name === "play") model[clock.playing ? "stop" : "play"]();
  else if (name === "scrub") to(value);
  else if (name === "start") to(0);
  else if (name === "again") model.clock = { ...started({ ...clock, time: 0 }), playing: !view.calm };
  else if (name === "frameOn") to(neighbour(frameMoments(model.runs), clock.time, 1));
  else if (name === "frameBack") to(neighbour(frameMoments(model.runs), clock.time, -1));
  else if (name === "contactOn") to(neighbour(contactMoments(model.runs), clock.time, 1));
  else if (name === "contactBack") to(neighbour(contactMoments(model.runs), clock.time, -1));
  view.say = !model.clock.playing;
  schedule(view);
}

/** A key on the stage. */
export function pressKey(view, event) {
  if (event.target !== view.stageBox || event.ctrlKey || event.metaKey || event.altKey) return;
  if (pressCameraKey(view, event)) return;
  const action = keyAction(event.key, event.shiftKey);
  if (!action) return;
  event.preventDefault();
  event.stopPropagation();
  actOnTime(view, action);
}

/** A control, a preset, resets, undo and redo, or the link. */
export function actOnPanel(view, name, value) {
  setText(view.panel.said, "");
  if (name === "set") changeValues(view, { [value.name]: value.value }, value);
  else if (name === "giveUp") view.model.errors = without(view.model.errors, new Set([value]));
  else if (name === "preset") takeSetUp(view, view.model.sheet.presets[value]);
  else if (name === "reset") changeValues(view, beginsOf(view));
  else if (name === "level") setLevel(view, view.levels.level === 3 ? 1 : 3);
  else if (name === "everything") showEverything(view);
  else if (name === "restart") changeValues(view, view.model.opened);
  else if (name === "undo" || name === "redo") travel(view, name);
  else if (name === "link") copyLink(view, view.panel.said);
}

/** Do what a link in the text wishes: a set-up, an act, an exercise, values. */
export function obey(view, wish) {
  if (wish.exercise) {
    openExercise(view.tasks, wish.exercise);
    return;
  }
  const preset = wish.setUp ? setUpNamed(view.model.sheet.presets, wish.setUp) : null;
  if (preset) takeSetUp(view, preset);
  else if (view.model.sheet.acts[wish.act - 1]) openAct(view, wish.act);
  else if (wish.values) changeValues(view, wish.values);
  else return;
  const box = view.stageBox.getBoundingClientRect();
  if (box.bottom < 0 || box.top > innerHeight) view.stageBox.scrollIntoView({ block: "start" });
}

/** Open an act: its values, its runs, its controls, from the start. */
export function openAct(view, act) {
  view.address.turn();
  Object.assign(view.model, { act, entering: true, wanted: null, task: null });
  beginAct(view);
  if (view.told) setRuns(view, view.told.message, view.told.buffers);
  restart(view, beginsOf(view));
  refresh(view);
}

/** Back or Forward has led to an entry of the browser's history: show its act and values again. */
export function goToPlace(view, state) {
  const { model } = view;
  if (!model.values || model.projector) return;
  const place = placeLeft(state, view.line.prefix);
  view.address.stay();
  if (!place) keepPlace(view); // a link within the page has made an entry
  const challenge = place?.challenge ?? null;
  if (!place || (place.act === model.act && challenge === (model.task?.name ?? null) && sameValues(place.values, model.values))) return;
  Object.assign(model, { act: place.act, wanted: place.asked, arriving: place, task: null });
  model.entering = true;
  beginAct(view);
  openChallenge(view, view.tasks, challenge);
  if (view.told) setRuns(view, view.told.message, view.told.buffers);
  changeValues(view, place.values);
  refresh(view);
}

// All descriptions and the present values, without an act.
function showEverything(view) {
  view.address.turn();
  beginWhole(view);
  if (view.told) setRuns(view, view.told.message, view.told.buffers);
  keepPlace(view);
  refresh(view);
}

/** Another level; one panel by its name is the second. */
function setLevel(view, level, open = /** @type {string[]} */ ([])) {
  view.levels.level = level;
  view.levels.open = open;
  keepPlace(view);
  refresh(view);
  // The drawer lies beside the large stage.
  if (level === 3 && view.root.dataset.small) view.root.scrollIntoView({ block: "start" });
}

/** A word of the second level was pressed: its panel opens, or closes. */
export function pickWord(view, word) {
  const others = view.levels.open.filter((one) => one !== word);
  const again = others.length < view.levels.open.length;
  setLevel(view, again && !others.length ? 1 : 2, again ? others : [word]);
}

/** Ctrl+Z and its like anywhere in the lesson; a text box keeps its own. */
export function pressStepKey(view, event) {
  const name = stepKey(event);
  if (!name || event.target.matches('input[type="text"]')) return;
  event.preventDefault();
  event.stopPropagation();
  travel(view, name);
}

/** Ball or arrow grabbed, dragged, thrown, dropped. */
export function actOnStage(view, name, values) {
  if (name === "grab") {
    view.model.stop(0);
    view.stage.held = true;
    schedule(view);
    return { ...view.model.values };
  }
  if (name === "drag") changeValues(view, values, { name: "stage", resting: false });
  if (name === "throw") {
    view.model.fresh = true;
    changeValues(view, values);
  }
  if (name === "say") view.spoken.speak(values);
  if (name === "drop") {
    view.stage.held = false;
    view.model.gesture = endedGesture(view.model.gesture);
    aimCamera(view.stage, view.calm);
    schedule(view);
  }
  return null;
}

/** The guess moved, given too early, given, skipped; the look cut short; a run without a question let go; another one wanted. */
export function actOnGuess(view, name, value) {
  view.model.problem = name === "early" ? value : "";
  if (name === "answer") takeGuess(view, value);
  else if (name === "skip") skipGuess(view);
  else if (name === "play") (view.model.guess.puzzle ? beginPuzzle : playFirst)(view);
  else if (name === "played") playAnswer(view, value);
  else if (name === "watch") watchFirst(view);
  else if (name === "now") endLookNow(view);
  else if (name === "next") nextStill(view);
  else if (name === "saw") takeSeen(view, value);
  else if (name === "release") actOnTime(view, "play");
  else if (name === "another") askAnother(view);
  else if (name === "here") coverAgain(view);
  else if (name === "try") lookFurther(view, value);
  else if (name === "reason" || name === "further") keepLine(view.model.guess, name, value);
  else {
    if (isPuzzle(view.model.guess)) waitForAnswer(view);
    refresh(view);
  }
}

// What follows a verdict: another question of the act's bank, the next one of the act, or this one again.
function askAnother(view) {
  const { model } = view;
  const { guess } = model;
  const following = model.questions.find((one) => one.name === guess.following?.name) ?? null;
  const { locked, values } = model;
  // The whole lesson at once asks as its first act does.
  const draw = drawNext(model, typeof model.act === "number" ? model.act : 1, guess.draws, (drawn) =>
    Object.entries(drawn).every(([name, value]) => !locked.has(name) || values[name] === value));
  if (!draw && following) {
    model.judgement = following;
    askOther(guess, following, model.row);
  }
  model.wanted = draw?.question ?? guess.asked.name;
  coverAgain(view);
  model.opens = Boolean(draw);
  if (draw) changeValues(view, { ...beginsOf(view), ...draw.values });
}

// All is open and nothing is asked, until one comes back to the question, at the values that stand there then.
function playFirst(view) {
  const { model } = view;
  model.shown = true;
  model.guess.turn = "line";
  model.stop(0);
  showRuns(view);
  chartSoon(view.chart);
  refresh(view);
  model.guess.release.focus({ preventScroll: true });
}

// The question of these values is open again.
function coverAgain(view) {
  const { model } = view;
  const held = model.guess.element.contains(document.activeElement);
  if (isPuzzle(model.guess)) askOther(model.guess, model.judgement, model.row);
  model.shown = false;
  endLook(model);
  askAgain(model.guess);
  forgetOwn(model);
  model.stop(0);
  showRuns(view);
  refresh(view);
  if (held) focusGuess(model.guess);
  showQuestion(view);
}

/** Escape, wherever the focus is, jumps to the verdict. */
export function pressNow(view, event) {
  if (event.key !== "Escape" || event.repeat || event.defaultPrevented || !view.model.first) return;
  event.preventDefault();
  endLookNow(view);
}

/** Hide or show a run. */
export function toggleRun(view, name) {
  if (!view.model.look.hidden.delete(name)) view.model.look.hidden.add(name);
  view.stage.layer.drop();
  view.stage.painted = undefined; // words are placed anew: a run that was hidden left its room to others
  tellParts(view, "refresh");
  schedule(view);
}
