// Walls that end or curve: points along them, and their line.

import { toScreen } from "../view/camera.js";

const CURVE_PIECES = 128;
const PARABOLA_REACH = 6;

/**
 * Points along a wall that is no plane, in metres; none for a wall of one's own.
 * @param {import("../run/runs.js").Curve} wall
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
      const x = PARABOLA_REACH * wall.radius * (2 * part - 1);
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

/** Its line; broken where it is the centres of balls that turn round on it. */
export function drawCurvedWall(pen, wall, origin, camera, width, height, colours) {
  const places = pointsAlongWall(wall).map(([x, y]) =>
    toScreen(camera, width, height, x - origin.x, y - origin.y));
  if (!places.length) return;
  pen.strokeStyle = colours.ink;
  pen.lineWidth = 2;
  pen.setLineDash(wall.of_centres ? [6, 5] : []);
  pen.beginPath();
  pen.moveTo(...places[0]);
  for (const place of places.slice(1)) pen.lineTo(...place);
  pen.stroke();
  pen.setLineDash([]);
}

function placeOnCircle(centre, radius, angle) {
  return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)];
}
