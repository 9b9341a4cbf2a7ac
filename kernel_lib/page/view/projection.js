// A view in space: which way the eye looks, and where a point of the world then appears. Pure.
//
// The picture is orthographic: lengths across the line of sight keep their scale wherever they
// are, balls stay round, and seen from the front it is the flat picture. A view is
// { azimuth, elevation } in radians, the turn of the world about its upright and the height of
// the eye; a frame is { right, up, toward, pivot, shift }, made once per picture.

import { cross, dot, minus, unit } from "../base/vectors.js";
import { say } from "../words/say.js";

/** @typedef {import("../run/runs.js").Run} Run */
/** @typedef {import("../run/runs.js").Wall} Wall */
/** @typedef {number[]} Vector */
/** @typedef {{ azimuth: number, elevation: number }} View */
/** @typedef {{ right: Vector, up: Vector, toward: Vector, pivot: Vector, shift: number[] }} Frame */
/** @typedef {{ low: number[], high: number[] }} Space a box in space, m */

const STEEPEST = Math.PI / 2;
const FLAT_DEPTH = 2.5; // radii
export const VIEWS = {
  front: { azimuth: 0, elevation: 0 },
  side: { azimuth: -Math.PI / 2, elevation: 0 },
  above: { azimuth: 0, elevation: STEEPEST },
  oblique: { azimuth: -0.45, elevation: 0.3 },
};

/**
 * Vectors of a view in the coordinates of the world; `up` is the upright axis, 1 (y) or 2 (z).
 * @param {View} view
 * @param {number} [up]
 * @param {Vector} [pivot]
 */
export function frameOf3D(view, up = 1, pivot = [0, 0, 0]) {
  const [ca, sa] = [Math.cos(view.azimuth), Math.sin(view.azimuth)];
  const [ce, se] = [Math.cos(view.elevation), Math.sin(view.elevation)];
  const world = (/** @type {Vector} */ one) => (up === 2 ? [one[0], -one[2], one[1]] : one);
  const [x, y] = up === 2 ? [pivot[0], pivot[2]] : pivot;
  return {
    right: world([ca, 0, sa]), up: world([sa * se, ce, -ca * se]),
    toward: world([-sa * ce, se, ca * ce]), pivot, shift: [x, y],
  };
}

/**
 * Where a point appears: metres to the right and up on the picture, and towards the eye.
 * @param {Frame} frame
 * @param {number} x
 * @param {number} y
 * @param {number} [z]
 */
export function projected(frame, x, y, z = 0) {
  const { right, up, toward, pivot, shift } = frame;
  const [dx, dy, dz] = [x - pivot[0], y - pivot[1], z - pivot[2]];
  return [shift[0] + right[0] * dx + right[1] * dy + right[2] * dz,
    shift[1] + up[0] * dx + up[1] * dy + up[2] * dz,
    toward[0] * dx + toward[1] * dy + toward[2] * dz];
}

/**
 * The view after a drag by (dx, dy) radians; it never tips over.
 * @param {View} view
 * @param {number} dx
 * @param {number} dy
 */
export function turned(view, dx, dy) {
  const azimuth = view.azimuth + dx;
  const round = Math.atan2(Math.sin(azimuth), Math.cos(azimuth));
  const elevation = Math.min(STEEPEST, Math.max(-STEEPEST, view.elevation + dy));
  return { azimuth: round, elevation };
}

/**
 * A view in words.
 * @param {View} view
 */
export function viewInWords({ azimuth, elevation }) {
  const degrees = (/** @type {number} */ angle) => Math.round(Math.abs(angle) * 180 / Math.PI);
  const side = degrees(azimuth) === 0 ? say("space-from-front")
    : say(azimuth > 0 ? "space-from-left" : "space-from-right", { turn: degrees(azimuth) });
  if (degrees(elevation) === 0) return side;
  return say(elevation > 0 ? "space-from-above" : "space-from-below",
    { side, rise: degrees(elevation) });
}

/**
 * The box in space that all runs sweep over: { low: [3], high: [3] }, m.
 * @param {Run[]} runs
 */
export function boxInSpace(runs) {
  const [low, high] = [[Infinity, Infinity, Infinity], [-Infinity, -Infinity, -Infinity]];
  for (const run of runs) {
    const ends = run.stands && run.room ? [run.room.low, run.room.high] : [];
    for (const [axis, value] of ends.flatMap((end) => [...end.entries()])) {
      low[axis] = Math.min(low[axis], value);
      high[axis] = Math.max(high[axis], value);
    }
    const count = run.frames * run.balls;
    for (let at = 0; at < count; at += 1) {
      const radius = run.radii[at % run.balls];
      for (let axis = 0; axis < 3; axis += 1) {
        const flat = axis >= run.dimension; // a plane world gets some depth to stand on
        const value = flat ? 0 : run.position[at * run.dimension + axis];
        const reach = flat ? FLAT_DEPTH * radius : radius;
        if (value - reach < low[axis]) low[axis] = value - reach;
        if (value + reach > high[axis]) high[axis] = value + reach;
      }
    }
  }
  return low[0] <= high[0] ? { low, high } : { low: [-1, -1, -1], high: [1, 1, 1] };
}

/**
 * The eight corners of a box in space.
 * @param {Space} box
 */
function corners({ low, high }) {
  const all = [];
  for (let k = 0; k < 8; k += 1) {
    all.push([0, 1, 2].map((axis) => (k & (1 << axis) ? high[axis] : low[axis])));
  }
  return all;
}

/**
 * The middle of a box in space: what a view turns about.
 * @param {Space} box
 */
export function middleOf({ low, high }) {
  return [0, 1, 2].map((axis) => (low[axis] + high[axis]) / 2);
}

/**
 * The box on the picture that holds a box in space: { left, right, bottom, top }, m.
 * @param {Frame} frame
 * @param {Space} box
 */
export function boxOnPicture(frame, box) {
  const seen = corners(box).map((corner) => projected(frame, corner[0], corner[1], corner[2]));
  const [across, up] = [seen.map((one) => one[0]), seen.map((one) => one[1])];
  return { left: Math.min(...across), right: Math.max(...across), bottom: Math.min(...up),
    top: Math.max(...up) };
}

/**
 * Two unit vectors along a plane, across each other; the first one level where it can be.
 * @param {number[]} normal
 */
function alongPlane(normal) {
  const n = unit(normal);
  const level = Math.abs(n[1]) < 0.999 ? [n[2], 0, -n[0]] : [1, 0, 0];
  const first = unit(level);
  return [first, cross(n, first)];
}

/**
 * The piece of a plane below a box: its middle, two directions and the reach along each, m.
 * @param {Wall} wall
 * @param {Space} box
 */
export function pieceOfPlane(wall, box) {
  const normal = unit([wall.normal[0], wall.normal[1], wall.normal[2] ?? 0]);
  const point = [wall.point[0], wall.point[1], wall.point[2] ?? 0];
  const [first, second] = alongPlane(normal);
  const reach = (/** @type {Vector} */ along) => {
    const all = corners(box).map((corner) => dot(minus(corner, point), along));
    return [Math.min(...all), Math.max(...all)];
  };
  return { point, normal, first, second, across: reach(first), along: reach(second) };
}
