// Play, pause, steps both ways, scrubbing, speed and loop; and the same on the keyboard.

import assert from "node:assert/strict";
import { test } from "node:test";
import { keyAction } from "../../../../kernel_lib/page/controls/time/transport.js";

test("keys on the stage", () => {
  assert.equal(keyAction(" ", false), "play");
  assert.equal(keyAction("ArrowLeft", false), "frameBack");
  assert.equal(keyAction("ArrowRight", true), "contactOn");
  assert.equal(keyAction("Home", false), "start");
  assert.equal(keyAction("a", false), null);
});
