// A lesson page while Python starts, and when it is gone. Voila's own script does the rest.
// Runs in the head: the page calls carom.started() as soon as its kernel runs.
// oxlint-disable-next-line no-unused-vars
const carom = (() => {
  const PATIENCE = 60_000; // ms until a start counts as failed
  const LOOK = 2_000; // ms between two looks whether the kernel still answers, once in doubt

  const byId = (id) => document.getElementById(id);

  function tell(text, wayOut = "Reload the lesson") {
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
    tell("Python could not be started for this lesson. The text below can be read all the same.");
  }

  const patience = setTimeout(failed, PATIENCE);

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
      if (status === "connected") quiet();
      else look(kernel);
    });
  }

  // The address holds the present values, so a reload starts with them.
  const gone = () => tell("Python has ended for this page, which was away too long, or by an error. "
    + "Pictures go on moving, but nothing new is computed.", "Start again with the same values");

  let looking = false;

  async function look(kernel) {
    if (looking) return;
    looking = true;
    while (await isAway(kernel)) await new Promise((go) => { setTimeout(go, LOOK); });
    looking = false;
  }

  // Whether the connection is still to come back; says what can be said of it.
  async function isAway(kernel) {
    let answer;
    try {
      answer = await fetch(`${document.body.dataset.baseUrl}../api/kernels/${kernel.id}`);
    } catch {
      tell("The connection to the server is lost. Trying again…", "");
      return true;
    }
    if (answer.status === 404) {
      gone();
      return false;
    }
    if (kernel.isDisposed) return false; // the page itself is on its way out
    if (kernel.connectionStatus === "connected") {
      quiet();
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
    },
  });

  document.addEventListener("DOMContentLoaded", () => {
    started();
    watchWidgets();
  });

  return { started, failed };
})();
// Voila's page calls these while a start takes long and when it is done; nothing is left to do.
Object.assign(window, { voila_heartbeat() {}, voila_finish() {} });
