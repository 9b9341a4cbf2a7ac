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
  return newTable(table, sheet, newFiles(base + table.base), place, { opening, beyond: null });
}
