// A ball that is let go while the hand moves: what velocity it takes along. Pure.

const LAST_MOMENTS = 80; // milliseconds before the release that count
const SHORTEST_THROW = 8; // milliseconds from which a speed can be told

/**
 * @typedef {{ time: number, moved: number[] }} Sample where a hand was: ms, and m since it took hold
 */

/**
 * The velocity of a hand as it lets go, m/s along each axis; zeros when it had come to rest.
 * @param {Sample[]} samples in their order
 * @param {number} now ms
 */
export function releaseVelocity(samples, now) {
  const late = samples.filter(({ time }) => now - time <= LAST_MOMENTS);
  if (late.length < 2 || now - late[0].time < SHORTEST_THROW) return [0, 0, 0];
  const [from, to] = [late[0].moved, late[late.length - 1].moved];
  return to.map((place, axis) => 1000 * (place - from[axis]) / (now - late[0].time));
}
