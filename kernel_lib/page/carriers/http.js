// The carrier of a page on the web: a question is a request, and its answer comes back with it.

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
 * @param {string} base address below which the server answers, with a slash at its end
 * @param {Web} [web]
 * @returns {Carrier}
 */
export function newHttp(base, web = BROWSER) {
  /** @type {any} */
  let answered = null;
  let lost = () => {};
  let ended = false;

  async function bring(/** @type {any} */ question) {
    let answer;
    try {
      answer = await web.fetch(`${base}carom/answer`, { method: "POST", credentials: "omit",
        headers: { "Content-Type": "application/json" }, body: JSON.stringify(question) });
      if (AGAIN.includes(answer.status)) {
        const pause = Math.min(Number(answer.headers.get("Retry-After")) || 1, LONGEST_PAUSE);
        web.later(() => { if (!ended) bring(question); }, 1000 * pause);
        return;
      }
      const told = answer.ok ? await opened(new Uint8Array(await answer.arrayBuffer()))
        : { message: { kind: "error", problem: await answer.text() }, buffers: [] };
      const { sequence, page } = question;
      if (!ended) answered({ ...told.message, sequence, page }, told.buffers);
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
      const answer = await web.fetch(`${base}carom/health`, { credentials: "omit" });
      // What was asked before has come to nothing: the line asks it again.
      if (answer.ok && !ended) answered({ kind: "pong", last: 0 }, []);
    } catch {
      // The line knocks again.
    }
  }

  return {
    send(question) { bring(question); },
    ping() { knock(); },
    listen(hear, tellLost) {
      answered = hear;
      lost = () => { if (!ended) tellLost(); };
      unwatch = web.watch(listenWhileSeen);
    },
    end() {
      ended = true;
      unwatch();
      listenWhileSeen(false);
    },
  };
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
  const packed = new Blob([/** @type {any} */ (bytes.subarray(own.end))]);
  const stream = packed.stream().pipeThrough(new DecompressionStream("deflate"));
  const whole = new Uint8Array(await new Response(stream).arrayBuffer());
  const shared = textAt(whole);
  const { message, sizes } = shared.told;
  let at = shared.end;
  const buffers = sizes.map((/** @type {number} */ size) => {
    at += size;
    return new DataView(whole.buffer, at - size, size);
  });
  const notes = [...(own.told.notes ?? []), ...(message.notes ?? [])];
  return { message: { ...message, ...own.told, ...(message.notes ? { notes } : {}) }, buffers };
}

/**
 * @param {Uint8Array} bytes
 */
function textAt(bytes) {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const text = new TextDecoder().decode(bytes.subarray(4, 4 + length));
  return { told: JSON.parse(text), end: 4 + length };
}
