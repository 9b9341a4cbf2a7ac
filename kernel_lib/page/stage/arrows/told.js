// What is written beside the arrows of a quantity before and after. Pure.

import { speedText } from "../../run/speeds.js";
import { say } from "../../words/say.js";

/**
 * What is written beside the arrows of a part, and at the tip of which amount: one change where it
 * keeps its direction, else both by themselves. While results are covered, names alone. Pure.
 */
export function toldOf(run, { before, after }, name, turned, covered) {
  if (!before && !after) return [];
  const told = (...lines) => (covered ? [] : lines);
  if (before * after < 0) {
    return [{ amount: before, lines: [...name, ...told(say("parts-was", { speed: speedText(run, Math.abs(before)) }))] },
      { amount: after, lines: [...turned, ...told(say("parts-is", { speed: speedText(run, Math.abs(after)) }))] }]
      .filter(({ lines }) => lines.length);
  }
  const amount = Math.abs(before) > Math.abs(after) ? before : after;
  const lines = [...(amount > 0 ? name : turned),
    ...told(speedText(run, Math.abs(before), Math.abs(after)))];
  return lines.length ? [{ amount, lines }] : [];
}
