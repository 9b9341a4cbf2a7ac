// How bodies move at a moment, in words, for those who do not see the picture. Pure.

import { capital } from "../base/dom.js";
import { ballName } from "./contact_words.js";
import { ballAt } from "./motion.js";
import { speedText } from "./speeds.js";
import { say } from "../words/say.js";

/** @typedef {import("./runs.js").Run} Run */

const MOST_TOLD = 4; // balls of a run
const STILL = 1e-3; // of the greatest speed at the start, below which a ball is at rest
const WAYS = ["right", "up-right", "up", "up-left", "left", "down-left", "down", "down-right"];

/**
 * Each ball's speed and direction at a moment, a sentence each; "" of a crowd.
 * @param {Run} run
 * @param {number} time s
 */
export function motionInWords(run, time) {
  if (run.balls > MOST_TOLD || run.dimension !== 2) return "";
  const balls = Array.from({ length: run.balls }, (_, ball) => ball);
  const fastest = Math.max(...balls.map((ball) => speedOf(run, ball, 0)), ...balls.map((ball) => speedOf(run, ball, time)));
  return balls.map((ball) => {
    const { vx, vy } = ballAt(run, ball, time);
    const name = capital(ballName(run, ball));
    const speed = Math.hypot(vx, vy);
    if (!(speed > STILL * fastest)) return say("moves-not", { name });
    const way = WAYS[(Math.round(Math.atan2(vy, vx) / (Math.PI / 4)) + 8) % 8];
    return say("moves-so", { name, speed: speedText(run, speed), way });
  }).join(" ");
}

/**
 * @param {Run} run
 * @param {number} ball
 * @param {number} time
 */
function speedOf(run, ball, time) {
  const { vx, vy } = ballAt(run, ball, time);
  return Math.hypot(vx, vy);
}
