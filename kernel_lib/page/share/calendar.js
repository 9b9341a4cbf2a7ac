// The days on which something comes back, as a calendar file (RFC 5545). It names no one.

import { download } from "../base/dom.js";
import { dateOf, dayOf, daysAhead } from "../base/due.js";

const LONGEST = 75; // bytes of a line (section 3.1)

/**
 * The file: an entry for each day, all of it, with the address that brings one back. Pure.
 * @param {{ day: number, count: number }[]} days
 * @param {string} address
 * @param {Date} now when the file is made
 * @param {(name: string, slots?: Record<string, string | number>) => string} say
 * @returns {string}
 */
export function calendarOf(days, address, now, say) {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, "");
  const host = new URL(address).hostname || "carom";
  const date = (day) => dateOf(day).replaceAll("-", "");
  const entries = days.flatMap(({ day, count }) => ["BEGIN:VEVENT", `UID:carom-${date(day)}@${host}`,
    `DTSTAMP:${stamp}`, `DTSTART;VALUE=DATE:${date(day)}`, `SUMMARY:${escaped(say("back-event"))}`,
    `DESCRIPTION:${escaped(say("back-event-text", { count, address }))}`, `URL:${address}`, "TRANSP:TRANSPARENT", "END:VEVENT"]);
  return ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Carom//EN", ...entries, "END:VCALENDAR"]
    .map((line) => `${folded(line)}\r\n`).join("");
}

// Section 3.3.11.
function escaped(text) {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\n/g, "\\n");
}

// A line that is too long continues in the next one, after a space; no letter is cut.
function folded(line) {
  const lines = [""];
  let length = 0;
  for (const letter of line) {
    const bytes = new TextEncoder().encode(letter).length;
    if (length + bytes > LONGEST) {
      lines.push("");
      length = 1; // the space
    }
    lines[lines.length - 1] += letter;
    length += bytes;
  }
  return lines.join("\r\n ");
}

/** Give the reader the dates of what was answered, with the address of this page. */
export function saveDates(answered, say) {
  const now = new Date();
  const [address] = location.href.split(/[?#]/);
  const text = calendarOf(daysAhead(answered, dayOf(now)), address, now, say);
  download("carom.ics", new Blob([text], { type: "text/calendar" }));
}
