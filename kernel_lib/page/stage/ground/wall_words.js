// What a wall does to a ball, in words on the wall itself, where there is room for them.

import { setLetters } from "../../base/strokes.js";
import { enlargement } from "../../base/surface.js";
import { figure } from "../../base/numbers.js";
import { claimsOf } from "../labels/claims.js";
import { lengthInside, meetsDisc, sharedArea } from "../labels/placing.js";
import { takenCorners } from "../labels/room.js";
import { ruledFloor } from "./ruler.js";
import { toScreen } from "../../view/camera.js";
import { say } from "../../words/say.js";

const WORDS_SIZE = 0.93; // of the text around the stage
const WORDS_LINE = 1.35; // of the size of the letters, from one line to the next
const WORDS_EDGE = 16; // pixels between words and the edge of the picture
const UNDER_LINE = 6; // likewise, and between words and the line of the wall
const BESIDE_RULER = 56; // likewise, from the edge with the ruler
const WORDS_LIFT = 6; // pixels between the heights that are tried

/**
 * The sentences of a wall: what it gives back, and whether it rubs. A level wall that does not rub says
 * nothing of that; of a ball that comes in askew it gives back a share of the speed into it alone. Pure.
 * @param {string} name of the wall, such as "floor"
 * @param {{ back: number, rubs: number | null, grips: boolean }} surface
 * @param {boolean} level
 * @param {boolean} straight whether all balls come straight down on it
 * @returns {string[]}
 */
export function wordsOfWall(name, { back, rubs, grips }, level, straight = level) {
  const slots = { name, share: figure(100 * back) };
  const whole = back === 0 || back === 1;
  const first = !whole ? say(straight ? "walls-share" : "walls-share-into", slots)
    : back ? say(straight ? "walls-all" : "walls-all-into", slots)
      : say(straight ? "walls-nothing" : "walls-nothing-into", slots);
  if (!grips) return level ? [first] : [first, say("walls-smooth")];
  return [first, rubs === null ? say("walls-grips") : say("walls-rubs", { friction: figure(rubs) })];
}

/**
 * A place for a block of words behind the line of a wall: as low as possible, on either side or in the
 * middle, clear of what is taken; null where there is none. Pure.
 * @param {{ wide: number, high: number, left: number }} block pixels; left: the least distance from that edge
 * @param {(x: number, y: number) => number} behind how many pixels a position lies behind the line
 * @param {{ width: number, height: number }} pane
 * @param {import("../labels/placing.js").Box[]} taken
 */
export function placeForWords({ wide, high, left }, behind, { width, height }, taken) {
  for (let top = height - high - UNDER_LINE; top >= UNDER_LINE; top -= WORDS_LIFT) {
    for (const x of [left, width - WORDS_EDGE - wide, (width - wide) / 2]) {
      const box = { left: x, right: x + wide, top, bottom: top + high };
      const corners = [[x, top], [x + wide, top], [x, top + high], [x + wide, top + high]];
      if (x >= WORDS_EDGE && x + wide <= width - WORDS_EDGE && corners.every(([px, py]) => behind(px, py) >= UNDER_LINE)
        && !taken.some((one) => sharedArea(box, one) > 0)) return box;
    }
  }
  return null;
}

/**
 * The mark that writes them, when all else is drawn: their place is always the same, and while something
 * else lies there they are left out. Under a picture of heights the floor has that picture's words.
 * @param {string[]} names of the walls, in their order
 */
export function wallWords(names) {
  return (pen, stage, look) => {
    const [run] = look.runs;
    if (!run || look.bare || (look.causes && !run.guessed) || stage.view || stage.reference !== "room" || stage.panes.length > 1) return;
    const size = Math.round(WORDS_SIZE * stage.surface.text);
    setLetters(pen, `${size}px ${look.colours.font}`);
    run.walls.forEach((wall, place) => {
      if (!wall.meets || !names[place] || (place === 0 && stage.measured)) return;
      const level = Math.abs(wall.normal[0]) < 1e-9;
      const lines = wordsOfWall(names[place], wall.meets, level, level && !goesSideways(run));
      const box = placeOnWall(pen, stage, look.runs, wall, lines, WORDS_LINE * size);
      if (!box || isTaken(box, claimsOf(stage))) return;
      pen.fillStyle = look.colours.muted;
      lines.forEach((line, k) => pen.fillText(line, box.left, box.top + (k + 0.5) * WORDS_LINE * size));
    });
  };
}

// Whether a ball moves to the side at the start.
function goesSideways({ balls, dimension, velocity }) {
  return Array.from({ length: balls }, (_, ball) => velocity[ball * dimension]).some((speed) => Math.abs(speed) > 1e-9);
}

// Arrows, their heads and their labels come first.
function isTaken(box, { boxes, heads, lines, written }) {
  return [...boxes, ...written.filter((one) => one.clear).map((one) => one.box)].some((one) => sharedArea(box, one) > 0)
    || heads.some((head) => meetsDisc(box, head)) || lines.some((line) => lengthInside(box, line) > 0);
}

function placeOnWall(pen, stage, runs, wall, lines, line) {
  const { width, height } = stage.pane;
  const larger = enlargement(stage.surface);
  const [x, y] = toScreen(stage.camera, width, height, wall.point[0], wall.point[1]);
  const [nx, ny] = wall.normal;
  const behind = (toX, toY) => ((x - toX) * nx + (toY - y) * ny) / (Math.hypot(nx, ny) || 1);
  const ruled = ruledFloor(stage, runs) !== null;
  const [clock, scale, camera] = takenCorners(stage.pane, larger);
  const wide = Math.max(...lines.map((one) => pen.measureText(one).width));
  return placeForWords({ wide, high: lines.length * line, left: ruled ? BESIDE_RULER * larger : WORDS_EDGE }, behind,
    stage.pane, [clock, camera, ...(ruled ? [] : [scale])]);
}
