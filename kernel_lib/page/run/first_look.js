// The first look at a run after a guess: how fast time goes until the verdict. Pure.

import { lastsHours } from "../base/times.js";
import { usualSpeed } from "./clock.js";

const LONGEST = 8; // s here
const SLOW = 0.2; // of the ordinary speed, around a decisive moment
const ORDINARY = 3.4; // s here, at most, for all that is not slow
const BRIEFEST = 0.7; // s here, at least
const ROUND_A_MOMENT = 1.5; // s here that one decisive moment takes
const ROUND_ALL_MOMENTS = 3.4; // s here that all of them take together
const ROUND_ALL_IN_TIME_LAPSE = 2; // s here, next to the seconds of a run of hours
const UNDER_A_LENS = 2.6; // s here that a contact takes which is looked at closely

/**
 * @typedef {object} Piece
 * @property {number} from s of the run
 * @property {number} to s of the run
 * @property {number} speed s of the run for a second here
 * @property {boolean} slow
 */

/**
 * The pace of a first look, from 0 to the verdict: never longer than eight seconds here.
 * @param {{ moments: number[], end: number, slow?: number[][] }} decided s of the run; slow: from, to, and how many
 *     seconds of the run one second here is, 0: as around a moment, as long as eight seconds are enough
 * @param {boolean} [slowly] whether decisive moments are slow
 * @param {{ from: number, to: number }[]} [contacts] looked at closely, s of the run; the first one counts
 * @param {number} [most] s here for all that is not slow
 * @returns {{ pieces: Piece[], length: number }} length: s here
 */
export function plannedLook({ moments, end, slow: paced = [] }, slowly = true, contacts = [], most = ORDINARY) {
  const speed = ordinarySpeed(end, most);
  const together = lastsHours(end) ? ROUND_ALL_IN_TIME_LAPSE : ROUND_ALL_MOMENTS;
  const half = Math.min(ROUND_A_MOMENT, together / Math.max(1, moments.length)) * SLOW * speed / 2;
  /** @type {Piece[]} */
  const pieces = [];
  let at = 0;
  /** @type {(to: number, pace?: number) => void} */
  const goOn = (to, pace = speed) => {
    if (to <= at) return;
    const last = pieces[pieces.length - 1];
    if (last?.speed === pace) last.to = to;
    else pieces.push({ from: at, to, speed: pace, slow: pace < speed });
    at = to;
  };
  const longest = Math.max(0, LONGEST * speed - end) * SLOW / (1 - SLOW);
  const stretches = paced.map(([from, to, pace]) => [pace ? from : Math.max(from, to - longest), to, pace, -1])
    .concat(moments.filter((one) => !paced.some(([from, to]) => one >= from && one <= to))
      .map((one) => [one - half, one + half, 0, one])).sort(([one], [two]) => one - two);
  const [close] = slowly ? contacts : [];
  for (const [from, to, pace, moment] of slowly ? stretches : []) {
    goOn(Math.min(end, from));
    if (close && moment >= close.from && moment <= close.to && close.to <= end) {
      goOn(close.from, SLOW * speed);
      pieces.push({ ...close, speed: Math.min(speed, (close.to - close.from) / UNDER_A_LENS), slow: true });
      at = close.to;
      pieces.push({ from: at, to: at, speed: SLOW * speed, slow: true });
    }
    goOn(Math.min(end, to), pace || SLOW * speed);
  }
  goOn(end);
  return { pieces, length: pieces.reduce((sum, one) => sum + (one.to - one.from) / one.speed, 0) };
}

/**
 * The last decisive moment once more, slowly.
 * @param {{ moments: number[], end: number }} decided s of the run
 * @returns {{ pieces: Piece[], length: number }}
 */
export function secondLook({ moments, end }) {
  const speed = SLOW * ordinarySpeed(end);
  const moment = moments.findLast((one) => one <= end) ?? end;
  const [from, to] = [Math.max(0, moment - ROUND_A_MOMENT * speed), Math.min(end, moment + ROUND_A_MOMENT * speed)];
  return { pieces: [{ from, to, speed, slow: true }], length: (to - from) / speed };
}

/**
 * The round speed at which a span is neither too long nor over before it is seen.
 * @param {number} span s of the run
 * @param {number} [most] s here
 */
function ordinarySpeed(span, most = ORDINARY) {
  if (lastsHours(span)) return usualSpeed(span);
  if (span > most) return roundSpeed(span / most, true);
  return span < BRIEFEST && span > 0 ? roundSpeed(span / BRIEFEST, false) : 1;
}

/**
 * 1, 2 or 5 times a power of ten, not below or not above a speed.
 * @param {number} speed
 * @param {boolean} up
 */
function roundSpeed(speed, up) {
  const power = 10 ** Math.floor(Math.log10(speed) + 1e-12);
  const digits = speed / power;
  const steps = [1, 2, 5, 10];
  const found = up ? steps.find((one) => one >= digits - 1e-12)
    : steps.findLast((one) => one <= digits + 1e-12);
  return (found ?? 1) * power;
}

/**
 * Where a look stands after some seconds here.
 * @param {{ pieces: Piece[], length: number }} plan
 * @param {number} elapsed s here
 * @returns {{ time: number, speed: number, slow: boolean, done: boolean }} time: s of the run
 */
export function standingAt(plan, elapsed) {
  let left = elapsed;
  let last = { to: 0, speed: 1, slow: false };
  for (const piece of plan.pieces) {
    const lasts = (piece.to - piece.from) / piece.speed;
    if (left < lasts) {
      return { time: piece.from + left * piece.speed, speed: piece.speed, slow: piece.slow,
        done: false };
    }
    left -= lasts;
    last = piece;
  }
  return { time: last.to, speed: last.speed, slow: false, done: true };
}

/**
 * The moments of four still pictures, for those who want no motion: before, at, after, result.
 * @param {{ moments: number[], end: number }} decided s of the run
 */
export function stillsOf({ moments, end }) {
  const at = moments.find((moment) => moment < end) ?? end / 2;
  return [0, at, (at + end) / 2, end];
}
