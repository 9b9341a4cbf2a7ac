// Lines of text on a picture that is taken away, as large as their room allows.

import { wrapped } from "../charts/legend.js";

const LINE = 1.15; // of its letters

/**
 * The largest of some sizes at which texts have room, pixels of height: { size, lines, height }. A size has one for each
 * text. Pure.
 */
export function fittingLines(texts, sizes, room, linesAt) {
  const at = (size) => {
    const lines = texts.map((text, k) => linesAt(size[k], text));
    return { size, lines, height: lines.reduce((sum, one, k) => sum + LINE * size[k] * one.length, 0) };
  };
  const all = sizes.map(at);
  return all.find(({ height }) => height <= room) ?? all[all.length - 1];
}

/**
 * Texts one below the other, each in its own font and ink; "{}" in a font is its size. Those without words are left out.
 * @param {CanvasRenderingContext2D} pen
 * @param {string[]} texts
 * @returns {{ height: number, write: (top: number) => void }} height: pixels
 */
export function blockOf(pen, texts, { left, width, sizes, room, fonts, inks, align = /** @type {CanvasTextAlign} */ ("left") }) {
  const filled = texts.map((text, k) => ({ text, k })).filter(({ text }) => text);
  const own = sizes.map((size) => filled.map(({ k }) => (Array.isArray(size) ? size[k] : size)));
  const fontAt = (size, k) => fonts[k].replace("{}", size);
  const { size, lines, height } = fittingLines(filled, own, room, (one, { text, k }) => {
    pen.font = fontAt(one, k);
    return wrapped(text, width, (words) => pen.measureText(words).width);
  });
  return { height, write(top) {
    pen.textAlign = align;
    pen.textBaseline = "top";
    let y = top;
    lines.forEach((words, place) => {
      const { k } = filled[place];
      pen.font = fontAt(size[place], k);
      pen.fillStyle = inks[k];
      for (const line of words) {
        pen.fillText(line, left, y);
        y += LINE * size[place];
      }
    });
  } };
}
