// The picture of a verdict about a height: what its marks and bars stand for, out of the run. Pure.

import { niceStep } from "../base/numbers.js";
import { ballAt } from "../run/motion.js";
import { KINDS } from "../run/runs.js";

/** @typedef {import("../run/runs.js").Run} Run */

const MARKS_IN_ALL = 17; // about, from the start to the verdict
const LEAST_ZONE = 92; // pixels that two bars need
const WORD = 40; // pixels beside the ball for "down"
const UP_ROOM = [8, 44]; // pixels beside the ball, and beside its middle, for "up"
const [FROM_POLE, FLAG_AND_GAP] = [20, 90]; // pixels from the edge to a pole, and what stands beside it
const [THINNEST_BAR, WIDEST_BAR] = [18, 60]; // pixels

/**
 * What the first impact on a floor did to speed and height: speeds before and after in m/s, the
 * heights that belong to them in m, and what is left of each as a share; null without an impact.
 * @param {Run} run
 */
export function beforeAndAfter(run) {
  const gravity = Math.hypot(run.gravity[0], run.gravity[1]);
  const found = Array.from({ length: run.contacts }, (_, c) => c).find((c) =>
    run.contact_kind[c] === KINDS.indexOf("impact") && run.contact_b[c] < 0);
  if (found === undefined || gravity === 0 || run.dimension !== 2) return null;
  const along = (/** @type {Float32Array} */ all) =>
    all[4 * found] * run.contact_normal[2 * found] + all[4 * found + 1] * run.contact_normal[2 * found + 1];
  const [down, up] = [-along(run.contact_before), Math.max(0, along(run.contact_after))];
  if (!(down > 0)) return null;
  const [fall, rise] = [down, up].map((speed) => speed * speed / (2 * gravity));
  return { time: run.contact_time[found],
    speed: { before: down, after: up, share: up / down },
    height: { before: fall, after: rise, share: rise / fall } };
}

/**
 * Where the lowest point of the first ball was at equal times up to the verdict, and whether it
 * was on its way up by then; no later than `until` in s, with the time between two of them, and how
 * far across it is at last.
 * @param {Run} run
 * @param {number} until
 * @param {number} turn s, of the impact
 */
export function strobeMarks(run, until, turn) {
  const step = niceStep(until, MARKS_IN_ALL);
  const marks = [];
  for (let k = 0; k * step < until - 1e-9 * step; k += 1) {
    const { x, y } = ballAt(run, 0, k * step);
    marks.push({ x, y: y - run.radii[0], up: k * step >= turn });
  }
  return { step, marks, x: ballAt(run, 0, until).x };
}

/**
 * The mark beside which a word stands: of those on the way up, or down, the one nearest to a height.
 * @param {{ x: number, y: number, up: boolean }[]} marks
 * @param {boolean} up
 * @param {number} y m
 */
export function markNear(marks, up, y) {
  const off = (/** @type {{ y: number }} */ one) => Math.abs(one.y - y);
  return marks.filter((one) => one.up === up)
    .reduce((/** @type {any} */ found, one) => (found && off(found) <= off(one) ? found : one), null);
}

/**
 * The middles of the two bars and how wide they are, between the left edge and the ball, in pixels;
 * null where there is no room.
 * @param {number} left
 * @param {number} ballLeft
 */
export function barPlaces(left, ballLeft) {
  return placesWithin(left, ballLeft - WORD);
}

/**
 * The same between the ball and the right edge, where the flag stands on the left.
 * @param {{ x: number, r: number }} ball
 * @param {number} right
 */
export function barPlacesBeyond({ x, r }, right) {
  return placesWithin(x + Math.max(r + UP_ROOM[0], UP_ROOM[1]), right);
}

/**
 * @param {number} from
 * @param {number} to
 */
function placesWithin(from, to) {
  const zone = to - from;
  if (zone < LEAST_ZONE) return null;
  return { height: from + 0.27 * zone, speed: from + 0.75 * zone,
    wide: Math.min(WIDEST_BAR, Math.max(THINNEST_BAR, 0.26 * zone)) };
}

/**
 * Where the pole stands on a stage on which the two bars have room on the right of the ball alone: on its
 * left, in pixels; null where it has no room there.
 * @param {number} left
 * @param {{ x: number, r: number }} ball
 * @param {number} width
 */
export function poleOnTheLeft(left, ball, width) {
  const room = ball.x - ball.r - left >= FLAG_AND_GAP + FROM_POLE / 2;
  return room && barPlacesBeyond(ball, width) ? left + FROM_POLE / 2 : null;
}

/**
 * Lines from lower left to upper right across a box, as a path.
 * @param {number} left
 * @param {number} top
 * @param {number} wide
 * @param {number} high
 * @param {number} apart
 */
export function hatching(left, top, wide, high, apart) {
  let path = "";
  for (let k = apart; k < wide + high; k += apart) {
    const [x0, y0] = k <= high ? [0, k] : [k - high, high];
    const [x1, y1] = k <= wide ? [k, 0] : [wide, k - wide];
    path += `M${left + x0} ${top + y0}L${left + x1} ${top + y1}`;
  }
  return path;
}
