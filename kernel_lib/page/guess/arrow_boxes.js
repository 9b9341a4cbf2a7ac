// A guess that is an arrow: its length and direction, and the boxes in which they can be typed.

import { element } from "../base/dom.js";
import { inBox } from "../base/numbers.js";
import { typedNumber } from "../base/typed_number.js";
import { say } from "../words/say.js";

/** Whether only the direction is asked for: the guess is then an angle. Pure. */
export function isAngle(guess) {
  return guess.unit === "°";
}

/** Length and direction (degrees, anticlockwise from the right) of a guess, or null. Pure. */
export function arrowOf(guess, value) {
  if (isAngle(guess)) {
    return Number.isFinite(value) ? { length: guess.maximum, angle: value } : null;
  }
  if (!Array.isArray(value) || !value.every(Number.isFinite)) return null;
  const [x, y] = value;
  return { length: Math.hypot(x, y), angle: rounded(Math.atan2(y, x) * 180 / Math.PI, 1) };
}

/** The guess of an arrow, no longer than it may be. Pure. */
export function guessOf(guess, length, angle) {
  const turned = rounded(((angle + 180) % 360 + 360) % 360 - 180, 1);
  if (isAngle(guess)) return turned;
  const kept = Math.min(guess.maximum, Math.max(0, length));
  const way = turned * Math.PI / 180;
  return [rounded(kept * Math.cos(way), 3), rounded(kept * Math.sin(way), 3)];
}

function rounded(number, decimals) {
  return Number(number.toFixed(decimals)) + 0; // no minus zero
}

/** The boxes; `moved(value)` receives the guess, or the text if it is not a number. */
export function arrowBoxes(guess, moved, entered) {
  const box = (label) => element("input", { type: "text", inputmode: "decimal", maxlength: "40",
    autocomplete: "off", "aria-label": label, oninput: () => moved(typed()),
    onkeydown: (event) => { if (event.key === "Enter") { event.preventDefault(); entered(); } } });
  const angle = box(say("arrow-direction"));
  const length = isAngle(guess) ? null : box(say("arrow-length", { unit: guess.unit }));
  const number = (one) => typedNumber(one.value, one === length ? guess.unit : "°");
  const typed = () => {
    const [turn, long] = [number(angle), length ? number(length) : guess.maximum];
    if (!Number.isFinite(turn)) return angle.value;
    if (!Number.isFinite(long)) return length.value;
    if (isAngle(guess)) return turn;
    const way = turn * Math.PI / 180;
    return [rounded(long * Math.cos(way), 3), rounded(long * Math.sin(way), 3)];
  };
  const parts = length ? [length, say("arrow-at", { unit: guess.unit }), angle, "°"] : [angle, "°"];
  return {
    element: element("span", { class: "carom-guess-box" },
      element("span", {}, say("arrow-label")), ...parts),
    write(value) {
      const arrow = arrowOf(guess, value);
      angle.value = arrow ? inBox(arrow.angle) : "";
      if (length) length.value = arrow ? inBox(rounded(arrow.length, 2)) : "";
    },
  };
}
