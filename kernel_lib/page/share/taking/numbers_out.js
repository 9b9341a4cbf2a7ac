// Copy and CSV for whatever is a table, and how its decimals are written.

import { commaSeparated, tabbed } from "./table_text.js";
import { copyText, saveFile } from "./take_away.js";
import { element, newButton } from "../../base/dom.js";
import { watchSight } from "../../base/in_sight.js";
import { keepText, pageStorage } from "../../base/page_storage.js";
import { say } from "../../words/say.js";

const KEPT = "carom:decimals";

/**
 * What is chosen for numbers that leave the page, kept in a storage; without it that of a language.
 * @param {Pick<Storage, "getItem">} storage
 * @param {string} language
 */
export function keptComma(storage, language) {
  const kept = storage.getItem(KEPT);
  return kept ? kept === "comma" : new Intl.NumberFormat(language).format(1.5).includes(",");
}

/** Whether decimals follow a comma: as chosen before, else as the browser's language has it. */
export function decimalComma() {
  return keptComma(pageStorage(), navigator.language);
}

function chooseComma(comma) {
  keepText(KEPT, comma ? "comma" : "point");
  for (const box of document.querySelectorAll(".carom-comma")) /** @type {HTMLInputElement} */ (box).checked = comma;
}

/**
 * A box to tick, of which there are several on a page. It is read when it comes into sight: what decimals a
 * language has takes the browser longer than all other words of a page's start.
 */
export function newCommaChoice() {
  const box = element("input", { type: "checkbox", class: "carom-comma", onchange: () => chooseComma(box.checked) });
  const line = element("label", { class: "carom-tick-line" }, box, say("numbers-comma"));
  watchSight(line, () => { box.checked = decimalComma(); }, false);
  return line;
}

/**
 * Two buttons, and where is said what they did.
 * @param {() => import("./table_text.js").Table} table what there is by now
 * @param {string} name of the file, without its end
 * @param {string} what it is, as it is spoken
 */
export function newNumbersOut(table, name, what) {
  const said = element("span", { class: "carom-said", role: "status" });
  const button = (text, title, onclick) => newButton({ class: "carom-quiet",
    title, "aria-label": say("numbers-spoken", { text, what }), onclick }, text);
  return element("div", { class: "carom-numbers-out" },
    button(say("numbers-copy"), say("numbers-copy-title"),
      () => copyText(said, tabbed(table(), decimalComma()), "numbers")),
    button(say("numbers-csv"), say("numbers-csv-title"), () => saveFile(said, `${name}.csv`,
      new Blob([commaSeparated(table(), decimalComma())], { type: "text/csv" }))), said);
}
