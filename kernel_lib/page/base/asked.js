// A question, its guess and its truth in words. Pure.

import { exact, figure, guessText, show } from "./numbers.js";

/**
 * The question with today's values in place of {names}.
 * @param {string} question
 * @param {Record<string, any>} values
 */
export function questionText(question, values) {
  return question.replace(/\{\$?(\w+)\}/g, (whole, name) =>
    (name in values ? exact(values[name]) : whole));
}

/**
 * What is given and what is asked: parted by a line break, or no part of it is given.
 * @param {string} text
 */
export function givenAndAsked(text) {
  const parts = text.split("\n");
  return { given: parts.slice(0, -1).join(" "), asked: parts[parts.length - 1] };
}

/**
 * A guess as it was given; directions in whole degrees, as the arrow on the stage tells them.
 * @param {any} record
 * @returns {string}
 */
export function ownGuess({ guess, unit, shown }) {
  return shown ? shown.guess : unit === "°" && typeof guess === "number" ? inDegrees(guess) : guessText(guess, unit);
}

/**
 * The truth in three digits, as the flag on the stage and the sentence of the verdict have it.
 * @param {any} record
 * @returns {string}
 */
export function truthOf({ answer, unit, shown }) {
  if (shown) return String(shown.answer);
  if (typeof answer !== "number") return guessText(answer, unit);
  return unit === "°" ? inDegrees(answer) : figure(answer, unit);
}

/** @param {number} angle */
function inDegrees(angle) {
  return `${show(angle, 0).replace("~", "")}°`;
}
