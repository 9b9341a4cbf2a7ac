// Where things appear on the stage: from the room to the frame of reference, to the picture, to
// the pixels of the pane that is being painted.

import { toScreen } from "./camera.js";
import { originOf, relativeTo } from "../run/frame_of_reference.js";
import { projected } from "./projection.js";
import { ballAt } from "../run/motion.js";

/** @typedef {import("../run/runs.js").Run} Run */

/**
 * The origin of the stage's frame of reference, for a run at a moment.
 * @param {any} stage
 * @param {Run} run
 * @param {number} time
 */
export function originAt(stage, run, time) {
  if (stage.reference === "room") return originOf(run, "room", time);
  const known = stage.origins.get(run);
  if (known && known.time === time && known.reference === stage.reference) return known.origin;
  const origin = originOf(run, stage.reference, time);
  stage.origins.set(run, { time, reference: stage.reference, origin });
  return origin;
}

/**
 * A ball at a moment, as seen from the stage's frame of reference.
 * @param {any} stage
 * @param {Run} run
 * @param {number} ball
 * @param {number} time
 */
export function seenAt(stage, run, ball, time) {
  const now = ballAt(run, ball, time);
  return stage.reference === "room" ? now : relativeTo(originAt(stage, run, time), now);
}

/**
 * Pixel in the pane of a point of the stage's frame of reference.
 * @param {any} stage
 * @param {number} x
 * @param {number} y
 * @param {number} [z]
 */
export function placeOn(stage, x, y, z = 0) {
  if (stage.view) [x, y] = projected(stage.frame, x, y, z);
  return toScreen(stage.camera, stage.pane.width, stage.pane.height, x, y);
}

/**
 * A point of a wall at a moment; one that moves does so at a constant velocity. Pure.
 * @param {{ point: number[], velocity?: number[] }} wall
 * @param {number} time
 */
export function pointNow({ point, velocity }, time) {
  return point.map((place, axis) => place + (velocity?.[axis] ?? 0) * time);
}
