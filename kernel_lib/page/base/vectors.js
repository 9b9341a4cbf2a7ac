// Vectors of three components, as arrays. Pure.

/** @typedef {number[]} Vector x, y, z */

/**
 * @param {Vector} a
 * @param {Vector} b
 */
export function dot(a, b) {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/**
 * @param {Vector} a
 * @param {Vector} b
 */
export function cross(a, b) {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/**
 * @param {Vector} a
 * @param {Vector} b
 */
export function plus(a, b) {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

/**
 * @param {Vector} a
 * @param {Vector} b
 */
export function minus(a, b) {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

/**
 * @param {Vector} a
 * @param {number} factor
 */
export function scaled(a, factor) {
  return [factor * a[0], factor * a[1], factor * a[2]];
}

/**
 * @param {Vector} a
 */
export function norm(a) {
  return Math.hypot(...a);
}

/**
 * The vector of length 1 along another one; of none it is none.
 * @param {Vector} a
 */
export function unit(a) {
  return scaled(a, 1 / (norm(a) || 1));
}
