// Where labels stand beside the tips of arrows: where there is room, and clear of one another.

import assert from "node:assert/strict";
import { test } from "node:test";
import { labelBoxes } from "../../../../kernel_lib/page/stage/arrows/label_boxes.js";

const ROOM = { left: 0, top: 0, right: 400, bottom: 300 };
const tip = (x, y, ux, uy) => ({ x, y, ux, uy, wide: 80, high: 40 });
const inside = ({ left, top, right, bottom }) => left >= 0 && top >= 0 && right <= 400 && bottom <= 300;
const apart = (one, two) => one.right <= two.left || two.right <= one.left || one.bottom <= two.top
  || two.bottom <= one.top;

test("a label stands beyond the tip of its arrow", () => {
  const [box] = labelBoxes([tip(200, 150, 1, 0)], { room: ROOM });
  assert.deepEqual(box, { left: 209, right: 289, top: 130, bottom: 170 });
});

test("a label that would leave the picture changes side, or moves in", () => {
  for (const [x, y] of [[390, 150], [200, 295], [5, 5], [395, 295]]) {
    for (const [ux, uy] of [[1, 0], [0, 1], [-1, 0], [0, -1]]) {
      const [box] = labelBoxes([tip(x, y, ux, uy)], { room: ROOM });
      assert.ok(inside(box), `${x} ${y} ${ux} ${uy}: ${JSON.stringify(box)}`);
    }
  }
});

test("labels keep clear of one another, of arrows and of what is taken", () => {
  const tips = [tip(200, 150, 1, 0), tip(205, 160, 1, 0), tip(260, 120, 0, 1)];
  const boxes = labelBoxes(tips, { room: ROOM });
  boxes.forEach((one, k) => boxes.slice(k + 1).forEach((two) => assert.ok(apart(one, two))));
  const taken = { left: 205, right: 400, top: 100, bottom: 200 };
  assert.ok(apart(labelBoxes([tips[0]], { room: ROOM, taken: [taken] })[0], taken));
  const [box] = labelBoxes([tips[0]], { room: ROOM, arrows: [[[200, 150], [300, 150]]] });
  assert.ok(box.top > 150 || box.bottom < 150, "beside an arrow that goes on");
});
