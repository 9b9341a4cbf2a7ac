// The ground of the picture: planes once, curved walls of each run that has its own.

import assert from "node:assert/strict";
import { test } from "node:test";
import { flown } from "../../flown.mjs";
import { newRecorder } from "../../recorder.mjs";
import { paintGround } from "../../../../kernel_lib/page/stage/ground/background.js";

/** How often walls of these runs are begun. */
function begun(...runs) {
  const { pen, lines } = newRecorder();
  paintGround(pen, { pane: { width: 800, height: 400 }, view: null, reference: "room", camera: { x: 0, y: 0, scale: 50 } },
    { runs, time: 0, grid: false, colours: { ink: "#000" } });
  return lines.filter((line) => line.startsWith("beginPath")).length;
}

test("a bowl next to another one is drawn, and one in which two balls are is drawn once", () => {
  const bowl = (x) => flown([[{ t: 0, c: [x, 0.6], v: [0, -1] }]], { end: 0.5, radii: [0.05], pockets: [],
    walls: [{ kind: "arc", centre: [x, 1], radius: 1, start: Math.PI, end: 2 * Math.PI }] });
  const alone = begun(bowl(0));
  assert.ok(alone > 0);
  assert.equal(begun(bowl(0), bowl(0)), alone);
  assert.equal(begun(bowl(0), bowl(3)), 2 * alone);
});
