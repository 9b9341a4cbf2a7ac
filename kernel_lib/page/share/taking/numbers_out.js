// Copy and CSV for whatever is a table, and how its decimals are written.

import { commaSeparated, tabbed } from "./table_text.js";
import { copyText, saveFile } from "./take_away.js";
import { element } from "../../base/dom.js";
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
}

/** A box to tick, and `show()`, which brings it up to date: there are several on a page. */
export function newCommaChoice() {
  const box = element("input", { type: "checkbox", onchange: () => chooseComma(box.checked) });
  return { element: element("label", { class: "carom-tick-line" }, box, say("numbers.comma")),
    show: () => { box.checked = decimalComma(); } };
}

/**
 * Two buttons, and where is said what they did.
 * @param {() => import("./table_text.js").Table} table what there is by now
 * @param {string} name of the file, without its end
 * @param {string} what it is, as it is spoken
 */
export function newNumbersOut(table, name, what) {
  const said = element("span", { class: "carom-said", role: "status" });
  const button = (text, title, onclick) => element("button", { type: "button", class: "carom-quiet",
    title, "aria-label": say("numbers.spoken", { text, what }), onclick }, text);
  return element("div", { class: "carom-numbers-out" },
    button(say("numbers.copy"), say("numbers.copyTitle"),
      () => copyText(said, tabbed(table(), decimalComma()), "numbers")),
    button(say("numbers.csv"), say("numbers.csvTitle"), () => saveFile(said, `${name}.csv`,
      new Blob([commaSeparated(table(), decimalComma())], { type: "text/csv" }))), said);
}
