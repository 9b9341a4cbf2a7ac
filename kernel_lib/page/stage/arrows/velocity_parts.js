// The normal and the tangential part of velocities at an impact: what is gone, and what stays.

import { setLetters, setLine, traceCircle } from "../../base/strokes.js";
import { niceStep } from "../../base/numbers.js";
import { norm, plus, scaled } from "../../base/vectors.js";
import { partsAt } from "../../run/contacts/parts.js";
import { speedText } from "../../run/speeds.js";
import { endOfScaleBar } from "../../view/scale_bar.js";
import { say } from "../../words/say.js";
import { tellLater } from "../labels/claims.js";
import { slimness } from "../labels/room.js";
import { drawDot, drawPartArrow, drawRightAngle, drawThin } from "./part_arrow.js";
import { standingImpacts } from "./standing.js";
import { toldOf } from "./told.js";
import { inPicture, positionOf, scaleWithin } from "./within.js";

const ALIKE = 1e-4; // of the larger: parts that an impact leaves alone
const [LONGEST, LONGEST_OF_PAIRS] = [1.9, 1.5]; // radii of its ball
const [LEAST_LONG, MOST_LONG] = [70, 0.45]; // pixels; of the shorter side of a pane
const MEASURED = 12; // impacts of a run, the first ones, which share one scale
const MOST_WITH_NAMES = [2, 1]; // balls, on a wide pane and a narrow one; others have numbers
const LANE = 8; // pixels between arrows that go towards each other

/** Whether an act, a number or all of them, shows the parts of a velocity. */
export function hasParts({ into = [], acts = [] } = /** @type {any} */ ({}), act) {
  return into.length > 0 && (!acts.length || typeof act !== "number" || acts.includes(act));
}

/**
 * Whether the parts of an impact stand on the stage in place of the velocities of a run.
 */
export function partsStand(stage, run, look) {
  if (!hasParts(look.atContact, look.act) || run !== look.runs[0] || stage.reference !== "room") return null;
  return standingImpacts(run, look);
}

/** The parts of all velocities that the latest impact has changed, of the first run shown. */
export function paintVelocityParts(pen, stage, look) {
  const [run] = look.runs;
  const standing = run ? partsStand(stage, run, look) : null;
  if (!standing) return;
  const all = standing.contacts.flatMap((contact) => partsAt(run, contact).map((parts) => ({ contact, parts })));
  const scale = partsScale(stage, run);
  const figures = all.map(({ contact, parts }) => figureOf(stage, run, contact, parts, scale))
    .filter(({ at }) => inPicture(stage, at));
  pen.globalAlpha = standing.strength;
  for (const one of figures) paintFrame(pen, stage, run, one, look, standing.moved);
  const slim = slimness(stage.pane);
  const tips = figures.flatMap((one, k) => paintArrows(pen, stage, run, one, look, slim,
    [k < MOST_WITH_NAMES[Number(slim < 1)], k === 0]));
  tellLater(stage, run, tips, standing.strength);
  if (!look.covered && slim === 1) paintArrowScale(pen, stage, run, scale, look);
  pen.globalAlpha = 1;
}

/** Metres of arrow for one metre a second: large, and the same at all impacts of a run. */
export function partsScale(stage, run) {
  const all = run.felt.slice(0, MEASURED).flatMap((contact) => partsAt(run, contact));
  const arrows = all.flatMap(({ place, velocity }) => [{ place, velocity: velocity.before },
    { place, velocity: velocity.after }]);
  const reach = Math.max(...all.map(({ ball }) => run.radii[ball])) * stage.camera.scale;
  const most = MOST_LONG * Math.min(stage.pane.width, stage.pane.height);
  const longest = all.length > run.felt.slice(0, MEASURED).length ? LONGEST_OF_PAIRS : LONGEST;
  return scaleWithin(stage, arrows, Math.min(most, Math.max(LEAST_LONG, longest * reach)));
}

/**
 * What is drawn of the parts of one ball, in pixels.
 * @typedef {object} Figure
 * @property {import("../../run/contacts/parts.js").Parts} parts
 * @property {number} contact
 * @property {number[]} at its centre
 * @property {(vector: number[]) => number[]} tipOf where an arrow from there ends
 * @property {number[]} lane pixels by which the normal arrow stands aside
 * @property {number[][] | undefined} outer where the name of the normal part stands: position, direction
 */
function figureOf(stage, run, contact, parts, scale) {
  const at = positionOf(stage, parts.place);
  const tipOf = (vector) => positionOf(stage, plus(parts.place, scaled(vector, scale)));
  const lane = laneOf(stage, run, contact, parts, tipOf, at);
  return { parts, contact, at, tipOf, lane, outer: outerSide(stage, run, contact, parts) };
}

// Between two balls there is no room for names: they stand on the outer side of either.
function outerSide(stage, run, contact, { place, towards, ball }) {
  if (run.contact_b[contact] < 0) return undefined;
  const rim = positionOf(stage, plus(place, scaled(towards, -run.radii[ball])));
  const [x, y] = positionOf(stage, place);
  return [rim, [rim[0] - x, rim[1] - y]];
}

