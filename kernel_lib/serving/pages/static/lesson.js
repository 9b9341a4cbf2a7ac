// A lesson page while Python starts, and when it is gone. Voila's own script does the rest.
// Runs in the head: the page calls carom.started() as soon as its kernel runs.
// oxlint-disable-next-line no-unused-vars
const carom = (() => {
  const PATIENCE = 60_000; // ms until a start counts as failed
  const LOOK = 2_000; // ms between two looks whether the kernel still answers, once in doubt
  const DOUBT = 10_000; // ms without a line to Python after which the page says so
  const AGAIN = 60_000; // ms within which Python that ends once more is not started again by itself
  const STARTED = "carom:started again"; // where the page keeps when it last did so

  const LINE = "v1.kernel.websocket.jupyter.org"; // how messages are packed on it

  const byId = (id) => document.getElementById(id);
  const say = (name) => JSON.parse(byId("carom-words")?.textContent ?? "{}")[name];

  function tell(text, wayOut = say("kernel-reload")) {
    const notice = byId("problem");
    if (!notice) return;
    notice.textContent = text;
    if (wayOut) {
      const button = document.createElement("button");
      button.className = "button";
      button.textContent = wayOut;
      button.addEventListener("click", () => location.reload());
      notice.append(" ", button);
    }
    notice.hidden = false;
  }

  function quiet() {
    const notice = byId("problem");
    if (notice) notice.hidden = true;
  }

  function stopWaiting() {
    byId("starting")?.remove();
    for (const line of document.querySelectorAll(".waiting")) line.setAttribute("hidden", "");
  }

  function failed() {
    stopWaiting();
    tell(say("kernel-failed"));
  }

  const patience = setTimeout(failed, PATIENCE);
  setTimeout(doubt, DOUBT);

  // The server, the way to it, or web sockets on that way may be missing: each has its word.
  async function doubt() {
    if (hasConnected) return;
    const answer = await here();
    if (hasConnected) return;
    if (!answer?.ok) {
      clearTimeout(patience);
      tell(say("kernel-silent"), "");
      while (!(await here())?.ok) await pause();
      startAgain(); // nothing had begun
      return;
    }
    if (application?.widgetManager) { // else its script is still on its way
      clearTimeout(patience);
      stopWaiting();
      tell(say("kernel-no-sockets"), "");
      while (!(await isOpen(application.widgetManager.kernel.id))) await pause();
      if (!hasConnected) startAgain();
      return;
    }
    setTimeout(doubt, LOOK);
  }

  const pause = () => new Promise((go) => { setTimeout(go, LOOK); });

  // What the server answers at an address below its own; undefined if it does not.
  const asked = (path) => fetched(`${document.body.dataset.baseUrl}../${path}`);

  // What it answers at the address that is there for this; another one under plain Voila.
  const here = () => fetched(document.body.dataset.here);

  async function fetched(address) {
    try {
      return await fetch(address, { cache: "no-store" });
    } catch {
      return undefined;
    }
  }

  // Whether the page has its line, or one opens now: its own tries come later and later, and end.
  async function isOpen(kernel) {
    return hasConnected || opens(kernel);
  }

  function opens(kernel) {
    const address = new URL(`${document.body.dataset.baseUrl}../api/kernels/${kernel}/channels`,
      location.href);
    address.protocol = address.protocol.replace("http", "ws");
    return new Promise((told) => {
      const line = new WebSocket(address, [LINE]);
      line.addEventListener("open", () => {
        line.close();
        told(true);
      });
      line.addEventListener("error", () => told(false));
    });
  }

  // A page that nobody sees needs no Python.
  function startAgain() {
    if (!document.hidden) location.reload();
    else document.addEventListener("visibilitychange", startAgain, { once: true });
  }

  function started() {
    byId("starting")?.remove();
  }

  // Voila has drawn a widget as soon as something stands beside the line that says "starting".
  function watchWidgets() {
    const open = [...document.querySelectorAll(".widget")];
    const check = () => {
      for (const box of open) {
        if (!box.querySelector(".jp-OutputArea-output > .lm-Widget")) continue;
        box.classList.add("ready");
        open.splice(open.indexOf(box), 1);
        break;
      }
      if (open.length > 0) return;
      clearTimeout(patience);
      observer.disconnect();
    };
    const observer = new MutationObserver(check);
    observer.observe(document.body, { childList: true, subtree: true });
    if (open.length === 0) clearTimeout(patience);
  }

  // ipywidgets looks for a widget again and again for two seconds. One that comes between its last
  // look and its giving up would be called missing for good, so look once more.
  function lookOnceMore(manager) {
    const ask = manager.get_model.bind(manager);
    manager.get_model = (id) => ask(id).catch((error) => {
      if (manager.has_model(id)) return ask(id);
      throw error;
    });
  }

  // The kernel belongs to this page alone. When it restarts or dies, what it knew is gone.
  function watchKernel(kernel) {
    kernel.statusChanged.connect((_, status) => {
      if (["dead", "autorestarting", "restarting"].includes(status)) gone();
    });
    kernel.connectionStatusChanged.connect((_, status) => {
      if (status === "connected") connected();
      else look(kernel);
    });
  }

  let hasConnected = false;

  function connected() {
    hasConnected = true;
    quiet();
  }

  // The address holds the present values, so a reload starts with them. Values that end Python
  // would do so each time: the second time in a row it is for the reader to say.
  let isGone = false;

  function gone() {
    if (isGone) return;
    isGone = true;
    if (startedLately()) {
      tell(say("kernel-ended-again"), say("kernel-again"));
      return;
    }
    tell(say("kernel-ended"), "");
    startAgain();
  }

  // Whether the page has just started again; now it does.
  function startedLately() {
    try {
      const before = Number(sessionStorage.getItem(STARTED));
      sessionStorage.setItem(STARTED, String(Date.now()));
      return Date.now() - before < AGAIN;
    } catch {
      return true; // a frame may keep nothing
    }
  }

  let looking = false;

  async function look(kernel) {
    if (looking) return;
    looking = true;
    while (await isAway(kernel)) await pause();
    looking = false;
  }

  // Whether the connection is still to come back; says what can be said of it.
  async function isAway(kernel) {
    const answer = await asked(`api/kernels/${kernel.id}`);
    if (!answer) {
      tell(say("kernel-lost"), "");
      return true;
    }
    if (answer.status === 404) {
      gone();
      return false;
    }
    if (kernel.isDisposed) return false; // the page itself is on its way out
    if (kernel.connectionStatus === "connected") {
      connected();
      return false;
    }
    // JupyterLab's own tries come later and later, and end; the server is there now.
    if (answer.ok) kernel.reconnect().catch(() => {});
    return true;
  }

  // Voila publishes its application under this name just before it draws.
  let application;
  Object.defineProperty(window, "jupyterapp", {
    get: () => application,
    set(value) {
      application = value;
      if (!value.widgetManager) return;
      lookOnceMore(value.widgetManager);
      watchKernel(value.widgetManager.kernel);
      hasConnected ||= value.widgetManager.kernel.connectionStatus === "connected";
    },
  });

  document.addEventListener("DOMContentLoaded", () => {
    started();
    watchWidgets();
  });

  return { started };
})();
// Voila's page calls these while a start takes long and when it is done; nothing is left to do.
Object.assign(window, { voila_heartbeat() {}, voila_finish() {} });
