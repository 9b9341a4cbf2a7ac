// Tips for whoever teaches, beside the act that is open: from the notebook, where a link asks for them.

import { element, setText } from "../../base/dom.js";
import { say } from "../../words/say.js";

/** Whether a link asks for tips. Pure. */
export function teaches(search, prefix) {
  return new URLSearchParams(search).get(`${prefix}teach`) === "1";
}

/** Tips of the open act, out of what a notebook says; none without such an act. Pure. */
export function tipsOf(teaching, act) {
  return teaching?.acts?.[act - 1] ?? null;
}

/** What the notebook of this page says to whoever teaches, or null. */
export function teachingHere() {
  const told = document.querySelector("script[data-carom-teaching]")?.textContent;
  return told ? JSON.parse(told) : null;
}

/** The box of tips; `teaching` as from `teachingHere`. */
export function newTips(teaching) {
  const part = { teaching };
  part.title = element("p", { class: "carom-tips-title" });
  part.list = element("dl", {});
  part.element = element("aside", { class: "carom-tips", "aria-label": say("tips-label") },
    part.title, part.list);
  return part;
}

/** Bring the tips to the act that is open. */
export function showTips(part, act) {
  const tips = tipsOf(part.teaching, act);
  part.element.hidden = !tips;
  if (!tips) return;
  setText(part.title, say("tips-title", { act, minutes: tips.minutes }));
  const rows = [[say("tips-goal"), tips.goal], [say("tips-say"), tips.say], [say("tips-ask"), tips.ask],
    [say("tips-next"), tips.next]];
  part.list.replaceChildren(...rows.flatMap(([name, words]) =>
    [element("dt", {}, name), element("dd", {}, words)]));
}
