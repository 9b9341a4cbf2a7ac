// How often a moving hand asks: the first change at once, the last always, between them so often.

/** Changes that a hand asks for in a second, at most. */
export const CHANGES_A_SECOND = 30;

/**
 * Milliseconds until a change may be asked for, 0 for at once. Pure.
 * @param {number | null} asked when the last one was asked for, ms; null: none yet
 * @param {number} now ms
 */
export function delayOfChange(asked, now) {
  return asked === null ? 0 : Math.max(0, asked + 1000 / CHANGES_A_SECOND - now);
}
