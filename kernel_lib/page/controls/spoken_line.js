// A sentence for a screen reader, which would read every change to its end: at most one a second.

import { element, setText } from "../base/dom.js";

/** Milliseconds between two sentences. */
const SPEAK_EVERY = 1000;

/**
 * @typedef {object} SpeakingClock
 * @property {() => number} now milliseconds
 * @property {(act: () => void, delay: number) => any} later
 * @property {(due: any) => void} cancel
 */

/** @type {SpeakingClock} */
const SPEAKING_CLOCK = { now: () => performance.now(),
  later: (act, delay) => setTimeout(act, delay), cancel: (due) => clearTimeout(due) };

/**
 * A line out of sight that is read out. Of the sentences within a second the last one is read.
 * @param {SpeakingClock} [clock]
 * @param {any} [line] the element that holds the sentence
 */
export function newSpokenLine(clock = SPEAKING_CLOCK, line = element("p", { class: "carom-unseen", role: "status" })) {
  let free = -Infinity;
  /** @type {any} */
  let due = null;
  let waiting = "";
  const readOut = () => {
    due = null;
    free = clock.now() + SPEAK_EVERY;
    setText(line, waiting);
  };
  return {
    element: line,
    /** @param {string} words */
    speak(words) {
      waiting = words;
      if (due !== null) return;
      const delay = free - clock.now();
      if (delay <= 0) readOut();
      else due = clock.later(readOut, delay);
    },
    end() {
      if (due !== null) clock.cancel(due);
    },
  };
}
