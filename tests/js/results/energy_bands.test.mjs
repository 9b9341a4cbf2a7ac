// Bands of energy: what an impact does to that of either part of the velocities.

import assert from "node:assert/strict";
import { test } from "node:test";
import { bounce } from "../bounce.mjs";
import { headOn } from "../head_on.mjs";
import { latestImpact } from "../../../kernel_lib/page/run/contacts/parts.js";
import { bandsAt, laidOut } from "../../../kernel_lib/page/results/energy_bands.js";

const NAMES = { into: ["into the floor", "into it"], along: ["along it", "along it"] };

function bandsOf(run) {
  latestImpact(run, 1);
  return bandsAt(run, run.felt[0], NAMES);
}

test("the energy of the normal part falls by e², that of the tangential part runs through", () => {
  const [normal, tangential] = bandsOf({ ...bounce(), masses: [2] });
  assert.deepEqual([normal.before, normal.after], [100, 25]);
  assert.deepEqual([tangential.before, tangential.after], [4, 4]);
});

test("of a pair the energies of both are counted; a body that nothing moves has none", () => {
  const run = { ...headOn(1), walls: [] };
  const [normal] = bandsOf(run);
  assert.ok(normal.before > 0 && Math.abs(normal.after - normal.before) < 1e-9 * normal.before);
  assert.equal(bandsOf({ ...bounce(), masses: [null] })[0].before, 0);
});

test("bands have one scale: thickness is energy, before and after, and what is lost is missing", () => {
  const [normal, tangential] = laidOut(bandsOf({ ...bounce(), masses: [2] }));
  assert.ok(Math.abs(normal.thick.after / normal.thick.before - 0.25) < 1e-9);
  assert.ok(Math.abs(normal.lost - 0.75 * normal.thick.before) < 1e-9);
  assert.equal(tangential.lost, 0);
  assert.equal(laidOut([{ part: "t", name: NAMES.along, before: 4, after: 4 - 1e-6 }])[0].lost, 0, "rounding is no loss");
  assert.ok(tangential.top > normal.top + normal.thick.before, "one below the other");
  const [nothing] = laidOut([{ part: "n", name: NAMES.into, before: 0, after: 0 }]);
  assert.equal(nothing.thick.before, 0);
  assert.ok(laidOut([{ part: "n", name: NAMES.into, before: 1, after: 0 },
    { part: "t", name: NAMES.along, before: 1e-6, after: 1e-6 }])[1].thick.before > 1, "little is still seen");
});
