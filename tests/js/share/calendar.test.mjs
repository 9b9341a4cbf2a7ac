// The calendar file, by its lines.

import assert from "node:assert/strict";
import { test } from "node:test";
import { dayOf } from "../../../kernel_lib/page/base/due.js";
import { calendarOf } from "../../../kernel_lib/page/share/calendar.js";
import { say } from "../../../kernel_lib/page/words/say.js";

const ADDRESS = "https://lessons.school.example/carom/";
const NOW = new Date("2026-11-27T12:34:56.789Z");
const first = dayOf(new Date(2026, 10, 28));
const days = [{ day: first, count: 1 }, { day: first + 6, count: 3 }, { day: first + 20, count: 3 }];
const made = (address = ADDRESS, words = say) => calendarOf(days, address, NOW, words);
/** Lines as a calendar reads them: folded ones are one again. */
const linesOf = (text) => text.replaceAll("\r\n ", "").split("\r\n");

test("an entry for each day, with what the standard asks for", () => {
  const lines = linesOf(made());
  assert.equal(lines.pop(), "", "the last line ends, too");
  assert.deepEqual([lines[0], lines[1], lines.at(-1)], ["BEGIN:VCALENDAR", "VERSION:2.0", "END:VCALENDAR"]);
  assert.match(lines[2], /^PRODID:/);
  const all = (name) => lines.filter((line) => line.startsWith(name)).map((line) => line.slice(name.length));
  assert.deepEqual(all("DTSTART;VALUE=DATE:"), ["20261128", "20261204", "20261218"]);
  assert.deepEqual(all("DTSTAMP:"), Array(3).fill("20261127T123456Z"));
  assert.deepEqual(all("UID:"), ["20261128", "20261204", "20261218"].map((day) => `carom-${day}@lessons.school.example`));
  assert.deepEqual(all("URL:"), Array(3).fill(ADDRESS));
  assert.deepEqual(all("BEGIN:VEVENT").length, 3);
  assert.equal(all("DESCRIPTION:")[0], "1 question with new numbers\\, about a minute: https://lessons.school.example/carom/");
  assert.match(all("DESCRIPTION:")[1], /^3 questions /);
});

test("lines end as the standard says, and none is longer than 75 bytes, whatever the letters", () => {
  const text = made(`https://lessons.school.example/${"a".repeat(200)}/`, (name, slots) => `${"ü€🎱".repeat(30)}${say(name, slots)}`);
  assert.doesNotMatch(text, /[^\r]\n|\r[^\n]/);
  for (const line of text.split("\r\n")) {
    assert.ok(new TextEncoder().encode(line).length <= 75, line);
    assert.doesNotMatch(line, /^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/, "no letter is cut");
  }
  assert.ok(linesOf(text).includes(`SUMMARY:${"ü€🎱".repeat(30)}Carom: come back`));
});

test("signs of the standard are escaped; a file on a disk has no host", () => {
  const text = made("file:///home/lesson.html", (name) => (name === "back-event" ? "a;b,c\\d\ne" : ""));
  assert.ok(linesOf(text).includes("SUMMARY:a\\;b\\,c\\\\d\\ne"));
  assert.ok(linesOf(text).includes("UID:carom-20261128@carom"));
});
