import assert from "node:assert/strict";
import test from "node:test";

import { endOfScaleBar } from "../../../kernel_lib/page/view/scale_bar.js";

test("with its words the bar leaves the middle of a narrow picture to what hangs there", () => {
  for (const scale of [40, 91, 240, 273, 570]) {
    assert.ok(endOfScaleBar({ scale }, 13, 304) < 304 / 2 - 4, `${scale} pixels a metre`);
  }
});
