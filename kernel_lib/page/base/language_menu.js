// The menu of languages: a button with a globe and the present language, and all by their own names.

import { element, newButton, svg } from "./dom.js";

const KEPT = "carom-language"; // as in serving/pages/static/language.js; it is no answer to forget
const GLOBE = "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18";
const TICK = "M5 12.5l4.5 4.5L19 7.5";
const MEND = "https://github.com/OWNER/carom/blob/main/docs/translate.md";

/** @typedef {(name: any, slots?: any) => string} Say */

const line = (/** @type {string} */ path) =>
  svg("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d: path }));

/** @returns {HTMLLinkElement[]} the same page in each language, as its head names them */
const linked = () => [...document.querySelectorAll("link[hreflang]")].map((one) => /** @type {HTMLLinkElement} */ (one));

// The path of the same page in another language: a site may lie elsewhere than its links say.
/** @param {HTMLLinkElement} link */
const pathOf = ({ href }) => new URL(`./${new URL(href).pathname.split("/").pop()}`, location.href).pathname;

/** The path of the page for all languages, which a link that is handed on has. */
export function pathOfAll() {
  const link = linked().find(({ hreflang }) => hreflang === "x-default");
  return link ? pathOf(link) : location.pathname;
}

/**
 * A query that names a language, or none. Pure.
 * @param {string} search
 * @param {string} [language]
 */
export function inLanguage(search, language) {
  const kept = search.replace(/^\?/, "").split("&").filter((one) => one && !one.startsWith("lang="));
  const all = language ? [...kept, `lang=${language}`] : kept;
  return all.length ? `?${all.join("&")}` : "";
}

// The page comes anew: its script says all words once. What it keeps, and this entry of the history, stay.
/** @param {HTMLLinkElement} link */
function speak(link) {
  const { hreflang } = link;
  try {
    sessionStorage.setItem(`${KEPT}-chosen`, "1");
    if (new URLSearchParams(location.search).get("fresh") !== "1") localStorage.setItem(KEPT, hreflang);
  } catch {
    // A page without storage says it in its address alone.
  }
  history.replaceState(history.state, "", pathOf(link) + inLanguage(location.search, hreflang) + location.hash);
  location.reload();
}

// Whether the page has just been loaded for its new language; then its name is read aloud.
function wasChosen() {
  try {
    const chosen = sessionStorage.getItem(`${KEPT}-chosen`);
    sessionStorage.removeItem(`${KEPT}-chosen`);
    return chosen !== null;
  } catch {
    return false;
  }
}

/**
 * The menu, or null where there is one language alone.
 * @param {Say} say
 * @param {() => void} [before] called before the page leaves
 */
export function newLanguageMenu(say, before = () => {}) {
  const links = linked().filter(({ title }) => title);
  const present = links.find(({ hreflang }) => hreflang === document.documentElement.dataset.language);
  if (!present) return null;
  const entries = links.map((link) => newButton({ role: "menuitemradio",
    tabindex: "-1", lang: link.hreflang, "aria-checked": String(link === present),
    onclick: () => {
      if (link === present) return fold(false);
      before();
      return speak(link);
    } }, line(TICK), link.title));
  const list = element("div", { class: "carom-languages-list", hidden: true },
    element("div", { role: "menu", "aria-label": say("language-choose"), onkeydown: moveAlong }, ...entries),
    element("p", {}, `${say("language-honest")} `, element("a", { href: MEND, target: "_blank", rel: "noopener" }, say("language-mend"))));
  const button = newButton({ class: "carom-languages-button", "aria-haspopup": "menu",
    "aria-expanded": "false", "aria-label": say("language-label", { name: present.title }),
    onclick: () => fold(list.hidden),
    onkeydown: (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== "ArrowDown") return;
      event.preventDefault();
      fold(true);
    } }, line(GLOBE), element("span", { lang: present.hreflang }, present.title));
  const made = element("div", { class: "carom-languages",
    onkeydown: (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== "Escape" || list.hidden) return;
      event.stopPropagation();
      fold(false);
      button.focus();
    },
    onfocusout: (/** @type {FocusEvent} */ event) => {
      if (event.relatedTarget && !made.contains(/** @type {Node} */ (event.relatedTarget))) fold(false);
    } }, button, list);

  /** @param {boolean} open */
  function fold(open) {
    list.hidden = !open;
    button.setAttribute("aria-expanded", String(open));
    if (open) entries[links.indexOf(/** @type {HTMLLinkElement} */ (present))].focus();
  }

  /** @param {KeyboardEvent} event */
  function moveAlong(event) {
    const at = entries.indexOf(/** @type {any} */ (document.activeElement));
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    entries.at(to % entries.length)?.focus();
  }

  return { element: made, button, wasChosen: wasChosen() };
}
