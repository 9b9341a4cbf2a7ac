// Figures as a language writes them: its decimal sign, its digits, thin spaces. Pure.

/**
 * The decimal sign, and the digits from 0 to 9.
 * @typedef {{ decimal: string, digits: string }} Signs
 */

/** A number as Python and the page write it; no part of a name, an address, a version, a key=value or an author's number with a comma. */
const FIGURE = /(?<![\p{L}\p{N}_.,:=@])\d+(?:\.\d+)?(?![\d_]|\.[\p{L}\p{N}]|,\d)/gu;
const THIN = "\u202f";
const PLAIN = "0123456789";

/**
 * A text with its figures in the signs of a language: "12345.6 m" is "12 345,6 m". Where decimals
 * follow a comma, a semicolon parts figures. What is so already stays.
 * @param {string} text
 * @param {Signs} signs
 */
export function writtenIn(text, { decimal, digits }) {
  const figures = text.replace(FIGURE, (figure) => {
    const [whole, part] = figure.split(".");
    const grouped = whole.length > 4 ? whole.replace(/\B(?=(?:\d{3})+$)/g, THIN) : whole;
    const plain = part === undefined ? grouped : grouped + decimal + part;
    return digits === PLAIN ? plain : plain.replace(/\d/g, (digit) => digits[Number(digit)]);
  });
  return decimal === "," ? figures.replace(/(\p{N}), (?=[−~(]?\p{N})/gu, "$1; ") : figures;
}

/**
 * The same with points and plain digits, as JavaScript reads it; a true minus becomes a hyphen.
 * @param {string} text
 * @param {Signs} signs
 */
export function readIn(text, { decimal, digits }) {
  const plain = digits === PLAIN ? text : [...text].map((sign) => (digits.includes(sign) ? digits.indexOf(sign) : sign)).join("");
  return plain.replace(/(\d)[ \u00a0\u202f](?=\d{3}(?!\d))/g, "$1").replaceAll(decimal, ".").replaceAll("−", "-");
}
