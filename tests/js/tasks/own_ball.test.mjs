// A ball of one's own: times between clicks as they are typed, and what follows from them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { foundIn, fromClicks, meanShare, runsOf, seemMilliseconds } from "../../../kernel_lib/page/tasks/own_ball.js";

test("times are typed with points or with commas", () => {
  assert.deepEqual(runsOf(" 0.62 0.47  0.35 "), [[0.62, 0.47, 0.35]]);
  assert.deepEqual(runsOf("0.62,0.47, 0.35"), [[0.62, 0.47, 0.35]]);
  assert.deepEqual(runsOf("0,62 0,47; 0,35"), [[0.62, 0.47, 0.35]]);
  assert.deepEqual(runsOf("1, 0,5, ,25"), [[1, 0.5, 0.25]]);
});

test("times are read as phones and spreadsheets write them", () => {
  for (const text of ["6.200000000E-1 4.700000000E-1 3.500000000E-1", "6,2E-1\t4,7E-1\t3,5E-1",
    "0.62 s 0.47 s 0.35 s", "0,62 s, 0,47 s, 0,35 s", "620 ms, 470 ms, 350 ms", "0.62\n0.47\r\n0.35\n",
    "0 0.62 0.47 0.35", "0.000000000E0\n6.2E-1\n4.7E-1\n3.5E-1", "0,0; 0,62; 0,47; 0,35", "0 0.62 1.09 1.44"]) {
    assert.deepEqual(runsOf(text), [[0.62, 0.47, 0.35]], text);
  }
});

test("each line is a run, and so is each column that an empty line ends", () => {
  const runs = [[0.62, 0.47, 0.35], [0.5, 0.4]];
  for (const text of ["0.62 0.47 0.35\n0.5 0.4", "0,62 0,47 0,35\n\n0,5 0,4\n",
    "0.62\n0.47\n0.35\n\n\n0.5\n0.4", "0 0.62 1.09 1.44\n0 0.5 0.4"]) {
    assert.deepEqual(runsOf(text), runs, text);
  }
  assert.equal(runsOf("0.6 0.5\n".repeat(11)), null);
});

test("times that no ball flies are asked about, and give no share", () => {
  const milli = runsOf("620 470 350");
  assert.ok(seemMilliseconds(milli) && Number.isNaN(foundIn(milli).share));
  assert.match(foundIn(milli).text, /620 s .* milliseconds\?/);
  const none = runsOf("1e9 1");
  assert.ok(!seemMilliseconds(none) && Number.isNaN(foundIn(none).share));
  assert.ok(!seemMilliseconds(runsOf("2 1")) && foundIn(runsOf("2 1")).share === 0.5);
});

test("several runs have a mean and its standard error", () => {
  const { mean, error } = meanShare([0.7, 0.8, 0.9]);
  assert.ok(Math.abs(mean - 0.8) < 1e-12 && Math.abs(error - 0.1 / Math.sqrt(3)) < 1e-12);
  const { share, text } = foundIn([[1, 0.7], [1, 0.8], [1, 0.9]]);
  assert.ok(Math.abs(share - 0.8) < 1e-12);
  assert.match(text, /0\.7.*0\.8.*0\.9.*mean.*standard error/);
  assert.match(foundIn([[1, 0.7], [0.6, 0.8]]).text, /run 2, flight 2/);
});

test("what is no list of times is none", () => {
  for (const text of ["", "0.6", "0.6 often", "0.6 -0.3", "0.6 0", "0 0.6", "0.6 m 0.5 m", "0.6 0.5\nnone", "1 ".repeat(51)]) {
    assert.equal(runsOf(text), null, text);
  }
});

test("flights that shrink by 0.7 each have e = 0.7, and end where the series does", () => {
  const times = Array.from({ length: 5 }, (_, k) => 1.4 * 0.7 ** k);
  const found = fromClicks(times);
  found.ratios.forEach((ratio) => assert.ok(Math.abs(ratio - 0.7) < 1e-12));
  assert.ok(Math.abs(found.share - 0.7) < 1e-12);
  assert.ok(Math.abs(found.rest - 1.4 / 0.3) < 1e-12);
  assert.equal(found.grew, 0);
});

test("unequal bounces have the share that leads from the first flight to the last", () => {
  const found = fromClicks([1, 0.8, 0.36]);
  assert.ok(Math.abs(found.share - 0.6) < 1e-12);
  assert.ok(Math.abs(found.ratios[1] - 0.45) < 1e-12);
});

test("a flight that is no shorter is named by its place", () => {
  assert.equal(fromClicks([1, 0.8, 0.8]).grew, 3);
  assert.equal(fromClicks([0.4, 0.8]).grew, 2);
});
