// The carrier of a page with Python of its own: questions go to a web worker, which loads Pyodide,
// numpy and our code when it is first needed, and then answers what a server would.

import { say } from "../words/say.js";

/** @typedef {import("./line.js").Carrier} Carrier */

/**
 * Where the Python of a page comes from, and what it shall answer for.
 * @typedef {object} PythonPlace
 * @property {string} script address of the worker's script
 * @property {string} about address of what it loads: `about.json` beside it
 * @property {string} mark of the code that the page was built with
 * @property {string} version of the lesson, which the answers are to carry
 * @property {string} experiment its name
 * @property {Record<string, any>} values with which the lesson begins
 */

/**
 * How far Python is: `share` of what is loaded, from 0 to 1; `problem` where it could not be loaded.
 * @typedef {{ state: "idle" | "loading" | "ready" | "failed", share: number, problem: string }} Standing
 */

/**
 * What the carrier needs of a browser; a test has its own.
 * @typedef {object} Browser
 * @property {(script: string) => any} start a worker
 * @property {(act: () => void, delay: number) => any} later
 * @property {(due: any) => void} cancel
 */

const SIGN_EVERY = 2000; // ms; the line loses its patience after five seconds
const TOO_LONG = 60_000; // ms of one question: a net below the counted budgets, which no lesson reaches
const STUCK = 120_000; // ms in which nothing more of Python has arrived
const MOST_MEMORY = 768 * 2 ** 20; // bytes, which a worker never gives back while it lives

/** @type {Browser} */
const WORKERS = { start: (script) => new Worker(script, { type: "module" }),
  later: (act, delay) => setTimeout(act, delay), cancel: (due) => clearTimeout(due) };

/**
 * @param {PythonPlace} place
 * @param {(standing: Standing) => void} [showStanding] hears how far Python is
 * @param {Browser} [browser]
 * @returns {Carrier & { ready: boolean, begin: () => void, standing: () => Standing }} `begin` starts
 *   loading, once
 */
export function newWorker(place, showStanding = () => {}, browser = WORKERS) {
  /** @type {any} */
  let answered = () => {};
  /** @type {any} */
  let worker = null;
  /** @type {any} the question that waits: for its answer, or for Python */
  let asked = null;
  /** @type {any} */
  let alive = null;
  /** @type {any} */
  let limit = null;
  /** @type {Standing} */
  let standing = { state: "idle", share: 0, problem: "" };
  let ended = false;
  /** @type {Set<string>} questions that were too much; asking again does not help */
  const tooMuch = new Set();

  function stand(/** @type {Standing} */ now) {
    standing = now;
    carrier.ready = now.state === "ready";
    showStanding(now);
  }

  /** Python is there and at work, whatever it takes. */
  function sayAlive() {
    browser.cancel(alive);
    if (!asked || ended) return;
    answered({ kind: "pong", last: asked.sequence }, []);
    alive = browser.later(sayAlive, SIGN_EVERY);
  }

  function give(/** @type {any} */ message, /** @type {any[]} */ buffers = []) {
    if (!asked || ended) return;
    const { sequence, page } = asked;
    asked = null;
    browser.cancel(alive);
    answered({ ...message, sequence, page }, buffers);
  }

  function bound(/** @type {number} */ length, /** @type {() => void} */ act) {
    browser.cancel(limit);
    limit = browser.later(act, length);
  }

  function drop() {
    browser.cancel(limit);
    worker?.terminate();
    worker = null;
  }

  function fail(/** @type {string} */ problem) {
    drop();
    stand({ state: "failed", share: 0, problem });
    give({ kind: "error", problem: say("python-not-loaded") });
  }

  function begin() {
    if (worker || ended) return;
    stand({ state: "loading", share: 0, problem: "" });
    bound(STUCK, () => fail(say("python-stuck")));
    try {
      worker = browser.start(place.script);
    } catch (error) {
      fail(String(error));
      return;
    }
    const mine = worker;
    mine.addEventListener("message", (/** @type {any} */ { data }) => {
      if (worker === mine) HEARD[data.kind]?.(data);
    });
    // A script that is not there, or is none, makes no message.
    mine.addEventListener("error", (/** @type {any} */ event) => {
      event.preventDefault?.();
      if (worker !== mine) return;
      if (standing.state === "loading") fail(event.message || say("python-stuck"));
      else startAnew({ kind: "error", problem: say("python-ended") });
    });
    worker.postMessage({ kind: "load", ...place }, []);
  }

  /** End a worker that is of no more use, and have another one ready for what comes. */
  function startAnew(/** @type {any} */ message) {
    drop();
    begin();
    give(message);
  }

  function post() {
    worker.postMessage({ kind: "question", text: JSON.stringify(asked) }, []);
    bound(TOO_LONG, () => {
      tooMuch.add(questionKey(asked));
      startAnew({ kind: "error", problem: say("python-too-long") });
    });
  }

  /** @type {Record<string, (data: any) => void>} */
  const HEARD = {
    progress({ share }) {
      bound(STUCK, () => fail(say("python-stuck")));
      stand({ state: "loading", share, problem: "" });
    },
    loaded() {
      browser.cancel(limit);
      stand({ state: "ready", share: 1, problem: "" });
      if (asked) post();
    },
    failed({ problem, isOther }) {
      if (isOther) give({ kind: "version" });
      fail(problem);
    },
    answer({ text, buffers, memory }) {
      browser.cancel(limit);
      const told = { ...JSON.parse(text) };
      const views = buffers.map((/** @type {Uint8Array} */ one) =>
        new DataView(one.buffer, one.byteOffset, one.byteLength));
      if (memory > MOST_MEMORY) {
        drop();
        begin();
      }
      give(told, views);
    },
  };

  const carrier = {
    send(/** @type {any} */ question) {
      if (asked && asked.sequence === question.sequence && asked.page === question.page) return;
      asked = question;
      if (tooMuch.has(questionKey(question))) {
        give({ kind: "error", problem: say("python-too-long") });
        return;
      }
      begin();
      if (!asked) return; // it could not even be started
      sayAlive();
      if (standing.state === "ready") post();
    },
    ping() { if (asked) sayAlive(); },
    listen(/** @type {any} */ hear) { answered = hear; },
    end() {
      ended = true;
      browser.cancel(alive);
      drop();
    },
    begin,
    standing: () => standing,
    ready: false,
  };
  return carrier;
}

/** What makes two questions one: all but who asks, and when. */
function questionKey(/** @type {any} */ question) {
  return JSON.stringify({ ...question, sequence: 0, page: "" });
}
