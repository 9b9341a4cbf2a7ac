// Areas of a chart: bands of a field, and whole regions.

import { fillWith, setLine } from "../base/strokes.js";
import { faded } from "../base/palette.js";
import { areaAbove, lineAt, maskOf } from "./grid.js";
import { pixelOf } from "./scale.js";

/** Shares of ink in whole regions: they differ in lightness, in hatching and by name. */
const SHADES = [0.1, 0.34, 0.2, 0.5];
const HATCHES = [[], [1], [-1], [1, -1]];

function fillArea(pen, grid, level, plan, colour) {
  pen.beginPath();
  for (const ring of areaAbove(grid, level)) {
    ring.forEach(([x, y], k) => {
      const place = [pixelOf(plan.x, x), pixelOf(plan.y, y)];
      if (k === 0) pen.moveTo(...place);
      else pen.lineTo(...place);
    });
    pen.closePath();
  }
  if (colour === null) return; // as a path to clip by
  fillWith(pen, colour);
}

/** The colour of a band: of its middle, two hues where the field has both signs. */
export function bandColour({ levels, signed }, k, colours) {
  const middle = (levels[k] + levels[k + 1]) / 2;
  const top = signed ? levels[levels.length - 1] : levels[levels.length - 1] - levels[0];
  const share = Math.min(1, Math.abs(signed ? middle : middle - levels[0]) / (top || 1));
  return mixed(signed && middle < 0 ? colours.runs[1] : colours.runs[0], colours.paper,
    0.06 + 0.84 * share);
}

/** A colour between two, opaque, so that bands may lie on each other. */
export function mixed(colour, other, share) {
  const [one, two] = [colour, other].map((text) => /(\d+),\s*(\d+),\s*(\d+)/.exec(text));
  if (!one || !two) return faded(colour, share);
  const parts = [1, 2, 3].map((k) => Math.round(share * Number(one[k]) + (1 - share) * Number(two[k])));
  return `rgb(${parts.join(", ")})`;
}

/** A field in bands, with its line of zero. */
export function paintField(pen, mark, plan, colours) {
  const { levels, signed } = plan.bands;
  // Each band lies on the one below, so that no gap shows between them.
  for (let k = 0; k + 1 < levels.length; k += 1) {
    fillArea(pen, mark, k === 0 ? -Infinity : levels[k], plan, bandColour(plan.bands, k, colours));
  }
  if (signed) {
    const below = { x: mark.x, y: mark.y, z: mark.z.map((value) => -value) };
    hatch(pen, () => fillArea(pen, below, 0, plan, null), [-1], plan, colours);
  }
  if (!mark.line) return;
  strokeLine(pen, lineAt(mark, 0), plan, colours.ink, 2.4);
}

function strokeLine(pen, pieces, plan, colour, width) {
  pen.beginPath();
  for (const [from, to] of pieces) {
    pen.moveTo(pixelOf(plan.x, from[0]), pixelOf(plan.y, from[1]));
    pen.lineTo(pixelOf(plan.x, to[0]), pixelOf(plan.y, to[1]));
  }
  setLine(pen, colour, width);
  pen.lineCap = "round";
  pen.stroke();
}

/** Whole regions: shades of ink, hatched, with their borders. */
export function paintRegions(pen, mark, plan, colours) {
  for (const k of mark.names.keys()) {
    const mask = maskOf(mark, k);
    fillArea(pen, mask, 0.5, plan, regionColour(k, colours));
    if (HATCHES[k].length) {
      hatch(pen, () => fillArea(pen, mask, 0.5, plan, null), HATCHES[k], plan, colours);
    }
    strokeLine(pen, lineAt(mask, 0.5), plan, colours.muted, 1);
  }
}

/** Which of the shades a range along the axis has: light, and hatched. */
export const SHADE = 2;

/** Ranges of x, from the bottom to the top of the plot. */
export function paintShade(pen, mark, plan, colours) {
  for (let k = 0; k < mark.x.length; k += 2) {
    const [left, right] = [0, 1].map((end) => pixelOf(plan.x, mark.x[k + end]));
    const area = () => {
      pen.beginPath();
      pen.rect(left, plan.box.top, right - left, plan.box.bottom - plan.box.top);
    };
    area();
    fillWith(pen, regionColour(SHADE, colours));
    hatch(pen, area, HATCHES[SHADE], plan, colours);
  }
}

/** The shade of a region. */
export function regionColour(place, colours) {
  return mixed(colours.ink, colours.paper, SHADES[place % SHADES.length]);
}

// Thin lines up or down, within an area.
function hatch(pen, area, slopes, { box }, colours) {
  pen.save();
  area();
  pen.clip();
  paintHatch(pen, box, slopes, hatchInk(colours));
  pen.restore();
}

/** The colour of the lines that mark an area of a chart. */
export function hatchInk(colours) {
  return faded(colours.ink, 0.3);
}

/** Lines across a box, at 45 degrees, so many pixels apart: 1 rises, -1 falls. */
export function paintHatch(pen, { left, right, top, bottom }, slopes, colour, apart = 9) {
  const high = bottom - top;
  pen.beginPath();
  for (const slope of slopes) {
    for (let x = left - high; x < right; x += apart) {
      pen.moveTo(x, slope > 0 ? bottom : top);
      pen.lineTo(x + high, slope > 0 ? top : bottom);
    }
  }
  setLine(pen, colour, 1);
  pen.stroke();
}

/** The hatching of a region. */
export function hatchOf(place) {
  return HATCHES[place % HATCHES.length];
}
