// Python in the page: a module worker that loads Pyodide, what it needs, and our code, and then
// answers questions. Its page says where `about.json` lies; all else stands in there.

/** @type {any} */
let answerTo = null;
/** @type {any} */
let python = null;

const tell = (/** @type {any} */ data, /** @type {any[]} */ moved = []) =>
  /** @type {any} */ (self).postMessage(data, moved);

self.addEventListener("message", ({ data }) => {
  if (data.kind === "load") load(data).catch((error) => tell({ kind: "failed", problem: String(error) }));
  else answer(data.text);
});

/**
 * Load all, telling how much of it is there.
 * @param {any} place as the page says it
 */
async function load({ about, mark, experiment, values, version }) {
  const told = await (await found(fetch(about, { cache: "no-cache" }))).json();
  if (told.mark !== mark) {
    tell({ kind: "failed", isOther: true, problem: told.mark });
    return;
  }
  const files = placed(told.files, about);
  const bring = checked(files);
  // A module cannot be imported by its hash: it is checked first, and then comes from the cache.
  for (const name of ["pyodide.mjs", "pyodide.asm.mjs"]) await (await bring(files[name].url)).arrayBuffer();
  const { loadPyodide } = await import(files["pyodide.mjs"].url);
  self.fetch = bring;
  const core = new URL(".", files["pyodide.mjs"].url).href;
  python = await loadPyodide({ indexURL: core, packageBaseUrl: core });
  for (const name of told.packages) await python.loadPackage(packageIn(files, name), { messageCallback() {} });
  python.unpackArchive(await (await bring(files[told.archive].url)).arrayBuffer(), "zip");
  answerTo = python.pyimport("carom_in_page").answers_of(experiment, JSON.stringify(values), version);
  tell({ kind: "loaded" });
}

/**
 * The files with their whole addresses.
 * @param {Record<string, any>} files by name
 * @param {string} about what their addresses start from
 */
function placed(files, about) {
  const whole = Object.entries(files).map(([name, file]) =>
    [name, { ...file, url: new URL(file.address, about).href }]);
  return Object.fromEntries(whole);
}

/** The address of a package's wheel: it may lie elsewhere than the core. */
function packageIn(/** @type {Record<string, any>} */ files, /** @type {string} */ name) {
  const wheel = Object.keys(files).find((one) => one.startsWith(`${name}-`) && one.endsWith(".whl"));
  if (!wheel) throw new Error(name);
  return files[wheel].url;
}

/**
 * `fetch` for what Python is made of, and nothing else: each file by its hash, and counted.
 * @param {Record<string, any>} files
 */
function checked(files) {
  const plain = self.fetch.bind(self);
  const known = Object.values(files);
  const all = known.reduce((sum, one) => sum + one.weight, 0);
  const here = new Set();
  return async (/** @type {any} */ address, /** @type {any} */ options = {}) => {
    const url = String(address.url ?? address);
    const file = known.find((one) => one.url === url);
    if (!file) throw new Error(url);
    const whole = await found(plain(url, { ...options, integrity: file.integrity, credentials: "omit" }));
    here.add(file);
    const share = [...here].reduce((sum, one) => sum + one.weight, 0) / all;
    tell({ kind: "progress", share: Math.min(1, share) });
    return whole;
  };
}

/** @param {Promise<Response>} coming */
async function found(coming) {
  const whole = await coming;
  if (!whole.ok) throw new Error(`${whole.url}: ${whole.status}`);
  return whole;
}

/** Bytes that Python has taken; they are never given back. */
function heapOf(/** @type {any} */ { _module: module }) {
  return module.HEAPU8.length;
}

/** @param {string} text of the question */
function answer(text) {
  const told = answerTo(text);
  const [message, buffers] = told.toJs({ create_pyproxies: false });
  told.destroy();
  tell({ kind: "answer", text: message, buffers, memory: heapOf(python) },
    buffers.map((/** @type {Uint8Array} */ one) => one.buffer));
}
