// Where the parts of a lesson stand: question, stage and rail, what is looked at closer below.

import { foldWhereNarrow } from "../controls/course/act_bar.js";
import { newNextLesson } from "../controls/course/next_lesson.js";
import { newMenu } from "../share/menu.js";
import { element } from "../base/dom.js";
import { keepQuestion } from "../guess/question.js";
import { newZoom } from "../stage/gestures.js";
import { newNeeds } from "./reading/needs.js";
import { newLarge } from "./reading/pinned.js";
import { schedule } from "./repaint.js";
import { say } from "../words/say.js";
import { newTips, teachingHere, teaches } from "../share/teaching/tips.js";
import { withheldIn, withhold } from "../share/teaching/withheld.js";
import { openedWith, prefixOf } from "../share/address.js";
import { turnByStage } from "../space/turntable.js";
import { newSpokenLine } from "../controls/spoken_line.js";
import { saysValues } from "../share/teaching/projector.js";

/** Put the parts of a view into its root. */
export function layOut(view) {
  const { model } = view;
  view.notice = element("p", { class: "carom-notice", role: "alert", hidden: true });
  view.endings = element("p", { class: "carom-early", "aria-live": "polite", hidden: true });
  view.waiting = element("p", { class: "carom-waiting" }, say("python-waiting"));
  view.now = element("output", { class: "carom-now", "aria-live": "off" });
  view.slow = element("span", { class: "carom-slow", hidden: true });
  view.spoken = newSpokenLine();
  view.stageBox.append(view.marks, view.now, view.slow, view.turntable.grip, view.end.element,
    newZoom(view.stage, () => schedule(view)), view.waiting);
  turnByStage(view.turntable, view.stageBox);
  view.cover = element("p", { class: "carom-cover" });
  if (view.panel.drawer) view.levels.row.append(view.panel.drawer.button);
  view.transport.element.append(newLarge(view.root, view.calm));
  view.main = element("div", { class: "carom-main" }, view.stageBox, view.transport.element,
    view.toys?.element, view.levels?.row, view.switches.element,
    element("div", { class: "carom-rest" }, view.cover, view.result));
  view.rail = element("div", { class: "carom-rail" }, model.guess?.element, view.panel.element);
  const taught = teaches(openedWith(), prefixOf(model.sheet)) ? teachingHere() : null;
  view.tips = taught ? newTips(taught) : null;
  if (view.tips) view.rail.append(view.tips.element);
  withhold(view.root, withheldIn(openedWith(), prefixOf(model.sheet)));
  if (model.guess) model.guess.verdict.result.after(view.bands.element);
  view.heading = element("div", { class: "carom-asked" }, view.back?.line, view.actBar?.sentence,
    model.guess?.question);
  view.nextLesson = newNextLesson();
  if (model.guess && view.back) model.guess.verdict.onward.append(view.back.next);
  if (view.actBar) {
    placeBar(view);
    if (model.guess) model.guess.verdict.onward.append(view.actBar.next);
    else view.panel.near.after(view.actBar.next);
  } else view.panel.inside.append(view.instructors.opener);
  if (model.guess && view.nextLesson) model.guess.verdict.onward.append(view.nextLesson);
  view.grid = element("div", { class: "carom-grid" }, view.heading, view.main, view.rail, newNeeds(model.sheet));
  view.root.append(view.notice, view.endings, view.grid, view.after, view.spoken.element);
}

// In the head of a page that has a place for it, else above the lesson.
function placeBar(view) {
  const head = view.model.sheet.number === 1 ? document.querySelector("[data-carom-bar]") : null;
  const menu = newMenu(view);
  view.bar = element("div", { class: "carom-bar-of-acts" }, view.actBar.element, menu.element);
  foldWhereNarrow(view.actBar, view.bar, menu.element);
  if (head && !head.children.length) head.append(view.bar);
  else view.root.append(view.bar);
  menu.arrive();
}

/**
 * The still of the page stays until the stage is painted, and has the same arrows; so does the
 * question that stands with it.
 */
export function keepStill(view, still) {
  keepQuestion(view.model.guess, still.closest(".carom-lesson"));
  view.still = still;
  view.stage.arrow = Number(still.dataset.arrow);
  view.waiting.hidden = true;
  view.stageBox.prepend(still);
}

/**
 * The still that a notebook keeps: all there is to see where no kernel runs. It is that of the
 * lesson's own start, so that a link to something else goes without it.
 * @returns {any}
 */
export function stillOf(text, sheet) {
  const search = openedWith(), prefix = prefixOf(sheet);
  const elsewhere = saysValues(search, prefix, sheet.parameters)
    || new URLSearchParams(search).has(`${prefix}act`);
  if (!text || elsewhere) return null;
  return new DOMParser().parseFromString(text, "text/html").body.firstElementChild;
}
