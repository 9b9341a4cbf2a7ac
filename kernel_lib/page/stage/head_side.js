// On which side of the stage's head a line of words covers no ball.

import { meetsDisc } from "./labels/placing.js";
import { ruledFloor } from "./ground/ruler.js";
import { slimness } from "./labels/room.js";
import { hasLegend } from "./run_names.js";
import { placeOn, seenAt } from "../view/coordinates.js";

const [HEAD_END, HEAD_TAKEN] = [8, 52]; // pixels at an end of the head: free, or with ruler or buttons of the camera
const HEAD_AROUND = 26; // pixels around a ball that hold its arrow and its name
const HEAD_MOMENTS = 64; // of a run that are looked at
const HEAD_MOST_BALLS = 60; // of a run, above which balls are everywhere

/**
 * The boxes of a line of words at the head of a pane, the middle first. Pure.
 * @param {{ width: number }} pane
 * @param {{ width: number, height: number }} words
 * @param {number} end pixels left free at both ends
 * @returns {[string, import("./labels/placing.js").Box][]}
 */
export function headBoxes(pane, { width, height }, end) {
  const lefts = { middle: (pane.width - width) / 2, left: end, right: pane.width - end - width };
  return Object.entries(lefts).map(([side, left]) => [side, { left, top: 0, right: left + width, bottom: height }]);
}

/**
 * The side on which the fewest of these discs [x, y, radius] meet the words. Pure.
 * @param {[string, import("./labels/placing.js").Box][]} boxes
 * @param {number[][]} discs
 */
export function clearestSide(boxes, discs) {
  const met = boxes.map(([, box]) => discs.filter((disc) => meetsDisc(box, disc)).length);
  return boxes[met.indexOf(Math.min(...met))][0];
}

/** Moments of a run of this duration, from its start to its end. Pure. */
export function evenMoments(duration) {
  return Array.from({ length: HEAD_MOMENTS }, (_, k) => k * duration / (HEAD_MOMENTS - 1));
}

/**
 * Put words at the head of the stage where they cover no ball at these moments.
 * @param {any} stage
 * @param {any[]} runs
 * @param {number[]} times
 * @param {any} element holds the words, in sight
 */
export function placeAtHead(stage, runs, times, element) {
  const discs = [];
  if (stage.camera && stage.panes.length === 1) {
    for (const run of runs.filter((one) => one.balls <= HEAD_MOST_BALLS)) {
      for (const time of times) {
        for (let ball = 0; ball < run.balls; ball += 1) {
          const { x, y, z } = seenAt(stage, run, ball, time);
          discs.push([...placeOn(stage, x, y, z), run.radii[ball] * stage.camera.scale + HEAD_AROUND]);
        }
      }
    }
  }
  const words = { width: element.offsetWidth, height: element.offsetTop + element.offsetHeight };
  const free = slimness(stage.pane) < 1 && ruledFloor(stage, runs) === null;
  const end = free ? HEAD_END : HEAD_TAKEN;
  const boxes = headBoxes(stage.pane, words, end);
  element.dataset.side = clearestSide(hasLegend(stage) ? boxes.filter(([side]) => side !== "left") : boxes, discs);
  element.style.setProperty("--end", `${end}px`);
}
