// The colours of the page, read from the styles in force, for everything drawn on a canvas.

import assert from "node:assert/strict";
import { test } from "node:test";
import { faded, hexColour } from "../../../kernel_lib/page/base/palette.js";

test("colours as the browser computed them", () => {
  assert.equal(hexColour("rgb(255, 0, 16)"), "#ff0010");
  assert.equal(hexColour("rgba(1, 2, 3, 0.5)"), "#010203");
  assert.equal(hexColour("color(srgb 1 0 0)"), null);
  assert.equal(faded("rgb(1, 2, 3)", 0.5), "rgba(1, 2, 3, 0.5)");
});
