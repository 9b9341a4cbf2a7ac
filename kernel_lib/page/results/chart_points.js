// What runs have left on the chart: it fills as one plays, and is cleared by a press.

import { marksOfPoints, withPoint } from "../charts/left.js";
import { newButton } from "../base/dom.js";
import { say } from "../words/say.js";

/** The press that clears the chart of a part. */
export function clearButton(part) {
  return newButton({ hidden: true, onclick: () => setPoints(part, []) }, say("chart-clear"));
}

/** There are new runs, and what they will leave; those of before may be of other values now. */
export function hearOfRuns(part, message) {
  part.left = message.left ?? null;
  if (part.points.length) showPoints(part);
}

/** Keeps the points of a view's chart, in sight or not. */
export function newChartPoints(_model, { chart }) {
  return { element: [], paint: ({ look, clock }) => keepPoint(chart, look, clock) };
}

// A run that is played, or told, leaves its point once the clock has come to it.
function keepPoint(part, look, clock) {
  const { left } = part;
  if (!left || look.covered || look.time < left.time) part.kept = null;
  else if (part.kept !== left && (clock.playing || look.phase === "verdict")) addPoint(part, left);
}

// Once for each time that the clock comes to it: what was cleared stays so.
function addPoint(part, left) {
  part.kept = left;
  const points = withPoint(part.points, left);
  if (points !== part.points) setPoints(part, points);
}

function setPoints(part, points) {
  part.points = points;
  showPoints(part);
  part.renew();
}

/** The chart as Python sent it, and the points on it. */
export function showPoints(part) {
  if (!part.drawn) return;
  const own = part.drawn.marks.filter(({ mark }) => mark === "now"); // lies above all others
  const others = part.drawn.marks.filter(({ mark }) => mark !== "now");
  part.data = { ...part.drawn, marks: [...others, ...marksOfPoints(part.points, part.left?.of), ...own] };
  part.ranges = part.plan?.ranges ?? part.ranges;
  part.plan = null;
}
