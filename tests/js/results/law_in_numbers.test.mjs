// The law in numbers says as much as its act shows.

import assert from "node:assert/strict";
import { test } from "node:test";
import { linesTold } from "../../../kernel_lib/page/results/law_in_numbers.js";

test("lines of other runs are kept back where only some may be told", () => {
  const law = [["Hertz", "Hertz: 7 %"], ["springs", "springs: 12 %"], ["", "T = 2 s"]];
  assert.deepEqual(linesTold(law, null), ["Hertz: 7 %", "springs: 12 %", "T = 2 s"]);
  assert.deepEqual(linesTold(law, [{ name: "springs" }]), ["springs: 12 %", "T = 2 s"]);
});
