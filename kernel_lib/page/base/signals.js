// Signals: properties of an object that are followed wherever they are read.

/** @type {(() => void) | null} */
let reader = null;

/**
 * The same object, with its properties as signals; a getter is followed through those that it reads.
 * @template {object} T
 * @param {T} object
 * @returns {T}
 */
export function signals(object) {
  for (const [name, { value, get }] of Object.entries(Object.getOwnPropertyDescriptors(object))) {
    if (get) continue;
    /** @type {Set<() => void>} */
    const readers = new Set();
    let now = value;
    Object.defineProperty(object, name, {
      get() {
        if (reader) readers.add(reader);
        return now;
      },
      set(next) {
        if (next === now) return;
        now = next;
        for (const run of readers) run();
      },
    });
  }
  return object;
}

/**
 * Show what is read: now, and again as soon as a signal in it has changed. What `show` reads itself is not
 * followed, as it may move the focus, and with it call whatever waits for that.
 * @template T
 * @param {() => T} read
 * @param {(now: T) => void} show
 */
export function follow(read, show) {
  /** @type {any} */
  let last = follow; // what is never read
  const run = () => {
    const outer = reader;
    reader = run;
    const now = read();
    reader = outer;
    if (now === last) return;
    last = now;
    show(now);
  };
  run();
}
