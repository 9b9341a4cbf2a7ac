// Balls as discs: outline, mark of the run, and a stripe that shows the spin.

import { placeOn, seenAt } from "../../view/coordinates.js";
import { DASHES, MARKS, drawMark, faded } from "../../base/palette.js";
import { penOf } from "../../base/surface.js";

const MANY_BALLS = 60;
const MOST_DISCS = 60;

/** The balls of all runs, the first run on top. */
export function paintBalls(pen, stage, look) {
  for (const run of [...look.runs].reverse()) {
    if (run.balls > MANY_BALLS) paintMany(pen, stage, run, look);
    else for (let ball = 0; ball < run.balls; ball += 1) paintBall(pen, stage, run, ball, look);
  }
}

// Hundreds of balls: one picture of a disc for each radius, put down on whole pixels.
function paintMany(pen, stage, run, look) {
  const colour = look.colours.runs[run.index % 4];
  const { ratio } = stage.surface;
  pen.imageSmoothingEnabled = false;
  pen.strokeStyle = colour;
  pen.lineWidth = 1.5;
  pen.setLineDash([]);
  for (let ball = 0; ball < run.balls; ball += 1) {
    const { x, y, angle = 0 } = seenAt(stage, run, ball, look.time);
    const [px, py] = placeOn(stage, x, y);
    const radius = Math.max(1.5, run.radii[ball] * stage.camera.scale);
    const disc = discOf(stage, radius, colour, ratio);
    const [half, wide] = [disc.width / 2, disc.width / ratio];
    pen.drawImage(disc, Math.round(px * ratio - half) / ratio, Math.round(py * ratio - half) / ratio,
      wide, wide);
    if (!run.spins) continue;
    pen.beginPath();
    pen.moveTo(px, py);
    pen.lineTo(px + Math.cos(angle) * radius, py - Math.sin(angle) * radius);
    pen.stroke();
  }
  pen.imageSmoothingEnabled = true;
}

function discOf(stage, radius, colour, ratio) {
  const key = `${Math.round(radius * ratio * 2)} ${colour} ${ratio}`;
  if (stage.discs.size > MOST_DISCS) stage.discs.clear();
  if (!stage.discs.has(key)) stage.discs.set(key, newDisc(radius * ratio, colour, 1.5 * ratio));
  return stage.discs.get(key);
}

function newDisc(radius, colour, line) {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 2 * Math.ceil(radius + 1);
  const pen = penOf(canvas);
  pen.beginPath();
  pen.arc(canvas.width / 2, canvas.width / 2, Math.max(0.5, radius - line / 2), 0, 2 * Math.PI);
  pen.fillStyle = faded(colour, 0.3);
  pen.fill();
  pen.strokeStyle = colour;
  pen.lineWidth = line;
  pen.stroke();
  return canvas;
}

function paintBall(pen, stage, run, ball, look) {
  const colour = look.colours.runs[run.index % 4];
  const now = seenAt(stage, run, ball, look.time);
  const [x, y] = placeOn(stage, now.x, now.y);
  const radius = Math.max(2, run.radii[ball] * stage.camera.scale);
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fillStyle = faded(colour, run.index === 0 ? 0.3 : 0.16);
  pen.fill();
  pen.beginPath();
  pen.arc(x, y, Math.max(1, radius - 1.2), 0, 2 * Math.PI);
  pen.strokeStyle = colour;
  pen.lineWidth = 2.4;
  pen.setLineDash(DASHES[run.index % 4]);
  pen.stroke();
  if (look.cores) {
    run.cores ??= coreRadii(run.radii, run.masses);
    pen.beginPath();
    pen.arc(x, y, run.cores[ball] * stage.camera.scale, 0, 2 * Math.PI);
    pen.fillStyle = faded(colour, 0.55);
    pen.fill();
  }
  if (run.spins) paintStripe(pen, x, y, radius, now.angle, colour);
  pen.fillStyle = colour;
  drawMark(pen, MARKS[run.index % 4], x, y, 3);
  pen.fill();
}

/** Radii of cores with areas in proportion to the masses, the largest that fit. Pure. */
export function coreRadii(radii, masses) {
  const heaviest = Math.max(...masses.map((mass) => mass ?? 0));
  if (!heaviest) return radii.map(() => 0);
  const roots = masses.map((mass) => Math.sqrt((mass ?? heaviest) / heaviest));
  const unit = Math.min(...radii.map((radius, ball) => 0.9 * radius / roots[ball]));
  return roots.map((root) => unit * root);
}

function paintStripe(pen, x, y, radius, angle, colour) {
  const [dx, dy] = [Math.cos(angle) * radius * 0.9, -Math.sin(angle) * radius * 0.9];
  pen.setLineDash([]);
  pen.lineWidth = 1.6;
  pen.strokeStyle = colour;
  pen.beginPath();
  pen.moveTo(x - dx, y - dy);
  pen.lineTo(x + dx, y + dy);
  pen.stroke();
}
