// The letter beside an arrow, where several kinds of arrows are drawn at once.

import { claimArrow, tellLater } from "../labels/claims.js";
import { headLength } from "./shape.js";

const MOST_LETTERED = 6; // balls of a run: of more the first ones say what the arrows are

/**
 * Keep labels off an arrow [x, y, x, y], pixels, and write its letter, if it has one, at its tip.
 * @param {any} stage
 * @param {any} run
 * @param {number[]} ends
 * @param {{ letter: string, colour: string, thick?: number, ball?: number, strength?: number }} how thick in
 *   pixels, but for a double arrow; ball: whose it is
 */
export function claimSymbol(stage, run, [fromX, fromY, toX, toY], { letter, colour, thick, ball = 0, strength = 1 }) {
  const [at, tip] = [[fromX, fromY], [toX, toY]];
  const length = Math.hypot(toX - fromX, toY - fromY);
  if (length < 2) return;
  claimArrow(stage, at, tip, headLength(length, thick));
  if (letter && ball < MOST_LETTERED) tellLater(stage, run, [{ at, tip, lines: [letter], colour, symbol: true }], strength);
}
