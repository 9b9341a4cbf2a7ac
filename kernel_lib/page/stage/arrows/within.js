// Arrows as large as they are wanted, and within the picture. Pure.

import { norm, plus, scaled } from "../../base/vectors.js";
import { placeOn } from "../../view/coordinates.js";
import { FOOT } from "../labels/room.js";

const EDGE = 10; // pixels between an arrow and the edge of the picture

/**
 * Metres of arrow for one metre a second: the longest of some arrows has the length that is wanted,
 * less where one of them would leave the picture; 0 without any.
 * @param {any} stage
 * @param {{ place: number[], velocity: number[] }[]} arrows m, m/s
 * @param {number} wanted pixels
 */
export function scaleWithin(stage, arrows, wanted) {
  const { width, height } = stage.pane;
  const seen = arrows.filter(({ place }) => inPicture(stage, positionOf(stage, place)));
  const fastest = seen.reduce((most, { velocity }) => Math.max(most, norm(velocity)), 0);
  if (!fastest) return 0;
  const scale = wanted / stage.camera.scale / fastest;
  const shares = seen.map(({ place, velocity }) => {
    const to = plus(place, scaled(velocity, scale));
    const [x, y] = positionOf(stage, place);
    const [toX, toY] = positionOf(stage, to);
    return Math.min(shareWithin(x, toX, EDGE, width - EDGE), shareWithin(y, toY, EDGE, height - FOOT));
  });
  return scale * Math.min(...shares);
}

/**
 * An arrow [x, y, x, y] as far as it stays within its pane, pixels, and whether it is cut there.
 * @param {any} stage
 * @param {number[]} ends
 */
export function cutAtEdge({ pane: { width, height } }, [x, y, toX, toY]) {
  const share = Math.min(shareWithin(x, toX, EDGE, width - EDGE), shareWithin(y, toY, EDGE, height - EDGE));
  return { ends: [x, y, x + share * (toX - x), y + share * (toY - y)], cut: share < 1 };
}

/**
 * Pixel of a point of the stage's frame of reference.
 * @param {any} stage
 * @param {number[]} place m
 */
export function positionOf(stage, [x, y, z]) {
  return placeOn(stage, x, y, z);
}

/**
 * Whether a position lies well within the pane.
 * @param {any} stage
 * @param {number[]} position pixels
 */
export function inPicture({ pane }, [x, y]) {
  return x > EDGE && x < pane.width - EDGE && y > EDGE && y < pane.height - EDGE;
}

/**
 * The share of a way between two positions that stays between two bounds.
 * @param {number} from
 * @param {number} to
 * @param {number} low
 * @param {number} high
 */
export function shareWithin(from, to, low, high) {
  if (to > high && to > from) return Math.max(0, (high - from) / (to - from));
  if (to < low && to < from) return Math.max(0, (from - low) / (from - to));
  return 1;
}
