// The stage's own arithmetic: frames of reference, sums, flashes, panes, paths, and the parting.

import assert from "node:assert/strict";
import { test } from "node:test";
import { follow } from "../../kernel_lib/widgets/static/aiming.js";
import { calmScale, momentumScale } from "../../kernel_lib/widgets/static/arrows.js";
import { coreRadii } from "../../kernel_lib/widgets/static/balls.js";
import { flashesAt } from "../../kernel_lib/widgets/static/impulses.js";
import { latestPair } from "../../kernel_lib/widgets/static/insets.js";
import { panesFor, shiftsOf } from "../../kernel_lib/widgets/static/panes.js";
import { firstParting, partingInWords } from "../../kernel_lib/widgets/static/parting.js";
import { keptPoints } from "../../kernel_lib/widgets/static/polyline.js";
import { centreOfMass, massShares, originOf, relativeTo }
  from "../../kernel_lib/widgets/static/reference.js";
import { angularMomentumAt, momentaAt, momentumBox, spinBetween, tipToTail }
  from "../../kernel_lib/widgets/static/totals.js";
import { ballAt } from "../../kernel_lib/widgets/static/tracks.js";

const close = (one, other, what) => assert.ok(Math.abs(one - other) < 1e-9, `${what}: ${one}, ${other}`);

/**
 * Ball 1 of 1 kg and 3 m/s meets ball 2 of 2 kg at rest head on at t = 1 with restitution e; both
 * have radius 1, and ball 1 turns at 5 rad/s before and 3 after.
 */
function headOn(e, index = 0, shift = 0) {
  const after = [3 - (1 + e) * 2, (1 + e)];
  const place = (t) => [t < 1 ? 3 * t : 3 + after[0] * (t - 1), shift,
    t < 1 ? 5 : 5 + after[1] * (t - 1), shift];
  const time = Float64Array.from([0, 0.75, 1.25, 2]);
  return { index, name: `e = ${e}`, frames: 4, balls: 2, dimension: 2, between: "curve",
    radii: [1, 1], masses: [1, 2], inertias: [0.4, null], walls: [], tracks: [], spins: true,
    time, position: Float64Array.from([...time].flatMap(place)),
    velocity: Float64Array.from([...time].flatMap((t) => (t < 1 ? [3, 0, 0, 0]
      : [after[0], 0, after[1], 0]))),
    spin: Float64Array.from([5, 0, 5, 0, 3, 0, 3, 0]), contacts: 1,
    contact_time: Float64Array.of(1), contact_a: [0], contact_b: [1], contact_kind: [0],
    contact_point: Float64Array.of(4, shift), contact_normal: Float64Array.of(-1, 0),
    contact_before: Float64Array.of(3, 0, 0, 0),
    contact_after: Float64Array.of(after[0], 0, after[1], 0),
    contact_impulse: Float64Array.of(-2 * (1 + e), 0), contact_duration: [0] };
}

test("the centre of mass goes on through an impact as if nothing had happened", () => {
  const run = headOn(0.5);
  for (const time of [0, 0.5, 0.999, 1, 1.3, 2]) {
    const { x, vx, y } = centreOfMass(run, time);
    close(x, (0 + 2 * 5) / 3 + time, `x at ${time}`);
    close(vx, 1, `v at ${time}`);
    close(y, 0, "y");
  }
});

test("a ball that nothing moves is the centre", () => {
  assert.deepEqual(massShares([1, null]), [0, 1]);
  assert.deepEqual(massShares([1, 3]), [0.25, 0.75]);
});

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

test("speeds before and after have the ratio e for both balls", () => {
  assert.equal(latestPair(headOn(0.5), 0.99), null);
  const { balls, restitution } = latestPair(headOn(0.5), 1);
  close(restitution, 0.5, "e");
  close(balls[0].before, 2, "ball 1 before");
  close(balls[0].after, 1, "ball 1 after");
  close(balls[1].before, 1, "ball 2 before");
  close(balls[1].after, 0.5, "ball 2 after");
});

test("angular momentum is split, and a spin jumps at its impact", () => {
  const run = headOn(0.5, 0, 2);
  close(spinBetween(run, 0, 0.99), 5, "before");
  close(spinBetween(run, 0, 1), 3, "after");
  const { orbital, spin, total } = angularMomentumAt(run, "room", 0.5);
  close(orbital, -2 * 3, "orbital: y times momentum, clockwise");
  close(spin, 0.4 * 5, "spin");
  close(total, -4, "total");
});

