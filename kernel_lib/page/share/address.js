// The address of the page: what of it is ours, how it is rewritten, and the link to hand out.

import { plain } from "../base/numbers.js";

/** Keys that belong to the server or to other readers of the address; never touched. */
export const RESERVED = ["template", "theme", "token", "lock", "hide", "view"];
const PAUSE_BEFORE_REWRITING = 300;

/** The values that differ from the defaults, as text by name. Pure. */
export function differing(parameters, values) {
  return parameters
    .filter((one) => one.name in values && values[one.name] !== one.default)
    .map((one) => [one.name, plain(values[one.name])]);
}

/**
 * The query with a lesson's own keys replaced and everything else left as it was. Pure.
 * `prefix` keeps several lessons on one page apart: "2." gives "2.k_b".
 */
export function rewritten(search, parameters, values, prefix = "") {
  const own = new Set(parameters.map((one) => prefix + one.name));
  const kept = search.replace(/^\?/, "").split("&").filter((piece) => {
    if (!piece) return false;
    const key = decoded(piece.split("=")[0]);
    return RESERVED.includes(key) || !own.has(key);
  });
  const ours = differing(parameters, values).map(
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

/** Writes the values into the address when the hand has rested; `end` forgets what is due. */
export function newAddress(sheet) {
  let due = null;
  return {
    write(values, prefix) {
      clearTimeout(due);
      if (ownedByLab()) return;
      due = setTimeout(() => {
        const search = rewritten(location.search, sheet.parameters, values, prefix);
        if (search === location.search) return;
        history.replaceState(history.state, "", location.pathname + search + location.hash);
      }, PAUSE_BEFORE_REWRITING);
    },
    end() { clearTimeout(due); },
  };
}

/** The address of this notebook in Voila with a query, or null when the page does not say. */
export function pageAddress(search) {
  if (!ownedByLab()) return location.origin + location.pathname + search;
  return voilaAddress(location.origin, pageSettings().baseUrl ?? "/", location.pathname, search);
}
