// Which carrier a page of the web has: what it was told when it was made says it.

import { newFiles } from "./answer_files.js";
import { newHttp } from "./http.js";
import { newTable } from "./table.js";

/**
 * @param {{ base: string, place: any, sheet: any, table?: any }} told `table` in a page without a
 *   server: the index of what was computed beforehand, and the folder of its files
 * @param {import("./http.js").Opening | null} opening
 * @returns {import("./line.js").Carrier}
 */
export function carrierOf({ base, place, sheet, table }, opening) {
  if (!table) return newHttp(base, opening);
  const files = table.inside ? newFiles("", withinPage) : newFiles(base + table.base);
  return newTable(table, sheet, files, place, { opening, beyond: null });
}

/**
 * A file of the table that stands in the page itself, in base 64: a page from a disk fetches none.
 * @param {string} name
 */
async function withinPage(name) {
  const text = document.querySelector(`[data-carom-table="${name}"]`)?.textContent ?? "";
  const { buffer } = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  return { status: 200, ok: text !== "", arrayBuffer: async () => buffer };
}
