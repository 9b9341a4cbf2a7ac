// Words that stand before the script of a widget.

import assert from "node:assert/strict";
import test from "node:test";

test("words before the script are said, and what they lack in English", async () => {
  globalThis.caromWords = "page-language = de\nball-only = der Ball\n";
  const { say } = await import("../../../kernel_lib/page/words/say.js");
  assert.equal(say("ball-only"), "der Ball");
  assert.equal(say("ball-number", { number: 2 }), "ball 2");
});
