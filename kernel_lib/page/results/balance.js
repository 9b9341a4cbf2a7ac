// Bars that every lesson has: energy, momentum or angular momentum at the clock, by choice.

import { barRange, newBars } from "./bars.js";
import { element } from "../base/dom.js";
import { partsOf } from "../run/sums.js";
import { say } from "../words/say.js";

const KINDS_OF_BARS = [["energy", say("bars-energy"), "J"], ["px", say("bars-px"), "kg m/s"],
  ["py", say("bars-py"), "kg m/s"], ["pz", say("bars-pz"), "kg m/s", "solid"],
  ["Lz", say("bars-lz"), "kg m²/s"], ["Lx", say("bars-lx"), "kg m²/s", "solid"],
  ["Ly", say("bars-ly"), "kg m²/s", "solid"]];

/** The bars: of energy first, where the experiment has no bars of its own that show it. */
export function newBalance({ sheet }, { repaint: changed }) {
  const group = newBars({ title: "", unit: "", parts: [] }, [], changed);
  group.choice = element("select", { "aria-label": say("bars-choice"), onchange: () => {
    chooseBars(group, group.choice.value);
    changed();
  } }, ...KINDS_OF_BARS.map(([name, title, unit]) =>
    element("option", { value: name }, say("quantity-unit", { quantity: title, unit }))));
  group.element.querySelector("header").replaceChildren(group.choice);
  group.choice.value = sheet.bars.length ? "px" : "energy";
  group.runs = [];
  group.setRuns = ({ runs }) => setBalanceRuns(group, runs);
  return group;
}

// New runs: the bars have a row for each of their balls.
function setBalanceRuns(group, runs) {
  group.runs = runs;
  const solid = runs.some((run) => run.dimension > 2);
  [...group.choice.options].forEach((option, place) => {
    option.hidden = KINDS_OF_BARS[place][3] === "solid" && !solid;
  });
  chooseBars(group, group.choice.value);
}

function chooseBars(group, kind) {
  const [, title, unit] = KINDS_OF_BARS.find(([name]) => name === kind) ?? KINDS_OF_BARS[0];
  Object.assign(group, { title, unit });
  group.parts = partsOf(kind, Math.max(0, ...group.runs.map((run) => run.balls)));
  group.element.setAttribute("aria-label", say("bars-label", { title }));
  if (group.runs.length) barRange(group, group.runs);
}
