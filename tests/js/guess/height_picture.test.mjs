// The picture of a verdict about a height: true at all values, out of the run.

import assert from "node:assert/strict";
import { test } from "node:test";
import { flown } from "../flown.mjs";
import { barPlaces, barPlacesBeyond, beforeAndAfter, hatching, markNear, poleOnTheLeft, strobeMarks }
  from "../../../kernel_lib/page/guess/height_picture.js";

const G = 9.81;

// A ball of radius 0.5 dropped from `fall` m above the floor, which gives back `share` of the speed.
function dropped(fall, share, more = {}) {
  const [down, time] = [Math.sqrt(2 * G * fall), Math.sqrt(2 * fall / G)];
  return flown([[{ t: 0, c: [0, fall + 0.5], v: [0, 0], a: [0, -G] },
    { t: time, c: [0, 0.5], v: [0, share * down], a: [0, -G] }]],
  { end: 3 * time, radii: [0.5], gravity: [0, -G], walls: [{ point: [0, 0], normal: [0, 1] }], contacts: 1,
    contact_time: [time], contact_a: [0], contact_b: [-1], contact_kind: [0], contact_normal: [0, 1],
    contact_point: [0, 0], contact_before: [0, -down, 0, 0], contact_after: [0, share * down, 0, 0], ...more });
}

test("speed keeps its share, height that share times itself, at every fall and floor", () => {
  for (const fall of [0.1, 1, 5, 20]) {
    for (const share of [0, 0.2, 0.7, 1]) {
      const { speed, height } = beforeAndAfter(dropped(fall, share));
      assert.ok(Math.abs(height.before - fall) < 1e-6 * fall);
      assert.ok(Math.abs(speed.share - share) < 1e-6 && Math.abs(height.share - share * share) < 1e-6);
      assert.ok(Math.abs(height.after - share * share * fall) < 1e-6 * fall);
    }
  }
});

test("without gravity, without an impact and before one there is nothing to compare", () => {
  assert.equal(beforeAndAfter(dropped(5, 0.7, { gravity: [0, 0] })), null);
  assert.equal(beforeAndAfter(dropped(5, 0.7, { contacts: 0 })), null);
  assert.equal(beforeAndAfter(dropped(5, 0.7, { contact_b: [1] })), null, "a ball is no floor");
});

test("marks stand at equal times where the lowest point was: down before the impact, up after it", () => {
  const run = dropped(5, 0.7);
  const turn = run.contact_time[0];
  const { step, marks } = strobeMarks(run, turn * 1.7, turn);
  assert.equal(step, 0.1);
  assert.equal(marks.length, Math.ceil(turn * 1.7 / 0.1));
  assert.ok(Math.abs(marks[3].y - (5 - G * 0.09 / 2)) < 1e-9);
  assert.deepEqual(marks.map((one) => one.up), marks.map((_, k) => k * 0.1 >= turn));
  assert.ok(marks.every((one) => one.y >= -1e-9), "none below the floor");
});

test("a word stands beside the mark of its own way that is nearest to its height", () => {
  const marks = [{ x: 0, y: 5, up: false }, { x: 1, y: 2, up: false }, { x: 2, y: 0.5, up: true }, { x: 3, y: 2, up: true }];
  assert.equal(markNear(marks, false, 3).x, 1);
  assert.equal(markNear(marks, true, 1).x, 2);
  assert.equal(markNear(marks, true, 4).x, 3);
  assert.equal(markNear([marks[0]], true, 4), null);
});

test("bars stand between the edge and the ball, and not at all where they have no room", () => {
  const { height, speed, wide } = barPlaces(56, 330);
  assert.ok(height - wide / 2 >= 56 && speed + wide / 2 <= 330 - 40 && height + wide < speed);
  assert.equal(barPlaces(56, 180), null);
  for (let ball = 190; ball < 900; ball += 10) {
    const places = barPlaces(56, ball);
    assert.ok(!places || (places.height + places.wide < places.speed && places.wide >= 18), `${ball}`);
  }
});

test("on a narrow stage the flag gives the bars the room on the right, where both have enough", () => {
  const ball = { x: 195, r: 36 };
  assert.equal(poleOnTheLeft(56, ball, 382), 66);
  const { height, speed, wide } = barPlacesBeyond(ball, 382);
  assert.ok(height - wide / 2 > ball.x + ball.r && speed + wide / 2 < 382 && speed - height > 60);
  assert.equal(poleOnTheLeft(56, { x: 120, r: 36 }, 382), null, "the flag would lie on the ball");
  assert.equal(poleOnTheLeft(56, { x: 300, r: 36 }, 382), null, "the bars would leave the stage");
});

test("hatching fills its box and does not leave it", () => {
  for (const [wide, high] of [[60, 63], [60, 12], [18, 200]]) {
    const ends = hatching(100, 50, wide, high, 8).match(/[\d.]+ [\d.]+/g).map((one) => one.split(" ").map(Number));
    assert.ok(ends.every(([x, y]) => x >= 100 && x <= 100 + wide && y >= 50 && y <= 50 + high));
    assert.equal(ends.length, 2 * (Math.ceil((wide + high) / 8) - 1));
    for (let k = 0; k < ends.length; k += 2) {
      const [[x0, y0], [x1, y1]] = ends.slice(k, k + 2);
      assert.ok(Math.abs((x1 - x0) - (y0 - y1)) < 1e-9 && x1 > x0, "at 45 degrees");
    }
  }
});