// Two normal arrows that would run into each other keep to their right, like traffic.
function laneOf(stage, run, contact, parts, tipOf, [x, y]) {
  if (run.contact_b[contact] < 0) return [0, 0];
  const most = Math.max(parts.normal.before, parts.normal.after);
  const [toX, toY] = tipOf(scaled(parts.towards, most));
  const length = Math.hypot(toX - x, toY - y);
  const reach = run.radii[parts.ball] * stage.camera.scale;
  if (most <= 0 || length < reach - LANE) return [0, 0];
  return [-(toY - y) * LANE / length, (toX - x) * LANE / length];
}

/** Which way numbers on balls give way to the arrows of parts, as unit vectors on the picture, by ball. */
export function numbersAside(stage, look) {
  const [run] = look.runs;
  const standing = run ? partsStand(stage, run, look) : null;
  return new Map((standing?.contacts ?? []).flatMap((contact) => partsAt(run, contact)
    .map(({ ball, towards, across, tangential }) => {
      const way = norm(across) > 0 ? scaled(across, Math.sign(tangential.before + tangential.after)) : towards;
      return [ball, [-way[0], way[1]]];
    })));
}

// What stands behind the arrows: where the ball was, the rectangle, the surface and its normal.
function paintFrame(pen, stage, run, { parts, contact, at, tipOf }, look, moved) {
  const { colours } = look;
  if (moved) {
    setLine(pen, colours.edge, 1.5, [3, 4]);
    traceCircle(pen, ...at, run.radii[parts.ball] * stage.camera.scale);
    pen.stroke();
  }
  const into = scaled(parts.towards, parts.normal.before);
  const along = scaled(parts.across, parts.tangential.before);
  const shown = parts.normal.before && parts.tangential.before;
  if (shown) {
    drawThin(pen, [tipOf(into), tipOf(parts.velocity.before), tipOf(along)], colours);
  }
  if (stage.view) return;
  paintTangent(pen, stage, run, contact, parts, colours);
}

// A right angle between the line of centres, or the normal, and the surface; of a pair once.
function paintTangent(pen, stage, run, contact, parts, colours) {
  const pair = run.contact_b[contact] >= 0;
  if (pair && parts.ball !== run.contact_a[contact]) return;
  const [nx, ny] = [parts.towards[0], -parts.towards[1]];
  const point = plus(parts.place, scaled(parts.towards, run.radii[parts.ball]));
  const [x, y] = positionOf(stage, point);
  if (pair) {
    const reach = 0.8 * run.radii[parts.ball] * stage.camera.scale;
    drawThin(pen, [[x + ny * reach, y - nx * reach], [x - ny * reach, y + nx * reach]], colours);
  }
  drawRightAngle(pen, [x, y], [nx, ny], [-ny, nx], colours);
}

// The arrows of one ball; returns what is written beside them.
function paintArrows(pen, stage, run, { parts, at, tipOf, lane, outer }, look, slim, [named, first]) {
  const { colours, atContact } = look;
  const style = (colour, kind) => ({ colour: colours[colour], kind, colours, slim, stage });
  const tips = [];
  const name = (names) => (named ? [names[slim < 1 ? 1 : 0]] : []);
  const { before } = parts.velocity;
  if (before.some(Boolean) && parts.normal.before && parts.tangential.before) {
    drawPartArrow(pen, at, tipOf(before), style("ink", "velocity"));
    if (first) tips.push({ at, tip: tipOf(before), lines: [say("parts-velocity"), say("parts-before")], colour: colours.ink });
  }
  const kinds = [["n", parts.towards, parts.normal, atContact.into, atContact.out, lane],
    ["t", parts.across, parts.tangential, atContact.along, atContact.along, [0, 0]]];
  for (const [colour, unitVector, part, names, turned, [dx, dy]] of kinds) {
    const from = [at[0] + dx, at[1] + dy];
    const tipAt = (amount) => {
      const [x, y] = tipOf(scaled(unitVector, amount));
      return [x + dx, y + dy];
    };
    const kept = Math.abs(part.after - part.before) <= ALIKE * Math.abs(part.before);
    if (part.before && !kept) drawPartArrow(pen, from, tipAt(part.before), style(colour, "gone"));
    if (part.after) drawPartArrow(pen, from, tipAt(part.after), style(colour, "stays"));
    for (const { amount, lines } of toldOf(run, part, name(names), name(turned), look.covered)) {
      tips.push({ at: from, tip: tipAt(amount), lines, colour: colours[colour],
        beside: colour === "n" ? outer : undefined });
    }
  }
  const zero = kinds.filter(([, , part]) => part.before && !part.after);
  zero.forEach(([colour], k) => drawDot(pen, [at[0] + (k - (zero.length - 1) / 2) * 14 * slim, at[1]],
    style(colour, "stays")));
  return tips;
}

// An arrow of a round speed beside the scale bar.
function paintArrowScale(pen, stage, run, scale, { colours }) {
  const speed = niceStep(44 / (scale * stage.camera.scale), 1);
  const size = Math.round(0.8 * stage.surface.text);
  const [x, y] = [Math.max(128, endOfScaleBar(stage.camera, size + 1, stage.pane.width) + 16), stage.pane.height - 15];
  const end = x + speed * scale * stage.camera.scale;
  drawPartArrow(pen, [x, y], [end, y], { colour: colours.muted, kind: "stays", colours, slim: 0.4 });
  setLetters(pen, `${size}px ${colours.font}`);
  pen.fillStyle = colours.muted;
  pen.fillText(speedText(run, speed), end + 6, y);
}
