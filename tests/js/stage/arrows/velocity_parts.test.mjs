// The normal and the tangential part of velocities at an impact: what is gone, and what stays.

import assert from "node:assert/strict";
import { test } from "node:test";
import { bounce } from "../../bounce.mjs";
import { headOn } from "../../head_on.mjs";
import { paintTipLabels } from "../../../../kernel_lib/page/stage/labels/tip_labels.js";
import { newRecorder, sameAsBefore } from "../../recorder.mjs";
import { latestImpact, partsAt } from "../../../../kernel_lib/page/run/contacts/parts.js";
import { standingImpacts } from "../../../../kernel_lib/page/stage/arrows/standing.js";
import { toldOf } from "../../../../kernel_lib/page/stage/arrows/told.js";
import { hasParts, paintVelocityParts, partsScale, partsStand }
  from "../../../../kernel_lib/page/stage/arrows/velocity_parts.js";
import { shareWithin } from "../../../../kernel_lib/page/stage/arrows/within.js";

const COLOURS = { ink: "ink", stage: "stage", edge: "edge", ground: "ground", muted: "muted",
  n: "normal", t: "tangential", font: "serif" };
const NAMES = { into: ["into the floor", "into it"], out: ["out of the floor", "out of it"],
  along: ["along it", "along it"] };

// What a mark draws, and then what it has to say.
function paintWithLabels(pen, stage, look) {
  paintVelocityParts(pen, stage, look);
  paintTipLabels(pen, stage, look);
}

function stageOf(run, width = 800, height = 400) {
  return { runs: [run], reference: "room", view: null, pane: { left: 0, top: 0, width, height },
    camera: { x: 2, y: 2, scale: 50 }, surface: { text: 15 }, origins: new WeakMap() };
}

function lookAt(run, time, more = {}) {
  return { time, speed: 1, playing: false, covered: false, phase: "seen", calm: false, explained: true,
    colours: COLOURS, atContact: NAMES, runs: [run], ...more };
}

test("nothing stands before the impact, and nothing while results wait for a guess", () => {
  const run = bounce();
  assert.equal(standingImpacts(run, lookAt(run, 0.999)), null);
  assert.deepEqual(standingImpacts(run, lookAt(run, 1)), { contacts: [0], strength: 1, moved: false });
  assert.equal(standingImpacts(run, lookAt(run, 1, { covered: true })), null);
  assert.ok(standingImpacts(run, lookAt(run, 1, { covered: true, phase: "run" })), "in a first look");
});

test("while the clock runs it stands for as long here at any speed; at rest while the ball is near", () => {
  const run = bounce();
  for (const speed of [1, 0.2]) {
    assert.equal(standingImpacts(run, lookAt(run, 1 + 0.5 * speed, { speed, playing: true })).strength, 1);
    const left = standingImpacts(run, lookAt(run, 1 + 0.85 * speed, { speed, playing: true })).strength;
    assert.ok(Math.abs(left - 0.2) < 1e-9, "it fades");
    assert.equal(standingImpacts(run, lookAt(run, Math.min(run.end, 1 + 0.95 * speed),
      { speed: speed / 2, playing: true })), null);
  }
  assert.ok(standingImpacts(run, lookAt(run, 1.3)).moved, "1.2 radii away");
  const small = { ...run, radii: [0.5] };
  assert.equal(standingImpacts(small, lookAt(small, 1.3)), null, "the same way, 2.4 of half the radius");
});

test("parts stand for the first run, in the room, where the lesson names them", () => {
  const run = bounce();
  assert.ok(partsStand(stageOf(run), run, lookAt(run, 1)));
  assert.equal(partsStand(stageOf(run), { ...run }, lookAt(run, 1)), null);
  assert.equal(partsStand({ ...stageOf(run), reference: "centre" }, run, lookAt(run, 1)), null);
  assert.equal(partsStand(stageOf(run), run, lookAt(run, 1, { atContact: { into: [] } })), null);
  assert.equal(partsStand(stageOf(run), run, lookAt(run, 1, { explained: false })), null, "switched off");
  for (const [act, stands] of [[1, true], [2, false], ["all", true]]) {
    const look = lookAt(run, 1, { atContact: { ...NAMES, acts: [1, 3] }, act });
    assert.equal(Boolean(partsStand(stageOf(run), run, look)), stands, `act ${act}`);
  }
});

