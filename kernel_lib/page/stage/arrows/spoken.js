// What the arrows of an impact show, for those who do not see them.

import { partsInWords } from "../../run/contacts/parts_in_words.js";
import { pressesInWords } from "./presses.js";
import { slipInWords } from "./slip.js";
import { partsStand } from "./velocity_parts.js";

/**
 * The explanation that stands on the stage, in words; empty where none does.
 * @param {any} stage
 * @param {any} look
 * @returns {string}
 */
export function standingInWords(stage, look) {
  const run = stage.runs.find((one) => !look.hidden.has(one.name));
  if (!run) return "";
  const seen = { ...look, runs: [run] };
  const parts = (partsStand(stage, run, seen)?.contacts ?? [])
    .map((contact) => partsInWords(run, contact, look.atContact));
  return [...parts, ...slipInWords(stage, run, seen), ...pressesInWords(stage, run, seen)].map((words) => `${words}.`).join(" ");
}
