// Small pictures in the upper right of a pane: momenta tip to tail, and angular momentum split.

import { setLetters, setLine } from "../base/strokes.js";
import { drawArrow, drawDoubleArrow } from "./arrows/shape.js";
import { claimBox } from "./labels/claims.js";
import { show } from "../base/numbers.js";
import { DASHES, faded, hueOfRun } from "../base/palette.js";
import { massShares } from "../run/frame_of_reference.js";
import { angularMomentumAt, angularRange, keptWith, momentaAt, momentumBox, tipToTail }
  from "../run/totals.js";
import { say } from "../words/say.js";

const INSET_EDGE = 46; // pixels left free for the buttons of the camera
const INSET_WIDEST = 168;
const INSET_HIGH = 118;
const INSET_MANY = 40; // balls, above which momenta are a line without heads
const ANGULAR_KINDS = [["orbital", "orbital"], ["spin", "spin"], ["total", "total"]];

function newInset(pen, stage, look, place, title) {
  const wide = Math.min(INSET_WIDEST, Math.max(138, 0.3 * stage.pane.width));
  const tall = Math.min(INSET_HIGH, stage.pane.height - 12);
  const [left, top] = [stage.pane.width - INSET_EDGE - (place + 1) * (wide + 6), 8];
  claimInset(stage, left, top, wide, tall);
  setLine(pen, look.colours.line, 1);
  pen.fillStyle = faded(look.colours.paper, 0.88);
  pen.beginPath();
  pen.roundRect(left + 0.5, top + 0.5, wide, tall, 6);
  pen.fill();
  pen.stroke();
  write(pen, look, title, left + 8, top + 12, "left");
  return { left, top, wide, tall };
}

// The small picture grows from the upper right corner of the pane with the text around.
function claimInset(stage, left, top, wide, tall) {
  const [{ width }, factor] = [stage.pane, stage.surface.text / 15];
  claimBox(stage, { left: width - (width - left) * factor, right: width - (width - left - wide) * factor,
    top: top * factor, bottom: (top + tall) * factor });
}

function write(pen, look, text, x, y, align, colour = look.colours.muted) {
  setLetters(pen, `11.5px ${look.colours.font}`, align);
  pen.fillStyle = colour;
  pen.fillText(text, x, y);
}

/** Momenta of all balls tip to tail, and their total as a double arrow. */
export function paintMomentumSum(pen, stage, look) {
  if (!look.momentumSum || look.covered || !look.runs.length) return;
  const { reference } = stage;
  const inset = newInset(pen, stage, look, 0, say("inset-momenta"));
  const boxes = look.runs.map((run) => keptWith(run, "momenta", reference, momentumBox));
  const wide = inset.wide - 24;
  const [left, right] = [Math.min(...boxes.map((box) => box.left)),
    Math.max(...boxes.map((box) => box.right))];
  const [bottom, top] = [Math.min(...boxes.map((box) => box.bottom)),
    Math.max(...boxes.map((box) => box.top))];
  const flat = top - bottom < 0.06 * (right - left);
  const high = inset.tall - 52;
  const scale = Math.min(wide / Math.max(right - left, 1e-12),
    flat ? Infinity : high / Math.max(top - bottom, 1e-12));
  const zeroX = inset.left + 12 + (wide - (right - left) * scale) / 2 - left * scale;
  look.runs.forEach((run, row) => {
    const share = high / look.runs.length;
    const zeroY = flat ? inset.top + 24 + (row + 0.5) * share
      : inset.top + 26 + (high + (top + bottom) * scale) / 2;
    paintChain(pen, look, run, reference, { zeroX, zeroY, scale, flat, gap: Math.min(6, share / 3) });
  });
  const [run] = look.runs;
  const [x, y] = tipToTail(momentaAt(run, reference, look.time)).at(-1) ?? [0, 0];
  write(pen, look, say("inset-total", { size: show(Math.hypot(x, y), 2) }), inset.left + 8,
    inset.top + inset.tall - 12, "left", look.colours.ink);
}

// In a row of balls all momenta lie on one line: they are drawn a little below each other.
function paintChain(pen, look, run, reference, { zeroX, zeroY, scale, flat, gap }) {
  const points = tipToTail(momentaAt(run, reference, look.time));
  const colour = hueOfRun(look.colours, run);
  const place = (k, drop) => [zeroX + points[k][0] * scale,
    zeroY - points[k][1] * scale + (flat ? drop * gap : 0)];
  const last = points.length - 1;
  if (run.balls > INSET_MANY) {
    setLine(pen, colour, 1, DASHES[0]);
    pen.beginPath();
    points.forEach((_, k) => pen.lineTo(...place(k, 0)));
    pen.stroke();
  } else for (let k = 0; k < last; k += 1) {
    drawArrow(pen, ...place(k, -(k % 2)), ...place(k + 1, -(k % 2)), colour, 1.8);
  }
  drawDoubleArrow(pen, ...place(0, 1), ...place(last, 1), look.colours, look.colours.ink);
}

