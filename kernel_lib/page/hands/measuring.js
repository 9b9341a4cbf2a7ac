// Ruler and protractor on the stage: points that can be dragged or moved by keys, and a readout.

import { toScreen, toWorld } from "../view/camera.js";
import { element } from "../base/dom.js";
import { decimalsOf, niceStep, show } from "../base/numbers.js";
import { addMark } from "../stage/layers.js";
import { say } from "../words/say.js";

const KEY_PIXELS = 2;
const MEASURE_KEYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
const GRIP = 34; // pixels
const TOOLS = {
  ruler: { label: say("measure.ruler"), start: [[0.3, 0.5], [0.7, 0.5]],
    names: [say("measure.oneEnd"), say("measure.otherEnd")] },
  protractor: { label: say("measure.protractor"), start: [[0.4, 0.65], [0.7, 0.65], [0.58, 0.3]],
    names: [say("measure.corner"), say("measure.firstArm"), say("measure.secondArm")] },
};

/** Length of a ruler, m. Pure. */
export function lengthOf([[x, y], [u, v]]) {
  return Math.hypot(u - x, v - y);
}

/** Angle of a protractor between its arms, degrees, 0 to 180. Pure. */
export function angleOf([[x, y], [a, b], [c, d]]) {
  const [one, two] = [[a - x, b - y], [c - x, d - y]];
  const across = one[0] * two[1] - one[1] * two[0];
  const along = one[0] * two[0] + one[1] * two[1];
  return Math.abs(Math.atan2(across, along)) * 180 / Math.PI;
}

/** What a tool reads, with the digits that this many pixels a metre can show. Pure. */
export function reading(name, points, scale) {
  if (name === "protractor") return `${show(angleOf(points), 1)}°`;
  return `${show(lengthOf(points), Math.min(6, decimalsOf(niceStep(1 / scale, 1))))} m`;
}

/** Both tools, put away at first, and their switches; `view.tell(words)` announces a reading. */
export function newMeasuring({ stage, repaint, tell }) {
  const part = { stage, repaint, tell, tools: /** @type {any[]} */ ([]) };
  for (const [name, facts] of Object.entries(TOOLS)) {
    /** @type {any} */
    const tool = { name, ...facts, points: null, on: false };
    tool.toggle = element("button", { type: "button", class: "carom-toggle",
      "aria-pressed": "false", onclick: () => switchTool(part, tool) }, facts.label);
    tool.grips = facts.names.map((_, index) => newPoint(part, tool, index));
    part.tools.push(tool);
  }
  addMark(stage, "over", (pen, on, look) => paintTools(pen, on, look, part.tools));
  return [{ element: part.tools.map((tool) => tool.toggle), place: "switches" },
    { element: part.tools.flatMap((tool) => tool.grips), place: "stage",
      paint: () => placeGrips(part) }];
}

function switchTool(part, tool) {
  const { camera, pane } = part.stage;
  if (!camera) return;
  tool.on = !tool.on;
  tool.toggle.setAttribute("aria-pressed", String(tool.on));
  if (tool.on) {
    tool.points = tool.start.map(([across, down]) =>
      toWorld(camera, pane.width, pane.height, across * pane.width, down * pane.height));
  }
  part.repaint();
}

function newPoint(part, tool, index) {
  let start = null;
  const put = (x, y) => {
    tool.points[index] = [x, y];
    part.repaint();
  };
  const drop = () => {
    if (start) part.tell(inReading(part, tool));
    start = null;
  };
  return element("div", { class: "carom-measure", tabindex: "0", role: "button", hidden: true,
    "aria-roledescription": say("grip.kind"),
    onpointerdown: (event) => {
      if (event.button) return;
      event.preventDefault();
      event.currentTarget.focus({ preventScroll: true });
      event.currentTarget.setPointerCapture(event.pointerId);
      start = { from: [event.clientX, event.clientY], point: tool.points[index] };
    },
    onpointermove: (event) => {
      if (!start) return;
      const { scale } = part.stage.camera;
      put(start.point[0] + (event.clientX - start.from[0]) / scale,
        start.point[1] - (event.clientY - start.from[1]) / scale);
    },
    onpointerup: drop,
    onpointercancel: drop,
    onkeydown: (event) => {
      const key = MEASURE_KEYS[event.key];
      if (!key || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      const step = KEY_PIXELS * (event.shiftKey ? 10 : 1) / part.stage.camera.scale;
      const [x, y] = tool.points[index];
      put(x + key[0] * step, y + key[1] * step);
      part.tell(inReading(part, tool));
    } });
}

function inReading(part, tool) {
  return say("measure.reads", { tool: tool.label,
    reading: reading(tool.name, tool.points, part.stage.camera.scale) });
}

// Pixel in the pane of a point of the room: the tools stay where they were put.
function placeIn({ camera, pane }, [x, y]) {
  return toScreen(camera, pane.width, pane.height, x, y);
}

// Put the grips where the points are drawn.
function placeGrips(part) {
  const { camera, pane } = part.stage;
  for (const tool of part.tools) {
    tool.grips.forEach((grip, index) => {
      grip.hidden = !tool.on || !camera;
      if (grip.hidden) return;
      const [x, y] = placeIn(part.stage, tool.points[index]);
      const kept = [[x, pane.width], [y, pane.height]].map(([value, most]) =>
        Math.min(most - GRIP / 2, Math.max(GRIP / 2, value)));
      grip.style.transform = `translate(${pane.left + kept[0] - GRIP / 2}px, ${
        pane.top + kept[1] - GRIP / 2}px)`;
      const label = say("measure.point", { tool: tool.label, point: tool.names[index],
        reading: reading(tool.name, tool.points, camera.scale) });
      if (grip.getAttribute("aria-label") !== label) grip.setAttribute("aria-label", label);
    });
  }
}

function paintTools(pen, stage, look, tools) {
  for (const tool of tools) {
    if (!tool.on) continue;
    const places = tool.points.map((point) => placeIn(stage, point));
    pen.strokeStyle = look.colours.ink;
    pen.fillStyle = look.colours.ink;
    pen.lineWidth = 2;
    pen.setLineDash([]);
    if (tool.name === "ruler") paintRuler(pen, places);
    else paintProtractor(pen, places);
    for (const [x, y] of places) {
      pen.beginPath();
      pen.arc(x, y, 4.5, 0, 2 * Math.PI);
      pen.fill();
    }
    const [middle, other] = tool.name === "ruler" ? places : [places[0], places[0]];
    const size = Math.round(0.93 * stage.surface.text);
    const off = (tool.name === "ruler" ? -1 : 1) * (9 + 0.8 * size); // the angle lies above as a rule
    writeReading(pen, reading(tool.name, tool.points, stage.camera.scale),
      (middle[0] + other[0]) / 2, (middle[1] + other[1]) / 2 + off, size, look.colours);
  }
}

function paintRuler(pen, [[x, y], [u, v]]) {
  const length = Math.hypot(u - x, v - y) || 1;
  const [nx, ny] = [-(v - y) / length * 6, (u - x) / length * 6];
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(u, v);
  for (const [px, py] of [[x, y], [u, v]]) {
    pen.moveTo(px - nx, py - ny);
    pen.lineTo(px + nx, py + ny);
  }
  pen.stroke();
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
  pen.font = `600 ${size}px ${colours.font}`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  const wide = pen.measureText(text).width + 12;
  pen.fillStyle = colours.paper;
  pen.fillRect(x - wide / 2, y - 0.8 * size, wide, 1.6 * size);
  pen.fillStyle = colours.ink;
  pen.fillText(text, x, y);
}
