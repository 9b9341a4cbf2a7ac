// Elements: a short way to write them, and to keep their text without needless work.

import { inEnglish, markLanguage } from "../words/in_english.js";

/**
 * An element with properties and children: element("p", { class: "x", role: "status" }, "Ready").
 * @param {string} tag
 * @param {Record<string, any>} [properties]
 * @param {...(Node | string | null | undefined)} children
 */
export function element(tag, properties = {}, ...children) {
  /** @type {any} */
  const made = document.createElement(tag);
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (key === "value" || key === "checked" || key === "disabled") made[key] = value;
    else made.setAttribute(key, value === true ? "" : value);
  }
  made.append(...children.filter((child) => child !== null && child !== undefined));
  if (children.length === 1 && inEnglish.has(/** @type {string} */ (children[0]))) made.lang = "en";
  return made;
}

/**
 * A button that sends no form: newButton({ class: "x", onclick }, "Play").
 * @param {Record<string, any>} properties
 * @param {...(Node | string | null | undefined)} children
 */
export function newButton(properties, ...children) {
  return element("button", { type: "button", ...properties }, ...children);
}

/**
 * An element of a drawing: svg("path", { d: "M0 0H9" }). Numbers are rounded to a hundredth.
 * @param {string} tag
 * @param {Record<string, string | number>} [attributes]
 * @param {...(Node | string)} children
 */
export function svg(tag, attributes = {}, ...children) {
  const made = /** @type {SVGElement} */ (document.createElementNS("http://www.w3.org/2000/svg", tag));
  for (const [name, value] of Object.entries(attributes)) {
    made.setAttribute(name, typeof value === "number" ? String(Math.round(100 * value) / 100) : value);
  }
  made.append(...children);
  return made;
}

/**
 * The head of a column; a cell without words is no head.
 * @param {string} text
 */
export function headCell(text) {
  return text ? element("th", { scope: "col" }, text) : element("td");
}

const TEXT_NODE = 3;

/**
 * Write text only when it has changed, to avoid a layout at each frame; text that stands there alone
 * is kept as a node, whose boxes and styles the browser then keeps as well.
 * @param {Element} target
 * @param {string} text
 */
export function setText(target, text) {
  if (target.textContent === text) return;
  markLanguage(target, text);
  const [only, ...more] = target.childNodes ?? [];
  if (text && only?.nodeType === TEXT_NODE && !more.length) only.nodeValue = text;
  else target.textContent = text;
}

/**
 * A name that is unique within the page, for label-to-control references.
 * @param {string} stem
 */
export function uniqueName(stem) {
  return `${stem}-${Math.random().toString(36).slice(2, 10)}`;
}

/** The sign of whatever goes back to where it began, a run or a value. */
export const BACK_TO_START = "M12 5a7 7 0 1 1-6.6 4.7l1.7.6A5.2 5.2 0 1 0 12 6.8H7.6"
  + "l2.2 2.3-1.3 1.2L4.2 5.9l4.3-4.4 1.3 1.2L7.6 5z";

/**
 * A drawn sign for a button; `path` lies in a box of 24 by 24.
 * @param {string} path
 */
export function icon(path) {
  return svg("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d: path }));
}

/**
 * A symbol as printed: k_b with its b below the line.
 * @param {string} symbol
 */
export function symbolElement(symbol) {
  const [stem, ...below] = symbol.split("_");
  const made = element("i", { class: "carom-symbol" }, stem);
  if (below.length) made.append(element("sub", {}, below.join("_")));
  return made;
}

/**
 * A text with its first letter large. Pure.
 * @param {string} text
 */
export function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * A text whose numbers keep their units beside them, and whose formulas stay in one line. Pure.
 * @param {string} text
 */
export function unbroken(text) {
  return text.replace(/(?<=[\d%)]) ([×·=+−/]) (?=[\d(−])/g, "\u00a0$1\u00a0").replace(/(\d) (?=(?:%|[cmkµ]?m|rad|s|kg|J|k?N|radii)(?![\p{sc=Latn}\p{N}_]))/gu, "$1\u00a0");
}

/**
 * Write a sentence in which symbols such as k_b are set as in a formula, and *words* are stressed.
 * @template {HTMLElement} T
 * @param {T} target
 * @param {string} text
 */
export function setSentence(target, text) {
  if (target.dataset.text === text) return target;
  target.dataset.text = text;
  markLanguage(target, text);
  target.replaceChildren(...sentencePieces(unbroken(text)).map((piece) =>
    (isSymbol(piece) ? symbolElement(piece) : isStressed(piece) ? element("em", {}, piece.slice(1, -1))
      : WHOLE_UNIT.test(piece) ? element("span", { class: "carom-whole" }, piece) : piece)));
  return target;
}

// Letters of any alphabet: a word boundary, \b, works for Latin letters only.
const SYMBOL = "\\p{L}{1,3}_[\\p{L}\\p{N}]{1,3}";
const STRESSED = "\\*[^*]+\\*";
// Firefox breaks a line after the stroke of m/s. Japanese words follow a unit without a space.
const OF_UNIT = "[\\p{sc=Latn}µ²³]";
const UNIT = `(?<![\\p{sc=Latn}\\p{N}µ_/.])${OF_UNIT}+/${OF_UNIT}+(?![\\p{sc=Latn}\\p{N}_/]|\\.\\w)`;
const BETWEEN = new RegExp(`(${STRESSED}|${UNIT}|(?<![\\p{L}\\p{N}_])${SYMBOL}(?![\\p{L}\\p{N}_]))`, "u");
const WHOLE = new RegExp(`^${SYMBOL}$`, "u");
const WHOLE_UNIT = new RegExp(`^${UNIT}$`, "u");

/**
 * A sentence cut before and after each symbol with a subscript, each *stressed* word, and each unit with a stroke. Pure.
 * @param {string} text
 */
export function sentencePieces(text) {
  return text.split(BETWEEN).filter((piece) => piece !== "");
}

/**
 * Whether a piece of a sentence is a symbol with a subscript, to be set as one. Pure.
 * @param {string} piece
 */
export function isSymbol(piece) {
  return WHOLE.test(piece);
}

/** @param {string} piece */
function isStressed(piece) {
  return piece.length > 2 && piece.startsWith("*") && piece.endsWith("*");
}

/**
 * A sentence without the signs of stress, for canvases and plain text. Pure.
 * @param {string} text
 */
export function unstressed(text) {
  return text.replace(/\*([^*]+)\*/g, "$1");
}

/**
 * The same symbol in one line, for canvases and spoken labels.
 * @param {string} symbol
 */
export function symbolText(symbol) {
  return symbol.replace("_", "");
}

/**
 * Give a file to the reader.
 * @param {string} name
 * @param {Blob} blob
 */
export function download(name, blob) {
  const address = URL.createObjectURL(blob);
  element("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