const FAST = { dimension: 2, velocity: Float64Array.of(5, 0) };

test("a part that keeps its direction has one change, one that turns two numbers of its own", () => {
  const [name, turned] = [["into it"], ["out of it"]];
  assert.deepEqual(toldOf(FAST, { before: 4.94, after: 0 }, name, turned, false),
    [{ amount: 4.94, lines: ["into it", "4.94 → 0 m/s"] }]);
  assert.deepEqual(toldOf(FAST, { before: 2, after: 3 }, name, turned, false)[0].amount, 3);
  assert.deepEqual(toldOf(FAST, { before: 5, after: -3.5 }, name, turned, false),
    [{ amount: 5, lines: ["into it", "5 m/s before"] },
      { amount: -3.5, lines: ["out of it", "3.5 m/s after"] }]);
  assert.deepEqual(toldOf(FAST, { before: 0, after: -1 }, name, turned, false)[0].lines,
    ["out of it", "0 → 1 m/s"]);
  assert.deepEqual(toldOf(FAST, { before: 0, after: 0 }, name, turned, false), []);
  assert.deepEqual(toldOf(FAST, { before: 5, after: 0 }, name, turned, true)[0].lines, ["into it"],
    "a covered result has no numbers");
});

test("no arrow leaves the picture, however near to its edge the impact is", () => {
  const run = bounce();
  latestImpact(run, 1);
  for (const [width, height] of [[800, 400], [390, 250], [300, 200]]) {
    const stage = stageOf(run, width, height);
    const [parts] = partsAt(run, 0);
    const y = height / 2 - (parts.place[1] - 10 * partsScale(stage, run) - stage.camera.y) * 50;
    assert.ok(y <= height - 34 + 1e-9, `10 m/s downwards end at ${y} of ${height}`);
  }
  assert.equal(shareWithin(100, 300, 10, 200), 0.5);
  assert.equal(shareWithin(100, -80, 10, 200), 0.5);
  assert.equal(shareWithin(100, 150, 10, 200), 1);
  assert.equal(shareWithin(250, 300, 10, 200), 0);
});

test("a bounce and a pair draw what they drew", () => {
  for (const [name, run] of [["bounce", bounce()], ["pair", { ...headOn(0.5), walls: [] }]]) {
    sameAsBefore(`stage/parts_${name}`, (pen) => paintWithLabels(pen, stageOf(run), lookAt(run, 1)));
  }
});

test("what is gone is dashed with a hollow head, what stays is solid, what is zero is a dot", () => {
  const run = { ...bounce(), contact_after: Float64Array.of(2, 0, 0, 0) };
  const { pen, lines } = newRecorder();
  paintWithLabels(pen, stageOf(run), lookAt(run, 1));
  const at = (text) => lines.indexOf(text);
  const normal = at("strokeStyle = normal");
  assert.ok(lines.slice(normal, normal + 4).includes("setLineDash 7 5"), "into the floor is gone");
  assert.ok(lines.slice(normal, normal + 14).includes("fillStyle = stage"), "with a hollow head");
  const tangential = at("strokeStyle = tangential");
  assert.ok(lines.slice(tangential, tangential + 4).includes("setLineDash"), "along it stays, solid");
  assert.ok(lines.some((line, k) => line.startsWith("arc") && lines[k + 1] === "fillStyle = normal"));
  assert.ok(lines.some((line) => line.startsWith("fillText 10 → 0 m/s")));
  assert.ok(lines.some((line) => line.startsWith("fillText 2 → 2 m/s")));
});

test("only the acts that want them have parts, and so stand at their contact", () => {
  const [all, first] = [NAMES, { ...NAMES, acts: [1] }];
  assert.deepEqual([hasParts(all, 3), hasParts(first, 1), hasParts(first, 3), hasParts(first, "all"), hasParts({}, 1)],
    [true, true, false, true, false]);
});
