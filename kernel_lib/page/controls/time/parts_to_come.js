// A run that comes in parts: how many are there, and a button that stops the rest or goes on.

import { element, newButton, setText } from "../../base/dom.js";
import { say } from "../../words/say.js";

/**
 * What is known of the parts: how many have come, of how many, and whether the reader wants more.
 * @typedef {{ come: number, of: number, wanted: boolean }} PartsCome
 */

/**
 * After a picture: those of its run that have come; a new run is wanted whole. Pure.
 * @param {PartsCome} before
 * @param {{ part: number, of: number } | undefined} parts of the picture
 * @returns {PartsCome}
 */
export function partsCome(before, parts) {
  if (!parts) return { come: 0, of: 0, wanted: true };
  return { come: parts.part + 1, of: parts.of, wanted: parts.part === 0 || before.wanted };
}

/** The part to ask for next, or null. Pure. */
export function nextPart({ come, of, wanted }) {
  return wanted && come < of ? come : null;
}

/** The line on the stage; nothing is to be seen of it where all is there. */
export function newPartsToCome(_model, { ask }) {
  /** @type {any} */
  const part = { place: "stage", now: { come: 0, of: 0, wanted: true } };
  part.text = element("span", { role: "status" });
  part.bar = element("progress", { "aria-label": say("parts-label") });
  part.button = newButton({ onclick: () => {
    part.now = { ...part.now, wanted: !part.now.wanted };
    goOnAskingParts(ask, part);
  } });
  part.element = element("div", { class: "carom-parts-to-come", hidden: true }, part.text, part.bar, part.button);
  part.hear = { picture: (message) => {
    part.now = partsCome(part.now, message.parts);
    goOnAskingParts(ask, part);
  }, error: ({ problem }, _buffers, request) => {
    // Where nobody can compute it, or it was too much: what has come stays, and is said to be all.
    if (request?.part === undefined) return;
    part.now = { ...part.now, wanted: false };
    goOnAskingParts(ask, part);
    setText(part.text, say("parts-refused", { come: part.now.come, of: part.now.of, problem }));
  } };
  return part;
}

function goOnAskingParts(ask, part) {
  const { come, of, wanted } = part.now;
  part.element.hidden = come >= of;
  if (come >= of) return;
  const next = nextPart(part.now);
  setText(part.text, say(wanted ? "parts-coming" : "parts-stopped", { come, of }));
  part.bar.max = of;
  part.bar.value = come;
  setText(part.button, say(wanted ? "parts-stop" : "parts-go"));
  if (next !== null) ask("part", { part: next });
}
