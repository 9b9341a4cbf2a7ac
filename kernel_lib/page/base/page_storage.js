// What the browser keeps for the page. Where a link asks to keep nothing, or storage is closed, it is
// kept as long as the page stands.

/** @type {Map<string, string>} */
const inPage = new Map();
const OF_PAGE = { getItem: (/** @type {string} */ key) => inPage.get(key) ?? null,
  setItem: (/** @type {string} */ key, /** @type {string} */ text) => { inPage.set(key, text); },
  removeItem: (/** @type {string} */ key) => { inPage.delete(key); },
  key: (/** @type {number} */ place) => [...inPage.keys()][place] ?? null,
  get length() { return inPage.size; } };
let inBrowser = true;

/** From now on nothing is read from the browser, and nothing written. */
export function keepNothing() {
  inBrowser = false;
}

/** @returns {Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">} */
export function pageStorage() {
  try {
    return inBrowser ? localStorage ?? OF_PAGE : OF_PAGE;
  } catch {
    return OF_PAGE;
  }
}

/**
 * The keys of a storage that begin so.
 * @param {Pick<Storage, "key" | "length">} storage
 * @param {string} start
 */
export function keysIn(storage, start) {
  return Array.from({ length: storage.length }, (_, place) => String(storage.key(place)))
    .filter((key) => key.startsWith(start));
}

/** Move what is kept under the former name of a lesson to its present one. */
export function moveKept(/** @type {string} */ was, /** @type {string} */ name, storage = pageStorage()) {
  for (const key of was ? keysIn(storage, `carom:${was}:`) : []) {
    const present = `carom:${name}:${key.slice(`carom:${was}:`.length)}`;
    if (storage.getItem(present) === null) storage.setItem(present, storage.getItem(key) ?? "");
    storage.removeItem(key);
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
