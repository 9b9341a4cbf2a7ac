// The figures of a text: each is drawn from the numbers it carries, where its still stood.

import { newChart } from "../../results/chart.js";
import { chartFile } from "../../results/chart_files.js";
import { element, newButton } from "../../base/dom.js";
import { readPalette, watchTheme } from "../../base/palette.js";
import { say } from "../../words/say.js";

const FILES = [["png", say("figure-png")], ["svg", say("figure-svg")], ["csv", say("figure-csv")]];

// Do something when nothing else is to be done; Safari cannot tell when that is.
function atRest(act) {
  if ("requestIdleCallback" in window) requestIdleCallback(act);
  else setTimeout(act, 200);
}

/** What is drawn so far, by its box; null until the page is watched. */
let figures = null;

/**
 * Draw every figure of the document, also those that a notebook shows later; once for a page. One
 * by one, when nothing else is to be done: the lesson itself comes first.
 */
export function watchFigures() {
  if (figures) return;
  figures = new Map();
  const boxes = document.getElementsByClassName("carom-figure");
  let due = false;
  const drawNext = () => {
    due = false;
    const next = [...boxes].find((box) => !figures.has(box));
    if (next) figures.set(next, newFigure(next));
    sweep();
  };
  const sweep = () => {
    for (const [box, figure] of figures) if (!box.isConnected) dropFigure(box, figure);
    if (due || figures.size === boxes.length) return;
    due = true;
    atRest(drawNext);
  };
  new MutationObserver(sweep).observe(document.body, { childList: true, subtree: true });
  watchTheme(() => { for (const [box, figure] of figures) repaintFigure(box, figure); });
  sweep();
}

function newFigure(box) {
  const message = JSON.parse(box.dataset.chart);
  const block = Uint8Array.from(atob(box.dataset.block), (sign) => sign.charCodeAt(0));
  /** @type {any} */
  const figure = { look: { covered: false, colours: readPalette(box) }, frame: 0, part: null };
  const repaint = () => {
    figure.frame ||= requestAnimationFrame(() => {
      figure.frame = 0;
      figure.part.paint();
    });
  };
  const sheet = { name: "figure", chart: message.title, parameters: [] };
  figure.part = newChart({ sheet, look: figure.look }, { repaint, ask: () => {}, change: () => {} });
  figure.part.table.append(element("p", { class: "carom-figure-files" },
    ...FILES.map(([kind, words]) => newButton({ onclick: () => saveFigure(figure, kind) }, words))));
  box.replaceChildren(figure.part.element);
  figure.part.hear.chart({ ...message, sequence: 0 }, [new DataView(block.buffer)]);
  return figure;
}

async function saveFigure({ part, look }, kind) {
  const { name, blob } = await chartFile(part.data, part.sheet.name, kind, look.colours);
  const address = URL.createObjectURL(blob);
  element("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

function repaintFigure(box, { look, part }) {
  look.colours = readPalette(box);
  part.repaint();
}

function dropFigure(box, { frame, part }) {
  cancelAnimationFrame(frame);
  part.end();
  figures.delete(box);
}
