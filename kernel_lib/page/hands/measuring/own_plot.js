// The learner's own table as a picture: one column against another, a point a row.

import { firstAxes, pointsOf } from "./own_table.js";
import { chartFont } from "../../charts/axes.js";
import { planOf } from "../../charts/layout.js";
import { paintChart } from "../../charts/paint.js";
import { element } from "../../base/dom.js";
import { newSurface, sharpen } from "../../base/surface.js";
import { say } from "../../words/say.js";

const FEWEST = 2; // points that are worth a picture

/** The figure with its two lists; `repaint` asks for the next picture. */
export function newOwnPlot(repaint) {
  const part = { table: null, colours: null, stale: true };
  const again = () => { part.stale = true; repaint(); };
  part.x = element("select", { "aria-label": say("table-across"), onchange: again });
  part.y = element("select", { "aria-label": say("table-up"), onchange: again });
  part.surface = newSurface(again);
  part.box = element("div", { class: "carom-own-plot-box", role: "img" }, part.surface.canvas);
  part.element = element("figure", { class: "carom-own-plot", hidden: true },
    element("figcaption", {}, part.y, element("span", {}, say("curves-against")), part.x), part.box);
  return part;
}

/** The table has changed: offer its columns, keep what is chosen. */
export function setPlotted(part, table) {
  const axes = firstAxes(table);
  for (const axis of ["x", "y"]) {
    const list = part[axis];
    const kept = table.columns.some(({ key }) => key === list.value) ? list.value : axes[axis];
    // What nobody chose goes on with what is new.
    const wanted = part.table && list.value !== firstAxes(part.table)[axis] ? kept : axes[axis];
    list.replaceChildren(...table.columns.map(({ key, head }) => element("option", { value: key }, head)));
    list.value = wanted;
  }
  part.table = table;
  part.stale = true;
  part.element.hidden = pointsOf(table, part.x.value, part.y.value).length < FEWEST;
}

/** Paint it, if there is something new to be seen. */
export function paintOwnPlot(part, colours) {
  if (part.element.hidden || !part.box.clientWidth || (!part.stale && part.colours === colours)) return;
  part.stale = false;
  part.colours = colours;
  const points = pointsOf(part.table, part.x.value, part.y.value);
  const [x, y] = [part.x, part.y].map((list) => list.selectedOptions[0]?.textContent ?? "");
  const words = say("table-plot", { x, y, count: points.length });
  const data = { title: "", words, click: [], x: { label: x, scale: "linear" }, y: { label: y, scale: "linear" },
    marks: points.map((point) => ({ mark: "now", ...point })) };
  const { surface } = part;
  surface.pen.font = chartFont(colours);
  const plan = planOf(data, { width: part.box.clientWidth,
    measure: (text) => surface.pen.measureText(text).width });
  part.box.style.height = `${plan.height}px`;
  [surface.width, surface.height] = [plan.width, plan.height];
  paintChart(sharpen(surface), data, plan, colours);
  part.box.setAttribute("aria-label", words);
}
