// Goes to the page in the language that the reader has chosen, before anything is drawn: what is kept
// of that stands in the browser alone. Else what the address names counts, or an earlier one of this
// tab; else the browser's languages, where the address is that of all languages.
(() => {
  const KEPT = "carom-language"; // as in page/base/language_menu.js
  const query = new URLSearchParams(location.search);
  const links = /** @type {HTMLLinkElement[]} */ ([...document.querySelectorAll("link[hreflang][title]")]);
  /** @type {(string | null)[]} */
  let wishes = [query.get("lang")];
  // A site may lie elsewhere than its links say: the names of files alone count.
  const file = (/** @type {string} */ address) => new URL(address).pathname.split("/").pop() ?? "";
  const ofAll = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[hreflang=x-default]"));
  const isNamed = wishes[0] !== null || (ofAll && (file(ofAll.href) || "index.html")) !== (file(location.href) || "index.html");
  try {
    if (wishes[0]) sessionStorage.setItem(KEPT, wishes[0]);
    if (query.get("fresh") !== "1") wishes = [localStorage.getItem(KEPT), ...wishes];
    if (!isNamed) wishes.push(sessionStorage.getItem(KEPT));
  } catch {
    // A page without storage has kept nothing.
  }
  if (!isNamed) wishes.push(...navigator.languages);
  const of = (/** @type {string | null} */ wish) => links.find(({ hreflang }) => wish === hreflang)
    ?? links.find(({ hreflang }) => wish?.split("-")[0] === hreflang.split("-")[0]);
  const present = document.documentElement.dataset.language;
  const wish = wishes.find((one) => one === present || of(one)) ?? null;
  const link = of(wish);
  if (!link || wish === present || link.hreflang === present) return;
  const kept = location.search.slice(1).split("&").filter((one) => one && !one.startsWith("lang="));
  location.replace(`./${file(link.href)}?${[...kept, `lang=${link.hreflang}`].join("&")}${location.hash}`);
})();
