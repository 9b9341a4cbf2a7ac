// A ball in space: a sphere with four of its eight octants coloured, so that every turn shows.

import { setLine, traceCircle } from "../base/strokes.js";
import { paintLight } from "../base/shading.js";
import { faded } from "../base/palette.js";
import { dot } from "../base/vectors.js";
import { matrixOf } from "../run/orientation.js";

const PIECES = 7; // of each edge of an octant
const PLAIN = 4; // pixels of radius below which no pattern can be seen
const OCTANTS = [[1, 1, 1], [1, -1, -1], [-1, 1, -1], [-1, -1, 1]].map(edgeOf);

// The edge of an octant: a closed row of points on the unit sphere.
function edgeOf([x, y, z]) {
  const tips = [[x, 0, 0], [0, y, 0], [0, 0, z]];
  return tips.flatMap((from, k) => {
    const to = tips[(k + 1) % 3];
    return Array.from({ length: PIECES }, (_, step) => {
      const angle = step / PIECES * Math.PI / 2;
      return from.map((part, axis) => part * Math.cos(angle) + to[axis] * Math.sin(angle));
    });
  });
}

/** Ball to picture: the rows give right, up and towards the eye for a point of the ball. Pure. */
export function seenFrom(frame, orientation) {
  const turn = matrixOf(orientation);
  const columns = [0, 1, 2].map((axis) => turn.map((row) => row[axis]));
  return [frame.right, frame.up, frame.toward].map((row) =>
    columns.map((column) => dot(row, column)));
}

/**
 * The side of a convex patch that faces the eye: { points, leaves, enters }; the last two are
 * the points where its edge goes behind the rim and comes back, or null. Pure.
 */
export function facing(points) {
  const count = points.length;
  const entry = points.findIndex((one, k) => one[2] < 0 && points[(k + 1) % count][2] >= 0);
  if (entry < 0) return points[0][2] >= 0 ? { points, leaves: null, enters: null } : null;
  const kept = [];
  let k = (entry + 1) % count;
  while (points[k][2] >= 0) {
    kept.push(points[k]);
    k = (k + 1) % count;
  }
  const last = points[(k + count - 1) % count];
  return { points: kept, leaves: onRim(last, points[k]), enters: onRim(points[entry], kept[0]) };
}

function onRim(one, two) {
  const part = one[2] / (one[2] - two[2]);
  const [x, y] = [0, 1].map((axis) => one[axis] + (two[axis] - one[axis]) * part);
  const size = Math.hypot(x, y) || 1;
  return [x / size, y / size];
}

/** Paint a sphere. `style`: { colour, paper, opacity, dashes }. */
export function drawSphere(pen, x, y, radius, orientation, frame, style) {
  pen.save();
  pen.globalAlpha = style.opacity;
  pen.fillStyle = radius > PLAIN ? style.paper : style.colour;
  traceCircle(pen, x, y, radius);
  pen.fill();
  if (radius > PLAIN) {
    paintPattern(pen, x, y, radius, seenFrom(frame, orientation), style.colour);
    paintLight(pen, x, y, radius);
  }
  pen.globalAlpha = 1;
  setLine(pen, style.colour, 2, style.dashes);
  traceCircle(pen, x, y, Math.max(1, radius - 1));
  pen.stroke();
  pen.restore();
}

function paintPattern(pen, x, y, radius, rows, colour) {
  pen.fillStyle = faded(colour, 0.82);
  pen.beginPath();
  for (const octant of OCTANTS) {
    const patch = facing(octant.map((point) => rows.map((row) => dot(row, point))));
    if (patch) tracePatch(pen, x, y, radius, patch);
  }
  pen.fill();
}

function tracePatch(pen, x, y, radius, { points, leaves, enters }) {
  const start = enters ?? points[0];
  pen.moveTo(x + start[0] * radius, y - start[1] * radius);
  for (const point of points) pen.lineTo(x + point[0] * radius, y - point[1] * radius);
  if (leaves) {
    pen.lineTo(x + leaves[0] * radius, y - leaves[1] * radius);
    const [from, to] = [leaves, enters].map((one) => Math.atan2(-one[1], one[0]));
    pen.arc(x, y, radius, from, to, Math.sin(to - from) < 0);
  }
  pen.closePath();
}
