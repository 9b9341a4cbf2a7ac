// Play with it: what there is, and what is on.

import assert from "node:assert/strict";
import { test } from "node:test";
import { toysNow } from "../../../../kernel_lib/page/controls/course/toys.js";

test("a set-up is on at its values; a switch is there where the runs have a use for it", () => {
  const state = { setUp: "On the Moon", there: { sound: true, beside: false, space: true },
    on: { sound: false, beside: false, space: true } };
  assert.deepEqual(toysNow(["On the Moon", "Clay", "beside", "space"], state), [
    { toy: "On the Moon", there: true, pressed: true },
    { toy: "Clay", there: true, pressed: false },
    { toy: "beside", there: false, pressed: false },
    { toy: "space", there: true, pressed: true },
  ]);
});
