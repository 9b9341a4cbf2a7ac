// The bar: the acts by number and name, a tick at those that are done, the present one marked.

import { element, icon, newButton, setSentence, setText } from "../../base/dom.js";
import { pageStorage } from "../../base/page_storage.js";
import { STAR, TICK } from "../../base/signs.js";
import { ALL, actAt, doneActs, isDone } from "./acts.js";
import { say } from "../../words/say.js";

/** The bar of a lesson and the sentence of its act; `open(act)` is called by a press. Null: no acts. */
export function newActBar(sheet, open) {
  if (!sheet.acts.length) return null;
  const part = { sheet, buttons: /** @type {any[]} */ ([]), task: "", play: () => {}, tell: () => {} };
  part.list = element("ol", {}, ...sheet.acts.map((act, place) => {
    const tick = element("span", { class: "carom-act-tick", hidden: true }, icon(TICK),
      element("span", { class: "carom-unseen" }, say("acts-done")));
    const button = newButton({ class: "carom-act",
      onclick: () => { unfoldActs(part, false); open(place + 1); } },
    tick, element("span", { class: "carom-act-number" }, String(place + 1)), act.title);
    part.buttons.push({ button, tick });
    return element("li", {}, button);
  }));
  part.stars = element("span", { class: "carom-act-stars" });
  part.challenges = newButton({ class: "carom-act",
    onclick: () => { unfoldActs(part, false); part.play(); } }, element("span", { class: "carom-act-tick" }, icon(STAR)), say("acts-challenges"), " ", part.stars);
  if (sheet.challenges.length) part.list.append(element("li", {}, part.challenges));
  part.fold = newButton({ class: "carom-act carom-act-fold",
    "aria-expanded": "false", onclick: () => unfoldActs(part, !part.element.dataset.open) });
  part.element = element("nav", { class: "carom-acts", "aria-label": say("acts-label") },
    part.fold, part.list);
  part.title = element("p", { class: "carom-question" });
  part.why = element("p", { class: "carom-why" });
  part.next = newButton({ class: "carom-quiet carom-next-act",
    onclick: () => open(part.following) });
  part.sentence = element("div", { class: "carom-act-sentence" }, part.title, part.why);
  return part;
}

/** Fold the names under "Act 1 of 3" while their row, with its ticks, has no room in `bar` next to `menu`. */
export function foldWhereNarrow({ element: nav, list }, bar, menu) {
  const watch = new ResizeObserver(() => {
    if (nav.dataset.open) return;
    const [row, whole, beside] = [list, bar, menu].map((one) => one.getBoundingClientRect().width);
    const gap = Number.parseFloat(getComputedStyle(bar).columnGap);
    nav.toggleAttribute("data-folded", row > whole - beside - gap);
  });
  for (const one of [bar, list, menu]) watch.observe(one);
}

function unfoldActs(part, open) {
  if (open) part.element.dataset.open = "true";
  else delete part.element.dataset.open;
  part.fold.setAttribute("aria-expanded", String(Boolean(open)));
}

/** Show which act is open, which are done, and what the present one is for. */
export function showActBar(part, act, guessed, covered) {
  if (!part) return;
  const kept = doneActs(part.sheet, pageStorage());
  const count = part.sheet.acts.length;
  part.tell = () => {
    const present = part.task ? null : act; // a challenge is no act
    part.buttons.forEach(({ button, tick }, place) => {
      if (place + 1 === present) button.setAttribute("aria-current", "step");
      else button.removeAttribute("aria-current");
      tick.hidden = place + 1 === present || !isDone(place + 1, act, kept, guessed);
    });
    if (part.task) part.challenges.setAttribute("aria-current", "step");
    else part.challenges.removeAttribute("aria-current");
    setText(part.fold, part.task || (act === ALL ? say("acts-all") : say("acts-one", { act, count })));
  };
  part.tell();
  const data = actAt(part.sheet, act);
  part.sentence.hidden = act === 1;
  setText(part.title, data?.title ?? "");
  part.title.hidden = act === ALL || act === 1;
  part.why.hidden = false;
  setSentence(part.why, data?.why ?? say("acts-whole"));
  part.following = act === ALL ? 1 : act + 1;
  part.next.hidden = covered || part.following > count;
  setText(part.next, part.next.hidden ? ""
    : say("acts-next", { title: part.sheet.acts[part.following - 1].title }));
}

/** How many stars of the challenges are won. */
export function showStarsInBar(part, won, all) {
  if (part) setText(part.stars, say("acts-stars", { won, all }));
}

/** The name of what is played in place of an act; "": nothing. */
export function showTaskInBar(part, task) {
  if (!part) return;
  part.task = task;
  part.tell();
}
