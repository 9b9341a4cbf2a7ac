// A picture under a name of one's own.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fileNamed } from "../../../kernel_lib/page/share/share_sheet.js";

test("a file bears one's own name, or that of the lesson", () => {
  assert.equal(fileNamed("Mein Ball, zum Zweiten!", "plane_bounce"), "mein_ball_zum_zweiten");
  assert.equal(fileNamed("../..", "plane_bounce"), "plane_bounce_stage");
  assert.equal(fileNamed("", "cradle"), "cradle_stage");
});
