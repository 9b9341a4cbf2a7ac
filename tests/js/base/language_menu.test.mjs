// The address of a page in a language.

import assert from "node:assert/strict";
import test from "node:test";
import { inLanguage } from "../../../kernel_lib/page/base/language_menu.js";

test("a query names a language once, or none, and keeps the rest as it is written", () => {
  assert.equal(inLanguage("?lang=en&lock=a,b&k_b=0.5", "de"), "?lock=a,b&k_b=0.5&lang=de");
  assert.equal(inLanguage("", "de"), "?lang=de");
  assert.equal(inLanguage("?k_b=0.5&lang=de"), "?k_b=0.5");
  assert.equal(inLanguage("?lang=de"), "");
  assert.equal(inLanguage("?language=7", "de"), "?language=7&lang=de");
});
