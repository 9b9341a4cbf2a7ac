// What can be moved on the stage: balls at their start and the tips of their first arrows.

import assert from "node:assert/strict";
import { test } from "node:test";
import { draggedValues, gripInWords } from "../../../kernel_lib/page/hands/handles.js";

test("a drag moves the values of its axes and no others", () => {
  const height = { name: "height", scale: "linear", minimum: 1, maximum: 10, step: 0.5 };
  assert.deepEqual(draggedValues([null, height], { height: 5 }, [3, 1.3]), { height: 6.5 });
  assert.deepEqual(draggedValues([null, height], { height: 5 }, [3, 99]), { height: 10 });
});

test("a grip in words, and its values after a drag", () => {
  const x = { name: "x", symbol: "x_1", unit: "m", minimum: -1, maximum: 1, step: 0.1 };
  const grip = { ball: 1, kind: "position", parameters: [x, null, null] };
  assert.equal(gripInWords(grip, { x: -0.5 }, 2), "Move ball 2, place: x1 = −0.5 m");
  assert.match(gripInWords({ ...grip, kind: "velocity" }, { x: 0 }, 1), /^Move the ball, velocity/);
  assert.deepEqual(draggedValues(grip.parameters, { x: 0 }, [0.234, 5, 0]), { x: 0.2 });
});
