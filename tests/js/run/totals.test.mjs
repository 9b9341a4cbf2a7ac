// What a run's balls have together: momentum ball by ball, angular momentum by kind.

import assert from "node:assert/strict";
import { test } from "node:test";
import { headOn } from "../head_on.mjs";
import { originOf, relativeTo } from "../../../kernel_lib/page/run/frame_of_reference.js";
import { ballAt, spinAt } from "../../../kernel_lib/page/run/motion.js";
import { angularMomentumAt, momentaAt, momentumBox, tipToTail }
  from "../../../kernel_lib/page/run/totals.js";

const close = (one, other, what) => assert.ok(Math.abs(one - other) < 1e-9, `${what}: ${one}, ${other}`);

test("seen from the centre of mass, momenta cancel before and after", () => {
  const run = headOn(0.5);
  for (const time of [0.2, 1.7]) {
    const total = tipToTail(momentaAt(run, "centre", time)).pop();
    close(total[0], 0, "total");
    const room = tipToTail(momentaAt(run, "room", time)).pop();
    close(room[0], 3, "in the room");
  }
  const seen = relativeTo(originOf(run, 1, 1.5), ballAt(run, 0, 1.5));
  close(seen.vx, -1.5, "ball 1 as ball 2 sees it leaves at e times its speed");
  assert.deepEqual(momentumBox(run, "room"), { left: 0, right: 3, bottom: 0, top: 0 });
});

test("angular momentum is split, and a spin jumps at its impact", () => {
  const run = headOn(0.5, 0, 2);
  close(spinAt(run, 0, 1, true)[2], 5, "before");
  close(spinAt(run, 0, 1)[2], 3, "after");
  const { orbital, spin, total } = angularMomentumAt(run, "room", 0.5);
  close(orbital, -2 * 3, "orbital: y times momentum, clockwise");
  close(spin, 0.4 * 5, "spin");
  close(total, -4, "total");
});
