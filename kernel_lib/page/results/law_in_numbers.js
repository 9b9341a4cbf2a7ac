// The law with today's numbers put in, below the readouts.

import { element, setSentence } from "../base/dom.js";
import { say, written } from "../words/say.js";

/** The lines; they keep their room, so that nothing below jumps while a slider is moved. */
export function newLawInNumbers() {
  const part = { lines: [], law: [] };
  part.element = element("section", { class: "carom-law", "aria-label": say("law-title"),
    hidden: true }, element("h3", { "aria-level": "2" }, say("law-title")));
  part.hear = { picture: (message) => { part.law = message.law ?? []; } };
  part.refresh = ({ runs, withheld }) => showLaw(part, linesTold(part.law, withheld ? runs : null),
    runs.some((run) => run.balls > 1));
  return part;
}

/** Of lines, each after the name of a run or of none, those of some runs alone; null: all. Pure. */
export function linesTold(law, runs) {
  const told = (name) => !runs || !name || runs.some((run) => run.name === name);
  return law.filter(([name]) => told(name)).map(([, line]) => written(line));
}

/** The class of a symbol that belongs to one ball, as m1 or v2 do: it has the ball's hue; else "". Pure. */
export function classOfSymbol(symbol) {
  const [, ball] = /^[mvpr](\d)$/.exec(symbol) ?? [];
  return Number(ball) > 0 ? `carom-of-ball-${(Number(ball) - 1) % 5 + 1}` : "";
}

// A lesson without a law shows nothing.
function showLaw(part, lines, several) {
  while (part.lines.length < lines.length) {
    const line = element("p");
    part.lines.push(line);
    part.element.append(line);
  }
  part.lines.forEach((line, place) => {
    setSentence(line, lines[place] ?? "");
    for (const symbol of line.querySelectorAll(".carom-symbol")) {
      symbol.className = `carom-symbol ${several ? classOfSymbol(symbol.textContent) : ""}`.trim();
    }
  });
  part.element.hidden = part.lines.length === 0;
}
