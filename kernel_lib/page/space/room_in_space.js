// The room around balls in space: walls as grids, shadows on them, and the three directions.

import { fillWith, setLetters, setLine } from "../base/strokes.js";
import { toScreen } from "../view/camera.js";
import { niceStep } from "../base/numbers.js";
import { faded } from "../base/palette.js";
import { dot, minus } from "../base/vectors.js";
import { fillHole } from "../base/shading.js";
import { pieceOfPlane, projected } from "../view/projection.js";

const MOST_LINES = 60;

/** A pen's place for a point of the world. */
export function placeOnPicture(frame, camera, width, height) {
  return (point) => {
    const [x, y] = projected(frame, point[0], point[1], point[2] ?? 0);
    return toScreen(camera, width, height, x, y);
  };
}

function pointOn(piece, s, t) {
  return [0, 1, 2].map((axis) =>
    piece.point[axis] + piece.first[axis] * s + piece.second[axis] * t);
}

/**
 * Where the lines of a grid stand between two ends: whole steps, the ends widened to them.
 * @param {number[]} ends
 * @param {number} step
 */
export function gridLines([low, high], step) {
  const first = Math.floor(low / step - 1e-9);
  const last = Math.max(first + 1, Math.ceil(high / step + 1e-9));
  return Array.from({ length: Math.min(MOST_LINES, last - first + 1) },
    (_, k) => (first + k) * step + 0);
}

/** A wall as a grid of round metres over the part that the balls come near. */
export function drawWallInSpace(pen, wall, box, frame, camera, size, colours) {
  const place = placeOnPicture(frame, camera, ...size);
  const piece = pieceOfPlane(wall, box);
  const step = niceStep(70 / camera.scale, 1);
  const [across, over] = [gridLines(piece.across, step), gridLines(piece.along, step)];
  const ends = [across[0], across[across.length - 1], over[0], over[over.length - 1]];
  const seen = dot(piece.normal, frame.toward);
  outlineOf(pen, [[0, 2], [1, 2], [1, 3], [0, 3]].map(([s, t]) =>
    place(pointOn(piece, ends[s], ends[t]))));
  // A wall seen from behind is transparent, so that it hides nothing.
  fillWith(pen, faded(colours.line, seen > 0 ? 0.4 : 0.1));
  setLine(pen, faded(colours.muted, seen > 0 ? 0.9 : 0.5), 1.4);
  pen.stroke();
  setLine(pen, faded(colours.muted, seen > 0 ? 0.35 : 0.16), 1);
  pen.beginPath();
  for (const s of across) stroke(pen, place(pointOn(piece, s, ends[2])), place(pointOn(piece, s, ends[3])));
  for (const t of over) stroke(pen, place(pointOn(piece, ends[0], t)), place(pointOn(piece, ends[1], t)));
  pen.stroke();
}

function outlineOf(pen, points) {
  pen.beginPath();
  points.forEach((point, k) => (k ? pen.lineTo(...point) : pen.moveTo(...point)));
  pen.closePath();
}

function stroke(pen, from, to) {
  pen.moveTo(...from);
  pen.lineTo(...to);
}

/** The shadow of a ball on a wall that faces the eye: as if lit along the wall's normal. */
export function drawShadow(pen, wall, centre, radius, frame, place, colours) {
  const piece = pieceOfPlane(wall, { low: centre, high: centre });
  const height = dot(minus(centre, piece.point), piece.normal);
  if (dot(piece.normal, frame.toward) <= 0.05 || height < 0) return;
  outlineOf(pen, rimOn(piece, centre, height, radius).map(place));
  fillWith(pen, faded(colours.ink, 0.3 / (1 + height / (3 * radius))));
}

// A circle on a wall around the foot of a point that stands over it at a height.
function rimOn(piece, centre, height, radius) {
  const foot = centre.map((part, axis) => part - height * piece.normal[axis]);
  return Array.from({ length: 24 }, (_, k) => {
    const angle = k / 12 * Math.PI;
    return [0, 1, 2].map((axis) => foot[axis] + radius
      * (piece.first[axis] * Math.cos(angle) + piece.second[axis] * Math.sin(angle)));
  });
}

/** A pocket as a hole in the wall below it. */
export function drawPocket(pen, wall, centre, radius, place, colours) {
  const piece = pieceOfPlane(wall, { low: centre, high: centre });
  const height = dot(minus(centre, piece.point), piece.normal);
  outlineOf(pen, rimOn(piece, centre, height, radius).map(place));
  fillHole(pen, colours);
}

/** With no wall to see depth by: the floor of the box, as a grid. */
export function groundBelow(box, up) {
  const point = up === 2 ? [0, 0, box.low[2]] : [0, box.low[1], 0];
  return { point, normal: up === 2 ? [0, 0, 1] : [0, 1, 0] };
}

/** The three directions, upper left, named. */
export function drawDirections(pen, frame, x, y, colours) {
  const length = 24;
  setLetters(pen, `600 12px ${colours.font}`, "center");
  setLine(pen, colours.muted, 1.5);
  ["x", "y", "z"].forEach((name, axis) => {
    const [dx, dy] = [frame.right[axis] * length, -frame.up[axis] * length];
    pen.fillStyle = colours.ink;
    pen.beginPath();
    stroke(pen, [x, y], [x + dx, y + dy]);
    pen.stroke();
    if (Math.hypot(dx, dy) > 7) pen.fillText(name, x + dx * 1.42, y + dy * 1.42);
  });
}
