// A grip on a curved wall, which bends it: the lowest point stays, the curve goes through the hand.

import { exact } from "../base/numbers.js";
import { acts } from "../controls/panel.js";
import { snapped } from "../controls/slider_scale.js";
import { holdGrip, newHeldGrip, placeGrip } from "./grip.js";
import { faceOfWall } from "../stage/ground/walls_and_grid.js";
import { coversBodies } from "../stage/verdict_picture.js";
import { toScreen, toWorld } from "../view/camera.js";
import { say } from "../words/say.js";

const SIDE_ROOM = 30; // pixels that the grip keeps from the sides of the stage
const STEEPEST_GRIP = 0.5; // rise over run from the lowest point to the grip
const BY_KEY = 1.05; // the factor of an arrow key
const COARSE_BEND = 4; // of them with Shift

/** One grip for each wall that a parameter bends. */
export function newBending(model, { stage, byHand }) {
  /** @type {any} */
  const part = { model, stage, act: byHand, place: "stage", paint: () => placeBends(part) };
  part.grips = Object.entries(model.sheet.bends ?? {}).map(([wall, name]) =>
    newBend(part, Number(wall), model.sheet.parameters.find((one) => one.name === name)));
  part.element = part.grips.map((grip) => grip.element);
  return part;
}

/**
 * The radius of curvature of a curve of this kind through its lowest point and another one, which
 * lies `across` beside it and `up` above it, m; infinite for one that is not above. Pure.
 * @param {string} kind "arc" or "parabola"
 * @param {number} across
 * @param {number} up
 */
export function bentThrough(kind, across, up) {
  if (up <= 0) return Infinity;
  return kind === "arc" ? (across * across + up * up) / (2 * up) : across * across / (2 * up);
}

/**
 * Where the grip is: the point farthest to the right that is in sight and not too steep. Pure.
 * @param {number[][]} places of the wall, m
 * @param {(place: number[]) => number[]} toPixel
 * @param {number} width
 * @returns {number[] | null} m
 */
export function gripOn(places, toPixel, width) {
  const lowest = lowestOf(places);
  const seen = places.filter((place) => {
    const [across, up] = [place[0] - lowest[0], place[1] - lowest[1]];
    const [x, y] = toPixel(place);
    return across > 0 && up > 0 && up <= STEEPEST_GRIP * across && x <= width - SIDE_ROOM && y >= SIDE_ROOM;
  });
  return seen.length ? seen.reduce((far, place) => (place[0] > far[0] ? place : far)) : null;
}

function lowestOf(places) {
  return places.reduce((low, place) => (place[1] < low[1] ? place : low), [0, Infinity]);
}

function newBend(part, wall, parameter) {
  const grip = { wall, parameter };
  return newHeldGrip(part, grip, { kind: "bend", title: say("grip-bend"),
    dragged: (across, down) => bendTo(part, grip, across, down),
    pressed: (event) => bendByKey(part, grip, event) });
}

function bendTo(part, grip, across, down) {
  const { camera, pane } = part.stage;
  const [x, y] = toWorld(camera, pane.width, pane.height, across, down);
  const [{ walls, radii }] = part.model.runs;
  const wall = walls[grip.wall];
  const lowest = lowestOf(faceOfWall(wall, radii).places);
  const radius = bentThrough(wall.kind, x - lowest[0], y - lowest[1]);
  setTo(part, grip, radius - (wall.radius - part.model.values[grip.parameter.name]));
}

function setTo(part, grip, wanted) {
  const { name, minimum, maximum } = grip.parameter;
  const value = Math.min(maximum, Math.max(minimum, wanted));
  part.act("drag", { [name]: Number(snapped(grip.parameter, value).toPrecision(3)) });
}

function bendByKey(part, grip, event) {
  const way = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!way) return false;
  holdGrip(part, grip);
  const factor = BY_KEY ** (way * (event.shiftKey ? COARSE_BEND : 1));
  setTo(part, grip, part.model.values[grip.parameter.name] * factor);
  part.act("say", bendInWords(grip, part.model.values));
  return true;
}

function bendInWords({ parameter: { symbol, name, unit } }, values) {
  return say("grip-bent", { now: `${symbol} = ${exact(values[name])} ${unit}` });
}

// Only where the wall is: a round bowl or a dish that rests below, in the flat picture.
function placeBends({ grips, stage, model: { runs: [run], values, locked, offline, look, clock } }) {
  if (!run || !stage.camera) return;
  const hidden = stage.view || stage.reference !== "room" || (look.time > 0 && clock.playing)
    || offline || coversBodies(stage, look);
  for (const grip of grips) {
    const wall = run.walls[grip.wall];
    const bends = ["arc", "parabola"].includes(wall?.kind) && Math.hypot(...run.gravity) > 0
      && acts(grip.parameter, values) && !locked.has(grip.parameter.name);
    const { width, height } = stage.pane;
    const toPixel = ([x, y]) => toScreen(stage.camera, width, height, x, y);
    const place = bends ? gripOn(faceOfWall(wall, run.radii).places, toPixel, width - stage.sheet) : null;
    grip.element.hidden = !place || (hidden && !grip.held);
    if (!place || grip.element.hidden) continue;
    placeGrip(grip, toPixel(/** @type {[number, number]} */ (place)), bendInWords(grip, values));
  }
}
