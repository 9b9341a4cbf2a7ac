// A stopwatch between two contacts: it starts at one and stops at another, as the clock comes there.

import { elapsed, readSeconds, secondsInWords } from "./readings.js";
import { element, setText } from "../../base/dom.js";
import { showTime } from "../../base/times.js";
import { contactOf, contactOrder, meeting } from "../../run/contact_words.js";
import { say } from "../../words/say.js";

const [START, NOW] = ["start", "now"];
const MOST_OFFERED = 60; // contacts in its two lists

/** The watch: its two lists for the panel, its face for the stage. */
export function newStopwatch(repaint) {
  const part = { name: "stopwatch", label: say("measure-stopwatch"), on: false, reading: null, run: null };
  const list = (name) => element("select", { "aria-label": name, onchange: repaint });
  [part.from, part.to] = [list(say("stopwatch-from-contact")), list(say("stopwatch-to-contact"))];
  part.face = element("output", { class: "carom-stopwatch", "aria-live": "off", hidden: true });
  part.lists = element("div", { class: "carom-stopwatch-lists", hidden: true },
    element("label", {}, say("stopwatch-from"), part.from),
    element("label", {}, say("stopwatch-to"), part.to));
  return part;
}

/** Show it, or put it away. */
export function switchStopwatch(part) {
  part.on = !part.on;
  part.lists.hidden = part.face.hidden = !part.on;
}

/** Bring lists and face up to date with the first run shown, at a moment of the clock. */
export function showStopwatch(part, run, time) {
  if (!part.on || !run) return;
  if (part.run !== run) offerContacts(part, run);
  const [from, to] = [part.from, part.to].map((list) => momentOf(list.value, part.times, time));
  const seconds = elapsed(from, to, time);
  part.reading = seconds === null ? null : readSeconds(seconds);
  setText(part.face, seconds === null ? say("stopwatch-nothing") : secondsInWords(seconds));
}

/** The moment that a choice of the lists means; null for a contact that the run does not have. Pure. */
export function momentOf(choice, times, now) {
  if (choice === START) return 0;
  return choice === NOW ? now : times[Number(choice) - 1] ?? null;
}

// A choice stays the contact of its number while values change; at first from the first to the second.
function offerContacts(part, run) {
  part.run = run;
  const order = contactOrder([run]).slice(0, MOST_OFFERED);
  part.times = order.map(([, index]) => run.contact_time[index]);
  const named = order.map(([, index], k) => [String(k + 1), say("stopwatch-contact", { number: k + 1,
    time: showTime(part.times[k], { duration: run.end }), what: meeting(contactOf(run, index)) })]);
  const ends = [[part.from, [[START, say("stopwatch-start")], ...named], named.length ? "1" : START],
    [part.to, [...named, [NOW, say("stopwatch-now")]], named.length > 1 ? "2" : NOW]];
  for (const [list, options, first] of ends) {
    const kept = list.value || first;
    const known = options.some(([value]) => value === kept);
    const gone = known ? [] : [[kept, say("stopwatch-gone", { number: kept })]];
    list.replaceChildren(...[...options, ...gone].map(([value, text]) => element("option", { value }, text)));
    list.value = kept;
  }
}
