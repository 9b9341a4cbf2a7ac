// For instructors: a sheet over the page that makes a link with controls fixed or hidden.

import { element, newButton, symbolElement, symbolText } from "../base/dom.js";
import { copyFrame, copyLink } from "./links.js";
import { newSheet } from "./share_sheet.js";
import { newSlides } from "./slides.js";
import { say } from "../words/say.js";

/** @type {Record<string, any>} What can be kept back, by its word in a link. */
const WITHHELD_WORDS = { skip: "teach-no-skip", answers: "teach-no-answers",
  explanation: "teach-no-explanation", python: "teach-no-python" };

/**
 * The sheet, and its opener, which stands where it is put; a link that fixes or hides controls hides it.
 * The present state is read when a link is copied: its level is that of the person who makes the
 * link, and students begin at the first one unless a tick says so.
 */
export function newInstructors({ sheet }, tools) {
  const part = { place: "after", ticks: new Map(), said: element("p", { class: "carom-said", role: "status" }) };
  const rows = sheet.parameters.map((parameter) => row(part, parameter));
  part.alone = element("input", { type: "checkbox" });
  part.shown = element("input", { type: "checkbox" });
  part.tips = element("input", { type: "checkbox" });
  part.everything = element("input", { type: "checkbox" });
  part.withheld = new Map(Object.keys(WITHHELD_WORDS).map((word) =>
    [word, element("input", { type: "checkbox" })]));
  const wishes = () => wishesOf(part, sheet.parameters);
  const button = (text, copy) => newButton({ onclick: () => copy(tools, part.said, { ...wishes(), level: part.everything.checked ? "3" : null }) }, text);
  part.element = newSheet(say("teach-label"), element("p", { class: "carom-muted" }, say("teach-link")),
    element("div", { class: "carom-ticks" }, element("table", {},
      element("thead", {}, element("tr", {}, element("th", { scope: "col" }, say("teach-control")),
        element("th", { scope: "col" }, say("teach-fix")), element("th", { scope: "col" }, say("teach-hide")))),
      element("tbody", {}, ...rows))),
    element("label", { class: "carom-tick-line" }, part.alone,
      say("teach-alone")),
    sheet.guess ? element("label", { class: "carom-tick-line" }, part.shown,
      say("teach-shown")) : null,
    sheet.levels.length ? element("label", { class: "carom-tick-line" }, part.everything,
      say("teach-everything")) : null,
    element("label", { class: "carom-tick-line" }, part.tips, say("teach-tips")),
    element("fieldset", {}, element("legend", {}, say("teach-withhold")),
      ...[...part.withheld].map(([word, box]) => element("label", { class: "carom-tick-line" }, box,
        say(WITHHELD_WORDS[word]))), element("p", { class: "carom-muted" }, say("teach-courtesy"))),
    element("div", { class: "carom-panel-foot" }, button(say("teach-copy"), copyLink),
      button(say("teach-embed"), copyFrame)), part.said,
    element("p", { class: "carom-muted" },
      say("teach-embed-how")), newSlides(tools).element);
  part.opener = newButton({ class: "carom-act", "aria-haspopup": "dialog",
    onclick: () => openInstructors(part) }, say("teach-label"));
  part.refresh = ({ locked, hidden }) => {
    part.opener.hidden = locked.size + hidden.length > 0 || Boolean(tools.root.dataset.hides);
  };
  return part;
}

function openInstructors(part) {
  part.said.replaceChildren();
  part.element.showModal();
}

function row(part, parameter) {
  const names = { symbol: symbolText(parameter.symbol), meaning: parameter.meaning };
  const tick = (label) => element("input", { type: "checkbox", "aria-label": label });
  const ticks = { lock: tick(say("teach-fix-one", names)), hide: tick(say("teach-hide-one", names)) };
  part.ticks.set(parameter.name, ticks);
  return element("tr", {}, element("th", { scope: "row", title: parameter.meaning },
    symbolElement(parameter.symbol)), element("td", {}, ticks.lock), element("td", {}, ticks.hide));
}

function wishesOf(part, parameters) {
  return wishesFor(parameters.map((one) => one.name), (name, key) => part.ticks.get(name)[key].checked,
    part.alone.checked, part.shown.checked, part.tips.checked,
    [...part.withheld].filter(([, box]) => box.checked).map(([word]) => word));
}

/** Ticks as the keys of a link; all ticks of a column are written as "all". Pure. */
export function wishesFor(names, ticked, alone, shown = false, tips = false, withheld = []) {
  const wishes = {};
  for (const key of ["lock", "hide"]) {
    const chosen = names.filter((name) => ticked(name, key));
    if (chosen.length) wishes[key] = chosen.length === names.length ? "all" : chosen.join(",");
  }
  if (withheld.length) wishes.hide = [wishes.hide, ...withheld].filter(Boolean).join(",");
  if (tips) wishes.teach = "1";
  if (alone) wishes.view = "projector";
  if (shown) wishes.show = "1";
  return wishes;
}
