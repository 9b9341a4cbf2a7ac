// The clock, where balls are between frames, and the camera.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  blended, fitted, runBox, sharedBox, stillGood, toScreen, toWorld,
} from "../../kernel_lib/widgets/static/camera.js";
import {
  SPEEDS, advanced, neighbour, newClock, started, stoppedAt, withDuration,
} from "../../kernel_lib/widgets/static/clock.js";
import {
  ballAt, contactMoments, decodedRuns, frameBefore, frameMoments, valueAt,
} from "../../kernel_lib/widgets/static/tracks.js";

const G = 10;

// A ball of radius 1 dropped from y = 6: it touches at t = 1 and goes up again at 5 m/s.
function bounce(between = "curve") {
  const arrays = {
    time: [0, 0.8, 1.2, 1.6],
    position: [0, 6, 1.6, 2.8, 2.4, 1.8, 3.2, 2.2],
    velocity: [2, 0, 2, -8, 2, 3, 2, -1],
    spin: [0, 0, 0, 0],
    observables: [6, 2.8, 1.8, 2.2],
    contact_time: [1], contact_a: [0], contact_b: [-1], contact_point: [2, 0],
    contact_normal: [0, 1], contact_before: [2, -10, 0, 0], contact_after: [2, 5, 0, 0],
    contact_lost: [37.5], contact_kind: [0],
  };
  const numbers = [];
  const places = {};
  for (const [name, values] of Object.entries(arrays)) {
    places[name] = [numbers.length, values.length];
    numbers.push(...values);
  }
  const header = { number: "float64", runs: [{ name: "one", frames: 4, balls: 1, dimension: 2,
    between, radii: [1], masses: [1], contacts: 1, arrays: places,
    walls: [{ point: [0, 0], normal: [0, 1] }] }] };
  const padded = new Uint8Array(numbers.length * 8 + 3);
  padded.set(new Uint8Array(Float64Array.from(numbers).buffer), 3);
  return decodedRuns(header, new DataView(padded.buffer, 3, numbers.length * 8))[0];
}

test("numbers arrive whole, wherever they start in the message", () => {
  assert.deepEqual([...bounce().time], [0, 0.8, 1.2, 1.6]);
});

test("between exact frames the ball follows its parabola, into the contact and out of it", () => {
  const run = bounce();
  for (const time of [0, 0.1, 0.5, 0.79, 0.81, 0.95, 0.999]) {
    const { x, y, vy } = ballAt(run, 0, time);
    assert.ok(Math.abs(x - 2 * time) < 1e-12, `x at ${time}`);
    assert.ok(Math.abs(y - (6 - G * time * time / 2)) < 1e-12, `y at ${time}`);
    assert.ok(Math.abs(vy + G * time) < 1e-12, `v at ${time}`);
  }
  for (const time of [1, 1.05, 1.2, 1.5, 1.6]) {
    const since = time - 1;
    const { y, vy } = ballAt(run, 0, time);
    assert.ok(Math.abs(y - (1 + 5 * since - G * since * since / 2)) < 1e-12, `y at ${time}`);
    assert.ok(Math.abs(vy - (5 - G * since)) < 1e-12, `v at ${time}`);
  }
});

test("between fixed steps the ball goes straight, and the velocity jumps at the frame", () => {
  const run = bounce("line");
  assert.ok(Math.abs(ballAt(run, 0, 0.4).y - 4.4) < 1e-12);
  assert.ok(Math.abs(ballAt(run, 0, 1.0).y - 2.3) < 1e-12);
  assert.equal(ballAt(run, 0, 1.1).vy, -8);
  assert.equal(ballAt(run, 0, 1.2).vy, 3);
});

test("before the first frame and after the last the ball stands still", () => {
  const run = bounce();
  assert.equal(ballAt(run, 0, -1).y, 6);
  assert.equal(ballAt(run, 0, 99).y, 2.2);
});

test("frames are found by halving, values in between by proportion", () => {
  assert.equal(frameBefore([0, 1, 2, 3], 2), 2);
  assert.equal(frameBefore([0, 1, 2, 3], 1.99), 1);
  assert.equal(frameBefore([0, 1, 2, 3], -1), 0);
  assert.equal(frameBefore([0, 1, 2, 3], 9), 3);
  assert.equal(valueAt([0, 1], [10, 20], 0.25), 12.5);
  assert.equal(valueAt([0, 1], [10, 20], 7), 20);
  assert.equal(valueAt([0], [10], 0), 10);
});

test("moments of several runs are merged without twins", () => {
  assert.deepEqual(contactMoments([bounce(), bounce()]), [1]);
  assert.deepEqual(frameMoments([bounce()]), [0, 0.8, 1.2, 1.6]);
});

