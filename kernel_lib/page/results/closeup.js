// Drawing of one contact seen closely: two bodies with their overlap made large, and its force.

import { setLine, traceCircle } from "../base/strokes.js";
import { drawArrow } from "../stage/arrows/shape.js";
import { paintLines, paintTicks } from "../charts/axes.js";
import { newScale, pixelOf, rangeOf, ticksOf } from "../charts/scale.js";
import { show } from "../base/numbers.js";
import { faded } from "../base/palette.js";
import { frameBefore, valueAt } from "../run/runs.js";

const DRAWN = 0.34; // radius of the larger body, of the height of the picture
const SUNK = 0.3; // deepest overlap as drawn, of the smaller radius
const [LEFT, TITLE] = [52, 18]; // pixels for the numbers at the axis, and for the title above it

/** How many times larger an overlap is drawn, a number such as 1, 2, 5, 10, 20 ... Pure. */
export function exaggeration(deepest, radius) {
  if (!(deepest > 0)) return 1;
  const wanted = SUNK * radius / deepest;
  if (wanted <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(wanted));
  return power * ([5, 2].find((factor) => factor * power <= wanted) ?? 1);
}

/** Gap between the surfaces at a moment, m; negative where they overlap. Pure. */
export function gapAt(contact, push, time) {
  const { time: start, duration, closing, parting } = contact;
  if (time < start) return closing * (start - time);
  if (time > start + duration) return parting * (time - start - duration);
  return push ? -Math.max(0, valueAt(push.time, push.overlap, time)) : 0;
}

/** Paint the two bodies along their normal, with arrows of force or impulse. */
export function paintMagnified(pen, width, height, contact, detail, time, colours) {
  const { radii, normal, colour } = contact;
  const scale = DRAWN * height / Math.max(...radii.filter(Number.isFinite));
  const deepest = detail.push ? Math.max(...detail.push.overlap) : 0;
  const factor = exaggeration(deepest, Math.min(...radii));
  const gap = gapAt(contact, detail.push, time);
  const apart = (gap < 0 ? factor * gap : Math.min(gap, 0.5 * radii[0])) * scale;
  const size = Math.hypot(normal[0], normal[1]);
  const [nx, ny] = size > 0.1 ? [normal[0] / size, -normal[1] / size] : [0, -1];
  const [x, y] = [width / 2, height / 2];
  const sign = [1, -1];
  const touch = sign.map((way) => [x + way * nx * apart / 2, y + way * ny * apart / 2]);
  radii.forEach((radius, side) => {
    pen.save();
    setLine(pen, side ? colours.ink : colour, 2.2, side ? [7, 4] : []);
    pen.fillStyle = faded(side ? colours.muted : colour, 0.25);
    const [px, py] = touch[side];
    pen.beginPath();
    if (Number.isFinite(radius)) {
      const reach = radius * scale * sign[side];
      pen.arc(px + nx * reach, py + ny * reach, radius * scale, 0, 2 * Math.PI);
    } else traceWall(pen, px, py, -nx, -ny, 2 * width);
    pen.fill();
    pen.stroke();
    pen.restore();
  });
  paintPushes(pen, contact, detail, time, [touch, nx, ny, height], colours);
  return factor;
}

function traceWall(pen, x, y, nx, ny, far) {
  pen.moveTo(x - ny * far, y + nx * far);
  pen.lineTo(x + ny * far, y - nx * far);
  pen.lineTo(x + ny * far + nx * far, y - nx * far + ny * far);
  pen.lineTo(x - ny * far + nx * far, y + nx * far + ny * far);
  pen.closePath();
}

// Equal and opposite: the force while it acts, or the impulse around the moment of a law.
function paintPushes(pen, contact, detail, time, [touch, nx, ny, height], colours) {
  let share = 0;
  if (detail.push && contact.duration > 0) {
    const inside = time >= contact.time && time <= contact.time + contact.duration;
    const most = Math.max(...detail.push.force, 1e-300);
    share = inside ? valueAt(detail.push.time, detail.push.force, time) / most : 0;
  } else if (Math.abs(time - contact.time) <= contact.flash) share = 1;
  const length = 0.3 * height * share;
  [1, -1].forEach((way, side) => {
    const [px, py] = touch[side];
    drawArrow(pen, px, py, px + way * nx * length, py + way * ny * length, colours.ink, 3);
  });
}

/** Paint a quantity over the time of the contact, with a cursor; `unit` factors the labels. */
export function paintOverTime(pen, { left, top, right, bottom }, times, values, time, colours, title) {
  const box = { left: left + LEFT, right, top: top + TITLE, bottom };
  const [start, end] = [times[0], times[times.length - 1]];
  const x = newScale("linear", [start, end > start ? end : start + 1], [box.left, box.right]);
  const y = newScale("linear", rangeOf("linear", [0, ...values], false), [box.bottom, box.top]);
  paintLines(pen, { box, x, y, xTicks: [], yTicks: ticksOf(y, 3) }, colours);
  paintTicks(pen, { box, x, y, xTicks: [], yTicks: ticksOf(y, 3) }, colours);
  pen.textBaseline = "top";
  pen.textAlign = "left";
  pen.fillText(title, box.left, top);
  setLine(pen, colours.ink, 1.8);
  pen.beginPath();
  for (let k = 0; k < times.length; k += 1) pen.lineTo(pixelOf(x, times[k]), pixelOf(y, values[k]));
  pen.stroke();
  if (time < start || time > end) return;
  pen.fillStyle = colours.accent;
  traceCircle(pen, pixelOf(x, time), pixelOf(y, values[frameBefore(times, time)]), 4.5);
  pen.fill();
}

/** A length in the unit that suits it. Pure. */
export function showLength(metres) {
  const [factor, unit] = metres >= 0.1 ? [1, "m"] : metres >= 1e-4 ? [1e3, "mm"] : [1e6, "µm"];
  return `${show(metres * factor, 2)} ${unit}`;
}
