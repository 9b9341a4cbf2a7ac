// The line to whoever answers: one question in flight, the newest of each kind queued, changes of
// the hand at most so often, timeouts detected. What brings questions there is a carrier.

import { inWords } from "../words/sentences.js";
import { delayOfChange, turnOf } from "./pace.js";

/** @typedef {Record<string, any>} Message */

/**
 * What brings questions to who answers, and answers back.
 * @typedef {object} Carrier
 * @property {(question: Message) => void} send may throw when the way is closed
 * @property {() => void} ping ask for a sign of life; may throw
 * @property {(hear: (message: Message, buffers: any[]) => void,
 *   lost: () => void) => void} listen who is told of answers, and of a way that was cut
 * @property {() => void} end
 */

/**
 * Time as the line needs it; a test has its own.
 * @typedef {object} Clock
 * @property {() => number} now milliseconds
 * @property {(act: () => void, delay: number) => any} later
 * @property {(due: any) => void} cancel
 */

/**
 * The line, shared by all views of one lesson.
 * @typedef {object} Line
 * @property {Carrier} carrier
 * @property {Clock} clock
 * @property {Message} place notebook, lesson and version, as each question carries them
 * @property {string} page its answers are told by it from those of another page
 * @property {number} sequence of the last question
 * @property {{ kind: string, sequence: number, question: Message, request: Message } | null} flight
 *   the question that waits for its answer
 * @property {Map<string, Message>} waiting the newest of each kind
 * @property {Set<any>} views
 * @property {boolean} offline
 * @property {boolean} asked
 * @property {{ message: Message, buffers: any[] } | null} picture the last one
 * @property {{ locked: string[], hidden: string[] }} fixed by the link
 * @property {Record<string, any>} own values with which the lesson begins
 * @property {number | null} changed turn of the change that was asked for last
 * @property {string} [last] kind of the last question
 * @property {string} [prefix] of the keys in the address
 * @property {any} [patience]
 * @property {any} [soon]
 * @property {any} [pings]
 * @property {() => void} end
 */

const PATIENCE = 5000;
const PING_EVERY = 3000;
const ORDER = ["start", "set", "own", "contact", "take", "chart", "part"];

/** @type {Clock} */
const WALL_CLOCK = { now: () => performance.now(), later: (act, delay) => setTimeout(act, delay),
  cancel: (due) => clearTimeout(due) };

/**
 * @param {Carrier} carrier
 * @param {Message} [place]
 * @param {Clock} [clock]
 */
export function newLine(carrier, place = {}, clock = WALL_CLOCK) {
  /** @type {Line} */
  const line = { carrier, clock, place, page: Math.random().toString(36).slice(2), sequence: 0,
    flight: null, waiting: new Map(), views: new Set(), offline: false, asked: false,
    picture: null, fixed: { locked: [], hidden: [] }, own: {}, changed: null, end() {} };
  carrier.listen((message, buffers) => {
    try {
      hear(line, inWords(message), buffers);
    } catch (error) {
      // An error of the page goes to the console: its carrier would take it for a way that was cut.
      clock.later(() => { throw error; }, 0);
    }
  }, () => setOffline(line, true));
  line.end = () => {
    for (const due of [line.patience, line.soon, line.pings]) clock.cancel(due);
    carrier.end();
  };
  return line;
}

/**
 * Ask something; a newer request of the same kind replaces the waiting one, and changes of values
 * are joined. `request` is what is asked and, in "local", what the page wants back with the answer.
 * @param {Line} line
 * @param {string} kind
 * @param {Message} request
 */
export function ask(line, kind, request) {
  const before = line.waiting.get(kind);
  const merged = kind === "set" && before
    ? { ...request, change: { ...before.change, ...request.change } } : request;
  line.waiting.set(kind, merged);
  pump(line);
}

/**
 * Whether an answer to a request of this kind is still to come.
 * @param {Line} line
 * @param {string} kind
 */
export function pending(line, kind) {
  return line.waiting.has(kind) || line.flight?.kind === kind;
}

/**
 * @param {Line} line
 */
