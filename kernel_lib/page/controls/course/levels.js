// Levels: the stage alone, one panel after the other by its name, everything.

import { element, newButton, setText } from "../../base/dom.js";
import { say } from "../../words/say.js";

/** @type {[string, string, string[]][]} Words of the row, and the parts that each opens. */
const WORDS = [["curves", say("levels-curves"), ["curves"]],
  ["bars", say("levels-bars"), ["bars", "balance"]],
  ["contacts", say("levels-contacts"), ["contacts", "microscope"]],
  ["readouts", say("levels-readouts"), ["readouts", "law"]],
  ["chart", say("levels-map"), ["chart"]],
  ["measuring", say("levels-measure"), ["measuring"]]];

/** The level that a query asks for: 1, 2 or 3. Pure. */
export function levelIn(search, prefix) {
  const told = new URLSearchParams(search).get(`${prefix}level`);
  return ["2", "3"].includes(told ?? "") ? Number(told) : 1;
}

/** The word under which a part of the page stands, or null. Pure. */
export function wordOf(name) {
  return WORDS.find(([, , parts]) => parts.includes(name))?.[0] ?? null;
}

/**
 * The row of words of a lesson, or null where its experiment names no levels: then all is open.
 * `pick(word)` is called by a press.
 */
export function newLevels(sheet, pick) {
  if (!sheet.levels.length) return null;
  const part = { words: new Map(), level: 1, open: /** @type {string[]} */ ([]) };
  const there = (word) => sheet.levels.some((level) => level.panels.includes(word))
    && (word !== "chart" || sheet.chart) && (word !== "bars" || sheet.bars.length);
  part.row = element("div", { class: "carom-words", role: "group", "aria-label": say("levels-label") },
    ...WORDS.filter(([word]) => there(word)).map(([word, name]) => {
      const button = newButton({ class: "carom-word",
        "aria-expanded": "false", onclick: () => pick(word) },
      word === "chart" && !sheet.map ? say("levels-chart") : name);
      part.words.set(word, button);
      return button;
    }));
  part.later = element("span", { class: "carom-muted" });
  part.row.append(part.later);
  return part;
}

/** Open what the level has; `parts` are elements by the name of their part; a challenge `waits` for no guess. */
export function showLevels(part, root, parts, covered, waits) {
  root.dataset.level = part ? String(part.level) : "3";
  root.dataset.pair = String(Boolean(part) && !covered && part.level < 3 && part.open.length > 1);
  if (!part) return;
  for (const [name, elements] of parts) {
    const word = wordOf(name);
    const shut = word !== null && part.level < 3 && !part.open.includes(word);
    for (const one of elements) one.classList.toggle("carom-shut", shut);
  }
  for (const [word, button] of part.words) {
    button.disabled = covered;
    button.setAttribute("aria-expanded", String(part.level === 3 || part.open.includes(word)));
  }
  part.later.hidden = !covered;
  setText(part.later, say(waits ? "levels-waits" : "levels-covered"));
}
