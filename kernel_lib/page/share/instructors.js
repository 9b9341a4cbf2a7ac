// For instructors: a folded part of the panel that makes a link with controls fixed or hidden.

import { element, symbolElement, symbolText } from "../base/dom.js";
import { copyFrame, copyLink } from "./links.js";

/** The folded part; it reads the present state of `view` when a link is copied. */
export function newInstructors(view) {
  const part = { place: "panel", ticks: new Map(), said: element("span", { class: "carom-said", role: "status" }) };
  const rows = view.sheet.parameters.map((parameter) => row(part, parameter));
  part.alone = element("input", { type: "checkbox" });
  part.shown = element("input", { type: "checkbox" });
  const wishes = () => wishesOf(part, view.sheet.parameters);
  const button = (text, copy) => element("button", { type: "button",
    onclick: () => copy(view, part.said, wishes()) }, text);
  part.element = element("details", { class: "carom-fold" },
    element("summary", {}, "For instructors"),
    element("p", { class: "carom-muted" },
      "A link to what you see now, its act included, in which students cannot move what you tick."),
    element("div", { class: "carom-ticks" }, element("table", {},
      element("thead", {}, element("tr", {}, element("th", { scope: "col" }, "Control"),
        element("th", { scope: "col" }, "Fix"), element("th", { scope: "col" }, "Hide"))),
      element("tbody", {}, ...rows))),
    element("label", { class: "carom-tick-line" }, part.alone,
      "Stage and time alone, large, for the projector"),
    view.sheet.guess ? element("label", { class: "carom-tick-line" }, part.shown,
      "Results open, without a guess") : null,
    element("div", { class: "carom-panel-foot" }, button("Copy this link", copyLink),
      button("Copy embed code", copyFrame), part.said),
    element("p", { class: "carom-muted" },
      "The code shows the lesson within another page, if the server allows that site: "
      + "carom --embed-from, and the address of the site"));
  return part;
}

function row(part, parameter) {
  const tick = (what) => element("input", { type: "checkbox",
    "aria-label": `${what} ${symbolText(parameter.symbol)}, ${parameter.meaning}` });
  const ticks = { lock: tick("Fix"), hide: tick("Hide") };
  part.ticks.set(parameter.name, ticks);
  return element("tr", {}, element("th", { scope: "row", title: parameter.meaning },
    symbolElement(parameter.symbol)), element("td", {}, ticks.lock), element("td", {}, ticks.hide));
}

function wishesOf(part, parameters) {
  return wishesFor(parameters.map((one) => one.name), (name, key) => part.ticks.get(name)[key].checked,
    part.alone.checked, part.shown.checked);
}

/** Ticks as the keys of a link; all ticks of a column are written as "all". Pure. */
export function wishesFor(names, ticked, alone, shown = false) {
  const wishes = {};
  for (const key of ["lock", "hide"]) {
    const chosen = names.filter((name) => ticked(name, key));
    if (chosen.length) wishes[key] = chosen.length === names.length ? "all" : chosen.join(",");
  }
  if (alone) wishes.view = "stage";
  if (shown) wishes.show = "1";
  return wishes;
}
