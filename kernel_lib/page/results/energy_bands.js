// The energy of the two parts of a velocity as bands that run through an impact: what goes on, and what is lost.

import { element, svg, uniqueName } from "../base/dom.js";
import { figure } from "../base/numbers.js";
import { latestImpact, partsAt, impactsWith } from "../run/contacts/parts.js";
import { say } from "../words/say.js";

const [WIDE, IMPACT_AT, STUB_ENDS] = [320, 150, 220]; // units of the picture: where bands end
const [THICKEST_BAND, THINNEST_BAND] = [46, 1.5]; // of a band, and of what is too little to be seen
const [HEAD_ROOM, BAND_GAP, LANDING_ROOM] = [22, 14, 20]; // above a band for its words, between bands, at the foot
const LONG_LABEL = 18; // letters of name and energy that fit before the line in the widest of usual types
const TO_WORDS = 13; // from the stub to what is written beside it, where it is as thick as a line
const LINE_OF_WORDS = 20;
const KEPT_WHOLE = 1e-4; // of an energy: what the precision in which contacts travel may take
const HATCH = 6;

/**
 * The energy in one part of the velocities, J.
 * @typedef {object} Band
 * @property {"n" | "t"} part normal or tangential
 * @property {string[]} name long and short
 * @property {number} before
 * @property {number} after
 */

/**
 * What an impact does to the energies of the two parts, of all balls that it concerns. Pure.
 * @param {import("../run/runs.js").Run} run
 * @param {number} contact
 * @param {{ into: string[], along: string[] }} names
 * @returns {Band[]}
 */
export function bandsAt(run, contact, { into, along }) {
  const all = impactsWith(run, contact).flatMap((one) => partsAt(run, one));
  const energy = (kind, when) => all.reduce((sum, parts) =>
    sum + (run.masses[parts.ball] ?? 0) * parts[kind][when] ** 2 / 2, 0);
  return [{ part: "n", name: into, before: energy("normal", "before"), after: energy("normal", "after") },
    { part: "t", name: along, before: energy("tangential", "before"), after: energy("tangential", "after") }];
}

/**
 * Where bands lie, one below the other, on one scale: their tops, and how thick they are before and after. Pure.
 * @param {Band[]} bands
 */
export function laidOut(bands) {
  const most = Math.max(...bands.flatMap(({ before, after }) => [before, after]), 1e-300);
  const thick = (energy) => (energy > 0 ? Math.max(THINNEST_BAND, THICKEST_BAND * energy / most) : 0);
  let top = 0;
  return bands.map((band) => {
    const [before, after] = [thick(band.before), thick(band.after)];
    const placed = { ...band, words: top + 15, top: top + HEAD_ROOM, thick: { before, after },
      lost: band.after < (1 - KEPT_WHOLE) * band.before ? before - after : 0 };
    top += HEAD_ROOM + Math.max(before, after) + BAND_GAP;
    return placed;
  });
}

/** The bands beside a verdict, in the acts for which the experiment wants them. */
export function newEnergyBands(model) {
  const { at_contact: wanted } = model.sheet;
  const part = { wanted, shown: "", hatch: uniqueName("carom-hatch") };
  part.title = element("h3", { "aria-level": "2" }, say("bands-title"));
  part.picture = svg("svg", { role: "img" });
  part.element = element("section", { class: "carom-bands", hidden: true }, part.title, part.picture);
  part.paint = ({ runs, look, act }) => showBands(part, runs.find((run) => !look.hidden.has(run.name)), look, act);
  return part;
}

// The impact is the latest one, or the first that is to come; before a verdict none is told.
function showBands(part, run, look, act) {
  const { energy_acts: acts } = part.wanted;
  const asked = acts.length && (typeof act !== "number" || acts.includes(act)) && !look.covered && run && !run.spins;
  const latest = asked ? latestImpact(run, look.time) : -1;
  const contact = asked ? [latest, ...run.felt].find((one) => one >= 0) : undefined;
  part.element.hidden = contact === undefined;
  if (contact === undefined) return;
  const bands = bandsAt(run, contact, part.wanted);
  const key = JSON.stringify(bands);
  if (key === part.shown) return;
  part.shown = key;
  drawBands(part, laidOut(bands));
}

function drawBands(part, bands) {
  const [{ top, thick }] = bands.slice(-1);
  const foot = top + Math.max(thick.before, thick.after);
  part.picture.setAttribute("viewBox", `0 0 ${WIDE} ${Math.ceil(foot + LANDING_ROOM)}`);
  part.picture.setAttribute("aria-label", bands.map(({ name, before, after }) => say("bands-spoken",
    { name: name[0], before: figure(before, "J"), after: figure(after, "J") })).join("; "));
  part.picture.replaceChildren(...bands.flatMap((band) => [hatchOfPart(part, band.part), ...piecesOfBand(part, band)]),
    svg("path", { d: `M${IMPACT_AT} ${HEAD_ROOM - 4}V${foot + 4}`, class: "carom-landing" }),
    words(say("bands-impact"), IMPACT_AT, foot + LANDING_ROOM - 3, "middle", "carom-aside"));
}

function piecesOfBand(part, { part: kind, name, before, after, words: line, top, thick, lost }) {
  const energy = figure(before, "J");
  const called = name[name[0].length + energy.length > LONG_LABEL ? 1 : 0];
  const base = top + Math.max(thick.before, thick.after);
  const pieces = [words(called, 0, line, "start", `carom-part-${kind}`), words(energy, IMPACT_AT - 8, line, "end"),
    words(figure(after, "J"), WIDE, line, "end", "carom-strong"),
    box(0, base - thick.before, IMPACT_AT, thick.before, `carom-fill-${kind}`),
    box(IMPACT_AT, base - thick.after, WIDE - IMPACT_AT, thick.after, `carom-fill-${kind}`)];
  if (!lost) return pieces;
  const stub = box(IMPACT_AT, base - thick.before, STUB_ENDS - IMPACT_AT, lost, "");
  stub.setAttribute("fill", `url(#${part.hatch}-${kind})`);
  const beside = [STUB_ENDS + TO_WORDS, base - thick.before + lost / 2 + 5];
  const [x, y] = lost < LINE_OF_WORDS ? [IMPACT_AT + 8, line] : beside;
  return [...pieces, stub, words(part.wanted.lost, x, y, "start", "carom-aside")];
}

function hatchOfPart(part, kind) {
  return svg("pattern", { id: `${part.hatch}-${kind}`, width: HATCH, height: HATCH, patternUnits: "userSpaceOnUse",
    patternTransform: "rotate(45)" }, svg("path", { d: `M0 0v${HATCH}`, class: `carom-line-${kind}` }));
}

function box(x, y, width, height, name) {
  return svg("rect", { x, y, width, height: Math.max(0, height), ...(name ? { class: name } : {}) });
}

function words(text, x, y, anchor, name = "") {
  const made = svg("text", { x, y, "text-anchor": anchor, ...(name ? { class: name } : {}) });
  made.textContent = text;
  return made;
}
