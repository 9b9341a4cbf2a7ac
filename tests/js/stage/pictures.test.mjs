// Pictures of the stage, call by call: a mark that draws otherwise than before is seen here.

import assert from "node:assert/strict";
import { test } from "node:test";
import { headOn } from "../head_on.mjs";
import { alike, newRecorder, sameAsBefore } from "../recorder.mjs";
import { paintGround, paintMovingWalls } from "../../../kernel_lib/page/stage/ground/background.js";
import { paintScale } from "../../../kernel_lib/page/stage/ground/ruler.js";
import { paintNumbers } from "../../../kernel_lib/page/stage/bodies/numbers_on_balls.js";
import { paintBalls } from "../../../kernel_lib/page/stage/bodies/balls.js";
import { lookFrom, setStageRuns } from "../../../kernel_lib/page/stage/camera_control.js";
import { paintCentrePaths, paintCentres } from "../../../kernel_lib/page/stage/centre_of_mass.js";
import { paintImpulses } from "../../../kernel_lib/page/stage/arrows/impulses.js";
import { paintAngular, paintMomentumSum } from "../../../kernel_lib/page/stage/insets.js";
import { paintPaths, paintTrails } from "../../../kernel_lib/page/stage/bodies/paths.js";
import { paintNames } from "../../../kernel_lib/page/stage/run_names.js";
import { paintMomenta, paintVelocities } from "../../../kernel_lib/page/stage/arrows/velocities.js";
import { paintRoomInSpace, paintSpheres } from "../../../kernel_lib/page/space/bodies_in_space.js";
import { VIEWS } from "../../../kernel_lib/page/view/projection.js";

const COLOURS = { runs: ["#0b62b4", "#b93e0a", "#0b7448", "#8a3a94"],
  bodies: ["#0b62b4", "#b93e0a", "#0b7448", "#8a3a94", "#7f5c00"], ink: "#1b2030",
  stage: "#fffefa", ground: "#e4ddcd", edge: "#7d7767", spot: "#fffdf5", digit: "#1b2030",
  muted: "#5c6270", line: "#d5cfc2", soft: "#efeae0", paper: "#fbfaf6", accent: "#0b5c8a",
  good: "#1a7038", bad: "#b3261e", font: "sans-serif" };

// Two runs of a head-on collision, one without loss and one with, above a floor.
function scene() {
  const floor = [{ point: [0, -1], normal: [0, 1] }];
  const runs = [headOn(1), headOn(0.5, 1)].map((run) => ({ ...run, walls: floor, up: 1,
    gravity: [0, 0], pivots: [] }));
  const stage = { runs: [], camera: null, move: null, mode: "fit", follow: null, whole: 1,
    reference: "room", origins: new WeakMap(), discs: new Map(), beside: false, held: false,
    arrow: 0, momentum: 0, aside: 0, box: null, highest: null, panes: [], view: null, frame: null,
    boxInSpace: null, layer: { drop() {} }, surface: { width: 600, height: 400, text: 15, ratio: 1 } };
  setStageRuns(stage, runs, true);
  const look = { time: 1.25, speed: 1, calm: false, covered: false, colours: COLOURS, runs,
    hidden: new Set(), labels: false, arrows: true, paths: true, trails: true, strobe: true,
    grid: true, names: true, momenta: true, impulses: true, centre: true, momentumSum: true,
    angular: true, cores: true, beside: false, snap: false };
  return { stage, look, runs };
}

const MARKS = { ground: paintGround, scale: paintScale, paths: paintPaths, trails: paintTrails,
  balls: paintBalls, numbers: paintNumbers, velocities: paintVelocities, momenta: paintMomenta, impulses: paintImpulses,
  centre_paths: paintCentrePaths, centres: paintCentres, names: paintNames,
  momentum_sum: paintMomentumSum, angular_momentum: paintAngular };

for (const [name, mark] of Object.entries(MARKS)) {
  test(`the mark "${name}" draws what it drew`, () => {
    const { stage, look } = scene();
    sameAsBefore(`stage/${name}`, (pen) => mark(pen, stage, look));
  });
}

test("in space the room and the spheres are drawn as they were", () => {
  const { stage, look, runs } = scene();
  lookFrom(stage, VIEWS.oblique);
  sameAsBefore("space/room", (pen) => paintRoomInSpace(pen, stage, look));
  sameAsBefore("space/spheres", (pen) => paintSpheres(pen, stage, runs, look));
});

test("in space a wall that moves is drawn where it is, until the run is over", () => {
  const { stage, look, runs } = scene();
  lookFrom(stage, VIEWS.oblique);
  const drawnAt = (time, walls) => {
    runs[0].walls = walls;
    const { pen, lines } = newRecorder();
    paintMovingWalls(pen, stage, { ...look, time });
    return lines;
  };
  const still = runs[0].walls;
  assert.deepEqual(drawnAt(1, still), []);
  const velocity = [0, 0.25];
  const piston = [{ ...still[0], velocity }];
  const room = (walls) => {
    runs[0].walls = walls;
    const { pen, lines } = newRecorder();
    paintRoomInSpace(pen, stage, look);
    return lines;
  };
  assert.ok(room(piston).length < room(still).length, "nor does it stand where it began");
  for (const time of [0, 0.5, runs[0].end, runs[0].end + 3]) {
    const there = still[0].point[1] + velocity[1] * Math.min(time, runs[0].end);
    const placed = [{ ...still[0], point: [still[0].point[0], there], velocity: [0, 0] }];
    assert.deepEqual(drawnAt(time, piston), drawnAt(0, placed), `at ${time} s`);
  }
  assert.notDeepEqual(drawnAt(0, piston), drawnAt(0.5, piston));
});

test("the comparison sees half a pixel, another word and a call less, and no rounding", () => {
  assert.ok(alike("lineTo 10 20.001", "lineTo 10 20"));
  assert.ok(!alike("lineTo 10 20.5", "lineTo 10 20"));
  assert.ok(!alike("strokeStyle = red", "strokeStyle = blue"));
  assert.ok(!alike("lineTo 10", "lineTo 10 20"));
  const { pen, lines } = newRecorder();
  pen.lineWidth = 2;
  pen.moveTo(1 / 3, 0);
  assert.deepEqual(lines, ["lineWidth = 2", "moveTo 0.333 0"]);
  assert.equal(pen.lineWidth, 2);
});
