// The address of the page: what of it is ours, how it is rewritten, and the link to hand out.

import { pathOfAll } from "../base/language_menu.js";
import { plain } from "../base/numbers.js";

/** Keys that belong to the server or to other readers of the address; never touched. */
export const RESERVED = ["template", "theme", "token", "lock", "hide", "view", "act", "level", "show",
  "teach", "draw", "come", "challenge", "lang"];
const PAUSE_BEFORE_REWRITING = 300;
const PAUSE_BEFORE_ANOTHER_START = 10_000; // a page that a cache keeps old would load for ever
const STARTED = "carom:started-anew"; // when, in the page's own storage

/** The values that differ from those with which the lesson begins, as text by name. Pure. */
export function differing(parameters, values, own = {}) {
  return parameters
    .filter((one) => one.name in values && values[one.name] !== (own[one.name] ?? one.default))
    .map((one) => [one.name, plain(values[one.name])]);
}

/**
 * The query with a lesson's own keys replaced and everything else left as it was. Pure.
 * `prefix` keeps several lessons on one page apart: "2." gives "2.k_b". `begins` are the values
 * with which the lesson begins, where they are not the defaults.
 */
export function rewritten(search, parameters, values, prefix = "", begins = {}) {
  const own = new Set(parameters.map((one) => prefix + one.name));
  const kept = search.replace(/^\?/, "").split("&").filter((piece) => {
    if (!piece) return false;
    const key = decoded(piece.split("=")[0]);
    return RESERVED.includes(key) || !own.has(key);
  });
  const ours = differing(parameters, values, begins).map(
    ([name, text]) => `${encodeURIComponent(prefix + name)}=${encodeURIComponent(text)}`);
  const all = [...kept, ...ours].join("&");
  return all ? `?${all}` : "";
}

function decoded(text) {
  try {
    return decodeURIComponent(text.replace(/\+/g, " "));
  } catch {
    return text;
  }
}

/** A query with marks of the lesson such as its act, by key; null takes one out. Pure. */
export function withMarks(search, prefix, marks) {
  const kept = search.replace(/^\?/, "").split("&").filter((piece) =>
    piece && !Object.keys(marks).some((key) => piece.split("=")[0] === prefix + key));
  const own = Object.entries(marks).filter(([, text]) => text)
    .map(([key, text]) => `${prefix}${key}=${encodeURIComponent(text)}`);
  const all = [...kept, ...own].join("&");
  return all ? `?${all}` : "";
}

/** The Voila address of a notebook that is open in Lab, or null if unknown. Pure. */
export function voilaAddress(origin, base, pathname, search) {
  const found = /\/(?:tree|notebooks|edit|doc)\/(.+\.ipynb)$/.exec(pathname);
  if (!found) return null;
  return `${origin}${base.replace(/\/?$/, "/")}voila/render/${found[1]}${search}`;
}

/**
 * Whether JupyterLab or Notebook owns this page, so that its address is not ours to write.
 * Voila builds on Lab's parts, classes included; its own configuration tells them apart.
 */
export function ownedByLab() {
  const { appUrl } = pageSettings();
  return appUrl !== undefined && !appUrl.includes("voila");
}

function pageSettings() {
  try {
    return JSON.parse(document.getElementById("jupyter-config-data")?.textContent ?? "{}");
  } catch {
    return {};
  }
}

/** The query that the page was opened with; Lab rewrites its address, the browser remembers. */
export function openedWith() {
  if (!ownedByLab()) return location.search;
  const [first] = performance.getEntriesByType("navigation");
  try {
    return new URL(first.name).search;
  } catch {
    return "";
  }
}

/** The prefix of a lesson's keys: none for the first of a notebook, then "2.", "3.". */
export function prefixOf(sheet) {
  return sheet.number === 1 ? "" : `${sheet.number}.`;
}

/** Take a key out of the address, where it is ours to write. */
export function forgetKey(key) {
  if (ownedByLab()) return;
  const kept = location.search.replace(/^\?/, "").split("&").filter((piece) =>
    piece && piece.split("=")[0] !== key).join("&");
  history.replaceState(history.state, "", location.pathname + (kept && `?${kept}`) + location.hash);
}

