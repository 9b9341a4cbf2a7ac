// The law with today's numbers put in, below the readouts.

import { element, setSentence } from "../base/dom.js";
import { say } from "../words/say.js";

/** The lines; they keep their room, so that nothing below jumps while a slider is moved. */
export function newLawInNumbers() {
  const part = { lines: [] };
  part.element = element("section", { class: "carom-law", "aria-label": say("law.title"),
    hidden: true }, element("h3", {}, say("law.title")));
  part.hear = { picture: (message) => showLaw(part, message.law ?? []) };
  return part;
}

// A lesson without a law shows nothing.
function showLaw(part, lines) {
  while (part.lines.length < lines.length) {
    const line = element("p");
    part.lines.push(line);
    part.element.append(line);
  }
  part.lines.forEach((line, place) => setSentence(line, lines[place] ?? ""));
  part.element.hidden = part.lines.length === 0;
}
