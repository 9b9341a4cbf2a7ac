// The ground of the picture: grid and walls, planes and curves.

import { drawLine, setLine } from "../../base/strokes.js";
import { niceStep } from "../../base/numbers.js";
import { toScreen, toWorld } from "../../view/camera.js";

const FLOOR = 3; // pixels of the line of a floor or wall
const CURVE_PIECES = 128;
const PARABOLA_REACH = 6; // radii at the vertex

/** Metres between the lines of the grid. */
export function gridStep(camera) {
  return niceStep(90 / camera.scale, 1);
}

/** Thin lines at round metres. */
export function drawGrid(pen, camera, width, height, colours) {
  const step = gridStep(camera);
  const [left, top] = toWorld(camera, width, height, 0, 0);
  const [right, bottom] = toWorld(camera, width, height, width, height);
  setLine(pen, colours.line, 1);
  pen.beginPath();
  for (let k = Math.ceil(left / step); k * step <= right; k += 1) {
    const x = Math.round(toScreen(camera, width, height, k * step, 0)[0]) + 0.5;
    pen.moveTo(x, 0);
    pen.lineTo(x, height);
  }
  for (let k = Math.ceil(bottom / step); k * step <= top; k += 1) {
    const y = Math.round(toScreen(camera, width, height, 0, k * step)[1]) + 0.5;
    pen.moveTo(0, y);
    pen.lineTo(width, y);
  }
  pen.stroke();
}

/** A wall: its face in ink, ground behind it; any slope. */
export function drawWall(pen, wall, camera, width, height, colours) {
  const [x, y] = toScreen(camera, width, height, wall.point[0], wall.point[1]);
  const size = Math.hypot(wall.normal[0], wall.normal[1]) || 1;
  const [nx, ny] = [wall.normal[0] / size, -wall.normal[1] / size];
  const [tx, ty] = [-ny, nx];
  const reach = 2 * (width + height) + Math.hypot(x - width / 2, y - height / 2);
  const middle = (width / 2 - x) * tx + (height / 2 - y) * ty;
  pen.save();
  pen.translate(x + middle * tx, y + middle * ty);
  pen.transform(tx, ty, -nx, -ny, 0, 0);
  pen.fillStyle = colours.ground;
  pen.fillRect(-reach, 0, 2 * reach, reach);
  setLine(pen, colours.ink, FLOOR);
  drawLine(pen, -reach, 0, reach, 0);
  pen.restore();
}

/**
 * Points along a wall that is no plane, in metres; none for a wall of one's own, which brings its lines.
 * @param {import("../../run/runs.js").Curve} wall
 * @returns {number[][]}
 */
export function pointsAlongWall(wall) {
  const parts = Array.from({ length: CURVE_PIECES + 1 }, (_, k) => k / CURVE_PIECES);
  if (wall.kind === "segment") return [wall.start, wall.end];
  if (wall.kind === "arc") {
    const whole = wall.start === null;
    const first = whole ? 0 : wall.start;
    const turn = 2 * Math.PI;
    const sweep = whole ? turn : (((wall.end - first) % turn) + turn) % turn || turn;
    return parts.map((part) => placeOnCircle(wall.centre, wall.radius, first + part * sweep));
  }
  if (wall.kind === "parabola") {
    const [p, q] = wall.axis;
    return parts.map((part) => {
      const far = 2 * part - 1;
      const x = PARABOLA_REACH * wall.radius * far * (0.25 + 0.75 * far * far); // dense at the vertex
      const y = (x * x) / (2 * wall.radius);
      return [wall.vertex[0] + x * q + y * p, wall.vertex[1] - x * p + y * q];
    });
  }
  if (wall.kind !== "ellipse") return [];
  const [c, s] = [Math.cos(wall.angle), Math.sin(wall.angle)];
  return parts.map((part) => {
    const [x, y] = placeOnCircle([0, 0], 1, 2 * Math.PI * part);
    const [along, across] = [wall.semi_axes[0] * x, wall.semi_axes[1] * y];
    return [wall.centre[0] + along * c - across * s, wall.centre[1] + along * s + across * c];
  });
}

/**
 * A line moved sideways, to the right of its direction, by a length in metres.
 * @param {number[][]} places
 * @param {number} by
 * @returns {number[][]}
 */
export function movedAside(places, by) {
  const last = places.length - 1;
  const closed = Math.hypot(places[0][0] - places[last][0], places[0][1] - places[last][1]) < 1e-9;
  return places.map(([x, y], k) => {
    const [from, to] = [places[k ? k - 1 : closed ? last - 1 : 0], places[k < last ? k + 1 : closed ? 1 : last]];
    const [along, up] = [to[0] - from[0], to[1] - from[1]];
    const size = Math.hypot(along, up) || 1;
    return [x + by * up / size, y - by * along / size];
  });
}

/**
 * Where a wall is drawn: one on which centres of balls turn round lies a radius behind their curve.
 * @param {import("../../run/runs.js").Curve} wall
 * @param {number[]} radii of the balls, m
 * @returns {{ places: number[][], touched: boolean }} touched: whether rims of all balls reach it
 */
export function faceOfWall(wall, radii) {
  const places = pointsAlongWall(wall);
  if (!wall.of_centres || !places.length) return { places, touched: !wall.of_centres };
  const [radius] = radii;
  if (radii.some((one) => one !== radius)) return { places, touched: false };
  return { places: movedAside(places, radius), touched: true };
}

/** A curved wall as a line, one of one's own as several; dashed where centres of balls turn round on it, not their rims. */
export function drawCurvedWall(pen, wall, radii, origin, camera, width, height, colours) {
  const face = faceOfWall(wall, radii);
  setLine(pen, colours.ink, face.touched ? FLOOR : 1.5, face.touched ? [] : [6, 5]);
  pen.beginPath();
  for (const line of wall.lines ?? [face.places]) {
    line.forEach(([x, y], k) => {
      const place = toScreen(camera, width, height, x - origin.x, y - origin.y);
      if (k) pen.lineTo(...place);
      else pen.moveTo(...place);
    });
  }
  pen.stroke();
}

function placeOnCircle(centre, radius, angle) {
  return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)];
}