/** Angular momentum about the origin of the frame: of the paths, of the spins, and in all. */
export function paintAngular(pen, stage, look) {
  if (!look.angular || look.covered || !look.runs.length) return;
  const { reference } = stage;
  const inset = newInset(pen, stage, look, look.momentumSum ? 1 : 0, say("show-angular"));
  const range = Math.max(1e-12,
    ...look.runs.map((run) => keptWith(run, "angular", reference, angularRange)));
  const half = (inset.wide - 16) / 2;
  const middle = inset.left + 8 + half;
  const now = look.runs.map((run) => angularMomentumAt(run, reference, look.time));
  ANGULAR_KINDS.forEach(([kind, name], row) => {
    const share = (inset.tall - 40) / ANGULAR_KINDS.length;
    const top = inset.top + 22 + row * share;
    write(pen, look, name, inset.left + 8, top + 5, "left");
    write(pen, look, show(now[0][kind], 2), inset.left + inset.wide - 8, top + 5, "right",
      look.colours.ink);
    const thick = Math.min(8, (share - 15) / look.runs.length);
    look.runs.forEach((run, place) => {
      pen.fillStyle = hueOfRun(look.colours, run);
      pen.fillRect(middle, top + 13 + place * thick, now[place][kind] / range * half, Math.max(1, thick - 1));
    });
  });
  pen.fillStyle = look.colours.muted;
  pen.fillRect(middle - 0.5, inset.top + 24, 1, inset.tall - 42);
  write(pen, look, say("inset-about", { place: aboutWhat(reference) }), inset.left + 8, inset.top + inset.tall - 10,
    "left");
}

function aboutWhat(reference) {
  if (reference === "room") return "(0, 0)";
  return reference === "centre" ? say("inset-centre") : say("ball-number", { number: reference + 1 });
}

/** Seen from the centre of mass, e is read by eye: each ball leaves at e times its speed. */
export function paintRestitution(pen, stage, look) {
  if (stage.reference !== "centre" || look.covered || !look.runs.length) return;
  const [run] = look.runs;
  const read = latestPair(run, look.time);
  if (!read) return;
  const place = Number(look.momentumSum) + Number(look.angular);
  const inset = newInset(pen, stage, look, place, say("inset-speeds"));
  read.balls.forEach(({ ball, before, after }, row) => {
    const top = inset.top + 24 + row * (inset.tall - 52) / 2;
    write(pen, look, say("ball-number", { number: ball + 1 }), inset.left + 8, top + 4, "left");
    write(pen, look, `${show(before)} → ${show(after)} m/s`, inset.left + inset.wide - 8, top + 4,
      "right", look.colours.ink);
    const scale = (inset.wide - 16) / read.fastest;
    pen.fillStyle = look.colours.muted;
    pen.fillRect(inset.left + 8, top + 12, before * scale, 5);
    pen.fillStyle = hueOfRun(look.colours, run);
    pen.fillRect(inset.left + 8, top + 18, Math.max(1, after * scale), 5);
  });
  write(pen, look, say("inset-ratio", { ratio: show(read.restitution) }), inset.left + 8,
    inset.top + inset.tall - 12, "left", look.colours.ink);
}

/**
 * The latest impact of two balls as their own centre of mass sees it: speeds along the line of
 * centres before and after, and the ratio, e. Pure.
 */
export function latestPair(run, time) {
  for (let c = run.contacts - 1; c >= 0; c -= 1) {
    if (run.contact_time[c] > time || run.contact_kind[c] !== 0 || run.contact_b[c] < 0) continue;
    const pair = [run.contact_a[c], run.contact_b[c]];
    const shares = massShares(pair.map((ball) => run.masses[ball]));
    const [closing, parting] = [run.contact_before, run.contact_after].map((all) =>
      Math.abs(alongNormal(run, all, c)));
    if (!closing) continue;
    const balls = pair.map((ball, k) => ({ ball, before: closing * shares[1 - k],
      after: parting * shares[1 - k] }));
    return { balls, fastest: Math.max(...balls.flatMap((one) => [one.before, one.after])),
      restitution: parting / closing };
  }
  return null;
}

function alongNormal(run, velocities, c) {
  let sum = 0;
  for (let axis = 0; axis < run.dimension; axis += 1) {
    const at = 2 * c * run.dimension + axis;
    sum += (velocities[at] - velocities[at + run.dimension])
      * run.contact_normal[c * run.dimension + axis];
  }
  return sum;
}
