// What leaves the page: a text to the clipboard, a file to the disk.

import { download, element, setText } from "../../base/dom.js";
import { say } from "../../words/say.js";

/**
 * Copy a text and say so in `said`; where the page may not, offer it to be copied by hand.
 * @param {HTMLElement} said
 * @param {string} text
 * @param {"answers" | "embed" | "link" | "numbers" | "python"} what
 * @param {string} [more] what is said after it
 */
export async function copyText(said, text, what, more = "") {
  try {
    await navigator.clipboard.writeText(text);
    said.replaceChildren(say(`copied-${what}`), more);
  } catch {
    const box = element("textarea", { readonly: true, rows: Math.min(8, text.split("\n").length),
      value: text, "aria-label": say(`copy-${what}`),
      onfocus: (event) => event.target.select() });
    said.replaceChildren(box, more);
    box.focus();
  }
}

/**
 * Save a file, and say so in `said`.
 * @param {HTMLElement} said
 * @param {string} name
 * @param {Blob} blob
 */
export function saveFile(said, name, blob) {
  download(name, blob);
  setText(said, say("take-saved", { name }));
}

/**
 * A canvas as a PNG.
 * @param {HTMLCanvasElement} canvas
 */
export function pngOf(canvas) {
  // At once: toBlob waits for an idle moment, which may be seconds away.
  const [, coded] = canvas.toDataURL("image/png").split(",");
  return new Blob([Uint8Array.from(atob(coded), (sign) => sign.charCodeAt(0))], { type: "image/png" });
}
