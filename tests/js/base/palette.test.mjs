// The colours of the page, read from the styles in force, for everything drawn on a canvas.

import assert from "node:assert/strict";
import { test } from "node:test";
import { faded } from "../../../kernel_lib/page/base/palette.js";

test("colours as the browser computed them", () => {
  assert.equal(faded("rgb(1, 2, 3)", 0.5), "rgba(1, 2, 3, 0.5)");
  assert.equal(faded("color(srgb 1 0 0)", 0.5), "color(srgb 1 0 0)");
});
