// The way on after a lesson, by the foot of its page: to the next one; after the last one, back to all of them.

import { element } from "../../base/dom.js";
import { say } from "../../words/say.js";

/**
 * A link to the next lesson; after the last one a sentence and the link to the gallery. Null where the page leads to no
 * other, as one file does, or a notebook.
 * @returns {HTMLElement | null}
 */
export function newNextLesson() {
  const [next, all] = [".next-lesson", ".to-all"].map((way) => /** @type {HTMLAnchorElement | null} */ (document.querySelector(`.foot ${way}`)));
  const link = (/** @type {string} */ href, /** @type {string} */ words) => element("a", { class: "carom-onto-lesson", href }, words);
  if (next) return link(next.href, say("course-next", { title: next.querySelector(".next-name > :last-child")?.textContent ?? "" }));
  return all && element("p", { class: "carom-course-end" }, say("course-end"), " ", link(all.href, say("page-lessons")));
}
