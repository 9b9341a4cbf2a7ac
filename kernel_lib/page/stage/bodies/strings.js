// Strings of hanging balls, and the names of runs that lie apart on the stage.

import { drawLine, setLetters, setLine } from "../../base/strokes.js";
import { claimBox } from "../labels/claims.js";
import { runBox } from "../../view/camera.js";
import { placeOn, seenAt } from "../../view/coordinates.js";
import { labelOf } from "../../words/labels.js";

const BEAM = 8; // pixels of beam beyond the outer strings
const boxes = new WeakMap(); // of runs: they never change

/** The beam and a string to every ball, for runs whose balls hang. */
export function paintStrings(pen, stage, look) {
  if (stage.view) return;
  for (const run of look.runs) {
    if (!run.pivots?.length || stage.reference !== "room") continue;
    const ends = run.pivots.map(([x, y]) => placeOn(stage, x, y));
    setLine(pen, look.colours.muted, 1.5);
    pen.beginPath();
    ends.forEach(([px, py], ball) => {
      const { x, y } = seenAt(stage, run, ball, look.time);
      pen.moveTo(px, py);
      pen.lineTo(...placeOn(stage, x, y));
    });
    pen.stroke();
    setLine(pen, look.colours.ink, 4);
    drawLine(pen, ends[0][0] - BEAM, ends[0][1], ends[ends.length - 1][0] + BEAM, ends[0][1]);
  }
}

/** The box of a run, its strings and its track included. */
export function boxWithStrings(run) {
  if (boxes.has(run)) return boxes.get(run);
  const box = runBox(run);
  for (const [x, y] of run.pivots ?? []) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.max(box.top, y);
  }
  for (const wall of /** @type {any[]} */ (run.walls ?? [])) {
    if (wall.kind !== "track") continue;
    for (const [x, y] of wall.lines.flat()) {
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.bottom = Math.min(box.bottom, y);
      box.top = Math.max(box.top, y);
    }
  }
  boxes.set(run, box);
  return box;
}

/** Whether no two boxes of runs overlap, so that each run can bear its name. Pure. */
export function lieApart(list) {
  return list.length > 1 && list.every((one, place) => list.slice(place + 1).every((two) =>
    one.right < two.left || two.right < one.left || one.top < two.bottom || two.top < one.bottom));
}

/** The name of each run over its picture, where the pictures lie apart. */
export function paintRowNames(pen, stage, look) {
  const size = Math.round(0.87 * stage.surface.text);
  setLetters(pen, `600 ${size}px ${look.colours.font}`, "left", "bottom");
  for (const run of look.runs) {
    const box = boxWithStrings(run);
    const [x, y] = placeOn(stage, box.left, box.top);
    pen.fillStyle = look.colours.ink;
    const [left, bottom] = [Math.max(4, x), Math.max(15, y - 5)];
    claimBox(stage, { left, right: left + pen.measureText(labelOf(run.name)).width, top: bottom - size, bottom });
    pen.fillText(labelOf(run.name), left, bottom);
  }
}
