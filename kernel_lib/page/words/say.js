// What the page says, by its messages: in the language whose files its head names, else in English.

import ENGLISH from "@carom/english.ftl"; // all messages of English that a page has; `.ci/bundle.py` writes it
import { speechOf } from "./speech.js";

/** @typedef {import("./speech.js").Slots} Slots */

/** @param {string} address */
async function textOf(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(address);
  return answer.text();
}

// They come after the first picture, which is in that language already. In a notebook they stand before the script.
const files = /** @type {HTMLLinkElement[]} */ (
  [...globalThis.document?.querySelectorAll("link[rel=carom-words]") ?? []]);
const own = typeof caromWords === "string" ? caromWords
  : await Promise.all(files.map(({ href }) => textOf(href))).then((texts) => texts.join(""), () => "");
if (files.length && !own) Object.assign(document.documentElement, { lang: "en", dir: "ltr" });
const speech = own ? speechOf(own, ENGLISH, globalThis.document?.documentElement.dir === "rtl") : speechOf(ENGLISH);

export const { decimal, knows, listed, read, teach, written } = speech;
export const say = /** @type {(name: MessageName, slots?: Slots) => string} */ (speech.say);
