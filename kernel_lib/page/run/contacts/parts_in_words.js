// What an impact does to velocities, as it is spoken. Pure.

import { figure } from "../../base/numbers.js";
import { listed, say } from "../../words/say.js";
import { partsAt } from "./parts.js";
import { ballName } from "../contact_words.js";

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
    const parts = listed([partInWords(normal, into[0], out[0]),
      partInWords(tangential, along[0], along[0])].filter(Boolean));
    return say("parts.ofBall", { ball: ballName(run, ball), parts });
  }).join("; ");
}

/**
 * @param {{ before: number, after: number }} part
 * @param {string} name
 * @param {string} turned its name the other way
 */
function partInWords({ before, after }, name, turned) {
  if (!before && !after) return "";
  const slots = { name, other: turned, before: figure(Math.abs(before)), after: figure(Math.abs(after)) };
  if (before * after < 0) return say("parts.turned", slots);
  return say("parts.spoken", { ...slots, name: before + after > 0 ? name : turned });
}
