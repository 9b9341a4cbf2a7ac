// Where the stage's camera looks: at all runs, along with a ball, or where a person put it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { follow } from "../../../kernel_lib/page/stage/camera_control.js";

test("the camera as a person put it follows nothing and stays", () => {
  const camera = { x: 1, y: 2, scale: 3 };
  const stage = { camera, follow: 0, mode: "fit", move: {} };
  follow(stage, "free", true);
  assert.deepEqual(stage, { camera, follow: null, mode: "free", move: null });
  follow(stage, "centre", true);
  assert.equal(stage.follow, "centre");
});
