// A small histogram next to the words of a choice.

import { element } from "./dom.js";

/**
 * Its bars.
 * @param {number[]} heights shares of the highest, from 0 to 1
 */
export function sketchOf(heights) {
  const bars = heights.map((height) => {
    const bar = element("span", { class: "carom-sketch-bar" });
    bar.style.height = `${Math.round(100 * height)}%`;
    return bar;
  });
  return element("span", { class: "carom-sketch", "aria-hidden": "true" }, ...bars);
}
