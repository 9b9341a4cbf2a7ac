// Pictures of the stage to take away: one moment as PNG, or a short film as GIF.

import assert from "node:assert/strict";
import { test } from "node:test";
import { LONGEST_FILM, filmMoments, unnamed } from "../../../kernel_lib/page/share/film.js";

const clock = (more) => ({ time: 0, duration: 4, speed: 1, ...more });

test("a film goes from the clock to the end of the run", () => {
  const whole = filmMoments(clock());
  assert.deepEqual([whole.length, whole[0], whole.at(-1)], [81, 0, 4]);
  const rest = filmMoments(clock({ time: 3 }));
  assert.deepEqual([rest.length, rest[0], rest.at(-1)], [21, 3, 4]);
  assert.equal(filmMoments(clock({ time: 4 })).length, 81, "at the end it starts anew");
});

test("a film has a longest duration, and follows the speed of the clock", () => {
  const slow = filmMoments(clock({ time: 1, speed: 0.01 }));
  assert.equal(slow.length, LONGEST_FILM * 20 + 1);
  assert.ok(Math.abs(slow.at(-1) - 1.08) < 1e-9);
  assert.equal(filmMoments(clock({ speed: 4 })).length, 21);
  assert.deepEqual(filmMoments(clock({ duration: 0 })), [0]);
  assert.equal(filmMoments(clock({ duration: 20 }), 4).length, 81, "or as long as is asked for");
});

test("a film names the runs that the stage in it does not name", () => {
  const runs = [{ name: "steps" }, { name: "exact" }];
  const hidden = new Set(["steps"]);
  assert.deepEqual(unnamed(runs, { names: true, hidden }), []);
  assert.deepEqual(unnamed(runs, { names: false, hidden }), [runs[1]]);
  assert.deepEqual(unnamed([runs[1]], { names: true, hidden }), [runs[1]]);
});
