// Ruler, protractor and photogate on the stage: points that can be dragged or moved by keys.

import { paintTool } from "./drawings.js";
import { passesOf } from "./photogate.js";
import { gateInWords, gateReading, reading } from "./readings.js";
import { toScreen, toWorld } from "../../view/camera.js";
import { seenAt } from "../../view/coordinates.js";
import { projected } from "../../view/projection.js";
import { element } from "../../base/dom.js";
import { addMark } from "../../stage/layers.js";
import { say } from "../../words/say.js";

const KEY_PIXELS = 2;
const MEASURE_KEYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
const GRIP = 44; // pixels
const WIDE_BEAM = 2.2; // radii to each side of the ball that is to pass
const MOST_WATCHED = 60; // balls
const TOOLS = {
  ruler: { label: say("measure-ruler"), start: [[0.3, 0.5], [0.7, 0.5]],
    names: [say("measure-one-end"), say("measure-other-end")] },
  protractor: { label: say("measure-protractor"), start: [[0.4, 0.65], [0.7, 0.65], [0.58, 0.3]],
    names: [say("measure-corner"), say("measure-first-arm"), say("measure-second-arm")] },
  photogate: { label: say("measure-photogate"), start: [[0.3, 0.6], [0.7, 0.6]],
    names: [say("measure-one-end"), say("measure-other-end")] },
};

/** The tools, put away at first; `tell(words)` announces a reading. */
export function newTools({ look }, { stage, repaint, tell }) {
  const part = { stage, look, repaint, tell, place: "stage", all: /** @type {any[]} */ ([]) };
  for (const [name, facts] of Object.entries(TOOLS)) {
    /** @type {any} */
    const tool = { name, ...facts, points: null, on: false, seen: gateReading([], 0) };
    tool.grips = facts.names.map((_, index) => newPoint(part, tool, index));
    part.all.push(tool);
  }
  addMark(stage, "over", (pen, on, now) => paintTools(pen, on, now, part.all));
  return Object.assign(part, { element: part.all.flatMap((tool) => tool.grips),
    paint: () => placeGrips(part) });
}

/** Lay a tool on the stage, or put it away. */
export function switchTool(part, tool) {
  const { camera, pane } = part.stage;
  if (!camera) return;
  tool.on = !tool.on;
  if (tool.on) {
    tool.points = tool.start.map(([across, down]) =>
      toWorld(camera, pane.width, pane.height, across * pane.width, down * pane.height));
    const [run] = shownRuns(part.look, part.stage.runs);
    if (tool.name === "photogate" && run) tool.points = beamAcross(part.stage, run) ?? tool.points;
  }
  part.repaint();
}

/** The runs that are drawn, of which the first is measured. */
export function shownRuns(look, runs) {
  return runs.filter((run) => !look.hidden.has(run.name));
}

// Where a ball is in the picture, in which the tools lie: as seen from the frame of reference, turned in space.
function onPicture(stage, run, ball, moment) {
  const { x, y, z } = seenAt(stage, run, ball, moment);
  return stage.view ? projected(stage.frame, x, y, z) : [x, y];
}

// A beam across the way of the first ball, halfway to its first contact.
function beamAcross(stage, run) {
  const moment = (run.contact_time.find((time) => time > 0) ?? run.end) / 2;
  const [x, y] = onPicture(stage, run, 0, moment);
  const [u, v] = onPicture(stage, run, 0, moment + 1e-3 * run.end);
  const long = Math.hypot(u - x, v - y);
  if (!long) return null;
  const half = WIDE_BEAM * run.radii[0] / long;
  const [nx, ny] = [-(v - y) * half, (u - x) * half];
  return [[x - nx, y - ny], [x + nx, y + ny]];
}

/** What the photogate has seen of the first run by now. */
function watchGate(stage, tool, run, time) {
  const now = [run, stage.reference, stage.view, stage.frame, ...tool.points.flat()];
  if (!tool.key || now.some((one, k) => one !== tool.key[k])) {
    tool.key = now;
    tool.passes = run.balls > MOST_WATCHED ? []
      : passesOf(tool.points, run.radii, run.time, (ball, moment) => onPicture(stage, run, ball, moment));
  }
  tool.seen = gateReading(tool.passes, time);
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
    "aria-roledescription": say("grip-kind"),
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

function wordsOf({ stage }, tool) {
  return tool.name === "photogate" ? gateInWords(tool.seen)
    : reading(tool.name, tool.points, stage.camera.scale);
}

function inReading(part, tool) {
  return say("measure-reads", { tool: tool.label, reading: wordsOf(part, tool) });
}

// Pixel in the pane of a point of the room: the tools stay where they were put.
function placeIn({ camera, pane }, [x, y]) {
  return toScreen(camera, pane.width, pane.height, x, y);
}

// Put the grips where the points are drawn.
function placeGrips(part) {
  const { camera, pane } = part.stage;
  for (const tool of part.all) {
    tool.grips.forEach((grip, index) => {
      grip.hidden = !tool.on || !camera;
      if (grip.hidden) return;
      const [x, y] = placeIn(part.stage, tool.points[index]);
      const kept = [[x, pane.width], [y, pane.height]].map(([value, most]) =>
        Math.min(most - GRIP / 2, Math.max(GRIP / 2, value)));
      grip.style.transform = `translate(${pane.left + kept[0] - GRIP / 2}px, ${
        pane.top + kept[1] - GRIP / 2}px)`;
      const label = say("measure-point", { tool: tool.label, point: tool.names[index],
        reading: wordsOf(part, tool) });
      if (grip.getAttribute("aria-label") !== label) grip.setAttribute("aria-label", label);
    });
  }
}

function paintTools(pen, stage, look, tools) {
  for (const tool of tools) {
    if (!tool.on) continue;
    if (tool.name === "photogate" && look.runs.length) watchGate(stage, tool, look.runs[0], look.time);
    paintTool(pen, tool, tool.points.map((point) => placeIn(stage, point)), { scale: stage.camera.scale,
      text: stage.surface.text, colours: look.colours, dark: tool.seen.dark });
  }
}
