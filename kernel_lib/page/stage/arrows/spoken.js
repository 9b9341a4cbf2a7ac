// What the arrows of an impact show, for those who do not see them.

import { partsInWords } from "../../run/parts_in_words.js";
import { partsStand } from "./velocity_parts.js";

/**
 * The explanation that stands on the stage, in words; empty where none does.
 * @param {any} stage
 * @param {any} look
 * @returns {string}
 */
export function standingInWords(stage, look) {
  const run = stage.runs.find((one) => !look.hidden.has(one.name));
  const standing = run ? partsStand(stage, run, { ...look, runs: [run] }) : null;
  return (standing?.contacts ?? []).map((contact) => `${partsInWords(run, contact, look.atContact)}.`).join(" ");
}
