// How decimals are written in what is taken: chosen, else as the language has it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { keptComma } from "../../../../kernel_lib/page/share/taking/numbers_out.js";

const keeping = (kept) => ({ getItem: () => kept });

test("without a choice the language decides", () => {
  assert.equal(keptComma(keeping(null), "de-DE"), true);
  assert.equal(keptComma(keeping(null), "en-US"), false);
});

test("a choice outlasts the language", () => {
  assert.equal(keptComma(keeping("point"), "de-DE"), false);
  assert.equal(keptComma(keeping("comma"), "en-US"), true);
});
