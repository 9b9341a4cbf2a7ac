// How surfaces slide over each other at a contact: the slip before and after it, or while it lasts.

import { dot, norm, plus, scaled, unit } from "../../base/vectors.js";
import { speedText } from "../../run/speeds.js";
import { slidingAt, slipAt } from "../../run/contacts/parts.js";
import { say } from "../../words/say.js";
import { claimLine, tellLater } from "../labels/claims.js";
import { slimness } from "../labels/room.js";
import { drawDot, drawPartArrow } from "./part_arrow.js";
import { standingImpacts } from "./standing.js";
import { toldOf } from "./told.js";
import { inPicture, positionOf, scaleWithin } from "./within.js";

const LONGEST_SLIP = 0.28; // of the shorter side of a pane
const SLIPS_MEASURED = 12; // impacts of a run, the first ones, which share one scale
const SURFACE = 200; // pixels of the surface that labels keep clear of
const UNCHANGED = 1e-3; // of the slip before

/**
 * The slip that stands on the stage: where, and how large before and after along one direction;
 * `after` is null while a ball slides or rolls on.
 * @typedef {object} Slip
 * @property {number[]} place m
 * @property {number[]} along unit vector
 * @property {number} before m/s
 * @property {number | null} after m/s; negative: the other way
 */

/**
 * The slips of the moment, and how strongly they stand; null without any.
 * @param {any} stage
 * @param {any} run
 * @param {any} look
 * @returns {{ slips: Slip[], strength: number } | null}
 */
export function standingSlips(stage, run, look) {
  if (!look.atContact?.slip || run !== look.runs[0] || stage.reference !== "room") return null;
  const lasting = look.explained && !look.covered ? slidingAt(run, look.time) : null;
  if (lasting) {
    const { place, slip } = lasting;
    return { slips: [{ place, along: unit(slip), before: norm(slip), after: null }], strength: 1 };
  }
  const standing = standingImpacts(run, look, Infinity);
  return standing && { slips: standing.contacts.map((contact) => slipOf(run, contact)),
    strength: standing.strength };
}

function slipOf(run, contact) {
  const { place, slip } = slipAt(run, contact);
  const along = unit(norm(slip.before) > 0 ? slip.before : slip.after);
  return { place, along, before: dot(slip.before, along), after: dot(slip.after, along) };
}

/** The slip of the latest contact, as arrows at the contact point. */
export function paintSlip(pen, stage, look) {
  const [run] = look.runs;
  const standing = run ? standingSlips(stage, run, look) : null;
  if (!standing) return;
  const scale = slipScale(stage, run, standing.slips);
  pen.globalAlpha = standing.strength;
  const told = standing.slips.flatMap((slip) => paintOne(pen, stage, run, slip, scale, look));
  for (const { at, tip } of told) claimLine(stage, beyond(at, tip));
  tellLater(stage, run, told, standing.strength);
  pen.globalAlpha = 1;
}

// The surface goes on where the arrow ends.
function beyond([x, y], [toX, toY]) {
  const length = Math.hypot(toX - x, toY - y) || 1;
  const [dx, dy] = [SURFACE * (toX - x) / length, SURFACE * (toY - y) / length];
  return [[toX, toY], [toX + dx, toY + dy]];
}

// Metres of arrow for one metre a second.
function slipScale(stage, run, slips) {
  const all = [...(run.felt ?? []).slice(0, SLIPS_MEASURED).map((contact) => slipOf(run, contact)), ...slips];
  const arrows = all.flatMap(({ place, along, before, after }) => [before, after ?? 0]
    .map((amount) => ({ place, velocity: scaled(along, amount) })));
  return scaleWithin(stage, arrows, LONGEST_SLIP * Math.min(stage.pane.width, stage.pane.height));
}

// The arrows of one slip; returns what is written beside them.
function paintOne(pen, stage, run, { place, along, before, after }, scale, { colours, atContact, covered }) {
  const at = positionOf(stage, place);
  if (!inPicture(stage, at)) return [];
  const style = (kind) => ({ colour: colours.t, kind, colours, slim: slimness(stage.pane), stage });
  const tipAt = (amount) => {
    const tip = plus(place, scaled(along, amount * scale));
    return positionOf(stage, tip);
  };
  const lasts = after === null;
  const kept = lasts || Math.abs(after - before) <= UNCHANGED * before;
  if (before && !kept) drawPartArrow(pen, at, tipAt(before), style("gone"));
  const now = lasts ? before : after;
  if (now) drawPartArrow(pen, at, tipAt(now), style("stays"));
  else drawDot(pen, at, style("stays"));
  const name = [atContact.slip];
  const none = !before && !after; // a dot, which needs its word as an arrow does
  const told = lasts || none ? [{ amount: before, lines: [...name, ...(lasts || !covered ? [speedText(run, before)] : [])] }]
    : toldOf(run, { before, after }, name, name, covered);
  return told.map(({ amount, lines }) => ({ at, tip: tipAt(amount), lines, colour: colours.t }));
}

/**
 * The slips of the moment as they are spoken.
 * @param {any} stage
 * @param {any} run
 * @param {any} look
 */
export function slipInWords(stage, run, look) {
  return (standingSlips(stage, run, look)?.slips ?? []).map(({ before, after }) => {
    const slots = { name: look.atContact.slip, before: speedText(run, before), after: speedText(run, Math.abs(after ?? 0)) };
    if (after === null) return say("slip-lasting", slots);
    return say(after < 0 ? "slip-turned" : "slip-spoken", slots);
  });
}
