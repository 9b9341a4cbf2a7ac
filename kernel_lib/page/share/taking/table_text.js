// A table as text for a spreadsheet: by tabs to be pasted, or as CSV. Pure.

/**
 * @typedef {object} Table
 * @property {string[]} head with units
 * @property {(number | string | null)[][]} rows null: nothing was measured
 */

/** By which spreadsheets know that a CSV is UTF-8. */
const MARK = "\ufeff";

/**
 * Cells by tabs, a row a line.
 * @param {Table} table
 * @param {boolean} comma whether decimals follow a comma
 */
export function tabbed({ head, rows }, comma) {
  const cell = (/** @type {number | string | null} */ value) =>
    cellText(value, comma).replace(/\s+/g, " ");
  return `${[head, ...rows].map((row) => row.map(cell).join("\t")).join("\n")}\n`;
}

/**
 * CSV; where decimals follow a comma a semicolon parts the cells, as spreadsheets of such countries have it.
 * @param {Table} table
 * @param {boolean} comma whether decimals follow a comma
 */
export function commaSeparated({ head, rows }, comma) {
  const cell = (/** @type {number | string | null} */ value) => {
    const text = cellText(value, comma);
    return /[\x22,;\n]/.test(text) && typeof value !== "number" ? quoted(text) : text;
  };
  const between = comma ? ";" : ",";
  return `${MARK}${[head, ...rows].map((row) => row.map(cell).join(between)).join("\r\n")}\r\n`;
}

/**
 * @param {string} text
 */
function quoted(text) {
  return `"${text.replaceAll("\x22", "\x22\x22")}"`;
}

/**
 * Seven digits, what is sent of a curve; nothing for what is no number.
 * @param {number | string | null} value
 * @param {boolean} comma
 */
function cellText(value, comma) {
  if (typeof value !== "number") return value ?? "";
  if (!Number.isFinite(value)) return "";
  const text = String(Number(value.toPrecision(7)));
  return comma ? text.replace(".", ",") : text;
}

/**
 * CSV with points and commas as one with commas and semicolons; what stands in quotes is kept.
 * @param {string} text
 */
export function withComma(text) {
  return text.replace(/(\x22(?:[^\x22]|\x22\x22)*\x22|[^,\r\n]*)(,|\r?\n|$)/g, (_, cell, end) => {
    const between = end === "," ? ";" : end;
    if (/^-?\d*\.?\d+(?:e[+-]?\d+)?$/i.test(cell)) return cell.replace(".", ",") + between;
    return (cell.includes(";") && !cell.startsWith("\x22") ? quoted(cell) : cell) + between;
  });
}
