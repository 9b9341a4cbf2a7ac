// What the tools look like on the stage: lines of ink, a reading on a chip that stays upright.

import { drawLine, setLetters, setLine, traceCircle } from "../../base/strokes.js";
import { gateInWords, reading } from "./readings.js";

/** A tool at these pixels, with what it reads by now. */
export function paintTool(pen, tool, places, { scale, text, colours, dark }) {
  setLine(pen, colours.ink, 2);
  pen.fillStyle = colours.ink;
  ({ ruler: paintRuler, protractor: paintProtractor, photogate: paintGate })[tool.name](pen, places, colours.ink, dark);
  for (const [x, y] of places) {
    traceCircle(pen, x, y, 4.5);
    pen.fill();
  }
  const [one, other] = tool.name === "protractor" ? [places[0], places[0]] : places;
  const size = Math.round(0.93 * text);
  const off = (tool.name === "protractor" ? 1 : -1) * (9 + 0.8 * size); // the angle lies above as a rule
  const words = tool.name === "photogate" ? gateInWords(tool.seen) : reading(tool.name, tool.points, scale);
  writeReading(pen, words, (one[0] + other[0]) / 2, (one[1] + other[1]) / 2 + off, size, colours);
}

// A line with an end stroke of half this length at each side.
function paintPosts(pen, [[x, y], [u, v]], half) {
  const length = Math.hypot(u - x, v - y) || 1;
  const [nx, ny] = [-(v - y) / length * half, (u - x) / length * half];
  pen.beginPath();
  for (const [px, py] of [[x, y], [u, v]]) {
    pen.moveTo(px - nx, py - ny);
    pen.lineTo(px + nx, py + ny);
  }
  pen.stroke();
}

function paintRuler(pen, ends) {
  paintPosts(pen, ends, 6);
  drawLine(pen, ...ends[0], ...ends[1]);
}

// Two posts and the beam between them, which is dashed as long as nothing breaks it.
function paintGate(pen, ends, ink, dark) {
  setLine(pen, ink, 5);
  paintPosts(pen, ends, 11);
  setLine(pen, ink, dark ? 4 : 1.5, dark ? [] : [5, 4]);
  drawLine(pen, ...ends[0], ...ends[1]);
}

function paintProtractor(pen, [[x, y], one, two]) {
  pen.beginPath();
  pen.moveTo(...one);
  pen.lineTo(x, y);
  pen.lineTo(...two);
  const [from, to] = [one, two].map(([u, v]) => Math.atan2(v - y, u - x));
  const radius = Math.min(44, ...[one, two].map(([u, v]) => 0.6 * Math.hypot(u - x, v - y)));
  pen.moveTo(x + radius * Math.cos(from), y + radius * Math.sin(from));
  pen.arc(x, y, radius, from, to, Math.sin(to - from) < 0);
  pen.stroke();
}

function writeReading(pen, text, x, y, size, colours) {
  setLetters(pen, `600 ${size}px ${colours.font}`, "center");
  const wide = pen.measureText(text).width + 14;
  pen.fillStyle = colours.soft;
  setLine(pen, colours.ink, 1);
  pen.beginPath();
  pen.roundRect(x - wide / 2, y - 0.8 * size, wide, 1.6 * size, 0.8 * size);
  pen.fill();
  pen.stroke();
  pen.fillStyle = colours.ink;
  pen.fillText(text, x, y);
}
