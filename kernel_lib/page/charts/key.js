// Names in a chart, and its legend.

import { setLetters, setLine } from "../base/strokes.js";
import { faded } from "../base/palette.js";
import { bandColour, hatchOf, hatchInk, paintHatch, regionColour } from "./areas.js";
import { chartFont, clipTo } from "./axes.js";
import { SAMPLE } from "./legend.js";
import { colourOfPoints, dashOf, paintMarker } from "./marks.js";
import { LINE_HEIGHT } from "./names.js";
import { hasMarkers } from "./ranges.js";

/** A name in the plot, clear of what lies below. */
export function paintNameBeside(pen, name, plan, colours) {
  setLetters(pen, chartFont(colours), /** @type {CanvasTextAlign} */ (name.align));
  if (name.from !== null) {
    pen.beginPath();
    pen.moveTo(plan.box.right + 1, name.from);
    pen.lineTo(name.x - 2, name.y);
    setLine(pen, colours.muted, 1);
    pen.stroke();
  } else if (name.x < plan.box.right) {
    const region = name.mark.mark === "regions" && name.mark.names.indexOf(name.text);
    setLine(pen, region === false || region < 0 ? colours.paper : regionColour(region, colours), 4);
    pen.lineJoin = "round";
    pen.strokeText(name.text, name.x, name.y);
  }
  pen.fillStyle = colours.ink;
  pen.fillText(name.text, name.x, name.y);
}

/** A sample and its name in the legend. */
export function paintEntry(pen, entry, plan, colours) {
  const { x, y } = entry;
  pen.save();
  paintSample(pen, entry, plan, colours);
  pen.restore();
  setLetters(pen, chartFont(colours));
  pen.fillStyle = colours.ink;
  entry.rows.forEach((row, k) => pen.fillText(row, x + SAMPLE, y + LINE_HEIGHT * k));
}

function paintSample(pen, { mark, sample, x, y, place }, plan, colours) {
  if (sample === "line" || sample === "zero") {
    pen.beginPath();
    pen.moveTo(x + 2, y);
    pen.lineTo(x + SAMPLE - 8, y);
    setLine(pen, colours.ink, sample === "zero" ? 2.4 : 1.8, sample === "zero" ? [] : dashOf(place));
    pen.stroke();
    if (sample === "line" && mark.mark === "line" && hasMarkers(mark)) {
      paintMarker(pen, [x + SAMPLE / 2 - 3, y], place, colours);
    }
  } else if (sample === "point") {
    paintMarker(pen, [x + SAMPLE - 16, y], place, colourOfPoints(mark, colours), 4.4);
  } else paintBox(pen, { sample, place },
    { left: x + 6, right: x + SAMPLE - 8, top: y - 6, bottom: y + 6 }, plan, colours);
}

function paintBox(pen, { sample, place }, box, plan, colours) {
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  const bands = sample === "bands" ? plan.bands.levels.length - 1 : 0;
  for (let k = 0; k < bands; k += 1) {
    pen.fillStyle = bandColour(plan.bands, k, colours);
    pen.fillRect(box.left + k * wide / bands, box.top, wide / bands + 0.5, high);
  }
  if (sample === "region" || sample === "bar") {
    pen.fillStyle = sample === "bar" ? faded(colours.muted, 0.55) : regionColour(place, colours);
    pen.fillRect(box.left, box.top, wide, high);
  }
  if (sample === "region") {
    pen.save();
    clipTo(pen, box, 0);
    paintHatch(pen, box, hatchOf(place), hatchInk(colours));
    pen.restore();
  }
  pen.beginPath();
  pen.rect(box.left, box.top, wide, high);
  setLine(pen, colours.muted, 1);
  pen.stroke();
}
