// Names at the ends of lines, each beside its ball.

import assert from "node:assert/strict";
import { test } from "node:test";
import { bounce } from "../bounce.mjs";
import { newRecorder } from "../recorder.mjs";
import { paintNamesAtBalls, spread, whereOut } from "../../../kernel_lib/page/stage/run_names.js";

test("names keep a line apart, in the order of their balls", () => {
  const ends = [{ y: 50, name: "low" }, { y: 45, name: "high" }, { y: 200, name: "far" }];
  assert.deepEqual(spread(ends, 18).map(({ name, line }) => [name, line]),
    [["high", 45], ["low", 63], ["far", 200]]);
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
