// What the browser keeps for the page. Where a link asks to keep nothing, or storage is closed, it is
// kept as long as the page stands.

/** @type {Map<string, string>} */
const inPage = new Map();
const OF_PAGE = { getItem: (/** @type {string} */ key) => inPage.get(key) ?? null,
  setItem: (/** @type {string} */ key, /** @type {string} */ text) => { inPage.set(key, text); },
  key: (/** @type {number} */ place) => [...inPage.keys()][place] ?? null,
  get length() { return inPage.size; } };
let inBrowser = true;

/** From now on nothing is read from the browser, and nothing written. */
export function keepNothing() {
  inBrowser = false;
}

/** @returns {Pick<Storage, "getItem" | "setItem" | "key" | "length">} */
export function pageStorage() {
  try {
    return inBrowser ? localStorage ?? OF_PAGE : OF_PAGE;
  } catch {
    return OF_PAGE;
  }
}

/** Keep a text; a storage that is full just does not. */
export function keepText(/** @type {string} */ key, /** @type {string} */ text) {
  try {
    pageStorage().setItem(key, text);
  } catch {
    // The page plays on without it.
  }
}
