// Connection to Python: one message in flight, the newest of each kind queued, timeouts detected.

/** @typedef {Record<string, any>} Message */

/**
 * The connection to Python.
 * @typedef {object} Line
 * @property {any} model of the widget
 * @property {number} sequence of the last message sent
 * @property {Message | null} flight the message that waits for its answer
 * @property {Map<string, Message>} waiting the newest of each kind
 * @property {Set<any>} views
 * @property {boolean} offline
 * @property {boolean} asked
 * @property {{ message: Message, buffers: any[] } | null} picture the last one
 * @property {string} [last] kind of the message sent last
 * @property {string} [prefix] of the keys in the address
 * @property {ReturnType<typeof setTimeout>} [timer]
 * @property {ReturnType<typeof setInterval>} [pings]
 * @property {() => void} end
 */

const PATIENCE = 5000;
const PING_EVERY = 3000;
const ORDER = ["start", "guess", "set", "contact", "take", "chart"];

/**
 * The connection to Python, shared by all views of one widget.
 * @param {any} model
 */
export function newConnection(model) {
  /** @type {Line} */
  const line = { model, sequence: 0, flight: null, waiting: new Map(), views: new Set(),
    offline: false, asked: false, picture: null, end() {} };
  const heard = (/** @type {Message} */ message, /** @type {any[]} */ buffers) =>
    hear(line, message, buffers);
  model.on("msg:custom", heard);
  const leave = watchKernel(line);
  line.end = () => {
    model.off("msg:custom", heard);
    clearTimeout(line.timer);
    clearInterval(line.pings);
    leave();
  };
  return line;
}

/**
 * Ask Python for something; a newer request of the same kind replaces the waiting one.
 * @param {Line} line
 * @param {string} kind
 * @param {any} content
 */
export function ask(line, kind, content) {
  const before = line.waiting.get(kind);
  const merged = kind === "set" && before
    ? { ...content, values: { ...before.values, ...content.values } } : content;
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
  // While a value is dragged, requests for a chart alternate with requests for new values.
  const turn = line.last === "set" && line.waiting.get("chart")?.follows;
  const kind = turn ? "chart" : ORDER.find((one) => line.waiting.has(one));
  if (!kind) return;
  line.last = kind;
  line.sequence += 1;
  line.flight = { kind, sequence: line.sequence, ...line.waiting.get(kind) };
  line.waiting.delete(kind);
  send(line);
}

/**
 * @param {Line} line
 */
function send(line) {
  clearTimeout(line.timer);
  line.timer = setTimeout(() => silent(line), PATIENCE);
  try {
    line.model.send(line.flight);
  } catch {
    silent(line);
  }
}

/**
 * @param {Line} line
 * @param {Message} message
 * @param {any[]} buffers
 */
function hear(line, message, buffers) {
  const answered = line.flight && message.sequence === line.flight.sequence;
  const lost = message.kind === "pong" ? line.flight : null;
  if (message.kind === "picture") line.picture = { message, buffers };
  const request = answered ? line.flight : null;
  if (answered) {
    clearTimeout(line.timer);
    line.flight = null;
  }
  setOffline(line, false);
  if (lost && !answered && message.last < lost.sequence) send(line);
  pump(line); // first, so that Python computes the next answer while the page draws this one
  if (message.kind !== "pong") {
    for (const view of line.views) view.heard(message, buffers, request);
  }
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
  clearInterval(line.pings);
  if (offline) {
    line.pings = setInterval(() => {
      try {
        line.model.send({ kind: "ping", sequence: 0 });
      } catch {
        // The connection is closed; the next attempt reports it again.
      }
    }, PING_EVERY);
  }
  for (const view of line.views) view.offline(offline);
}

/**
 * Where the page exposes the kernel, detect at once that it has died.
 * @param {Line} line
 */
function watchKernel(line) {
  const kernel = line.model.widget_manager?.kernel;
  const signals = [kernel?.statusChanged, kernel?.connectionStatusChanged].filter(Boolean);
  const changed = () => {
    const gone = ["dead", "terminating", "restarting", "autorestarting"].includes(kernel.status);
    if (gone || kernel.connectionStatus === "disconnected") setOffline(line, true);
  };
  for (const signal of signals) signal.connect(changed);
  return () => { for (const signal of signals) signal.disconnect(changed); };
}
