// The steps a person took, and going back and forth between them. Pure.

/** @typedef {Record<string, number | boolean | string>} Values */
/** @typedef {{ number: number, name: string | null, open: boolean, at: number }} Gesture */

/**
 * @typedef {object} History
 * @property {Values[]} past
 * @property {Values | null} now
 * @property {Values[]} future
 * @property {number | string | null} gesture that the last step belongs to
 */

const MOST_STEPS = 200;
const SAME_HAND = 700; // milliseconds between key presses on a slider that are one move

/** Marks values set by undo or redo, which move along the steps and add none. */
export const TRAVEL = "travel";

/** No steps yet; the first values recorded are the start. */
export function newHistory() {
  return { past: [], now: null, future: [], gesture: null };
}

/**
 * The history after these values were reached; those of one gesture are one step.
 * @param {History} history
 * @param {Values} values
 * @param {number | string | null} [gesture]
 */
export function recorded(history, values, gesture = null) {
  if (history.now === null) return { ...newHistory(), now: values };
  if (sameValues(history.now, values)) return history;
  if (gesture === TRAVEL) return { ...history, now: values };
  if (gesture === null || gesture !== history.gesture) {
    const past = [...history.past, history.now].slice(-MOST_STEPS);
    return { past, now: values, future: [], gesture };
  }
  const before = history.past.at(-1) ?? history.now;
  if (!sameValues(before, values)) return { ...history, now: values };
  return { past: history.past.slice(0, -1), now: values, future: [], gesture: null };
}

/**
 * One step back, if there is one.
 * @param {History} history
 */
export function undone(history) {
  if (!history.past.length) return history;
  return { past: history.past.slice(0, -1), now: history.past.at(-1),
    future: [history.now, ...history.future], gesture: null };
}

/**
 * One step on again, if there is one.
 * @param {History} history
 */
export function redone(history) {
  if (!history.future.length) return history;
  return { past: [...history.past, history.now], now: history.future[0],
    future: history.future.slice(1), gesture: null };
}

/**
 * Whether two sets of values are the same.
 * @param {Values} one
 * @param {Values} other
 */
export function sameValues(one, other) {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length
    && names.every((name) => one[name] === other[name]);
}

/**
 * The gesture that a change of `name` at `now` (ms) belongs to: it goes on while the hand has
 * not rested, and for keys that follow each other closely on one slider.
 * @param {Gesture | null} last
 * @param {string | null} name
 * @param {boolean} resting
 * @param {number} now
 * @param {boolean} [typed]
 */
export function gestureOf(last, name, resting, now, typed = false) {
  const goesOn = last && last.name === name
    && (last.open || (!typed && now - last.at < SAME_HAND));
  return { number: (last?.number ?? 0) + (goesOn ? 0 : 1), name, open: !resting, at: now };
}

/**
 * The same gesture, now finished: the next change begins another.
 * @param {Gesture | null} last
 */
export function endedGesture(last) {
  return last && { ...last, name: null, open: false };
}

/**
 * What a key with Ctrl or Cmd means: "undo", "redo" or null.
 * @param {KeyboardEvent} event
 */
export function stepKey(event) {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  const key = event.key.toLowerCase();
  if (key === "z") return event.shiftKey ? "redo" : "undo";
  return key === "y" && !event.shiftKey ? "redo" : null;
}
