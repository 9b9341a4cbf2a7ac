// A ball of one's own: the times between the clicks of its bounces, off a recording, and what
// share of the speed its floor gives back: times in the air go with the speeds at their start.

import { element, newButton, setText } from "../base/dom.js";
import { figure, inBox } from "../base/numbers.js";
import { typedNumber } from "../base/typed_number.js";
import { listed, say } from "../words/say.js";

/** Flights of one run, and runs, that are read at most. */
const MOST_FLIGHTS = 50;
const MOST_RUNS = 10;
/** Letters that the field takes: all runs as a phone writes them. */
const LONGEST_TEXT = 8000;
/** The longest flight that is believed, s: a fall from 120 m. */
const LONGEST_FLIGHT = 10;

/**
 * The times that were typed, s, of each run; null where a run has fewer than two, or one is none. A
 * run has a line of its own, or is a column, which an empty line ends. A comma parts the times where
 * the decimals have points, or where a space follows it. Pure.
 * @param {string} text
 */
export function runsOf(text) {
  const lines = text.trim().split(/\r?\n/).map((line) => timeWords(line, text.includes(".")));
  const runs = lines.some((words) => words.length > 1) ? lines.filter((words) => words.length)
    : columnRuns(lines);
  if (runs.length > MOST_RUNS) return null;
  const times = runs.map(flightsOf);
  return times.every((run) => run.length > 0) ? times : null;
}

// A unit behind a space belongs to its number.
/**
 * @param {string} line
 * @param {boolean} hasPoints
 */
function timeWords(line, hasPoints) {
  return line.trim().replace(/(\d)[^\S\n]+(s|ms|min)\b/g, "$1$2")
    .split(hasPoints ? /[;,\s]+/ : /,?\s+|;\s*/).filter((word) => word);
}

/**
 * @param {string[][]} lines
 * @returns {string[][]}
 */
function columnRuns(lines) {
  /** @type {string[][]} */
  const columns = [[]];
  for (const [word] of lines) {
    if (word) columns[columns.length - 1].push(word);
    else if (columns[columns.length - 1].length) columns.push([]);
  }
  return columns;
}

// A leading 0 is the first click of a list of moments, or stands where a table has no time yet.
function flightsOf(words) {
  const typed = words.map((word) => typedNumber(word, "s"));
  const grows = typed.slice(1).every((time, i) => time > typed[i]);
  const later = typed[0] === 0 ? typed.slice(1) : typed;
  const times = typed[0] === 0 && grows
    ? later.map((time, i) => Number((time - typed[i]).toPrecision(12))) : later;
  const read = times.length > 1 && times.length <= MOST_FLIGHTS
    && times.every((time) => time > 0 && Number.isFinite(time));
  return read ? times : [];
}

/** Whether times are too long for seconds, though not for milliseconds. Pure. */
export function seemMilliseconds(runs) {
  const longest = Math.max(...runs.flat());
  return longest > LONGEST_FLIGHT && longest / 1000 <= LONGEST_FLIGHT;
}

/**
 * What follows from the times between clicks: { ratios, share: the one of equal bounces from the
 * first flight to the last, rest: s from the first click until such a ball lies still, grew: the
 * place, from 1, of the first flight that is no shorter than the one before, or 0 }. Pure.
 * @param {number[]} times s
 */
export function fromClicks(times) {
  const ratios = times.slice(1).map((time, i) => time / times[i]);
  const share = (times[times.length - 1] / times[0]) ** (1 / ratios.length);
  const grew = ratios.findIndex((ratio) => ratio >= 1);
  return { ratios, share, rest: times[0] / (1 - share), grew: grew < 0 ? 0 : grew + 2 };
}

/**
 * The mean of the shares of several runs, and its standard error. Pure.
 * @param {number[]} shares two or more
 */
export function meanShare(shares) {
  const mean = shares.reduce((sum, one) => sum + one, 0) / shares.length;
  const squares = shares.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / (shares.length - 1) / shares.length) };
}

/**
 * The field, what it finds, and a button that gives the floor of the stage the share found.
 * @param {(share: number) => void} tried
 */
export function newOwnBall(tried) {
  /** @type {any} */
  const part = { share: NaN };
  part.box = element("textarea", { rows: "2", maxlength: String(LONGEST_TEXT), autocomplete: "off",
    class: "carom-clicks", "aria-label": say("own-label"), placeholder: [0.62, 0.47, 0.35].map(inBox).join(" "),
    onkeydown: (event) => {
      if (event.key !== "Enter" || event.shiftKey) return;
      event.preventDefault();
      part.element.requestSubmit();
    } });
  part.said = element("p", { class: "carom-exercise-said", role: "status" });
  part.tried = newButton({ class: "carom-quiet", hidden: true,
    onclick: () => tried(Number(part.share.toFixed(3))) }, say("exercise-try"));
  part.milli = newButton({ class: "carom-quiet", hidden: true,
    onclick: () => takeMilliseconds(part) }, say("own-milli"));
  part.element = element("form", { class: "carom-exercise carom-own", onsubmit: (event) => {
    event.preventDefault();
    findShare(part);
  } },
  element("h4", { "aria-level": "2" }, say("own-title")), element("p", {}, say("own-task")),
  element("div", { class: "carom-exercise-fields" },
    element("label", { class: "carom-exercise-box" }, part.box, "s"),
    element("button", { type: "submit" }, say("own-find")), part.milli, part.tried),
  part.said);
  return part;
}

function findShare(part) {
  const runs = runsOf(part.box.value);
  const { share, text } = runs ? foundIn(runs) : { share: NaN, text: say("own-type") };
  part.share = share;
  part.tried.hidden = Number.isNaN(share);
  part.milli.hidden = !runs || !seemMilliseconds(runs);
  setText(part.said, text);
}

function takeMilliseconds(part) {
  part.box.value = (runsOf(part.box.value) ?? [])
    .map((run) => run.map((time) => inBox(time / 1000)).join(" ")).join("\n");
  findShare(part);
}

/**
 * The share of all runs, NaN where none is believed, and what is said of it. Pure.
 * @param {number[][]} runs s
 */
export function foundIn(runs) {
  const longest = Math.max(...runs.flat());
  if (longest > LONGEST_FLIGHT) {
    const words = seemMilliseconds(runs) ? "own-asked" : "own-long";
    return { share: NaN, text: say(words, { longest: figure(longest) }) };
  }
  const found = runs.map(fromClicks);
  const wrong = found.findIndex((one) => one.grew > 0);
  if (wrong >= 0) {
    const words = runs.length > 1 ? "own-grew-in" : "own-grew";
    return { share: NaN, text: say(words, { run: wrong + 1, place: found[wrong].grew }) };
  }
  if (runs.length === 1) return { share: found[0].share, text: clicksInWords(found[0]) };
  const { mean, error } = meanShare(found.map((one) => one.share));
  return { share: mean, text: say("own-runs", { mean: figure(mean), error: figure(error),
    shares: listed(found.map((one) => figure(one.share))) }) };
}

function clicksInWords({ ratios, share, rest }) {
  return say(ratios.length > 1 ? "own-several" : "own-one", {
    ratios: listed(ratios.map((ratio) => figure(ratio))), share: figure(share),
    rest: figure(rest) });
}
