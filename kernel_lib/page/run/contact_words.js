// Contacts in words: the two bodies, the impulse and the outcome. Pure.

import { figure } from "../base/numbers.js";
import { KINDS } from "./runs.js";
import { speedText } from "./speeds.js";
import { say } from "../words/say.js";

/** @typedef {import("./runs.js").Run} Run */
/** @typedef {import("./runs.js").Wall} Wall */

/**
 * @typedef {object} Contact
 * @property {Run} run
 * @property {number} index
 * @property {number} time s
 * @property {string} kind
 * @property {string} a
 * @property {string} b
 * @property {boolean} wall
 * @property {number[]} speeds m/s, after it
 * @property {number} impulse N s
 * @property {number} lost J
 * @property {number} energy J
 * @property {number} duration s
 */

/** @type {Record<string, MessageName>} */
const MEETINGS = { slide: "contact-slide", roll: "contact-roll", rest: "contact-rest",
  part: "contact-part", pocket: "contact-pocket" };

/**
 * What a wall is called: by the way it faces, and by what stands around. A floor with something
 * above it and open sides is under a table; where nothing falls, a box has walls alone.
 * @param {Wall} wall
 * @param {{ up?: number, gravity?: number[] | null, walls?: Wall[] }} run
 */
export function wallName(wall, { up = 1, gravity = null, walls = [] } = {}) {
  if (wall.kind) return wall.kind === "track" ? say("wall-track") : say("wall-upright");
  const over = leaning(wall, up);
  const closed = walls.some((one) => Math.abs(leaning(one, up)) < 0.01);
  if (closed && walls.length > 1 && gravity?.every((part) => part === 0)) return say("wall-upright");
  if (over > 0.9999) return say("wall-floor");
  const table = !closed && walls.some((one) => leaning(one, up) > 0.9999);
  if (over < -0.9999) return table ? say("wall-table") : say("wall-ceiling");
  return Math.abs(over) < 0.01 ? say("wall-upright") : say("wall-slope");
}

/**
 * 1 for a floor, 0 for an upright wall, -1 for a ceiling.
 * @param {Wall} wall
 * @param {number} up
 */
function leaning(wall, up) {
  if (!wall.normal) return 0.5;
  return (wall.normal[up] ?? 0) / (Math.hypot(...wall.normal) || 1);
}

/**
 * A contact of a run as a plain object.
 * @param {Run} run
 * @param {number} index
 */
export function contactOf(run, index) {
  const [a, b] = [run.contact_a[index], run.contact_b[index]];
  return { run, index, time: run.contact_time[index], kind: KINDS[run.contact_kind[index]],
    a: ballName(run, a), b: partnerName(run, b),
    wall: b < 0, speeds: [0, 1].map((side) => speedAfter(run, index, side)),
    impulse: impulseOf(run, index), lost: run.contact_lost[index],
    energy: run.contact_energy[index], duration: run.contact_duration[index] };
}

/**
 * A ball, a wall or a pocket; pockets follow the walls.
 * @param {Run} run
 * @param {number} b
 */
function partnerName(run, b) {
  if (b >= 0) return ballName(run, b);
  const pockets = run.pockets ?? [];
  const number = -b - run.walls.length;
  if (pockets.length && number > 0) return say(pockets.length === 1 ? "pocket-only" : "pocket-number", { number });
  return wallName(run.walls[-1 - b], run);
}

/**
 * Size of the impulse of a contact, N s.
 * @param {Run} run
 * @param {number} index
 */
export function impulseOf(run, index) {
  const at = index * run.dimension;
  return Math.hypot(...run.contact_impulse.subarray(at, at + run.dimension));
}

/**
 * @param {Run} run
 * @param {number} ball
 */
export function ballName(run, ball) {
  return say(run.attraction ? "stone-number" : run.balls === 1 ? "ball-only" : "ball-number", { number: ball + 1 });
}

/**
 * @param {Run} run
 * @param {number} index
 * @param {number} side
 */
function speedAfter(run, index, side) {
  const at = (2 * index + side) * run.dimension;
  return Math.hypot(...run.contact_after.subarray(at, at + run.dimension));
}

/**
 * The two bodies in contact.
 * @param {Contact} contact
 */
export function meeting({ kind, a, b }) {
  return say(MEETINGS[kind] ?? "contact-hits", { a, b });
}

/**
 * The outcome of a contact; empty for the beginning or the end of a lasting one.
 * @param {Contact} contact
 */
export function outcome({ run, kind, a, b, wall, speeds, lost, energy }) {
  if (kind !== "impact") return "";
  return say(wall ? "contact-leaves" : "contact-leave", { a, b, speed: speedText(run, speeds[0]),
    other: speedText(run, speeds[1]), energy: energyLost(lost, energy) });
}

/**
 * A contact in one sentence, as it is spoken.
 * @param {Contact} contact
 */
export function contactText(contact) {
  const [met, ended] = [meeting(contact), outcome(contact)];
  return ended ? say("contact-whole", { met, ended, impulse: showImpulse(contact.impulse) }) : met;
}

/**
 * An impulse with its unit.
 * @param {number} impulse
 */
export function showImpulse(impulse) {
  return figure(impulse, "N s");
}

/**
 * @param {number} lost
 * @param {number} energy
 */
function energyLost(lost, energy) {
  const share = energy > 0 ? 100 * lost / energy : 0;
  if (Math.abs(share) < 1e-7) return say("contact-no-loss");
  if (share < 0) return say("contact-gain", { share: figure(-share) });
  return say("contact-loss", { share: figure(share) });
}

/**
 * The contacts of all runs in order of time: [run, index] pairs.
 * @param {Run[]} runs
 */
export function contactOrder(runs) {
  const all = runs.flatMap((run) => Array.from({ length: run.contacts },
    (_, index) => /** @type {[Run, number]} */ ([run, index])));
  return all.sort(([one, i], [two, j]) => one.contact_time[i] - two.contact_time[j]);
}
