// Which carrier a page of the web has: what it was told when it was made says it.

import { newFiles } from "./answer_files.js";
import { newHttp } from "./http.js";
import { newPythonProgress } from "./python_progress.js";
import { newTable } from "./table.js";
import { newWorker } from "./worker.js";

/**
 * @param {{ base: string, place: any, sheet: any, table?: any, python?: any }} told `table` in a page
 *   without a server: the index of what was computed beforehand, and the folder of its files;
 *   `python` where its page can load one that answers the rest
 * @param {import("./http.js").Opening | null} opening
 * @returns {import("./line.js").Carrier}
 */
export function carrierOf({ base, place, sheet, table, python }, opening) {
  if (!table) return newHttp(base, opening);
  const files = table.inside ? newFiles("", withinPage) : newFiles(base + table.base);
  return newTable(table, sheet, files, place, { opening, beyond: python ? newPython(base, python) : null });
}

/**
 * A file of the table that stands in the page itself, in base 64: a page from a disk fetches none.
 * @param {string} name
 */
async function withinPage(name) {
  const text = document.querySelector(`[data-carom-table="${name}"]`)?.textContent ?? "";
  const { buffer } = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  return { status: 200, ok: text !== "", arrayBuffer: async () => buffer };
}

/** Python in the page: it is loaded once somebody plays with the lesson, not when they come to read. */
function newPython(/** @type {string} */ base, /** @type {import("./worker.js").PythonPlace} */ python) {
  const whole = (/** @type {string} */ path) => new URL(base + path, document.baseURI).href;
  const progress = newPythonProgress();
  document.body.append(progress.element);
  const place = { ...python, script: whole(python.script), about: whole(python.about) };
  const carrier = newWorker(place, progress.showPython);
  const touches = ["pointerdown", "keydown"];
  const begin = (/** @type {Event} */ { target }) => {
    if (!(/** @type {Element} */ (target)).closest?.(".carom-lesson")) return;
    for (const touch of touches) document.removeEventListener(touch, begin, true);
    carrier.begin();
  };
  for (const touch of touches) document.addEventListener(touch, begin, true);
  return carrier;
}
