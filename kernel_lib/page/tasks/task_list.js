// Challenges and exercises of a lesson, folded below its results; what is done is remembered. The challenge
// that is played stands beside the stage, in the place of the question.

import { element } from "../base/dom.js";
import { pageStorage } from "../base/page_storage.js";
import { actAt } from "../controls/course/acts.js";
import { showTaskInBar } from "../controls/course/act_bar.js";
import { newChallenge, showChallenge } from "./challenge.js";
import { newExercise, placeInText, showExercise } from "./exercise.js";
import { newOwnBall } from "./own_ball.js";
import { keepTasks, tasksDone, withSolved, withStars, withWay } from "./kept_tasks.js";
import { say } from "../words/say.js";

/** The folded section of a lesson; none where it has no tasks. */
export function newTasks({ sheet }, view) {
  if (!sheet.challenges.length && !sheet.exercises.length) return [];
  /** @type {any} */
  const part = { sheet, open: "", told: [], place: "after" };
  part.done = tasksDone(sheet, pageStorage());
  part.challenges = sheet.challenges.map((one, k) =>
    newChallenge(one, k + 1, sheet.challenges.length, () => beginChallenge(view, part, one), () => leaveChallenge(view, part)));
  part.exercises = sheet.exercises.map((one, k) => newExercise(one, k + 1, hasValues(sheet, one), {
    solved: () => keepDoneTasks(part, withSolved(part.done, one.name)),
    open: () => startTask(view, part, "", one.values) }));
  const placed = placeInText(part.exercises);
  part.list = element("div", { class: "carom-challenges" }, ...part.challenges.map((one) => one.element));
  part.element = element("details", { class: "carom-fold carom-tasks" },
    element("summary", {}, say(placed ? "tasks.challenges" : "tasks.all")), part.list,
    placed ? ownBall(view, part) : element("div", { class: "carom-exercises" }, element("h4", { "aria-level": "2" }, say("tasks.exercises")),
      ...part.exercises.map((one) => one.element), ownBall(view, part)));
  part.hear = { picture: (message) => hearStars(part, message.challenges ?? []) };
  part.refresh = ({ act, covered }) => {
    part.element.hidden = covered;
    // Another act, or a question, takes the place beside the stage.
    if (part.open && (covered || act !== part.act)) leaveChallenge(view, part);
  };
  showTasks(part);
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

// Where a lesson has a floor whose share can be found by ear.
function ownBall(view, part) {
  const { clicks } = part.sheet;
  if (!clicks) return null;
  return newOwnBall((share) => startTask(view, part, "", { [clicks]: share })).element;
}

// Values of its own: others than those of the lesson.
function hasValues(sheet, task) {
  return sheet.parameters.some((one) => task.values[one.name] !== one.default);
}

function beginChallenge(view, part, challenge) {
  startTask(view, part, challenge.name, challenge.values);
}

// What is played stands beside the stage, with the controls that it asks to change; all else in the list, in its
// order.
function placeChallenges(view, part) {
  const { model } = view;
  const open = part.challenges.find((one) => one.challenge.name === part.open);
  view.root.toggleAttribute("data-task", Boolean(open));
  showTaskInBar(view.actBar, open ? { name: open.name, leave: () => leaveChallenge(view, part) } : null);
  const own = open?.challenge.controls ?? [];
  if (view.levels) model.atHand = own.length ? own : actAt(model.sheet, model.act)?.controls ?? [];
  for (const one of part.challenges) {
    one.leave.hidden = one !== open;
    one.button.classList.toggle("carom-go", one === open);
    if (one !== open) {
      part.list.append(one.element);
      one.goal.remove();
    }
  }
  if (!open || open.element.parentElement === view.rail) return;
  view.heading.append(open.goal);
  view.rail.prepend(open.element);
  open.button.focus({ preventScroll: true });
  view.root.scrollIntoView({ block: "start" });
}

function leaveChallenge(view, part) {
  part.open = "";
  placeChallenges(view, part);
  showTasks(part);
}

function startTask(view, part, name, values) {
  part.open = name;
  part.act = view.model.act;
  part.told = [];
  placeChallenges(view, part);
  view.scrub(0);
  view.change(values);
  showTasks(part);
}

function hearStars(part, told) {
  part.told = told;
  const now = told.find((one) => one.name === part.open);
  if (now) keepDoneTasks(part, withReached(part.done, now));
  showTasks(part);
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

function showTasks(part) {
  for (const one of part.challenges) {
    const { name } = one.challenge;
    const now = part.open === name ? part.told.find((told) => told.name === name) ?? null : null;
    showChallenge(one, now, part.done.stars[name] ?? 0, part.done.ways?.[name] ?? []);
  }
}
