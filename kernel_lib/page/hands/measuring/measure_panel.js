// Measuring, by its name among what is looked at closer: the tools, and a table of one's own.

import { NOTHING_NOTED, MOST_NOTED, keptTable, ownTableKey, setUpInWords, tableToTake, withNote, withoutNote }
  from "./own_table.js";
import { newOwnPlot, paintOwnPlot, setPlotted } from "./own_plot.js";
import { readNumber, readSeconds } from "./readings.js";
import { newStopwatch, showStopwatch, switchStopwatch } from "./stopwatch.js";
import { shownRuns, switchTool } from "./tools.js";
import { element, newButton, setText, symbolElement } from "../../base/dom.js";
import { exact } from "../../base/numbers.js";
import { keepText, pageStorage } from "../../base/page_storage.js";
import { isMeasured, numberAt } from "../../run/quantities.js";
import { newCommaChoice, newNumbersOut } from "../../share/taking/numbers_out.js";
import { labelOf } from "../../words/labels.js";
import { say } from "../../words/say.js";

const OBSERVED = 2; // of what a lesson observes: those of its curves

/** The panel; it stands after the tools of the same view. */
export function newMeasuring(model, { place, repaint, stage, tools }) {
  const { sheet } = model;
  /** @type {any} */
  const part = { model, place, repaint, stage, tools, table: keptTable(sheet, pageStorage()), cleared: null,
    watch: newStopwatch(repaint), plot: newOwnPlot(repaint) };
  part.switches = [...tools.all, part.watch].map((tool) => newButton({ class: "carom-toggle", "aria-pressed": "false", onclick: () => pressTool(part, tool) }, tool.label));
  part.note = newButton({ class: "carom-note-it", onclick: () => noteNow(part) },
    say("table-note"));
  part.clear = newButton({ class: "carom-quiet", onclick: () => clearOrBringBack(part) });
  part.said = element("span", { class: "carom-said", role: "status" });
  part.rows = element("div", { class: "carom-own-rows", role: "group", tabindex: "0",
    "aria-label": say("table-own") });
  part.out = newNumbersOut(() => tableToTake(part.table), `${sheet.name}_own_table`, say("table-own"));
  part.foot = element("div", { class: "carom-own-foot" }, newCommaChoice(), part.out);
  const panel = element("section", { class: "carom-measuring", "aria-label": say("levels-measure") },
    element("div", { class: "carom-measuring-tools", role: "group", "aria-label": say("measure-tools") },
      ...part.switches), part.watch.lists,
    element("div", { class: "carom-measuring-note" }, part.note, part.clear, part.said),
    part.rows, part.foot, part.plot.element);
  showTable(part);
  return [{ element: part.watch.face, place: "stage", paint: ({ look, runs }) =>
    showStopwatch(part.watch, shownRuns(look, runs)[0], look.time) },
  { element: panel, lazy: part.plot.surface.sight, end: () => part.plot.surface.end(),
    paint: ({ look }) => paintOwnPlot(part.plot, look.colours) }];
}

function pressTool(part, tool) {
  if (tool === part.watch) switchStopwatch(tool);
  else switchTool(part.tools, tool);
  [...part.tools.all, part.watch].forEach(({ on }, k) =>
    part.switches[k].setAttribute("aria-pressed", String(on)));
  part.repaint();
}

/** What stands there by now: values at hand or changed, the clock, what is observed, what tools read. */
function entriesNow(part) {
  const { act, look, runs, sheet, values } = part.model;
  const { begins } = part.place();
  const atHand = sheet.acts[act - 1]?.controls ?? [];
  const numbers = sheet.parameters.filter(({ name }) => typeof values[name] === "number");
  const [run] = shownRuns(look, runs);
  const set = numbers.filter(({ name }) => atHand.includes(name) || values[name] !== begins[name])
    .map(({ name, symbol, unit }) => ({ key: `set:${name}`, set: true, value: values[name],
      head: headWithUnit(symbol, unit) }));
  const seen = !run ? [] : sheet.observables.filter((one) => isMeasured(one, [run])).slice(0, OBSERVED).map(({ name, label = labelOf(name), unit }) => ({
    key: `seen:${name}`, head: headWithUnit(label, unit),
    value: Number(numberAt(run, name, sheet.observables, look.time).toPrecision(4)) }));
  return { entries: [...set, { key: "clock", head: say("table-clock"), value: readSeconds(look.time) }, ...seen,
    ...readByTools(part)],
  also: Object.fromEntries(numbers.map(({ name }) => [`set:${name}`, values[name]])) };
}

