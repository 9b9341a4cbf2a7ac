// Brings the lessons of a page of the web to life. Stands at the end of the page's own script, as one
// module with it, and calls its `mount`.
const served = JSON.parse(document.getElementById("carom-lessons")?.textContent ?? "[]");
for (const box of document.querySelectorAll("[data-lesson]")) {
  const number = Number(box.getAttribute("data-lesson"));
  const told = served.find((/** @type {any} */ one) => one.place.lesson === number);
  // @ts-expect-error: of the page's script, before this one
  // oxlint-disable-next-line no-undef
  mount(box, { ...told, base: document.body.dataset.base });
}
