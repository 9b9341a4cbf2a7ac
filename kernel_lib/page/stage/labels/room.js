// What of a pane is taken in every picture, and how large things are on a narrow one. Pure.

/** Pixels at the foot of the stage, where the time stands. */
export const FOOT = 34;

const NARROW = 641; // pixels of a pane: wider than a phone
const SLIM = 0.75; // of the widths, on a narrow pane
const LABEL_EDGE = 6; // pixels between a label and the edge of the picture

/**
 * By how much everything is thinner on a pane: 1, or less on a narrow one.
 * @param {{ width: number }} pane
 */
export function slimness(pane) {
  return pane.width < NARROW ? SLIM : 1;
}

/**
 * Where labels may stand on a pane.
 * @param {{ width: number, height: number }} pane
 */
export function roomOf({ width, height }) {
  return { left: LABEL_EDGE, top: LABEL_EDGE, right: width - LABEL_EDGE, bottom: height - LABEL_EDGE };
}

/**
 * The corners of a pane that hold the time, the ruler and the buttons of the camera.
 * @param {{ width: number, height: number }} pane
 * @param {number} [larger] how much larger than on a desk the letters are
 */
export function takenCorners({ width, height }, larger = 1) {
  return [{ left: width - 110 * larger, top: height - FOOT * larger, right: width, bottom: height },
    { left: 0, top: height - 26 * larger, right: larger * (width < NARROW ? 130 : 200), bottom: height },
    { left: width - 46, top: 0, right: width, bottom: 46 }];
}
