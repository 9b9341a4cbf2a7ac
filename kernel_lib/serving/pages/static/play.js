// Brings the lessons of a page of the web to life. Stands at the end of the page's own script, as one
// module with it, and calls its `mount`.
for (const box of document.querySelectorAll("[data-lesson]")) {
  const told = JSON.parse(box.querySelector("script")?.textContent ?? "{}");
  // @ts-expect-error: of the page's script, before this one
  // oxlint-disable-next-line no-undef
  mount(box, { ...told, base: document.body.dataset.base });
  box.classList.add("ready");
}
