// Talk with Python: one message in flight, the newest of each kind waits, silence is noticed.

const PATIENCE = 5000;
const PING_EVERY = 3000;
const ORDER = ["start", "guess", "set", "contact", "take", "chart"];

/** The line to Python, shared by all views of one widget. */
export function newConnection(model) {
  const line = { model, sequence: 0, flight: null, waiting: new Map(), views: new Set(),
    offline: false, asked: false, picture: null, timer: null, pings: null };
  const heard = (message, buffers) => hear(line, message, buffers);
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

/** Ask Python for something; a newer request of the same kind replaces the waiting one. */
export function ask(line, kind, content) {
  const before = line.waiting.get(kind);
  const merged = kind === "set" && before
    ? { ...content, values: { ...before.values, ...content.values } } : content;
  line.waiting.set(kind, merged);
  pump(line);
}

/** Whether an answer to a request of this kind is still to come. */
export function pending(line, kind) {
  return line.waiting.has(kind) || line.flight?.kind === kind;
}

function pump(line) {
  if (line.flight) return;
  // A chart that follows the hand takes turns with the values that the hand sets.
  const turn = line.last === "set" && line.waiting.get("chart")?.follows;
  const kind = turn ? "chart" : ORDER.find((one) => line.waiting.has(one));
  if (!kind) return;
  line.last = kind;
  line.sequence += 1;
  line.flight = { kind, sequence: line.sequence, ...line.waiting.get(kind) };
  line.waiting.delete(kind);
  send(line);
}

function send(line) {
  clearTimeout(line.timer);
  line.timer = setTimeout(() => silent(line), PATIENCE);
  try {
    line.model.send(line.flight);
  } catch {
    silent(line);
  }
}

function hear(line, message, buffers) {
  const answered = line.flight && message.sequence === line.flight.sequence;
  const lost = message.kind === "pong" && line.flight;
  if (message.kind === "picture") line.picture = { message, buffers };
  const request = answered ? line.flight : null;
  if (answered) {
    clearTimeout(line.timer);
    line.flight = null;
  }
  setOffline(line, false);
  if (lost && !answered && message.last < line.flight.sequence) send(line);
  pump(line); // first: Python works on what waits while the page draws what came
  if (message.kind !== "pong") {
    for (const view of line.views) view.heard(message, buffers, request);
  }
}

function silent(line) {
  if (!line.flight) return;
  setOffline(line, true);
}

function setOffline(line, offline) {
  if (line.offline === offline) return;
  line.offline = offline;
  clearInterval(line.pings);
  if (offline) {
    line.pings = setInterval(() => {
      try {
        line.model.send({ kind: "ping", sequence: 0 });
      } catch {
        // A closed line: the next try says so again.
      }
    }, PING_EVERY);
  }
  for (const view of line.views) view.offline(offline);
}

// Where the page lets us see the kernel, its death is known at once.
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
