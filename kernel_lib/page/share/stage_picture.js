// The stage in another size, within a picture that is taken away: before a run or during it.

import { fillWith } from "../base/strokes.js";
import { standing } from "../run/standing.js";
import { aimCamera, setStageRuns } from "../stage/camera_control.js";
import { paintStage } from "../stage/layers.js";
import { roomOfSheet } from "../stage/verdict_picture.js";
import { placeOn } from "../view/coordinates.js";

/**
 * How the stage looks before the run of a question, and which runs stand there, in what room: it follows from what is given.
 * @returns {{ look: any, runs: any[], room: number | null }}
 */
export function beforeRun({ judgement, look, runs, task }) {
  const { kind = "", maximum = null, runs_first: causes = false } = judgement ?? {};
  return { look: { ...look, time: 0, playing: false, phase: "question", held: true, covered: true, causes, alone: false,
    ringed: false, guessed: null, verdictPicture: task?.target ?? null, pictured: false, heightTold: false },
  runs: (kind === "speeds" ? runs.slice(0, 1) : runs).map(standing), room: kind === "flag" ? maximum : null };
}

/**
 * Paint the stage into a box of a picture, pixels of it; letters and lines are `larger` than on a desk. `runs` and
 * `room` replace those on the stage; `over` paints above it, where a point of it has its place in the picture.
 * @param {CanvasRenderingContext2D} pen
 * @param {any} tools
 * @param {any} look
 * @param {{ left: number, top: number, width: number, height: number, round?: number }} box
 * @param {number} larger
 * @param {{ runs?: any[], room?: number | null, over?: (place: (x: number, y: number) => number[]) => void }} [other]
 */
export function drawStage(pen, { stage, repaint }, look, { left, top, width, height, round = 0 }, larger, { runs, room, over } = {}) {
  pen.save();
  pen.beginPath();
  pen.roundRect(left, top, width, height, round);
  fillWith(pen, look.colours.stage);
  pen.clip();
  const size = { width: width / larger, height: height / larger, fixed: larger * pen.getTransform().a };
  sized(stage, look, size, runs && { runs, room }, () => {
    paintStage(stage, look);
    pen.drawImage(stage.surface.canvas, left, top, width, height);
    over?.((x, y) => placeOn(stage, x, y).map((at, axis) => larger * at + [left, top][axis]));
  });
  repaint();
  pen.restore();
}

// The stage in another size for one picture; what was zoomed stays so, but for other runs. The page paints it anew
// before it is seen.
function sized(stage, look, size, other, paint) {
  const { surface, camera, move, mode, follow, sheet, arrow, momentum, nameAt, sides, runs, highest } = stage;
  const before = { width: surface.width, height: surface.height, fixed: surface.fixed };
  Object.assign(surface, size);
  Object.assign(stage, { sheet: roomOfSheet(stage, look), nameAt: new Map(), sides: new Map() }); // where words stood in a picture of another size
  if (other) {
    Object.assign(stage, { mode: "fit", follow: null, arrow: 0, momentum: 0, camera: null });
    setStageRuns(stage, other.runs, true, other.room);
  }
  const free = stage.mode === "free";
  if (free) stage.camera = { ...camera, scale: camera.scale * size.height / before.height };
  stage.layer.drop();
  aimCamera(stage, true, !free);
  paint();
  Object.assign(surface, before);
  Object.assign(stage, { camera, move, mode, follow, sheet });
  if (other) setStageRuns(stage, runs, true, highest);
  else aimCamera(stage);
  Object.assign(stage, { camera, move, arrow, momentum, nameAt, sides });
  stage.layer.drop();
}
