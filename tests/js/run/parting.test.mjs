// The first moment at which runs part.

import assert from "node:assert/strict";
import { test } from "node:test";
import { headOn } from "../head_on.mjs";
import { firstParting, partingInWords } from "../../../kernel_lib/page/run/parting.js";

test("runs part where a ball is a twentieth of its radius off, whatever the row", () => {
  assert.equal(firstParting([headOn(0.5), headOn(0.5, 1, -7)]), null);
  const parting = firstParting([headOn(1), headOn(1, 1), headOn(0.5, 2, 3)]);
  assert.deepEqual(parting.runs, ["e = 1", "e = 0.5"]);
  assert.equal(parting.ball, 0);
  assert.ok(Math.abs(parting.time - 1.05) < 1e-6, `${parting.time}`);
  const words = partingInWords(parting, [headOn(1)]);
  assert.match(words, /^The descriptions differ from 1\.05 s on: ball 1 of “e = 0\.5”/);
  assert.match(partingInWords(null, []), /The descriptions agree/);
});
