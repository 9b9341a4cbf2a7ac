// What part of the world the stage shows. Pure.

/** @typedef {import("../run/runs.js").Run} Run */
/** @typedef {{ x: number, y: number, scale: number }} Camera centre in m, pixels a metre */
/** @typedef {{ left: number, right: number, bottom: number, top: number }} Box m */

const MARGIN = 0.07;
const UNDER = 0.17; // of the height, at most, below the lowest ball
/** Pixels at the foot of the stage that show the time, at most a part of it, and those at the right that it takes there. */
export const [CLOCK, CLOCK_CORNER] = [34, 98];
const MOST_CLOCK = 0.2;
const KEEP_FILLED = 0.62;
const NO_ROOM = { low: [Infinity, Infinity], high: [-Infinity, -Infinity] };
const LARGEST_BALL = 0.3;
const OUTLIER = 1.5;

/**
 * The box that a run's balls sweep over, of a start alone its room: { left, right, bottom, top } in metres. Of balls that
 * attract each other, and of those shut in between planes, the room counts always, so that the view stays as they are let go.
 * @param {Run} run
 */
export function runBox(run) {
  const { low, high } = (run.stands || run.attraction || shutIn(run) ? run.room : null) ?? NO_ROOM;
  const box = { left: low[0], right: high[0], bottom: low[1], top: high[1] };
  if (run.stands && run.room) return box;
  for (let k = 0; k < run.frames; k += 1) {
    for (let ball = 0; ball < run.balls; ball += 1) {
      const at = (k * run.balls + ball) * run.dimension;
      const radius = run.radii[ball];
      box.left = Math.min(box.left, run.position[at] - radius);
      box.right = Math.max(box.right, run.position[at] + radius);
      box.bottom = Math.min(box.bottom, run.position[at + 1] - radius);
      box.top = Math.max(box.top, run.position[at + 1] + radius);
    }
  }
  return box;
}

/** @param {Run} run */
function shutIn({ walls, gravity }) {
  return walls.filter(({ normal }) => normal).length > 3 && !gravity.some(Boolean);
}

/**
 * One box around several; a run that flies far off does not shrink the others to dots.
 * @param {Box[]} boxes
 * @param {boolean} [whole] whether they stand next to each other, or are rooms, so that each counts whole
 */
export function sharedBox(boxes, whole = false) {
  const kept = boxes.filter((box) => Number.isFinite(box.left) && Number.isFinite(box.top));
  if (!kept.length) return { left: -1, right: 1, bottom: -1, top: 1 };
  const size = (/** @type {Box} */ box) => Math.hypot(box.right - box.left, box.top - box.bottom);
  const small = kept.reduce((best, box) => (size(box) < size(best) ? box : best));
  const reach = whole ? Infinity : OUTLIER * size(small);
  return {
    left: Math.max(Math.min(...kept.map((box) => box.left)), small.left - reach),
    right: Math.min(Math.max(...kept.map((box) => box.right)), small.right + reach),
    bottom: Math.max(Math.min(...kept.map((box) => box.bottom)), small.bottom - reach),
    top: Math.min(Math.max(...kept.map((box) => box.top)), small.top + reach),
  };
}

/**
 * The camera that shows a box: centre in metres, scale in pixels per metre.
 * A ball of radius `largest` fills no more than a part of the height.
 * @param {Box} box
 * @param {number} width
 * @param {number} height
 * @param {number} [largest]
 * @param {number} [larger] how much larger than on a desk the letters are
 * @param {number} [clock] pixels that the time takes at the foot
 */
export function fitted(box, width, height, largest = 0, larger = 1, clock = CLOCK) {
  const wide = Math.max(box.right - box.left, 1e-9);
  const high = Math.max(box.top - box.bottom, 1e-9);
  const closest = largest > 0 ? LARGEST_BALL * height / (2 * largest) : Infinity;
  const foot = footOf(height, larger, clock);
  const scale = Math.min(closest, width * (1 - 2 * MARGIN) / wide,
    (height * (1 - MARGIN) - foot) / high);
  const under = Math.max(foot, Math.min((height - high * scale) / 2, UNDER * height));
  const y = box.bottom + (height / 2 - under) / scale;
  return { x: (box.left + box.right) / 2, y, scale };
}

/**
 * What stays free below the lowest ball.
 * @param {number} height
 * @param {number} larger
 * @param {number} clock
 */
function footOf(height, larger, clock) {
  return Math.max(MARGIN * height, Math.min(clock * larger, MOST_CLOCK * height));
}

/**
 * Whether a camera may stay as it is: the box is in view and not lost in it.
 * @param {Camera | null} camera
 * @param {Box} box
 * @param {number} width
 * @param {number} height
 * @param {number} [largest]
 * @param {number} [larger]
 * @param {number} [clock]
 */
export function stillGood(camera, box, width, height, largest = 0, larger = 1, clock = CLOCK) {
  if (!camera) return false;
  const one = toScreen(camera, width, height, box.left, box.top);
  const two = toScreen(camera, width, height, box.right, box.bottom);
  const low = height - footOf(height, larger, clock) + 0.5; // half a pixel, for a box that fits exactly
  const inView = one[0] >= 0 && one[1] >= 0 && two[0] <= width && two[1] <= low;
  return inView && camera.scale >= KEEP_FILLED * fitted(box, width, height, largest, larger, clock).scale;
}

/**
 * A camera between two others; its scale changes by equal ratios.
 * @param {Camera} from
 * @param {Camera} to
 * @param {number} part
 */
export function blended(from, to, part) {
  const ease = part * part * (3 - 2 * part);
  return {
    x: from.x + (to.x - from.x) * ease,
    y: from.y + (to.y - from.y) * ease,
    scale: from.scale * (to.scale / from.scale) ** ease,
  };
}

/**
 * Pixel position of a point in the world; up is up.
 * @param {Camera} camera
 * @param {number} width
 * @param {number} height
 * @param {number} x
 * @param {number} y
 * @returns {[number, number]}
 */
export function toScreen(camera, width, height, x, y) {
  return [width / 2 + (x - camera.x) * camera.scale, height / 2 - (y - camera.y) * camera.scale];
}

/**
 * Point in the world at a pixel position.
 * @param {Camera} camera
 * @param {number} width
 * @param {number} height
 * @param {number} px
 * @param {number} py
 * @returns {[number, number]}
 */
export function toWorld(camera, width, height, px, py) {
  return [camera.x + (px - width / 2) / camera.scale, camera.y - (py - height / 2) / camera.scale];
}
