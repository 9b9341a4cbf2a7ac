// Grips on the points through which a track is drawn: each sets the height of its point.

import { exact } from "../base/numbers.js";
import { acts } from "../controls/panel.js";
import { snapped } from "../controls/slider_scale.js";
import { holdGrip, newHeldGrip, placeGrip } from "./grip.js";
import { toScreen, toWorld } from "../view/camera.js";
import { say } from "../words/say.js";

const COARSE_POINT = 5; // steps of an arrow key with Shift

/** One grip for each height that is drawn by hand. */
export function newDrawing(model, { stage, byHand }) {
  /** @type {any} */
  const part = { model, stage, act: byHand, place: "stage", paint: () => placePoints(part) };
  part.grips = Object.entries(model.sheet.draws ?? {}).map(([name, x]) =>
    newPointGrip(part, x, model.sheet.parameters.find((one) => one.name === name)));
  part.element = part.grips.map((grip) => grip.element);
  return part;
}

/**
 * A height as its slider would take it. Pure.
 * @param {any} parameter
 * @param {number} wanted
 */
export function heightFor(parameter, wanted) {
  const value = Math.min(parameter.maximum, Math.max(parameter.minimum, wanted));
  return Number(snapped(parameter, value).toFixed(5));
}

function newPointGrip(part, x, parameter) {
  const grip = { x, parameter };
  return newHeldGrip(part, grip, { kind: "point", title: say("grip-point"),
    dragged: (across, down) => {
      const { camera, pane } = part.stage;
      setPointTo(part, grip, toWorld(camera, pane.width, pane.height, across, down)[1]);
    },
    pressed: (event) => movePointByKey(part, grip, event) });
}

function setPointTo(part, grip, wanted) {
  part.act("drag", { [grip.parameter.name]: heightFor(grip.parameter, wanted) });
}

function movePointByKey(part, grip, event) {
  const way = { ArrowUp: 1, ArrowDown: -1 }[event.key];
  if (!way) return false;
  holdGrip(part, grip);
  const { name, step } = grip.parameter;
  setPointTo(part, grip, part.model.values[name] + way * step * (event.shiftKey ? COARSE_POINT : 1));
  part.act("say", pointInWords(grip, part.model.values));
  return true;
}

function pointInWords({ x, parameter: { name, unit } }, values) {
  return say("grip-height", { x: exact(x), now: `${exact(values[name])} ${unit}` });
}

// Only in the flat picture, and where these heights act.
function placePoints({ grips, stage, model: { runs: [run], values, locked, offline, look, clock } }) {
  if (!run || !stage.camera) return;
  const hidden = stage.view || stage.reference !== "room" || stage.panes.length > 1
    || (look.time > 0 && clock.playing) || offline;
  for (const grip of grips) {
    const { name } = grip.parameter;
    grip.element.hidden = !acts(grip.parameter, values) || locked.has(name) || (hidden && !grip.held);
    if (grip.element.hidden) continue;
    placeGrip(grip, toScreen(stage.camera, stage.pane.width, stage.pane.height, grip.x, values[name]),
      pointInWords(grip, values));
  }
}
