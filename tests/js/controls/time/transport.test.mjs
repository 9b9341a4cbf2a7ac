// Play, pause, steps both ways, scrubbing, speed and loop; and the same on the keyboard.

import assert from "node:assert/strict";
import { test } from "node:test";
import { keyAction, showParting } from "../../../../kernel_lib/page/controls/time/transport.js";

test("keys on the stage", () => {
  assert.equal(keyAction(" ", false), "play");
  assert.equal(keyAction("ArrowLeft", false), "frameBack");
  assert.equal(keyAction("ArrowRight", true), "contactOn");
  assert.equal(keyAction("Home", false), "start");
  assert.equal(keyAction("a", false), null);
});

test("the moment of a verdict's picture is marked on the bar, also of one run alone, and not while it is covered", () => {
  let at = "";
  const part = { parting: {}, scrub: { max: "10" }, tick: { style: { setProperty: (/** @type {string} */ _, /** @type {any} */ to) => { at = String(to); } } } };
  showParting(part, null, [{}], false, false);
  assert.ok(part.tick.hidden);
  showParting(part, null, [{}], false, false, 2.5);
  assert.ok(!part.tick.hidden && at === "0.25");
  showParting(part, null, [{}], true, false, 2.5);
  assert.ok(part.tick.hidden);
});
