// Contacts in words: who touched whom, with which impulse, and what became of them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { contactOf, contactOrder, contactText, meeting, outcome, wallName }
  from "../../../kernel_lib/page/run/contact_words.js";

// Two contacts: ball 1 hits ball 2 at t = 1, ball 2 the floor at t = 2 and stays on it.
function run(changes = {}) {
  return { name: "one", balls: 2, dimension: 2, up: 1, contacts: 3, walls: [{ normal: [0, 1] }],
    contact_time: [1, 2, 2.5], contact_a: [0, 1, 1], contact_b: [1, -1, -1],
    contact_kind: [0, 0, 3], contact_impulse: Float64Array.of(-3, 4, 0, 1, 0, 0),
    contact_after: Float64Array.of(0.3, 0.4, 0.8, 0, 0, 0.5, 0, 0, 0, 0, 0, 0),
    contact_lost: [1.2, 0, 0], contact_energy: [10, 4, 0], contact_duration: [0, 0, 1],
    velocity: Float64Array.of(5, 0, 0, 0),
    ...changes };
}

const words = (text) => text.replaceAll("\u00a0", " ");

test("walls are called by the way they face, whichever way is up", () => {
  assert.equal(wallName({ normal: [0, 3] }), "the floor");
  assert.equal(wallName({ normal: [0, -1] }), "the ceiling");
  assert.equal(wallName({ normal: [-2, 0] }), "the wall");
  assert.equal(wallName({ normal: [-2, 10] }), "the slope");
  assert.equal(wallName({ normal: [0, 0, 2] }, { up: 2 }), "the floor");
  assert.equal(wallName({ normal: [0, 2, 0] }, { up: 2 }), "the wall");
});

test("a box has walls alone where nothing falls, and what stands over a floor is a table", () => {
  const [floor, above, side] = [[0, 1], [0, -1], [1, 0]].map((normal) => ({ normal }));
  const names = (walls, gravity) => walls.map((wall) => wallName(wall, { up: 1, walls, gravity }));
  assert.deepEqual(names([floor, above, side], [0, 0]), ["the wall", "the wall", "the wall"]);
  assert.deepEqual(names([floor, above, side], [0, -9.8]), ["the floor", "the ceiling", "the wall"]);
  assert.deepEqual(names([floor, above], [0, 0]), ["the floor", "the table"]);
  assert.deepEqual(names([above], [0, -9.8]), ["the ceiling"]);
});

test("a contact in words: who, with which impulse, what becomes of it", () => {
  assert.equal(words(contactText(contactOf(run(), 0))), "ball 1 hits ball 2 with 5 N s; "
    + "ball 1 leaves at 0.5 m/s, ball 2 at 0.8 m/s; 12 % of the energy is lost");
  assert.equal(words(contactText(contactOf(run(), 1))), "ball 2 hits the floor with 1 N s; "
    + "it leaves at 0.5 m/s; no energy is lost");
  const slow = run({ velocity: Float64Array.of(1e-3, 0, 0, 0), contact_after: Float64Array.of(3e-4, 4e-4, 8e-4, 0) });
  assert.match(words(outcome(contactOf(slow, 0))), /^ball 1 leaves at 0.5 mm\/s, ball 2 at 0.8 mm\/s;/);
  assert.match(words(contactText(contactOf(run({ attraction: 1 }), 0))), /^stone 1 hits stone 2/);
  const alone = run({ balls: 1, contact_a: [0, 0, 0], contact_b: [-1, -1, -1] });
  assert.match(contactText(contactOf(alone, 0)), /^the ball hits the floor/);
});

test("energy that grows or goes in part is said so", () => {
  const lost = (value) => words(outcome(contactOf(run({ contact_lost: [value, 0, 0] }), 0)));
  assert.match(lost(-2), /the energy grows by 20 %$/);
  assert.match(lost(0.25), /2.5 % of the energy is lost$/);
  assert.match(lost(0.00001), /~0 % of the energy is lost$/);
});

test("lasting contacts begin and end in words of their own", () => {
  assert.equal(contactText(contactOf(run(), 2)), "ball 2 comes to rest on the floor");
  const pair = { a: "ball 1", b: "the slope" };
  assert.equal(meeting({ kind: "slide", ...pair }), "ball 1 begins to slide on the slope");
  assert.equal(meeting({ kind: "roll", ...pair }), "ball 1 begins to roll on the slope");
  assert.equal(meeting({ kind: "part", ...pair }), "ball 1 and the slope part");
});

test("contacts of several runs stand in order of time", () => {
  const [one, two] = [run(), run({ name: "two", contact_time: [0.5, 1.5, 9] })];
  assert.deepEqual(contactOrder([one, two]).map(([each, k]) => each.contact_time[k]),
    [0.5, 1, 1.5, 2, 2.5, 9]);
  assert.deepEqual(contactOrder([]), []);
});
