// What an impact does to velocities, as it is spoken. Pure.

import { listed, say } from "../../words/say.js";
import { partsAt } from "./parts.js";
import { ballName } from "../contact_words.js";
import { speedText } from "../speeds.js";

/** @typedef {import("../runs.js").Run} Run */
/** @typedef {{ into: string[], out: string[], along: string[] }} Names long and short ones */

/**
 * The parts of the velocities of both bodies before and after an impact.
 * @param {Run} run
 * @param {number} contact
 * @param {Names} names
 */
export function partsInWords(run, contact, { into, out, along }) {
  return partsAt(run, contact).map(({ ball, normal, tangential }) => {
    const parts = listed([partInWords(run, normal, into[0], out[0]),
      partInWords(run, tangential, along[0], along[0])].filter(Boolean));
    return say("parts-of-ball", { ball: ballName(run, ball), parts });
  }).join("; ");
}

/**
 * @param {Run} run
 * @param {{ before: number, after: number }} part
 * @param {string} name
 * @param {string} turned its name the other way
 */
function partInWords(run, { before, after }, name, turned) {
  if (!before && !after) return "";
  const slots = { name, other: turned, before: speedText(run, Math.abs(before)), after: speedText(run, Math.abs(after)) };
  if (before * after < 0) return say("parts-turned", slots);
  return say("parts-spoken", { ...slots, name: before + after > 0 ? name : turned });
}