function readByTools({ tools, stage, watch }) {
  const found = tools.all.filter(({ on }) => on).flatMap((tool) => (tool.name === "photogate"
    ? [{ key: "gate:from", head: say("table-gate-from"), value: tool.seen.last && readSeconds(tool.seen.last.from) },
      { key: "gate:dark", head: say("table-gate-dark"),
        value: tool.seen.last && readSeconds(tool.seen.last.to - tool.seen.last.from) }]
    : [{ key: tool.name, head: headWithUnit(tool.label, tool.name === "ruler" ? "m" : "°"),
      value: readNumber(tool.name, tool.points, stage.camera.scale) }]));
  return watch.on ? [...found, { key: "stopwatch", head: headWithUnit(watch.label, "s"), value: watch.reading }] : found;
}

function headWithUnit(quantity, unit) {
  return unit ? say("quantity-unit", { quantity, unit }) : quantity;
}

function noteNow(part) {
  const { place, model: { sheet, values } } = part;
  if (!values || part.table.rows.length >= MOST_NOTED) {
    setText(part.said, values ? say("table-full", { count: MOST_NOTED }) : "");
    return;
  }
  const setUp = setUpInWords(sheet, values, place().begins);
  changeTable(part, withNote(part.table, { setUp, ...entriesNow(part) }));
  setText(part.said, say("table-noted", { count: part.table.rows.length }));
}

function clearOrBringBack(part) {
  const { cleared } = part;
  const before = part.table;
  changeTable(part, cleared ?? NOTHING_NOTED);
  if (!cleared) {
    part.cleared = before;
    showTable(part);
  }
  setText(part.said, cleared ? "" : say("table-is-clear"));
}

function changeTable(part, table) {
  part.table = table;
  part.cleared = null;
  keepText(ownTableKey(part.model.sheet), JSON.stringify(table));
  showTable(part);
  part.repaint();
}

function showTable(part) {
  const { columns, rows } = part.table;
  part.rows.hidden = part.foot.hidden = !rows.length;
  part.clear.hidden = !rows.length && !part.cleared;
  setText(part.clear, say(part.cleared ? "table-bring-back" : "table-clear"));
  const head = (...inside) => element("th", { scope: "col" }, ...inside);
  part.rows.replaceChildren(element("table", {},
    element("thead", {}, element("tr", {}, head(say("table-set-up")), ...columns.map((one) => head(...columnHead(one))),
      element("td", {}))),
    element("tbody", {}, ...rows.map((row, place) => ownRow(part, row, place)))));
  part.rows.scrollTop = part.rows.scrollHeight;
  setPlotted(part.plot, part.table);
}

// A symbol with its b below the line, as beside its control.
function columnHead({ head, set }) {
  const [symbol, unit = ""] = head.split(/ (?=\()/);
  return set ? [symbolElement(symbol), ` ${unit}`] : [head];
}

function ownRow(part, { setUp, cells }, place) {
  const number = place + 1;
  return element("tr", {}, element("th", { scope: "row" }, say("table-row", { number, setUp })),
    ...part.table.columns.map(({ key }) => element("td", {}, key in cells ? exact(cells[key]) : "–")),
    element("td", {}, newButton({ class: "carom-quiet",
      "aria-label": say("table-remove", { number }),
      onclick: () => removeRow(part, place) }, "×")));
}

function removeRow(part, place) {
  changeTable(part, withoutNote(part.table, place));
  setText(part.said, say("table-removed", { number: place + 1 }));
  part.note.focus();
}
