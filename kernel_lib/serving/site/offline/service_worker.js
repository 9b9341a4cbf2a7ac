// Keeps a visited site for the train. The network comes first for pages, so that a new build is seen
// as soon as there is one; files of a build come from its own store. Python's are the same for
// builds of one Pyodide, and are kept once they have been loaded.

/** @type {{ build: string, shell: string[], tables: string[], kept: string[] }} by the build */
const SITE = /* the site */ { build: "", shell: [], tables: [], kept: [] };

const PREFIX = "carom ";
const ours = `${PREFIX}${self.registration.scope} `;
const STORE = `${ours}${SITE.build}`;
const PYTHON = `${ours}python`;
/** ms for which a page may be waited for, where there is no network to say so */
const PATIENCE = 4000;

/** @type {any} */
const worker = self;

self.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(install()));
self.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(activate()));
self.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (request.url.startsWith(self.registration.scope)) {
    event.respondWith(request.mode === "navigate" ? page(request) : file(request));
  } else if (isPython(request.url)) event.respondWith(python(request));
});

/** Take the gallery, what was visited before as it is now, and what is still the same. */
async function install() {
  const store = await caches.open(STORE);
  const former = (await caches.keys()).filter((name) => name.startsWith(ours) && ![PYTHON, STORE].includes(name));
  const pages = new Set(SITE.shell.map((path) => new URL(path, self.registration.scope).href));
  for (const name of former) {
    const old = await caches.open(name);
    for (const request of await old.keys()) {
      if (request.url.endsWith(".html")) pages.add(request.url);
      else if (isTable(request.url)) await store.put(request, /** @type {Response} */ (await old.match(request)));
    }
  }
  for (const url of pages) await keepPage(store, url);
  await worker.skipWaiting();
}

function isTable(/** @type {string} */ url) {
  return SITE.tables.some((name) => url === new URL(name, self.registration.scope).href);
}

/** A page and the files that it begins with; one that is no longer there is left out. */
async function keepPage(/** @type {Cache} */ store, /** @type {string} */ url) {
  const answer = await fetch(url, { cache: "no-cache" });
  if (!answer.ok) return;
  await store.put(url, answer.clone());
  // Stills stand in for figures until the script draws them, and it is there without a line.
  for (const [, path] of (await answer.text()).matchAll(/(?:href|src)="(carom\/(?!stills\/)[^"]+)"/g)) {
    await keep(store, new URL(path.replaceAll("&amp;", "&"), url).href);
  }
}

/** A file that is not there yet. */
async function keep(/** @type {Cache} */ store, /** @type {string} */ url) {
  if (await store.match(url)) return;
  const answer = await fetch(url);
  if (answer.ok) await store.put(url, answer);
}

// A page says what it has loaded before this worker was there.
self.addEventListener("message", (/** @type {any} */ event) => event.waitUntil(keepLoaded(event.data)));

async function keepLoaded(/** @type {{ address: string, loaded: string[] }} */ { address, loaded }) {
  const store = await caches.open(STORE);
  const inSite = loaded.filter((url) => url.startsWith(self.registration.scope) && !isPython(url));
  for (const url of inSite) await keep(store, url);
  await keepPage(store, pageOf(address));
}

/** What former builds have kept goes; of Python what this one still names stays. */
async function activate() {
  for (const name of await caches.keys()) {
    if (name.startsWith(ours) && name !== STORE && name !== PYTHON) await caches.delete(name);
  }
  const store = await caches.open(PYTHON);
  for (const request of await store.keys()) if (!isPython(request.url)) await store.delete(request);
  await worker.clients.claim();
}

function isPython(/** @type {string} */ url) {
  return SITE.kept.some((one) => url === new URL(one, self.registration.scope).href);
}

/** The address of a page without what belongs to one visit. */
function pageOf(/** @type {string} */ address) {
  const url = new URL(address);
  url.search = "";
  url.hash = "";
  if (url.pathname.endsWith("/")) url.pathname += "index.html";
  return url.href;
}

/** A page: as it is now, else as it was when it was visited. Queries are the page's own affair. */
async function page(/** @type {Request} */ request) {
  const url = pageOf(request.url);
  const store = await caches.open(STORE);
  const kept = await store.match(url);
  try {
    const answer = await soon(fetch(request), kept ? PATIENCE : null);
    if (answer.ok && !answer.redirected) await store.put(url, answer.clone());
    return answer;
  } catch (problem) {
    if (kept) return kept;
    throw problem;
  }
}

/** @param {Promise<Response>} coming @param {number | null} patience */
function soon(coming, patience) {
  if (patience === null) return coming;
  return Promise.race([coming, new Promise((_, refuse) => setTimeout(refuse, patience))]);
}

/** A file: those whose address follows their content from the store, any other one fresh if it can be. */
async function file(/** @type {Request} */ request) {
  if (isPython(request.url)) return python(request);
  const store = await caches.open(STORE);
  const kept = await store.match(request);
  const isFixed = new URL(request.url).searchParams.has("v") || request.url.endsWith(".bin");
  if (kept && isFixed) return kept;
  try {
    const answer = await fetch(request);
    if (answer.ok) await store.put(request, answer.clone());
    return answer;
  } catch (problem) {
    if (kept) return kept;
    throw problem;
  }
}

/** A file of Python: its hash is asked for by the page, so that what is kept is what is meant. */
async function python(/** @type {Request} */ request) {
  const store = await caches.open(PYTHON);
  const kept = await store.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && answer.type !== "opaque") await store.put(request.url, answer.clone());
  return answer;
}
