// Two slides: which moments a film has, what the answer says.

import assert from "node:assert/strict";
import { test } from "node:test";
import { answerMoments, rightInWords } from "../../../kernel_lib/page/share/slides.js";

test("a film goes from the start to the verdict, slowly where it is decided", () => {
  const times = answerMoments({ moments: [1], end: 1.7 });
  assert.equal(times[0], 0);
  assert.equal(times.at(-1), 1.7);
  const steps = times.slice(1).map((time, k) => time - times[k]);
  const at = times.findIndex((time) => time > 1);
  assert.ok(steps[at - 1] < 0.3 * steps[0], "a fifth of the speed");
  assert.ok(times.length <= 8 * 12.5 + 1, "eight seconds at most");
});

test("what is right is a number with its unit, or the answer itself", () => {
  assert.equal(rightInWords({ truth: 2.451, unit: "m" }), "2.45 m");
  assert.equal(rightInWords({ truth: "it comes back", unit: "" }), "it comes back");
  assert.equal(rightInWords({ truth: [1, 2], unit: "" }), "");
});