test("a flash fades in the time of who looks, at any speed of the clock", () => {
  const run = headOn(1);
  assert.deepEqual(flashesAt(run, 0.999, 1, false), []);
  assert.deepEqual(flashesAt(run, 1, 1, false), [{ contact: 0, strength: 1 }]);
  for (const speed of [4, 1, 1e-5]) {
    const [flash] = flashesAt(run, 1 + 0.45 * speed, speed, false);
    assert.ok(Math.abs(flash.strength - 0.5) < 1e-6, `strength at speed ${speed}`);
    assert.deepEqual(flashesAt(run, 1 + 0.95 * speed, speed, false), []);
  }
  assert.equal(flashesAt(run, 1.45, 1, true)[0].strength, 1, "even, with reduced motion");
});

test("momentum and impulse share one scale, which stays while it is near", () => {
  const scale = momentumScale([headOn(1)], { scale: 100 }, 800, 400);
  assert.ok(scale * 4 * 100 > 0.08 * 800 && scale * 4 * 100 < 0.5 * 800);
  assert.equal(calmScale(1, 1.5), 1);
  assert.equal(calmScale(1, 3), 3);
  assert.equal(calmScale(0, 3), 3);
});

test("cores have areas as the masses and fit into their balls", () => {
  const cores = coreRadii([1, 1, 2], [1, 4, null]);
  close(cores[1] / cores[0], 2, "four times the mass, twice the radius");
  assert.ok(cores.every((core, ball) => core <= [1, 1, 2][ball]));
});

test("runs part where a ball is a twentieth of its radius off, whatever the row", () => {
  assert.equal(firstParting([headOn(0.5), headOn(0.5, 1, -7)]), null);
  const parting = firstParting([headOn(1), headOn(1, 1), headOn(0.5, 2, 3)]);
  assert.deepEqual(parting.runs, ["e = 1", "e = 0.5"]);
  assert.equal(parting.ball, 0);
  assert.ok(Math.abs(parting.time - 1.05) < 1e-6, `${parting.time}`);
  const words = partingInWords(parting, [headOn(1)]);
  assert.match(words, /^The runs part at 1\.05 s: ball 1 of “e = 0\.5”/);
  assert.match(partingInWords(null, []), /stay together/);
});

test("side by side, panes are equal, do not overlap, and lie as the box is long", () => {
  const runs = [1, 2, 3, 4].map((index) => ({ index, walls: [] }));
  const flat = panesFor(runs, 800, 400, true, { left: 0, right: 20, bottom: 0, top: 1 });
  assert.deepEqual(flat.map((pane) => pane.left), [0, 0, 0, 0]);
  assert.ok(flat.every((pane, k) => k === 0 || pane.top >= flat[k - 1].top + pane.height));
  const tall = panesFor(runs, 800, 400, true, { left: 0, right: 1, bottom: 0, top: 9 });
  assert.deepEqual(tall.map((pane) => pane.top), [0, 0, 0, 0]);
  assert.ok(tall.every((pane, k) => k === 0 || pane.left >= tall[k - 1].left + pane.width));
  assert.equal(panesFor(runs, 800, 400, false, {}).length, 1);
  assert.deepEqual(shiftsOf([{ x: 0, y: 0 }, { x: 0, y: -2 }], runs.slice(0, 2)), [[0, 0], [0, -2]]);
  const walled = [{ walls: [1] }, { walls: [] }];
  assert.deepEqual(shiftsOf([{ x: 0, y: 0 }, { x: 0, y: -2 }], walled), [[0, 0], [0, 0]]);
});

test("a path loses only points that no eye could tell", () => {
  const xs = Float64Array.from({ length: 1001 }, (_, k) => k / 100);
  const ys = xs.map((x) => (x < 5 ? x * x : 50 - x * 5));
  const kept = keptPoints(xs, ys, 0.01);
  assert.ok(kept.length < 60 && kept[0] === 0 && kept[kept.length - 1] === 1000);
  assert.ok(kept.includes(500), "the corner stays");
  for (let k = 0, next = 1; k < xs.length; k += 1) {
    while (kept[next] < k) next += 1;
    const [a, b] = [kept[next - 1], kept[next]];
    const part = (xs[k] - xs[a]) / (xs[b] - xs[a]);
    assert.ok(Math.abs(ys[a] + (ys[b] - ys[a]) * part - ys[k]) < 0.11, `point ${k}`);
  }
});

test("the camera as a person put it follows nothing and stays", () => {
  const camera = { x: 1, y: 2, scale: 3 };
  const stage = { camera, follow: 0, mode: "fit", move: {} };
  follow(stage, "free", true);
  assert.deepEqual(stage, { camera, follow: null, mode: "free", move: null });
  follow(stage, "centre", true);
  assert.equal(stage.follow, "centre");
});
