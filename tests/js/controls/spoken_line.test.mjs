// Sentences for a screen reader, one a second at most.

import assert from "node:assert/strict";
import { test } from "node:test";
import { newSpokenLine } from "../../../kernel_lib/page/controls/spoken_line.js";

/** A clock that is set by hand, and a line that keeps when it changed. */
function newStage() {
  const stage = { time: 0, due: [], changes: [], text: "" };
  const line = { get textContent() { return stage.text; },
    set textContent(words) { stage.text = words; stage.changes.push([stage.time, words]); } };
  const clock = { now: () => stage.time,
    later: (act, delay) => { stage.due.push({ act, at: stage.time + delay }); return stage.due.at(-1); },
    cancel: (one) => { stage.due = stage.due.filter((other) => other !== one); } };
  stage.spoken = newSpokenLine(clock, line);
  stage.pass = (milliseconds) => {
    stage.time += milliseconds;
    const now = stage.due.filter((one) => one.at <= stage.time);
    stage.due = stage.due.filter((one) => one.at > stage.time);
    now.forEach((one) => one.act());
  };
  return stage;
}

test("a sentence after a silence is said at once", () => {
  const stage = newStage();
  stage.spoken.speak("one");
  stage.pass(1500);
  stage.spoken.speak("two");
  assert.deepEqual(stage.changes, [[0, "one"], [1500, "two"]]);
});

test("a thousand contacts in ten seconds are at most one sentence a second, and the last is said", () => {
  const stage = newStage();
  for (let k = 0; k < 1000; k += 1) {
    stage.spoken.speak(`ball ${k} hits ball ${k + 1}`);
    stage.pass(10);
  }
  stage.pass(1000);
  const times = stage.changes.map(([time]) => time);
  assert.ok(times.slice(1).every((time, k) => time - times[k] >= 1000), String(times));
  assert.ok(times.length >= 10 && stage.text === "ball 999 hits ball 1000");
});

test("nothing is said once the page has ended", () => {
  const stage = newStage();
  stage.spoken.speak("one");
  stage.spoken.speak("two");
  stage.spoken.end();
  stage.pass(5000);
  assert.equal(stage.text, "one");
});
