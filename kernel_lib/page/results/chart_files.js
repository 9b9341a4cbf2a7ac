// The chart as files to take away: a picture, a drawing, its numbers.

import { chartFont } from "../charts/axes.js";
import { planOf } from "../charts/layout.js";
import { paintChart } from "../charts/paint.js";
import { tableOf } from "../charts/reading.js";
import { commaSeparated } from "../share/taking/table_text.js";
import { decimalComma } from "../share/taking/numbers_out.js";
import { newSvgPen } from "../charts/svg_pen.js";
import { penOf } from "../base/surface.js";

const PAPER_WIDTH = 900; // pixels of a picture, its margins among them
const PAPER_MARGIN = 24;

/** The plan of a chart, its words measured by this pen. */
export function chartPlan(data, width, pen, colours, wish) {
  pen.font = chartFont(colours);
  return planOf(data, { width, measure: (text) => pen.measureText(text).width, ...wish });
}

/** A chart as a file of this kind, "svg", "png" or "csv": { name, blob }. */
export async function chartFile(data, lesson, kind, colours) {
  const name = `${lesson}_chart.${kind}`;
  if (kind === "csv") {
    const text = commaSeparated(tableOf(data, Infinity), decimalComma());
    return { name, blob: new Blob([text], { type: "text/csv" }) };
  }
  const canvas = document.createElement("canvas");
  const pen = penOf(canvas);
  const plan = chartPlan(data, PAPER_WIDTH - 2 * PAPER_MARGIN, pen, colours, { title: true });
  const high = plan.height + 2 * PAPER_MARGIN;
  if (kind === "svg") {
    const measure = (text, font) => { pen.font = font; return pen.measureText(text).width; };
    const drawn = newSvgPen(PAPER_WIDTH, high, measure);
    paintOnPaper(drawn.pen, high, data, plan, colours);
    return { name, blob: new Blob([drawn.picture(data.words)], { type: "image/svg+xml" }) };
  }
  [canvas.width, canvas.height] = [2 * PAPER_WIDTH, 2 * high];
  pen.scale(2, 2);
  paintOnPaper(pen, high, data, plan, colours);
  const blob = await new Promise((done) => { canvas.toBlob(done, "image/png"); });
  return { name, blob };
}

function paintOnPaper(pen, high, data, plan, colours) {
  pen.fillStyle = colours.paper;
  pen.fillRect(0, 0, PAPER_WIDTH, high);
  pen.save();
  pen.translate(PAPER_MARGIN, PAPER_MARGIN);
  paintChart(pen, data, plan, colours);
  pen.restore();
}
