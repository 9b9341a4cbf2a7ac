// Names at the ends of lines, each beside its ball.

import assert from "node:assert/strict";
import { test } from "node:test";
import { bounce } from "../bounce.mjs";
import { newRecorder } from "../recorder.mjs";
import { newClaims } from "../../../kernel_lib/page/stage/labels/claims.js";
import { lengthInside, meetsDisc, sharedArea } from "../../../kernel_lib/page/stage/labels/placing.js";
import { takenCorners } from "../../../kernel_lib/page/stage/labels/room.js";
import { paintScale } from "../../../kernel_lib/page/stage/ground/ruler.js";
import { paintNamesAtBalls, placeOfName, whereOut } from "../../../kernel_lib/page/stage/run_names.js";

test("a name stands beside its ball, clear of others and of the tracks, and stays where it stood", () => {
  const pane = { width: 400, height: 200 };
  const placed = (ball, around) => placeOfName({ x: 200, y: 100, reach: 30, behind: false, ...ball }, 40, 14,
    { pane, lines: [], balls: [], taken: [], ...around });
  const { box } = placed({}, {});
  assert.deepEqual(box, { left: 230, right: 270, top: 93, bottom: 107 });
  const other = placed({}, { taken: [box] }).box;
  assert.ok(other.bottom <= box.top && other.left === 230, "a row above the first");
  const track = [[0, 60], [400, 110]];
  const clear = placed({}, { lines: [track] });
  assert.equal(lengthInside(box, track) > 0, true);
  assert.equal(lengthInside(clear.box, track), 0);
  assert.equal(placed({}, { before: "0 -1 1" }).at, "0 -1 1");
  assert.ok(!meetsDisc(placed({}, { balls: [[250, 100, 12]] }).box, [250, 100, 12]), "not on another ball");
  // At the head of the stage there is room below alone.
  const low = placed({ y: 8 }, { taken: [placed({ y: 8 }, {}).box] }).box;
  assert.ok(low.top > 15, low.top);
});

test("names of racers at one start keep off their tracks", () => {
  const line = [[-4, 4.6], [4, 0]];
  const runs = [0, 1, 2].map((index) => ({ ...bounce(), name: `racer ${index}`, index, walls: [{ kind: "track", lines: [line] }] }));
  const pane = { width: 400, height: 200 };
  const stage = { runs, reference: "room", view: null, camera: { x: 0, y: 3, scale: 20 }, pane, panes: [pane], surface: { text: 15 },
    claims: newClaims() };
  const { pen } = newRecorder();
  paintNamesAtBalls(pen, stage, { names: true, time: 0, runs, colours: { runs: ["r1", "r2", "r3"], stage: "s", font: "f" } });
  const way = line.map(([x, y]) => [200 + 20 * x, 100 - 20 * (y - 3)]);
  assert.equal(stage.claims.boxes.length, 3);
  for (const box of stage.claims.boxes) assert.equal(lengthInside(box, way), 0);
});

test("a name keeps off the numbers of the ruler", () => {
  const runs = [{ ...bounce(), gravity: [0, -10] }, { ...bounce(), gravity: [0, -10], name: "another", index: 1 }];
  const pane = { width: 400, height: 300 };
  const { pen } = newRecorder();
  const namesWith = (ruled) => {
    // The ball flies beside the ruler, to the right, so that its name belongs behind it.
    const stage = { runs, reference: "room", view: null, camera: { x: 2.6, y: 3, scale: 40 }, pane, panes: [pane],
      surface: { text: 15 }, claims: newClaims() };
    const look = { names: true, arrows: true, time: 0, runs, colours: { runs: ["r1", "r2"], stage: "s", font: "f" } };
    if (ruled) paintScale(pen, { ...stage, runs: [runs[0]] }, { ...look, runs: [runs[0]] });
    const numbers = [...stage.claims.boxes];
    paintNamesAtBalls(pen, stage, look);
    return { numbers, names: stage.claims.boxes.slice(numbers.length) };
  };
  const { numbers, names } = namesWith(true);
  const overlaps = (boxes) => boxes.flatMap((name) => numbers.filter((number) => sharedArea(name, number) > 0));
  assert.ok(numbers.length > 1);
  assert.ok(overlaps(namesWith(false).names).length > 0, "it would stand on one");
  assert.deepEqual(overlaps(names), []);
});

test("a name keeps off the time and the ruler in the corners", () => {
  const runs = [{ ...bounce(), name: "your guess" }, { ...bounce(), name: "another", index: 1 }];
  const pane = { width: 400, height: 200 };
  const { pen } = newRecorder();
  for (const x of [-4.5, 9]) {
    const stage = { runs, reference: "room", view: null, camera: { x, y: 9, scale: 20 }, pane, panes: [pane],
      surface: { text: 15 }, claims: newClaims() };
    paintNamesAtBalls(pen, stage, { names: true, time: 0, runs, colours: { runs: ["r1", "r2"], stage: "s", font: "f" } });
    assert.equal(stage.claims.boxes.length, 2);
    for (const corner of takenCorners(pane)) {
      for (const box of stage.claims.boxes) assert.equal(sharedArea(box, corner), 0, `${x}: ${JSON.stringify(box)}`);
    }
  }
});

test("a name that would leave the stage changes side", () => {
  const runs = [bounce(), { ...bounce(), name: "another", index: 1 }];
  const drawn = (width) => {
    const pane = { width, height: 200 };
    const stage = { runs, reference: "room", view: null, camera: { x: 0, y: 3, scale: 20 }, pane,
      panes: [pane], surface: { text: 15 } };
    const { pen, lines } = newRecorder();
    paintNamesAtBalls(pen, stage, { names: true, time: 0, runs,
      colours: { runs: ["r1", "r2"], stage: "s", font: "f" } });
    return lines.filter((line) => line.startsWith("textAlign") || line.startsWith("fillText"));
  };
  assert.deepEqual(drawn(400).map((line) => line.split(" ").slice(0, 3).join(" ")),
    ["textAlign = left", "fillText one 230", "textAlign = left", "fillText another 230"]);
  assert.deepEqual(drawn(90).map((line) => line.split(" ").slice(0, 3).join(" ")),
    ["textAlign = right", "fillText one 15", "textAlign = right", "fillText another 15"]);
});

test("a ball that has left the picture is told at its edge, by the side on which it is", () => {
  const pane = { width: 400, height: 200 };
  assert.deepEqual([[50, 205], [50, 212], [50, -11], [-11, 100], [411, 100], [200, 100]].map((place) => whereOut(place, 10, pane)),
    ["", "below", "above", "left", "right", ""]);
  const runs = [bounce(), { ...bounce(), name: "another", index: 1 }];
  const stage = { runs, reference: "room", view: null, camera: { x: 0, y: 30, scale: 20 }, pane, panes: [pane],
    surface: { text: 15 } };
  const { pen, lines } = newRecorder();
  paintNamesAtBalls(pen, stage, { names: true, time: 0, runs, colours: { runs: ["r1", "r2"], stage: "s", font: "f" } });
  const told = lines.filter((line) => line.startsWith("fillText"));
  assert.deepEqual(told.map((line) => line.replace(/ [-\d.]+ [-\d.]+$/, "")),
    ["fillText one: below the picture", "fillText another: below the picture"]);
  assert.ok(told.every((line) => Number(line.split(" ").at(-1)) < 200), told.join());
});
