// What a lesson takes for granted: two or three words below its first question, each opens what the
// text says of it, with its picture.

import { element, newButton } from "../../base/dom.js";
import { newSheet } from "../../share/share_sheet.js";
import { say } from "../../words/say.js";

// What the page marks as such: folded texts, of which those with a picture explain a word.
function wordsHere() {
  const folded = [...document.getElementsByClassName("needs")].flatMap((one) => [...one.getElementsByTagName("details")]);
  return folded.filter((one) => one.querySelector(".drawing") ?? one.querySelector("img"));
}

/** The row of words; null where the page explains none, as in a notebook, which shows its text in full. */
export function newNeeds(sheet) {
  const words = sheet.number === 1 ? wordsHere() : [];
  if (!words.length) return null;
  return element("div", { class: "carom-needs" }, element("span", { class: "carom-muted" }, say("needs-label")),
    ...words.flatMap(newWord));
}

// A word and the sheet that it opens.
function newWord(folded) {
  const word = folded.querySelector("summary").textContent;
  const inside = [...folded.children].filter((one) => one.tagName !== "SUMMARY");
  const sheet = newSheet(word, ...inside.map((one) => one.cloneNode(true)));
  return [newButton({ class: "carom-need-word", "aria-haspopup": "dialog",
    onclick: () => sheet.showModal() }, word), sheet];
}