/** Whether the page may load itself again; not twice within some seconds. Pure but for `storage`. */
export function mayStartAnew(storage, now) {
  const before = Number(storage.getItem(STARTED) ?? NaN);
  if (now - before < PAUSE_BEFORE_ANOTHER_START) return false;
  storage.setItem(STARTED, String(now));
  return true;
}

function startsAnew() {
  try {
    return !ownedByLab() && mayStartAnew(sessionStorage, Date.now());
  } catch {
    return false; // Storage may be closed to this page.
  }
}

const OURS = "carom"; // in the state of an entry of the browser's history

/** What an entry of the history holds of a lesson, or null. Pure. */
export function placeLeft(state, prefix) {
  return state?.[OURS]?.[prefix] ?? null;
}

/**
 * Writes the values into the address when the hand has rested; `standing` are the prefix of the lesson,
 * the values with which its act begins, and marks such as the act. `held()` is what the entry of the
 * history holds, or null; `rest` keeps it alone. After `turn` the next address is an entry of its own,
 * unless one does `stay`; `settle` writes what is due now. `startAnew` loads the page again, where it may; `end` forgets what is due.
 */
export function newAddress(sheet, held) {
  let due = null;
  let last = null;
  let turns = false;
  const write = () => {
    clearTimeout(due);
    if (ownedByLab()) return;
    const search = last ? last(location.search) : location.search;
    const kept = turns ? {} : history.state?.[OURS];
    const state = { ...history.state, [OURS]: { ...kept, [prefixOf(sheet)]: held() } };
    const there = location.pathname + search + location.hash;
    if (turns && search !== location.search) history.pushState(state, "", there);
    else history.replaceState(state, "", there);
    turns = false;
  };
  const soon = () => {
    clearTimeout(due);
    due = setTimeout(write, PAUSE_BEFORE_REWRITING);
  };
  return {
    startAnew(values, standing) {
      if (!startsAnew()) return false;
      this.write(values, standing);
      write();
      location.reload();
      return true;
    },
    write(values, { prefix, begins, marks }) {
      last = (search) => withMarks(rewritten(search, sheet.parameters, values, prefix, begins), prefix, marks);
      if (turns) write();
      else soon();
    },
    rest() {
      const now = turns ? null : held();
      if (!now) return;
      // A verdict is kept at once: the page may be loaded again right after it.
      if (placeLeft(history.state, prefixOf(sheet))?.open === now.open) soon();
      else write();
    },
    turn() {
      if (held()) write();
      turns = true;
    },
    settle: write,
    stay() {
      clearTimeout(due);
      [turns, last] = [false, null];
    },
    end() { clearTimeout(due); },
  };
}

/**
 * The origin that others open: where the page has one of this computer alone, what the server says of
 * itself, an origin or a host, or null. Pure.
 * @param {string} origin
 * @param {string} [sharedAt]
 */
export function sharedOrigin(origin, sharedAt = "") {
  if (!/^null$|^file:|\/\/(?:localhost|127(?:\.\d+){3}|\[::1\])(?::|$)/.test(origin)) return origin;
  if (!sharedAt || sharedAt.includes("://")) return sharedAt || null;
  const { protocol, port } = new URL(origin);
  return `${protocol}//${sharedAt}${port && `:${port}`}`;
}

/**
 * The address of this notebook in Voila with a query, or null when the page does not say; and whether
 * others can open it.
 */
export function pageAddress(search) {
  const shared = sharedOrigin(location.origin, document.body.dataset.sharedAt);
  const origin = shared ?? (location.origin === "null" ? `${location.protocol}//` : location.origin);
  const address = ownedByLab()
    ? voilaAddress(origin, pageSettings().baseUrl ?? "/", location.pathname, search)
    : origin + pathOfAll() + search;
  return { address, isShared: shared !== null };
}

/** An address as one types it: without scheme and query, a lesson of a server by its short name. Pure. */
export function typedAddress(address) {
  const { host, pathname } = new URL(address);
  return host + pathname.replace(/voila\/render\/([^/]+)\.ipynb$/, "$1");
}
