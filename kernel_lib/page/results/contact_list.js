// The list of contacts: one row each, of which only those in sight exist.

import { capital, element, newButton, setText } from "../base/dom.js";
import { watchSight } from "../base/in_sight.js";
import { showTime, unitOfTime } from "../base/times.js";
import { MOST_HUES } from "../base/palette.js";
import { contactTable } from "./number_tables.js";
import { newNumbersOut } from "../share/taking/numbers_out.js";
import { frameBefore } from "../run/runs.js";
import { contactOf, contactOrder, contactText, meeting, outcome, showImpulse }
  from "../run/contact_words.js";
import { labelOf } from "../words/labels.js";
import { say } from "../words/say.js";

const SPARE = 3; // rows beyond the edge
const KEY_STEPS = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5, Home: -1e9, End: 1e9 };
const TOLERANCE = 1e-9; // s

/** The list in the page; a click goes to a contact: `scrub(time)`, and the microscope too. */
export function newContactList({ sheet }, { microscope, repaint, scrub }) {
  const part = { runs: [], order: [], times: new Float64Array(0), rows: [], active: 0, latest: -1,
    stale: false, height: 0, top: 0, room: 0, place: "below" };
  part.list = element("ol", { "aria-label": say("contacts-in-time") });
  part.box = element("div", { class: "carom-contacts-list" }, part.list);
  part.count = element("span", { class: "carom-muted" });
  part.tools = element("span", { class: "carom-contacts-tools" }, microscope.button);
  const out = newNumbersOut(() => contactTable(part.runs), `${sheet.name}_contact_list`,
    say("contacts-title"));
  part.element = element("section", { class: "carom-contacts", "aria-label": say("contacts-title") },
    element("header", {}, element("h3", { "aria-level": "2" }, say("contacts-title")), part.count, part.tools), part.box, out);
  part.box.addEventListener("scroll", () => { part.top = part.box.scrollTop; fillRows(part); });
  part.box.addEventListener("keydown", (event) => moveByKey(part, event));
  part.list.addEventListener("click", (event) => {
    const row = event.target.closest("button");
    if (!row || part.stale) return;
    part.active = Number(row.dataset.index);
    const [run, index] = part.order[part.active];
    scrub(run.contact_time[index]);
    microscope.goTo(run, index);
    fillRows(part);
  });
  part.watch = new ResizeObserver(() => {
    part.height = 0;
    part.room = part.box.clientHeight;
    fillRows(part);
  });
  part.watch.observe(part.box);
  part.lazy = watchSight(part.element, repaint);
  part.setRuns = ({ runs }) => takeContacts(part, runs);
  part.paint = ({ look, clock }) => showContacts(part, look.covered ? -1 : latestBy(part, look.time), clock.playing);
  part.end = () => {
    part.watch.disconnect();
    part.lazy.end();
  };
  return part;
}

// Take the contacts of all runs in order of time; the rows wait for the next painting of the list.
function takeContacts(part, runs) {
  part.runs = runs;
  part.order = contactOrder(runs);
  part.times = Float64Array.from(part.order, ([run, index]) => run.contact_time[index]);
  part.active = Math.min(part.active, Math.max(0, part.order.length - 1));
  part.latest = -1;
  const more = runs.some((run) => run.contacts < run.contacts_in_all);
  setText(part.count, part.order.length === 0 ? say("contacts-none")
    : more ? say("contacts-first", { count: part.order.length }) : String(part.order.length));
  part.list.style.height = `calc(${part.order.length} * var(--row))`;
  part.stale = true;
}

function newRow() {
  const parts = { time: element("span", { class: "carom-contact-time" }), chips: element("span", { class: "carom-balls", "aria-hidden": "true" }), who: element("span"),
    impulse: element("span", { class: "carom-contact-impulse" }), name: element("small"),
    outcome: element("small") };
  const button = newButton({},
    element("span", { class: "carom-swatch", "aria-hidden": "true" }), parts.time,
    element("span", {}, parts.chips, parts.who), parts.impulse, parts.name, parts.outcome);
  return { ...parts, button, element: element("li", {}, button), shown: null };
}

