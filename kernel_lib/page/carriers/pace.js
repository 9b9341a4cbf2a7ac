// How often a moving hand asks: the first change at once, the last always, between them so often.

/** Changes that a hand asks for in a second, at most. */
export const CHANGES_A_SECOND = 30;

const TURN_LENGTH = 1000 / CHANGES_A_SECOND; // ms

// A browser tells of a hand once a picture of the display, and two of 60 Hz are one turn. A change
// that comes this little before its turn goes at once, and one that waits leaves room for a newer
// one: what is sent is then what the hand does now, not what it did a picture ago.
const EARLY_OR_LATE = 4; // ms

/**
 * Milliseconds until a change may be asked for, 0 for at once. Pure.
 * @param {number | null} turn of the last one, by `turnOf`; null: none yet
 * @param {number} now ms
 */
export function delayOfChange(turn, now) {
  if (turn === null || now >= turn + TURN_LENGTH - EARLY_OR_LATE) return 0;
  return turn + TURN_LENGTH + EARLY_OR_LATE - now;
}

/**
 * The turn of a change that is asked for now: what came early waits the longer for the next. Pure.
 * @param {number | null} turn of the last one
 * @param {number} now ms
 */
export function turnOf(turn, now) {
  return turn === null ? now : Math.max(turn + TURN_LENGTH, now - EARLY_OR_LATE);
}
