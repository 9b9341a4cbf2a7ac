// What the page says, by its messages: in English, or in the language that its address names.

import ANSWERS from "../../words/en/answers.ftl";
import PAGE from "../../words/en/page.ftl";
import { speechOf } from "./speech.js";

/** @typedef {import("./speech.js").Slots} Slots */

// Languages whose files lie next to the page's script; one that stands within a notebook has none there.
const OTHERS = ["xx"];
const ENGLISH = PAGE + ANSWERS;

/** @param {string} language */
async function textOf(language) {
  const answer = await fetch(new URL(`words_${language}.ftl`, import.meta.url)).catch(() => null);
  return answer?.ok ? answer.text() : ENGLISH;
}

const asked = new URLSearchParams(globalThis.location?.search).get("lang") ?? "";
const isOther = OTHERS.includes(asked) && import.meta.url.startsWith("http");
const speech = speechOf(isOther ? await textOf(asked) : ENGLISH);

export const { listed, teach } = speech;
export const say = /** @type {(name: MessageName, slots?: Slots) => string} */ (speech.say);

if (isOther) document.documentElement.lang = say("page-language");
