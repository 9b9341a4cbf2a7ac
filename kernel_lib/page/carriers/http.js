// The carrier of a page on the web: a question is a request, and its answer comes back with it.

import { textAt, unpacked } from "./packed.js";

/** @typedef {import("./line.js").Carrier} Carrier */

/**
 * What the carrier needs of a browser; a test has its own.
 * @typedef {object} Web
 * @property {(address: string, options?: any) => Promise<any>} fetch
 * @property {(act: () => void, delay: number) => any} later
 * @property {(due: any) => void} cancel
 * @property {(address: string) => any} stream events that the server sends
 * @property {(act: (seen: boolean) => void) => () => void} watch whether the page is seen; ends it
 */

const AGAIN = [429, 502, 503, 504]; // the server is busy, or another one is on its way
const LONGEST_PAUSE = 5; // seconds, whatever the server says
// A proxy that lets in whom it knows, such as a hub's, knows them by a cookie of its own.
const PROXY_COOKIES = "same-origin";
const SILENCE = 14_000; // milliseconds; the server says every ten seconds that it is there

/** @type {Web} */
const BROWSER = { fetch: (address, options) => fetch(address, options),
  later: (act, delay) => setTimeout(act, delay), cancel: (due) => clearTimeout(due),
  stream: (address) => new EventSource(address),
  watch(act) {
    const look = () => act(!document.hidden);
    document.addEventListener("visibilitychange", look);
    look();
    return () => document.removeEventListener("visibilitychange", look);
  } };

/**
 * The answer that came with the page, to the first question for its own address.
 * @typedef {{ query: string, told: { message: any, buffers: DataView[] } }} Opening
 */

/**
 * @param {string} base address below which the server answers, with a slash at its end
 * @param {Opening | null} [opening]
 * @param {Web} [web]
 * @returns {Carrier}
 */
export function newHttp(base, opening = null, web = BROWSER) {
  /** @type {any} */
  let answered = null;
  let lost = () => {};
  let ended = false;
  /** @type {any} */
  let again = null; // when what a busy server put off is asked once more

  function give(/** @type {any} */ { sequence, page }, /** @type {any} */ told) {
    if (!ended) answered({ ...told.message, sequence, page }, told.buffers);
  }

  /** Whether the page has brought the answer to this question along; it does so once. */
  function isHere(/** @type {any} */ question) {
    const brought = opening;
    opening = null;
    if (!brought || question.kind !== "start" || question.query !== brought.query) return false;
    give(question, brought.told);
    return true;
  }

  async function bring(/** @type {any} */ question) {
    let answer;
    try {
      answer = await web.fetch(`${base}carom/answer`, { method: "POST", credentials: PROXY_COOKIES,
        headers: { "Content-Type": "application/json" }, body: JSON.stringify(question) });
      if (AGAIN.includes(answer.status)) {
        const pause = Math.min(Number(answer.headers.get("Retry-After")) || 1, LONGEST_PAUSE);
        again = web.later(() => { if (!ended) bring(question); }, 1000 * pause);
        return;
      }
      if (answer.ok) {
        give(question, await opened(new Uint8Array(await answer.arrayBuffer())));
        return;
      }
      const { sequence, page } = question;
      const problem = await answer.text();
      if (!ended) answered({ kind: "error", problem, sequence, page, ...(answer.status === 403 && { refused: true }) }, []);
    } catch {
      lost();
    }
  }

  // While the page is seen, a stream tells at once that the server has gone; a browser holds
  // few connections to one server, so pages behind others let go of theirs.
  /** @type {any} */
  let stream = null;
  /** @type {any} */
  let due = null;
  function here() {
    web.cancel(due);
    due = web.later(() => { if (stream) lost(); }, SILENCE);
  }
  function listenWhileSeen(/** @type {boolean} */ seen) {
    stream?.close();
    web.cancel(due);
    stream = seen ? web.stream(`${base}carom/stream`) : null;
    if (!stream) return;
    here();
    stream.addEventListener("message", here);
    stream.addEventListener("error", () => lost());
  }
  let unwatch = () => {};

  async function knock() {
    try {
      const answer = await web.fetch(`${base}carom/here`, { credentials: PROXY_COOKIES });
      // What was asked before has come to nothing: the line asks it again.
      if (answer.ok && !ended) answered({ kind: "pong", last: 0 }, []);
    } catch {
      // The line knocks again.
    }
  }

  return {
    send(question) {
      web.cancel(again); // the line asks that itself by now, or something newer
      if (!isHere(question)) bring(question);
    },
    ping() { knock(); },
    listen(hear, tellLost) {
      answered = hear;
      lost = () => { if (!ended) tellLost(); };
      web.later(() => { if (!ended) unwatch = web.watch(listenWhileSeen); }, 0); // the lesson first
    },
    end() {
      ended = true;
      unwatch();
      listenWhileSeen(false);
    },
  };
}

/**
 * What a page has brought along, made ready; null where it brings nothing, or nothing that is whole.
 * @param {{ query: string, body: string } | null} start `body` in base 64
 * @returns {Promise<Opening | null>}
 */
export async function broughtAlong(start) {
  if (!start) return null;
  try {
    const bytes = Uint8Array.from(atob(start.body), (letter) => letter.charCodeAt(0));
    return { query: start.query, told: await opened(bytes) };
  } catch {
    return null;
  }
}

/**
 * An answer out of its bytes: what is this page's own as JSON, then what all are told, deflated.
 * Both begin with the length of their JSON, four bytes.
 * @param {Uint8Array} bytes
 * @returns {Promise<{ message: any, buffers: DataView[] }>}
 */
export async function opened(bytes) {
  const own = textAt(bytes);
  if (own.end === bytes.length) return { message: own.told, buffers: [] };
  const { told, buffers } = await unpacked(bytes.subarray(own.end));
  return { message: { ...told.message, ...own.told }, buffers };
}
