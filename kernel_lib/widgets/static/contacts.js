// Contacts in words, and the list of them.

import { element } from "./dom.js";
import { show, showTime } from "./numbers.js";
import { KINDS } from "./tracks.js";

const LONGEST_LIST = 60;

/** What a wall is called: by the way it faces. Pure. */
export function wallName(wall) {
  const size = Math.hypot(wall.normal[0], wall.normal[1]) || 1;
  const [across, up] = [wall.normal[0] / size, wall.normal[1] / size];
  if (up > 0.9999) return "the floor";
  if (up < -0.9999) return "the ceiling";
  return Math.abs(across) > 0.9999 ? "the wall" : "the slope";
}

/** The contacts of a run as plain objects with their sentence. Pure. */
export function contactList(run) {
  const list = [];
  for (let c = 0; c < run.contacts; c += 1) {
    const [a, b] = [run.contact_a[c], run.contact_b[c]];
    const kind = KINDS[run.contact_kind[c]];
    const contact = { run, index: c, time: run.contact_time[c], kind,
      a: ballName(run, a), b: b < 0 ? wallName(run.walls[-1 - b]) : ballName(run, b),
      before: speedOf(run.contact_before, run, c), after: speedOf(run.contact_after, run, c),
      lost: run.contact_lost[c], closing: closingSpeed(run.contact_before, run, c),
      parting: -closingSpeed(run.contact_after, run, c), wall: b < 0, mass: run.masses[a] };
    list.push({ ...contact, words: inWords(contact) });
  }
  return list;
}

function ballName(run, ball) {
  return run.balls === 1 ? "the ball" : `ball ${ball + 1}`;
}

function speedOf(values, run, c) {
  return Math.hypot(...values.subarray(2 * c * run.dimension, (2 * c + 1) * run.dimension));
}

function closingSpeed(values, run, c) {
  let closing = 0;
  for (let axis = 0; axis < run.dimension; axis += 1) {
    const at = 2 * c * run.dimension + axis;
    const difference = values[at] - values[at + run.dimension];
    closing -= difference * run.contact_normal[c * run.dimension + axis];
  }
  return closing;
}

/** One contact as a sentence without its time. Pure. */
export function inWords({ kind, a, b, before, after, lost, closing, parting, wall, mass }) {
  if (kind === "slide") return `${a} begins to slide on ${b}`;
  if (kind === "roll") return `${a} begins to roll on ${b}`;
  if (kind === "rest") return `${a} comes to rest on ${b}`;
  if (kind === "part") return `${a} and ${b} part`;
  if (!wall) {
    return `${a} and ${b} close in at ${show(closing)} m/s and part at ${show(parting)} m/s; `
      + energyLost(lost, 0);
  }
  return `${a} hits ${b} at ${show(before)} m/s and leaves at ${show(after)} m/s; `
    + energyLost(lost, mass * before * before / 2);
}

function energyLost(lost, whole) {
  const share = whole > 0 ? 100 * lost / whole : NaN;
  if (Math.abs(lost) < 1e-12 || Math.abs(share) < 1e-9) return "no energy is lost";
  if (!Number.isFinite(share)) return `${show(lost)} J is lost`;
  if (share < 0) return `its energy of motion grows by ${show(-share, 1)} %`;
  return `${show(share, share < 10 ? 1 : 0)} % of its energy of motion is lost`;
}

/** The list in the page; `jump(time)` is called by a click. */
export function newContacts(jump) {
  const list = element("ol", { class: "carom-contacts-list", tabindex: "0",
    "aria-label": "Contacts in order of time" });
  const count = element("span", { class: "carom-muted" });
  const part = { list, count, rows: [] };
  part.element = element("section", { class: "carom-contacts", "aria-label": "Contacts" },
    element("header", {}, element("h3", {}, "Contacts"), count), list);
  list.addEventListener("click", (event) => {
    const row = event.target.closest("button");
    if (row) jump(Number(row.dataset.time));
  });
  return part;
}

/** Fill the list with the contacts of all runs in order of time. */
export function fillContacts(part, runs) {
  const all = runs.flatMap(contactList).sort((one, two) => one.time - two.time);
  part.rows = all.slice(0, LONGEST_LIST).map((contact) => {
    const button = element("button", { type: "button", "data-time": contact.time,
      class: `carom-run-${contact.run.index + 1}` },
    element("span", { class: "carom-swatch", "aria-hidden": "true" }),
    element("span", { class: "carom-contact-time" }, showTime(contact.time)),
    element("span", {}, capital(contact.words),
      runs.length > 1 ? element("em", {}, ` · ${contact.run.name}`) : null));
    return { time: contact.time, words: contact.words, row: element("li", {}, button) };
  });
  part.list.replaceChildren(...part.rows.map((one) => one.row));
  const more = all.length - part.rows.length;
  part.count.textContent = more > 0 ? `first ${part.rows.length} of ${all.length}`
    : all.length ? "" : "nothing touches";
}

function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Mark what has happened by now; returns the words of the latest contact. */
export function markContacts(part, time) {
  let latest = "";
  for (const { time: moment, words, row } of part.rows) {
    const past = moment <= time + 1e-9;
    if (row.classList.contains("carom-past") !== past) row.classList.toggle("carom-past", past);
    if (past) latest = `${showTime(moment)}: ${words}`;
  }
  return latest;
}
