// Challenges and exercises of a lesson, folded below its results; what is done is remembered. The challenge
// that is played stands next to the stage, in the place of the question.

import { element } from "../base/dom.js";
import { pageStorage } from "../base/page_storage.js";
import { actAt } from "../controls/course/acts.js";
import { showStarsInBar, showTaskInBar } from "../controls/course/act_bar.js";
import { newChallenge, resultOf, showChallenge } from "./challenge.js";
import { newExercise, placeInText, showExercise } from "./exercise.js";
import { newOwnBall } from "./own_ball.js";
import { keepTasks, tasksDone, withSolved, withStars, withWay } from "./kept_tasks.js";
import { say } from "../words/say.js";

/** The folded section of a lesson; none where it has no tasks. */
export function newTasks({ sheet }, view) {
  if (!sheet.challenges.length && !sheet.exercises.length) return [];
  /** @type {any} */
  const part = { sheet, open: null, told: [], misses: {}, place: "after" };
  part.done = tasksDone(sheet, pageStorage());
  part.challenges = sheet.challenges.map((one, k) => newChallenge(one, k + 1, sheet.challenges.length, {
    begin: () => beginChallenge(view, part, part.challenges[k]),
    go: () => letGo(view, part),
    now: () => view.endLook(),
    still: () => view.nextStill(),
    again: () => waitAnew(view, part),
    next: () => beginChallenge(view, part, part.challenges[k + 1]),
    over: () => beginChallenge(view, part, part.challenges[k]),
    leave: () => view.openAct(part.act),
  }));
  part.exercises = sheet.exercises.map((one, k) => newExercise(one, k + 1, hasValues(sheet, one), {
    solved: () => keepDoneTasks(part, withSolved(part.done, one.name)),
    open: () => { closeChallenge(view, part); setOut(view, one.values); } }));
  const placed = placeInText(part.exercises);
  part.list = element("div", { class: "carom-challenges" }, ...part.challenges.map((one) => one.entry));
  part.element = element("details", { class: "carom-fold carom-tasks" },
    element("summary", {}, say(placed ? "tasks-challenges" : "tasks-all")), part.list,
    placed ? ownBall(view, part) : element("div", { class: "carom-exercises" }, element("h4", { "aria-level": "2" }, say("tasks-exercises")),
      ...part.exercises.map((one) => one.element), ownBall(view, part)));
  part.hear = { picture: (message) => hearTold(view, part, message) };
  part.refresh = ({ covered, task }) => {
    part.element.hidden = covered;
    if (part.open && !task) closeChallenge(view, part); // an act or a set-up takes the place next to the stage
    else if (part.eager) letGo(view, part);
  };
  if (view.actBar) view.actBar.play = () => beginChallenge(view, part, part.open ?? firstOpen(part));
  showTasks(view, part);
  part.exercises.forEach((one) => showExercise(one, part.done.solved.includes(one.exercise.name)));
  return part;
}

/** Open the list at an exercise, by its name. */
export function openExercise(part, name) {
  const found = part.exercises?.find((one) => one.exercise.name === name);
  if (!found) return;
  part.element.open = true;
  found.element.querySelector("input").focus();
}

/** Open a challenge by its name, at the values that stand there or are to come; returns what it is, null where there is none. */
export function openChallenge(view, part, name) {
  const found = part.challenges?.find(({ challenge }) => challenge.name === name) ?? null;
  if (found) putChallenge(view, part, found);
  return found?.challenge ?? null;
}

// Where a lesson has a floor whose share can be found by ear.
function ownBall(view, part) {
  const { clicks } = part.sheet;
  if (!clicks) return null;
  return newOwnBall((share) => { closeChallenge(view, part); setOut(view, { [clicks]: share }); }).element;
}

// Values of its own: others than those of the lesson.
function hasValues(sheet, task) {
  return sheet.parameters.some((one) => task.values[one.name] !== one.default);
}

// The first one that has not all its stars.
function firstOpen({ challenges, done }) {
  return challenges.find(({ challenge }) => (done.stars[challenge.name] ?? 0) < challenge.stars.length) ?? challenges[0];
}

function setOut(view, values) {
  view.scrub(0);
  view.change(values);
}

