// The row that brings one back, at the head of the gallery, or of a lesson that is alone: what is due, in one calm line.

import { element, newButton } from "./dom.js";

/** @typedef {(name: string, slots?: Record<string, string | number>) => string} Say */

/**
 * The row, hidden; `say` says its words, `begin` and `leave` are called when it is answered, or put off.
 * @param {Say} say
 * @param {{ begin: () => void, leave: () => void }} act
 */
export function newComeBack(say, { begin, leave }) {
  const what = element("span", { class: "carom-back-what" });
  const heading = element("h2", {}, say("back-title"), what);
  const list = element("ul");
  const answer = element("a", { class: "carom-go", onclick: begin });
  const later = newButton({ class: "carom-back-later", onclick: leave }, say("back-later"));
  const row = element("section", { class: "carom-back", hidden: true },
    heading, list, element("p", { class: "carom-back-act" }, answer, later));
  return { say, heading, what, list, answer, element: row };
}

/**
 * Show what is due: the name of each act, where it stands, and a picture of it; nothing hides the row.
 * @param {ReturnType<typeof newComeBack>} part
 * @param {{ title: string, where: string, href: string, picture?: Node | null }[]} due
 */
export function showComeBack({ say, heading, what, list, answer, element: row }, due) {
  row.hidden = !due.length;
  if (!due.length) return;
  what.textContent = say("back-what", { count: due.length });
  heading.setAttribute("aria-label", say("back-heading", { what: what.textContent }));
  answer.textContent = say("back-answer", { count: due.length });
  answer.href = due[0].href;
  list.replaceChildren(...due.map(({ title, where, picture }) => element("li", {}, picture,
    element("span", { class: "carom-back-title" }, title), element("span", { class: "carom-back-where" }, where))));
}

/**
 * How long ago a day was, in words: yesterday, 7 days ago. Pure.
 * @param {Say} say
 * @param {number} days
 */
export function daysAgo(say, days) {
  return new Intl.RelativeTimeFormat(say("page-language"), { numeric: "auto" }).format(-days, "day");
}
