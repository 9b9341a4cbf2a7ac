// The chart that Python draws once the controls are at rest.

import { element, setText } from "../base/dom.js";
import { hexColour } from "../base/palette.js";

const REST = 200;

/** The figure of the chart; it asks for a new one when that is due. */
export function newChart(view) {
  const { sheet, look } = view;
  const part = { due: 0, address: "", rest: sheet.chart_is_cheap ? 0 : REST, place: "below",
    wanted: (request) => view.ask("chart", request) };
  part.covered = false;
  part.picture = element("img", { alt: "", hidden: true });
  part.note = element("p", { class: "carom-muted" });
  part.element = element("figure", { class: "carom-chart" }, part.picture, part.note);
  part.element.hidden = !sheet.chart;
  part.seen = false;
  part.watch = new IntersectionObserver((entries) => {
    part.seen = entries[entries.length - 1].isIntersecting;
    if (part.seen && part.stale) chartSoon(part, part.stale);
  }, { rootMargin: "150px" });
  part.watch.observe(part.element);
  part.hear = { chart: (message, buffers) => showChart(part, message, buffers, look.covered) };
  part.refresh = () => coverChart(part, look.covered);
  part.end = () => {
    part.watch.disconnect();
    clearTimeout(part.due);
    if (part.address) URL.revokeObjectURL(part.address);
  };
  return part;
}

/** Ask for a chart when the hand has rested and it is in view; a later call waits anew. */
export function chartSoon(part, colours, delay = part.rest) {
  if (part.element.hidden) return;
  clearTimeout(part.due);
  part.stale = colours;
  part.due = setTimeout(() => {
    if (!part.seen) return;
    part.stale = null;
    const width = Math.round(part.element.clientWidth);
    if (width < 50) return;
    part.wanted({ width: Math.min(width, 900), ratio: Math.min(3, window.devicePixelRatio || 1),
      colours: chartColours(colours), follows: part.rest === 0 });
  }, delay);
}

function chartColours(colours) {
  const chosen = {};
  for (const name of ["ink", "paper", "muted", "line", "run-1", "run-2", "run-3", "run-4"]) {
    chosen[name] = hexColour(colours[name]);
  }
  return chosen;
}

// Show the picture received, with its description for screen readers.
function showChart(part, message, buffers, covered) {
  if (message.problem) {
    setText(part.note, message.problem);
    return;
  }
  if (part.address) URL.revokeObjectURL(part.address);
  part.address = URL.createObjectURL(new Blob([buffers[0]], { type: "image/png" }));
  part.picture.src = part.address;
  part.picture.alt = message.alt;
  coverChart(part, covered);
}

function coverChart(part, covered) {
  part.picture.hidden = covered || !part.address;
  part.covered = covered;
  setText(part.note, part.address ? "" : "The chart comes when the hand rests …");
}
