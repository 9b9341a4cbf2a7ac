// How far the Python of a page is, in a corner of it, for as long as that is news.

import { element, setText } from "../base/dom.js";
import { say } from "../words/say.js";

/**
 * @typedef {import("./worker.js").Standing} Standing
 */

/** What is said of a standing, "" for nothing. Pure. */
function pythonWords(/** @type {Standing} */ { state, share }) {
  if (state === "loading") return say("python-loading", { percent: Math.floor(100 * share) });
  if (state === "ready") return say("python-ready");
  return state === "failed" ? say("python-not-here") : "";
}

/**
 * @returns {{ element: HTMLElement, showPython: (standing: Standing) => void }}
 */
export function newPythonProgress() {
  // A bar for the eye, which changes often; the words, which are read aloud, change when the state does.
  const words = element("span", { role: "status" });
  const bar = element("progress", { max: "1", value: "0", "aria-hidden": "true" });
  const box = element("div", { class: "carom-python", "data-state": "idle" }, words, bar);
  return {
    element: box,
    showPython(standing) {
      box.dataset.state = standing.state;
      document.documentElement.dataset.python = standing.state;
      bar.setAttribute("value", String(standing.share));
      setText(words, pythonWords({ ...standing, share: Math.floor(standing.share * 4) / 4 }));
    },
  };
}
