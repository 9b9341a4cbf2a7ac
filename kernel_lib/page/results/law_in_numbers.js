// The law with today's numbers put in, below the readouts.

import { element, setSentence } from "../base/dom.js";
import { say } from "../words/say.js";

/** The lines; they keep their room, so that nothing below jumps while a slider is moved. */
export function newLawInNumbers() {
  const part = { lines: [], law: [] };
  part.element = element("section", { class: "carom-law", "aria-label": say("law.title"),
    hidden: true }, element("h3", {}, say("law.title")));
  part.hear = { picture: (message) => { part.law = message.law ?? []; } };
  part.refresh = ({ runs, withheld }) => showLaw(part, linesTold(part.law, withheld ? runs : null));
  return part;
}

/** Of lines, each after the name of a run or of none, those of some runs alone; null: all. Pure. */
export function linesTold(law, runs) {
  const told = (name) => !runs || !name || runs.some((run) => run.name === name);
  return law.filter(([name]) => told(name)).map(([, line]) => line);
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
