// Set-ups, runs, curves, groups and choices have names, which are keys. What a reader reads for one is its label.

import { knows, say, written } from "./say.js";

// How messages of names begin: those of the lessons on this page, then those that all lessons have.
const starts = ["name-"];

/**
 * From now on names of this lesson have labels.
 * @param {string} lesson by its key, such as "plane_bounce"
 */
export function learnNames(lesson) {
  const start = `${lesson.replaceAll("_", "-")}-name-`;
  if (!starts.includes(start)) starts.unshift(start);
}

/**
 * What a reader reads for a name: the message that is named after it, as in `label` of `words/__init__.py`, or the name itself.
 * @param {string} name
 */
export function labelOf(name) {
  const own = name.replace(/[^A-Za-z0-9]+/g, "-").replace(/^-|-$/g, "");
  const found = starts.map((start) => start + own).find(knows);
  return found ? say(/** @type {any} */ (found)) : written(name);
}
