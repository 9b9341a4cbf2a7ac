// The carrier of a page without a server: answers that were computed beforehand, as files. Set-ups
// are there exactly, controls at stops. What the table lacks goes to a further carrier, `beyond`,
// Python in the page say; without one it is said what is missing.

import { say } from "../words/say.js";
import { symbolText } from "../base/dom.js";
import { Gone } from "./answer_files.js";
import { checked, linkIn } from "./asked_values.js";
import { answeredAt, reached, stopsFrom } from "./stops.js";

/** @typedef {import("./line.js").Carrier} Carrier */
/** @typedef {import("./answer_files.js").Told} Told */
/** @typedef {Record<string, any>} Values */

/**
 * A carrier to whom questions go that no table answers. As long as it is not ready, a hand still
 * snaps to the stops, and only what needs it waits for it.
 * @typedef {Carrier & { ready: boolean }} Beyond
 */

/**
 * What the page was told of its tables; `own` are the values with which the lesson begins.
 * @typedef {{ own: Values, live: string, places: import("./stops.js").Place[] }} Index
 */

/**
 * @param {Index} index
 * @param {any} sheet of the lesson
 * @param {(name: string) => Promise<Told[]>} files
 * @param {{ notebook: string }} place
 * @param {{ opening?: import("./http.js").Opening | null, beyond?: Beyond | null }} [more]
 * @returns {Carrier}
 */
export function newTable(index, sheet, files, place, { opening = null, beyond = null } = {}) {
  /** @type {any} */
  let hear = null;
  let lost = () => {};
  let ended = false;
  const { places } = index;

  function give(/** @type {any} */ { sequence, page }, /** @type {any} */ message, /** @type {any[]} */ buffers) {
    if (!ended) hear({ ...message, sequence, page }, buffers);
  }

  /** The answer that was computed for these values; the first one has come with the page. */
  async function told(/** @type {any} */ found, /** @type {"picture" | "chart"} */ kind) {
    const first = places[0];
    if (opening && kind === "picture" && found.picture === first?.picture && found.index === 0) {
      return opening.told;
    }
    return found[kind] ? (await files(found[kind]))[found.index] : null;
  }

  async function showPicture(/** @type {any} */ question, /** @type {any} */ asked) {
    const { values, before, errors, notes, more = {} } = asked;
    const found = answeredAt(places, values) ?? answeredAt(places, before);
    const picture = found && await told(found, "picture");
    if (!picture) {
      give(question, { kind: "error", problem: say("table-nothing") }, []);
      return;
    }
    const { message, buffers } = picture;
    const own = { kind: "picture", errors, notes, ...more,
      ...(beyond?.ready ? {} : { stops: stopsFrom(places, message.values) }) };
    give(question, { ...message, ...own }, buffers);
  }

  /** What a question for a picture asks for. */
  function asks(/** @type {any} */ question) {
    if (question.kind === "start") return asksAtFirst(index, sheet, question);
    const before = question.values ?? index.own;
    const { values, errors } = checked(sheet.parameters, before, question.change ?? {}, question.fixed);
    return { before, values, errors, notes: [] };
  }

  async function answerPicture(/** @type {any} */ question) {
    const asked = asks(question);
    if (answeredAt(places, asked.values)) return showPicture(question, asked);
    const change = question.change ?? {};
    const byHand = Object.values(change).some((value) => typeof value === "number");
    if (byHand && !beyond?.ready) {
      const values = reached(places, sheet.parameters, asked.before, asked.values);
      if (values) return showPicture(question, { ...asked, values, notes: notFollowed(sheet, asked, values) });
    }
    if (beyond) return beyond.send(question);
    const thrown = byHand && Object.keys(change).length > 1; // its controls may be out of sight
    return showPicture(question, lacking(index, sheet, place, { ...asked, thrown }));
  }

  async function answerChart(/** @type {any} */ question) {
    const found = answeredAt(places, question.values ?? index.own);
    const chart = found && await told(found, "chart");
    if (chart) give(question, chart.message, chart.buffers);
    else if (beyond) beyond.send(question);
    else give(question, { kind: "chart", problem: say("table-no-chart") }, []);
  }

  async function bring(/** @type {any} */ question) {
    if (question.kind === "start" || question.kind === "set") return answerPicture(question);
    if (question.kind === "chart") return answerChart(question);
    // The run of a guess is not worth the wait for a Python that is still to be loaded.
    if (beyond && (beyond.ready || question.kind !== "own")) return beyond.send(question);
    return give(question, { kind: "error", problem: say("table-needs-python") }, []);
  }

  return {
    send(question) {
      bring(question).catch((problem) => {
        if (problem instanceof Gone) give(question, { kind: "version" }, []);
        else if (!ended) lost();
      });
    },
    // What was asked before has come to nothing: the line asks it again.
    ping() { if (!ended) hear({ kind: "pong", last: 0 }, []); },
    listen(heard, tellLost) {
      hear = heard;
      lost = tellLost;
      beyond?.listen(heard, () => { if (!ended) tellLost(); });
    },
    end() {
      ended = true;
      beyond?.end();
    },
  };
}

