// A lesson page while Python starts, and when it is gone. Voila's own script does the rest.
// Runs in the head: the page calls carom.started() as soon as its kernel runs.
const carom = (() => {
  const PATIENCE = 60_000; // ms until a start counts as failed
  const LOOK = 2_000; // ms between two looks whether the kernel still answers, once in doubt

  const byId = (id) => document.getElementById(id);

  function tell(text, canReload = true) {
    const notice = byId("problem");
    if (!notice) return;
    notice.textContent = text;
    if (canReload) {
      const button = document.createElement("button");
      button.className = "button";
      button.textContent = "Reload the lesson";
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
    for (const line of document.querySelectorAll(".waiting")) line.hidden = true;
  }

  function failed() {
    stopWaiting();
    tell("Python could not be started for this lesson. The text below can be read all the same.");
  }

  let patience = setTimeout(failed, PATIENCE);

  function started() {
    byId("starting")?.remove();
  }

  // Voila has drawn a widget as soon as something stands beside the line that says "starting".
  function watchWidgets() {
    const open = [...document.querySelectorAll(".widget")];
    const look = () => {
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
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    if (open.length === 0) clearTimeout(patience);
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

  const gone = () =>
    tell("Python has ended for this page; pictures go on moving, but nothing new is computed.");

  async function look(kernel) {
    let answer;
    try {
      answer = await fetch(`${document.body.dataset.baseUrl}../api/kernels/${kernel.id}`);
    } catch {
      tell("The connection to the server is lost. Trying again…");
      setTimeout(() => look(kernel), LOOK);
      return;
    }
    if (answer.status === 404) gone();
    else if (kernel.connectionStatus === "connected") quiet();
  }

  // Voila publishes its application under this name, which is the moment to look at its kernel.
  let application;
  Object.defineProperty(window, "jupyterapp", {
    get: () => application,
    set(value) {
      application = value;
      value.widgetManagerPromise?.promise.then((manager) => watchKernel(manager.kernel));
    },
  });

  document.addEventListener("DOMContentLoaded", () => {
    started();
    watchWidgets();
  });

  return { started, failed };
})();
// Voila's page calls these while a start takes long and when it is done; nothing is left to do.
window.voila_heartbeat = () => {};
window.voila_finish = () => {};