// The rows in sight, taken from a small store and written anew as the list moves. Where the list
// stands is remembered: reading it between writes would force another layout.
function fillRows(part) {
  const count = part.order.length;
  if (!part.room) return; // out of sight, or not laid out yet: its watch tells when it is
  part.stale = false;
  if (!part.height) part.height = rowHeight(part);
  const first = Math.max(0, Math.floor(part.top / part.height) - SPARE);
  const wanted = Math.ceil(part.room / part.height) + 2 * SPARE;
  const shown = Math.max(0, Math.min(count - first, wanted));
  while (part.rows.length < shown) {
    part.rows.push(newRow());
    part.list.append(part.rows[part.rows.length - 1].element);
  }
  part.rows.forEach((row, place) => {
    row.element.hidden = place >= shown;
    if (place < shown) writeRow(part, row, first + place);
  });
  const inSight = part.active >= first && part.active < first + shown;
  part.rows.forEach(({ button }) => {
    const own = Number(button.dataset.index) === (inSight ? part.active : first);
    button.tabIndex = own ? 0 : -1;
  });
}

function rowHeight(part) {
  const height = parseFloat(getComputedStyle(part.box).getPropertyValue("--row"));
  return height > 0 ? height : 44;
}

function writeRow(part, row, place) {
  const [run, index] = part.order[place];
  if (row.shown?.run !== run || row.shown.index !== index) {
    const contact = contactOf(run, index);
    row.shown = contact;
    const style = `carom-run-${(run.hue ?? run.index) % 5 + 1}${run.balls > 1 ? " carom-bodies" : ""}`;
    if (row.button.className !== style) row.button.className = style;
    row.chips.replaceChildren(...ballsIn(run, index).map((ball) =>
      element("i", { class: `carom-of-ball-${ball % 5 + 1}` }, String(ball + 1))));
    setText(row.time, showTime(contact.time, { duration: run.end, speed: (run.contacts > 60 ? 0.1 : 1) * unitOfTime(run.end).seconds }));
    setText(row.who, capital(meeting(contact)));
    setText(row.name, part.runs.length > 1 ? labelOf(run.name) : "");
    setText(row.impulse, contact.impulse > 0 ? showImpulse(contact.impulse) : "");
    setText(row.outcome, capital(outcome(contact)));
  }
  row.button.dataset.index = place;
  row.element.style.transform = `translateY(${place * part.height}px)`;
  row.element.setAttribute("aria-posinset", place + 1);
  row.element.setAttribute("aria-setsize", part.order.length);
  row.element.classList.toggle("carom-past", place <= part.latest);
  if (place === part.latest) row.button.setAttribute("aria-current", "true");
  else row.button.removeAttribute("aria-current");
}

/** The balls that a contact concerns, where a run has several. Pure. */
export function ballsIn(run, index) {
  if (run.balls < 2 || run.balls > MOST_HUES) return [];
  return [run.contact_a[index], run.contact_b[index]].filter((ball) => ball >= 0);
}

function moveByKey(part, event) {
  const step = KEY_STEPS[event.key];
  if (!step || !part.order.length) return;
  event.preventDefault();
  event.stopPropagation();
  part.active = Math.min(part.order.length - 1, Math.max(0, part.active + step));
  bringIntoSight(part, part.active);
  fillRows(part);
  part.rows.find(({ element: row, button }) => !row.hidden
    && Number(button.dataset.index) === part.active)?.button.focus({ preventScroll: true });
}

function bringIntoSight(part, place) {
  const top = place * part.height;
  const bottom = top + part.height - part.room;
  const wanted = Math.max(bottom, Math.min(top, part.top));
  if (wanted === part.top) return;
  part.box.scrollTop = wanted;
  part.top = part.box.scrollTop;
}

// Show the contacts, and mark what has happened by now; while the clock runs the list follows, unless it is in use.
function showContacts(part, latest, playing) {
  if (latest === part.latest && !part.stale) return;
  part.latest = latest;
  if (playing && latest >= 0 && !part.box.matches(":hover, :focus-within")) {
    bringIntoSight(part, latest);
  }
  fillRows(part);
}

function latestBy(part, time) {
  const { times } = part;
  if (!times.length || times[0] > time + TOLERANCE) return -1;
  return frameBefore(times, time + TOLERANCE);
}

/**
 * The latest contact by now as [run, index], or null.
 * @returns {[import("../run/runs.js").Run, number] | null}
 */
export function latestContact(part, time) {
  return part.order[latestBy(part, time)] ?? null;
}

/** The latest contact by now in words, with its time. */
export function latestInWords(part, time) {
  const latest = latestContact(part, time);
  if (!latest) return "";
  const contact = contactOf(...latest);
  return `${showTime(contact.time, { duration: latest[0].end })}: ${contactText(contact)}`;
}