/**
 * What a link asks for, over the values with which the lesson or its act begins.
 * @param {Index} index
 * @param {any} sheet
 * @param {any} question
 */
function asksAtFirst({ own }, sheet, { query = "", prefix = "" }) {
  const link = linkIn(query, prefix, sheet);
  const defaults = Object.fromEntries(sheet.parameters.map((/** @type {any} */ one) => [one.name, one.default]));
  const begins = { all: defaults, 1: own, null: own }[String(link.act)]
    ?? sheet.acts[Number(link.act) - 1].values;
  const { values, errors } = checked(sheet.parameters, { ...defaults, ...begins }, link.texts);
  const odd = Object.entries(errors).map(([name, text]) =>
    say("link-value", { name, text: String(link.texts[name]).slice(0, 40), problem: text }));
  return { before: { ...defaults, ...begins }, values, errors, notes: [...link.notes, ...odd],
    more: { own, act: link.act, locked: link.locked, hidden: link.hidden } };
}

/**
 * What is shown where there is no answer: the values before, what is missing, and where it is.
 * @param {Index} index
 * @param {any} sheet
 * @param {{ notebook: string }} place
 * @param {any} asked
 */
function lacking({ live, places }, sheet, place, asked) {
  const { before, values, errors, thrown = false, more = {} } = asked;
  const names = Object.keys(values).filter((name) => values[name] !== before[name]);
  const stops = stopsFrom(places, before);
  const missing = Object.fromEntries(names.map((name) => {
    const symbol = symbolText(sheet.parameters.find((/** @type {any} */ one) => one.name === name).symbol);
    return [name, stops[name] && names.length === 1 ? noAnswerAt(symbol, stops[name], values[name])
      : say("table-one-at-a-time", { symbol })];
  }));
  const elsewhere = live ? liveAddress(live, place.notebook, values) : null;
  const said = Object.values(missing).slice(0, thrown ? 1 : names.length);
  const notes = more.act === undefined && !thrown ? asked.notes : [...asked.notes, ...said];
  return { ...asked, values: before, notes, errors: { ...errors, ...missing }, more: { ...more, elsewhere } };
}

/**
 * What a hand has moved and is not taken, as where a ball is thrown: its name is that of the one taken.
 * @param {any} sheet
 * @param {any} asked
 * @param {Values} taken
 */
function notFollowed(sheet, { before, values, notes }, taken) {
  const changed = Object.keys(values).filter((name) => values[name] !== before[name]);
  if (changed.length < 2) return notes;
  const { symbol } = sheet.parameters.find((/** @type {any} */ one) =>
    changed.includes(one.name) && taken[one.name] !== before[one.name])
    ?? sheet.parameters.find((/** @type {any} */ one) => changed.includes(one.name));
  return [...notes, say("table-one-of-them", { symbol: symbolText(symbol) })];
}

/**
 * @param {string} symbol
 * @param {any[]} stops
 * @param {any} value
 */
function noAnswerAt(symbol, stops, value) {
  const below = stops.filter((one) => one < value).at(-1);
  const above = stops.find((one) => one > value);
  const near = [below, above].filter((one) => one !== undefined);
  return say(near.length === 2 ? "table-between" : "table-beside",
    { symbol, value, below: near[0], above: near[1] ?? near[0] });
}

/**
 * Where a lesson runs with Python, at these values. An address that carries another one in its
 * `urlpath`, as those of Binder do, carries them in there. Pure.
 * @param {string} live
 * @param {string} notebook
 * @param {Values} values
 */
export function liveAddress(live, notebook, values) {
  const query = `?${new URLSearchParams(Object.entries(values).map(([name, value]) =>
    [name, typeof value === "boolean" ? String(Number(value)) : String(value)]))}`;
  const address = live.replace("{lesson}", encodeURIComponent(notebook.replace(/\.ipynb$/, "")));
  return address + (/[?&]urlpath=/.test(address) ? encodeURIComponent(query) : query);
}
