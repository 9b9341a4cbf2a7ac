// The carrier of a notebook: questions go to its kernel through the widget's model.

/**
 * @param {any} model of the widget
 * @returns {import("./line.js").Carrier}
 */
export function newComm(model) {
  /** @type {any} */
  let heard = null;
  let leave = () => {};
  return {
    send: (question) => model.send(question),
    ping: () => model.send({ kind: "ping", sequence: 0 }),
    listen(hear, lost) {
      heard = hear;
      model.on("msg:custom", heard);
      leave = watchKernel(model, lost);
    },
    end() {
      model.off("msg:custom", heard);
      leave();
    },
  };
}

/**
 * Where the page exposes the kernel, detect at once that it has died.
 * @param {any} model
 * @param {() => void} lost
 */
function watchKernel(model, lost) {
  const kernel = model.widget_manager?.kernel;
  const signals = [kernel?.statusChanged, kernel?.connectionStatusChanged].filter(Boolean);
  const changed = () => {
    const gone = ["dead", "terminating", "restarting", "autorestarting"].includes(kernel.status);
    if (gone || kernel.connectionStatus === "disconnected") lost();
  };
  for (const signal of signals) signal.connect(changed);
  return () => { for (const signal of signals) signal.disconnect(changed); };
}