test("the clock runs, stops at its end, loops, and starts over", () => {
  const clock = withDuration(newClock(), 2);
  assert.equal(advanced(clock, 1).time, 0);
  const running = started(clock);
  assert.equal(advanced(running, 0.5).time, 0.5);
  assert.equal(advanced({ ...running, speed: 0.1 }, 0.5).time, 0.05);
  assert.deepEqual(advanced(running, 9), { ...running, time: 2, playing: false });
  assert.ok(Math.abs(advanced({ ...running, loop: true }, 2.5).time - 0.5) < 1e-12);
  assert.equal(started({ ...clock, time: 2 }).time, 0);
  assert.equal(started(newClock()).playing, false);
  assert.equal(stoppedAt(running, 9).time, 2);
  assert.equal(stoppedAt(running, -9).time, 0);
  assert.equal(withDuration({ ...clock, time: 1.5 }, 1).time, 1);
  assert.ok(SPEEDS.every((speed, k) => k === 0 || speed < SPEEDS[k - 1]));
});

test("the next moment is a later one, the one before an earlier one", () => {
  assert.equal(neighbour([1, 2, 3], 2, 1), 3);
  assert.equal(neighbour([1, 2, 3], 2, -1), 1);
  assert.equal(neighbour([1, 2, 3], 3, 1), null);
  assert.equal(neighbour([], 0, -1), null);
});

test("the camera shows all of a box, and pixels and metres invert each other", () => {
  const box = runBox(bounce());
  assert.deepEqual(box, { left: -1, right: 4.2, bottom: 0.8, top: 7 });
  for (const [width, height] of [[800, 300], [300, 800], [10, 10]]) {
    const camera = fitted(box, width, height);
    for (const [x, y] of [[box.left, box.bottom], [box.right, box.top]]) {
      const [px, py] = toScreen(camera, width, height, x, y);
      assert.ok(px >= 0 && px <= width && py >= 0 && py <= height);
      const back = toWorld(camera, width, height, px, py);
      assert.ok(Math.abs(back[0] - x) < 1e-9 && Math.abs(back[1] - y) < 1e-9);
    }
    assert.ok(stillGood(camera, box, width, height));
  }
});

test("the foot of the stage stays free for its clock, whatever the shape of the scene", () => {
  for (const [right, top] of [[10, 1], [1, 10], [3, 3]]) {
    for (const [width, height] of [[390, 230], [800, 420], [200, 60]]) {
      const box = { left: 0, right, bottom: 0, top };
      const camera = fitted(box, width, height);
      const [, low] = toScreen(camera, width, height, 0, 0);
      assert.ok(low <= height - Math.min(34, height / 5) + 1e-6, `${right} ${top} ${low}`);
      const fallen = { ...box, bottom: -20 / camera.scale };
      if (low > height - 50) assert.ok(!stillGood(camera, fallen, width, height));
    }
  }
});

test("a small change of the box leaves the camera alone, a large one does not", () => {
  const box = { left: 0, right: 10, bottom: 0, top: 5 };
  const camera = fitted(box, 600, 300);
  assert.ok(stillGood(camera, { ...box, right: 9 }, 600, 300));
  assert.ok(!stillGood(camera, { ...box, right: 14 }, 600, 300));
  assert.ok(!stillGood(camera, { left: 0, right: 3, bottom: 0, top: 2 }, 600, 300));
  assert.ok(!stillGood(null, box, 600, 300));
});

test("a run that falls out of the world does not make dots of the others", () => {
  const box = { left: 0, right: 10, bottom: 0, top: 5 };
  const fallen = { left: 0, right: 10, bottom: -5000, top: 5 };
  assert.ok(sharedBox([box, fallen]).bottom > -20);
  assert.equal(sharedBox([box, { ...box, right: 12 }]).right, 12);
  assert.deepEqual(sharedBox([]), { left: -1, right: 1, bottom: -1, top: 1 });
});

test("a camera move begins and ends where it should", () => {
  const [one, two] = [{ x: 0, y: 0, scale: 10 }, { x: 4, y: 2, scale: 40 }];
  assert.deepEqual(blended(one, two, 0), one);
  assert.deepEqual(blended(one, two, 1), two);
  assert.equal(blended(one, two, 0.5).scale, 20);
});

test("a ball that hardly moves does not fill the stage", () => {
  const box = { left: -1, right: 1, bottom: 0, top: 3 };
  assert.ok(2 * fitted(box, 800, 400, 1).scale <= 0.3 * 400 + 1e-9);
  assert.ok(stillGood(fitted(box, 800, 400, 1), box, 800, 400, 1));
});
