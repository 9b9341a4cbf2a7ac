// What a link fixes and hides: controls with a lock, controls that are not there, stage alone.

import assert from "node:assert/strict";
import { test } from "node:test";
import { without, presetAllowed, stageAlone } from "../../../kernel_lib/page/controls/locks.js";

test("a fixed value is not asked for, and rules out set-ups that change it", () => {
  const locked = new Set(["k_b"]);
  assert.deepEqual(without({ k_b: 1, Δ: 2 }, locked), { Δ: 2 });
  const preset = { values: { k_b: 1, Δ: 2 } };
  assert.ok(presetAllowed(preset, { k_b: 1, Δ: 5 }, locked));
  assert.ok(!presetAllowed(preset, { k_b: 0.9, Δ: 2 }, locked));
});

test("the stage alone, of this lesson", () => {
  assert.ok(stageAlone("?view=stage", ""));
  assert.ok(stageAlone("?view=projector", ""));
  assert.ok(!stageAlone("?view=wide", ""));
  assert.ok(!stageAlone("?view=stage", "2."));
  assert.ok(stageAlone("?2.view=stage", "2."));
});
