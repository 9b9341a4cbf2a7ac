// Answers of the runs on one line of the verdict, each with its name: the ends open, what lies between them filled.

import { element, setText } from "./dom.js";
import { figure } from "./numbers.js";

const [ROOM_OF_NAME, ROOM_OF_NUMBER] = [0.34, 0.18]; // of the line: what is nearer stands in rows of its own

/**
 * Where answers stand, the lowest first: at, from 0 to 1; the rows of name and number; whether it is an end. Pure.
 * @param {[string, number[]][]} answers
 */
export function placedAnswers(answers) {
  const sorted = answers.map(([name, [value]]) => ({ name, value })).sort((one, other) => one.value - other.value);
  const [low, high] = [sorted[0].value, sorted[sorted.length - 1].value];
  const places = sorted.map((one, k) => ({ ...one, at: high > low ? (one.value - low) / (high - low) : 0.5,
    row: (k + 1) % 2, end: k === 0 || k === sorted.length - 1 }));
  const crowded = places.some((one, k) => k > 1 && one.at - places[k - 2].at < ROOM_OF_NAME);
  const close = places.some((one, k) => k > 0 && one.at - places[k - 1].at < ROOM_OF_NUMBER);
  return places.map((one, k) => ({ ...one, row: crowded ? k : one.row, low: crowded ? k : close ? one.row : 0 }));
}

/** The line, empty and hidden. */
export function newAnswersLine() {
  const part = { title: element("figcaption"), line: element("div", { class: "carom-answers" }) };
  return { ...part, element: element("figure", { class: "carom-answers-line", hidden: true }, part.title, part.line) };
}

/**
 * Show answers under their title, or nothing.
 * @param {any} part
 * @param {{ scale: string, answers: [string, number[]][] } | null | undefined} told
 */
export function showAnswersLine(part, told) {
  part.element.hidden = !told;
  if (!told) return;
  setText(part.title, told.scale);
  const places = placedAnswers(told.answers);
  part.line.style.setProperty("--rows", String(1 + Math.max(...places.map(({ row }) => row))));
  part.line.replaceChildren(...places.map(({ name, value, at, row, low, end }) => {
    const one = element("p", { class: end ? "carom-end" : null }, element("b", {}, name), " ", element("i"), element("span", {}, figure(value, "%")));
    one.style.setProperty("--at", at.toFixed(4));
    one.style.setProperty("--row", String(row));
    one.style.setProperty("--low", String(low));
    return one;
  }));
}
