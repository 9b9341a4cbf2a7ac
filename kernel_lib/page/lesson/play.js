// Brings the lessons of a page of the web to life: the entry of the script that a server sends.

import page from "./main.js";

// `theme.js` has looked whether the browser is too old.
const plays = !("old" in document.documentElement.dataset);
const served = JSON.parse(document.getElementById("carom-lessons")?.textContent ?? "[]");

/** Resolves once the picture that came with the page is painted: some browsers run a script first. */
function painted() {
  if (document.hidden || performance.getEntriesByType("paint").length) return Promise.resolve();
  return new Promise((resolve) => { requestAnimationFrame(() => { setTimeout(resolve); }); });
}

await painted();
for (const box of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(plays ? "[data-lesson]" : "none"))) {
  const number = Number(box.dataset.lesson);
  const told = served.find((/** @type {any} */ one) => one.place.lesson === number);
  page.mount(box, { ...told, base: document.body.dataset.base });
}
