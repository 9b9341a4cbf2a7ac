// The legend of the runs and what each of them measures now.

import { element, newButton, setText, svg, symbolElement, symbolText } from "../base/dom.js";
import { steadyFigure } from "../base/numbers.js";
import { jumpAt } from "../run/frames.js";
import { isMeasured, numberAt } from "../run/quantities.js";
import { labelOf } from "../words/labels.js";
import { say } from "../words/say.js";

const READ_EVERY = 90; // milliseconds between changes of the figures while the clock runs

/** A short stroke in the line style of a run, with its mark; drawn by CSS classes. */
function swatch({ index, hue = index }) {
  const dashes = ["", "5 3", "2 2.5", "7 2.5 1.5 2.5"];
  const marks = ["M18 8m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0", "M14.5 4.5h7v7h-7z",
    "M18 3l4.6 8.5h-9.2z", "M18 3l4.5 5-4.5 5-4.5-5z"];
  return svg("svg", { viewBox: "0 0 36 16", "aria-hidden": "true", class: `carom-line carom-run-${hue + 1}` },
    svg("path", { d: "M0 8H36", "stroke-dasharray": dashes[index % 4] }),
    svg("path", { d: marks[index % 4], class: "carom-mark" }));
}

// The symbol of a quantity, in the hue of the ball of which alone it is measured.
function symbolOf({ symbol, ball }) {
  const made = symbolElement(symbol);
  if (ball !== null) made.classList.add(`carom-of-ball-${ball % 5 + 1}`);
  return made;
}

/** The table of readouts; a press on the name of a run hides or shows it. */
export function newReadouts({ sheet }, { toggleRun: toggled }) {
  const { observables, readouts: names } = sheet;
  const head = element("tr", {}, element("th", { scope: "col" }, say("readouts-run")));
  const chosen = observables.filter((one) => names.includes(one.name));
  const heads = new Map();
  for (const one of chosen) {
    heads.set(one, element("th", { scope: "col", title: labelOf(one.name) }, newButton({ class: "carom-means", "aria-label": labelOf(one.name),
      onclick: () => setText(meaning, say("readouts-means",
        { symbol: symbolText(one.symbol), name: labelOf(one.name) })) }, symbolOf(one)),
    element("small", {}, one.unit)));
    head.append(heads.get(one));
  }
  const body = element("tbody");
  const meaning = element("p", { class: "carom-muted carom-meant", role: "status" });
  const table = element("table", {}, element("thead", {}, head), body);
  const part = { observables, chosen, heads, body, cells: new Map(), names: "", read: 0, toggled };
  part.element = element("section", { class: "carom-readouts", "aria-label": say("readouts-label"),
    tabindex: "0" }, table, meaning);
  part.setRuns = ({ runs, look }) => setReadoutRuns(part, runs, look.hidden);
  part.paint = ({ runs, look, clock }) => {
    if (clock.playing && performance.now() - part.read <= READ_EVERY) return;
    part.read = performance.now();
    showReadouts(part, runs, look);
  };
  return part;
}

// One row a run; rebuilt only when the runs' names change.
function setReadoutRuns(part, runs, hidden) {
  const names = runs.map((run) => run.name).join("\n");
  if (names === part.names) return;
  part.names = names;
  part.cells.clear();
  for (const [one, title] of part.heads) title.hidden = !isMeasured(one, runs);
  part.body.replaceChildren(...runs.map((run) => {
    const button = newButton({ class: "carom-run-name",
      "aria-pressed": String(!hidden.has(run.name)), title: say("readouts-toggle"),
      onclick: () => {
        part.toggled(run.name);
        button.setAttribute("aria-pressed", String(!hidden.has(run.name)));
      } }, swatch(run), element("span", {}, labelOf(run.name)));
    const cells = part.chosen.map((one) => element("td", { hidden: !isMeasured(one, runs) }));
    part.cells.set(run.name, cells);
    return element("tr", {}, element("th", { scope: "row" }, button), ...cells);
  }));
}

/** What a run measures at a moment, in words: at a contact before it, and after it below. Pure. */
export function readoutAt(run, name, observables, moment) {
  const jump = jumpAt(run, moment);
  const after = numberAt(run, name, observables, jump ?? moment);
  const before = jump === null ? after : numberAt(run, name, observables, jump, true);
  const seen = Math.abs(after - before) >= 5e-4 && steadyFigure(before) !== steadyFigure(after);
  return seen ? `${steadyFigure(before)} →\n${steadyFigure(after)}` : steadyFigure(after);
}

// The values at the clock's moment; a question mark while the result is covered.
function showReadouts(part, runs, look) {
  for (const run of runs) {
    const cells = part.cells.get(run.name);
    if (!cells) continue;
    part.chosen.forEach((one, place) => {
      setText(cells[place],
        look.covered ? "?" : readoutAt(run, one.name, part.observables, look.time));
    });
  }
}
