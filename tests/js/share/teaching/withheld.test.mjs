// What a link keeps back, and whether it asks for tips.

import assert from "node:assert/strict";
import { test } from "node:test";
import { withheldIn } from "../../../../kernel_lib/page/share/teaching/withheld.js";
import { teaches, tipsOf } from "../../../../kernel_lib/page/share/teaching/tips.js";

test("words of hide keep something back, names of controls do not", () => {
  assert.deepEqual(withheldIn("?hide=python,mass, skip", ""), ["skip", "python"]);
  assert.deepEqual(withheldIn("?hide=all", ""), []);
  assert.deepEqual(withheldIn("?2.hide=answers", ""), []);
  assert.deepEqual(withheldIn("?2.hide=answers,explanation", "2."), ["answers", "explanation"]);
});

test("tips are those of the open act, where a link asks", () => {
  assert.ok(teaches("?teach=1", ""));
  assert.ok(!teaches("?teach=0", ""));
  assert.ok(!teaches("", ""));
  const teaching = { acts: [{ say: "a" }, { say: "b" }] };
  assert.equal(tipsOf(teaching, 2).say, "b");
  assert.equal(tipsOf(teaching, "all"), null);
  assert.equal(tipsOf(null, 1), null);
});
