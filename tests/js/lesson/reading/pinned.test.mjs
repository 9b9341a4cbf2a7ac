import assert from "node:assert/strict";
import test from "node:test";

import { placeOfSmall } from "../../../../kernel_lib/page/lesson/reading/pinned.js";

test("on a desk the small stage comes when the lesson has gone under the bar", () => {
  assert.deepEqual(placeOfSmall({ width: 1216, wide: 780, bar: 53, window: 800 }), { how: "beside", line: 53 });
  assert.equal(placeOfSmall({ width: 780, wide: 780, bar: 0, window: 800 }).how, "beside");
});

test("on a phone it comes when the lesson's end is where the small stage will end", () => {
  const { how, line } = placeOfSmall({ width: 1216, wide: 1560, bar: 49, window: 664 });
  assert.equal(how, "above");
  assert.equal(line, 49 + 190 + 52);
});

test("on a phone held across half the window is left to the text", () => {
  assert.equal(placeOfSmall({ width: 632, wide: 780, bar: 49, window: 390 }).line, 49 + 100 + 52);
});