// What is played stands next to the stage, with the controls that it asks to change; it is a place in the browser's history.
function beginChallenge(view, part, one) {
  if (part.open !== one) view.address.turn();
  part.told = [];
  putChallenge(view, part, one);
  view.waitAtStart();
  view.change(one.challenge.values);
  one.go.focus({ preventScroll: true });
  view.root.scrollIntoView({ block: "start" });
}

function putChallenge(view, part, one) {
  const { model } = view;
  const { challenge } = one;
  const again = part.open === one;
  if (!again) closeChallenge(view, part);
  Object.assign(part, { open: one, act: model.act, eager: false });
  const { controls, goal, name, runs } = challenge;
  model.task = { name, title: one.title, goal, controls, runs };
  if (view.levels) model.atHand = challenge.controls.length ? challenge.controls : actAt(model.sheet, model.act)?.controls ?? [];
  if (!again) {
    view.root.dataset.task = `${controls.length > 1 ? "several" : ""} ${one.gauge ? "gauge" : ""}`;
    showTaskInBar(view.actBar, one.name);
    view.heading.append(one.goal);
    view.rail.prepend(one.element);
    view.rail.append(one.foot);
    if (one.gauge) view.stageBox.after(one.gauge);
  }
  step(view, part, "set");
}

function closeChallenge(view, part) {
  const { open } = part;
  if (!open) return;
  Object.assign(part, { open: null, eager: false });
  view.model.task = null;
  view.root.toggleAttribute("data-task", false);
  showTaskInBar(view.actBar, "");
  for (const one of [open.goal, open.element, open.foot, open.gauge]) one?.remove();
  if (view.levels) view.model.atHand = actAt(view.model.sheet, view.model.act)?.controls ?? [];
  showTasks(view, part);
}

function letGo(view, part) {
  const told = view.waits() ? null : toldOf(part);
  part.eager = !told; // its run is still to come
  if (!told) return;
  step(view, part, "run");
  view.watch(told.end, part.open.running, () => judge(view, part, told));
}

// The run on the stage was watched to the moment at which it is judged.
function judge(view, part, told) {
  const { name, stars, ways } = part.open.challenge;
  const held = part.open.foot.contains(document.activeElement);
  keepDoneTasks(part, withReached(part.done, told));
  if (told.stars < (ways.length ? 1 : stars.length)) part.misses[name] = (part.misses[name] ?? 0) + 1;
  step(view, part, "told");
  if (held) part.open.foot.querySelector(":scope > .carom-go:not([hidden])")?.focus({ preventScroll: true });
}

// The values stay, the run waits at its start.
function waitAnew(view, part) {
  step(view, part, "set");
  view.waitAtStart();
  part.open.go.focus({ preventScroll: true });
}

function step(view, part, name) {
  const told = toldOf(part);
  const { target, picture, end } = told ?? {};
  const won = name === "told" && told?.stars ? resultOf(told, part.open.challenge.unit).head : "";
  view.model.task = { ...view.model.task, target, picture, end, won, step: name };
  showTasks(view, part);
}

function toldOf({ open, told }) {
  return told.find((one) => one.name === open?.challenge.name) ?? null;
}

// A picture has come: a control was moved, and what was said of the run before it is no more. A run that comes in parts is
// judged when all of it is there.
function hearTold(view, part, { challenges = [], parts: { part: number = 0, of = 1 } = {} }) {
  part.told = number === of - 1 ? challenges : [];
  if (!part.open || !view.model.task) return;
  if (!number) step(view, part, "set");
}

function withReached(done, { name, stars, way }) {
  if (way === undefined) return withStars(done, name, stars);
  return stars ? withWay(done, name, way) : done;
}

function keepDoneTasks(part, done) {
  if (done === part.done) return;
  part.done = done;
  keepTasks(part.sheet, done);
}

function showTasks(view, part) {
  const { challenges, done, misses, open } = part;
  const best = ({ challenge }) => done.stars[challenge.name] ?? 0;
  for (const one of challenges) {
    const { name } = one.challenge;
    showChallenge(one, one === open ? view.model.task?.step ?? null : null, toldOf(part),
      { best: best(one), ways: done.ways?.[name] ?? [], misses: misses[name] ?? 0, last: one === challenges.at(-1) });
  }
  showStarsInBar(view.actBar, challenges.reduce((sum, one) => sum + best(one), 0),
    challenges.reduce((sum, one) => sum + one.challenge.stars.length, 0));
}
