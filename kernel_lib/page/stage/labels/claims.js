// What has been drawn on a picture and must stay readable: arrows with their heads, boxes with words;
// and the labels that wait until all of it is known.

/** @typedef {import("./placing.js").Box} Box */

/**
 * A label and the arrow at whose tip it stands, in pixels.
 * @typedef {object} Told
 * @property {number[]} at the arrow's tail
 * @property {number[]} tip
 * @property {number[][]} [beside] a position and a direction, where it stands elsewhere than at the tip
 * @property {string[]} lines the first one strong
 * @property {string} colour
 * @property {boolean} [symbol] one letter for a quantity, as in a formula
 */

/**
 * @typedef {object} Claims
 * @property {number[][][]} lines shafts and other lines, as pairs of positions
 * @property {number[][]} heads of arrows, and dots: [x, y, radius]
 * @property {(Box & { spot?: number })[]} boxes spot: radius of the disc in it, if it is one
 * @property {(Told & { run: any, strength: number })[]} waiting
 * @property {any[]} written labels with their boxes, once they have been placed
 */

const RING_PIECES = 16; // straight pieces, as which labels take the edge of a disc
const HEAD_SHARE = 0.55; // of the length of a head: the disc around its middle that it fills

/**
 * Nothing drawn yet but what stands in some boxes.
 * @param {Box[]} [boxes]
 * @returns {Claims}
 */
export function newClaims(boxes = []) {
  return { lines: [], heads: [], boxes: [...boxes], waiting: [], written: [] };
}

/**
 * The claims of the picture that is being painted.
 * @param {any} stage
 * @returns {Claims}
 */
export function claimsOf(stage) {
  stage.claims ??= newClaims();
  return stage.claims;
}

/**
 * An arrow between two positions, with a head so many pixels long.
 * @param {any} stage
 * @param {number[]} from
 * @param {number[]} to
 * @param {number} head
 */
export function claimArrow(stage, from, to, head) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length < 2) return;
  const claims = claimsOf(stage);
  const share = Math.min(head, length) / 2 / length;
  claims.lines.push([from, to]);
  claims.heads.push([to[0] + share * (from[0] - to[0]), to[1] + share * (from[1] - to[1]),
    HEAD_SHARE * Math.min(head, length)]);
}

/**
 * A line that labels cross unwillingly.
 * @param {any} stage
 * @param {number[][]} line two positions
 */
export function claimLine(stage, line) {
  claimsOf(stage).lines.push(line);
}

/**
 * A way that labels cross unwillingly, from place to place.
 * @param {any} stage
 * @param {number[][]} places
 */
export function claimWay(stage, places) {
  places.slice(1).forEach((place, k) => claimLine(stage, [places[k], place]));
}

/**
 * The edge of a disc, likewise, or an arc of it: its words stand next to it, or within.
 * @param {any} stage
 * @param {number[]} disc x, y and radius
 * @param {number} [start] of the arc, an angle on the canvas in radians
 * @param {number} [end]
 */
export function claimRing(stage, [x, y, radius], start = 0, end = 2 * Math.PI) {
  claimWay(stage, Array.from({ length: RING_PIECES + 1 }, (_, k) => {
    const turn = start + (end - start) * k / RING_PIECES;
    return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)];
  }));
}

/**
 * A dot that stands for nothing moving, at a position.
 * @param {any} stage
 * @param {number[]} at
 * @param {number} radius
 */
export function claimDot(stage, [x, y], radius) {
  claimsOf(stage).heads.push([x, y, radius]);
}

/**
 * Words that stand somewhere already.
 * @param {any} stage
 * @param {Box & { spot?: number }} box
 */
export function claimBox(stage, box) {
  claimsOf(stage).boxes.push(box);
}

/**
 * Labels to be written when everything else has been drawn, of a run, at a strength up to 1.
 * @param {any} stage
 * @param {any} run
 * @param {Told[]} labels
 * @param {number} [strength]
 */
export function tellLater(stage, run, labels, strength = 1) {
  claimsOf(stage).waiting.push(...labels.map((one) => ({ ...one, run, strength })));
}