function pump(line) {
  if (line.flight) return;
  const kind = nextKind(line);
  if (!kind) return;
  const { local, ...own } = /** @type {Message} */ (line.waiting.get(kind));
  line.waiting.delete(kind);
  line.last = kind;
  line.sequence += 1;
  if (kind === "set") line.changed = turnOf(line.changed, line.clock.now());
  /** @type {Message} */
  const question = { kind, sequence: line.sequence, page: line.page, ...line.place, ...own };
  if (line.picture) question.values = line.picture.message.values;
  if (line.fixed.locked.length) question.fixed = line.fixed.locked;
  line.flight = { kind, sequence: line.sequence, question, request: { ...own, ...local } };
  send(line);
}

/**
 * The kind of question whose turn it is, if any.
 * @param {Line} line
 */
function nextKind(line) {
  const delay = line.waiting.has("set") ? delayOfChange(line.changed, line.clock.now()) : 0;
  line.clock.cancel(line.soon);
  if (delay > 0) line.soon = line.clock.later(() => pump(line), delay);
  // While a value is dragged, requests for a chart alternate with requests for new values.
  if (line.last === "set" && line.waiting.has("chart")) return "chart";
  return ORDER.find((one) => line.waiting.has(one) && !(one === "set" && delay > 0));
}

/**
 * @param {Line} line
 */
function send(line) {
  wait(line);
  try {
    line.carrier.send(/** @type {any} */ (line.flight).question);
  } catch {
    silent(line);
  }
}

/**
 * @param {Line} line
 */
function wait(line) {
  line.clock.cancel(line.patience);
  line.patience = line.clock.later(() => silent(line), PATIENCE);
}

/**
 * @param {Line} line
 * @param {Message} message
 * @param {any[]} buffers
 */
function hear(line, message, buffers) {
  const mine = message.page === undefined || message.page === line.page;
  const answered = mine && line.flight !== null && message.sequence === line.flight.sequence;
  const lost = message.kind === "pong" ? line.flight : null;
  const request = answered ? /** @type {any} */ (line.flight).request : null;
  /** @type {Message} */
  const told = message.kind === "picture" ? pictureOf(line, message, mine)
    : answered ? placed(/** @type {any} */ (line.flight), message) : message;
  if (message.kind === "picture") {
    if (told.parts?.part) told.before = line.picture;
    else line.waiting.delete("part"); // it was of a run that is gone
    line.picture = { message: told, buffers };
  }
  if (answered) {
    line.clock.cancel(line.patience);
    line.flight = null;
  }
  setOffline(line, false);
  if (lost && message.last < lost.sequence) send(line);
  else if (lost) wait(line); // who has the question is there, and at work
  pump(line); // first, so that the next answer is computed while the page draws this one
  if (message.kind === "pong" || !(mine || told.kind === "picture")) return;
  for (const view of line.views) view.heard(told, buffers, request);
}

/** Kinds of questions whose asker says itself that there is no answer, where it was asked for. */
const SAY_IT_THEMSELVES = ["chart", "contact", "own", "take"];

/**
 * A message for whom it concerns: a refusal is said beside the button that asked.
 * @param {{ kind: string, question: Message }} flight
 * @param {Message} message
 * @returns {Message}
 */
function placed({ kind, question }, message) {
  if (message.kind !== "error" || !SAY_IT_THEMSELVES.includes(kind)) return message;
  return { ...question, ...message, kind };
}

/**
 * A picture as the views of this page show it: with what its link fixed, and without the errors
 * of another page on the same kernel.
 * @param {Line} line
 * @param {Message} message
 * @param {boolean} mine
 */
function pictureOf(line, message, mine) {
  if (mine && message.locked) {
    line.fixed = { locked: message.locked, hidden: message.hidden ?? [] };
  }
  line.own = message.own ?? line.own;
  return { ...message, ...line.fixed, errors: mine ? message.errors : {} };
}

/**
 * @param {Line} line
 */
function silent(line) {
  if (!line.flight) return;
  setOffline(line, true);
}

/**
 * @param {Line} line
 * @param {boolean} offline
 */
function setOffline(line, offline) {
  if (line.offline === offline) return;
  line.offline = offline;
  line.clock.cancel(line.pings);
  if (offline) line.pings = line.clock.later(() => ping(line), PING_EVERY);
  for (const view of line.views) view.offline(offline);
}

/**
 * @param {Line} line
 */
function ping(line) {
  line.pings = line.clock.later(() => ping(line), PING_EVERY);
  try {
    line.carrier.ping();
  } catch {
    // The way is closed; the next attempt reports it again.
  }
}
