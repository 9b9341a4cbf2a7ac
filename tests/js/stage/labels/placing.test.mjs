// Where labels stand beside the tips of arrows: where there is room, and clear of one another.

import assert from "node:assert/strict";
import { test } from "node:test";
import { lengthInside, meetsDisc, placedLabels, sharedArea }
  from "../../../../kernel_lib/page/stage/labels/placing.js";

const ROOM = { left: 0, top: 0, right: 400, bottom: 300 };
const tip = (x, y, ux, uy) => ({ x, y, ux, uy, wide: 80, high: 40 });
const boxes = (tips, around) => placedLabels(tips, around).map(({ box }) => box);
const inside = ({ left, top, right, bottom }) => left >= 0 && top >= 0 && right <= 400 && bottom <= 300;
const apart = (one, two) => one.right <= two.left || two.right <= one.left || one.bottom <= two.top
  || two.bottom <= one.top;

test("a label stands beyond the tip of its arrow", () => {
  const [box] = boxes([tip(200, 150, 1, 0)], { room: ROOM });
  assert.deepEqual(box, { left: 209, right: 289, top: 130, bottom: 170 });
});

test("a label that would leave the picture changes side, or moves in", () => {
  for (const [x, y] of [[390, 150], [200, 295], [5, 5], [395, 295]]) {
    for (const [ux, uy] of [[1, 0], [0, 1], [-1, 0], [0, -1]]) {
      const [box] = boxes([tip(x, y, ux, uy)], { room: ROOM });
      assert.ok(inside(box), `${x} ${y} ${ux} ${uy}: ${JSON.stringify(box)}`);
    }
  }
});

test("labels keep clear of one another, of arrows and of what is taken", () => {
  const tips = [tip(200, 150, 1, 0), tip(205, 160, 1, 0), tip(260, 120, 0, 1)];
  const all = boxes(tips, { room: ROOM });
  all.forEach((one, k) => all.slice(k + 1).forEach((two) => assert.ok(apart(one, two))));
  const taken = { left: 205, right: 400, top: 100, bottom: 200 };
  assert.ok(apart(boxes([tips[0]], { room: ROOM, taken: [taken] })[0], taken));
  const [box] = boxes([tips[0]], { room: ROOM, arrows: [[[200, 150], [300, 150]]] });
  assert.ok(box.top > 150 || box.bottom < 150, "beside an arrow that goes on");
});

test("two labels side by side are a word apart", () => {
  for (const apartBy of [83, 84, 85]) {
    const [one, other] = boxes([tip(100, 100, 0, 1), tip(100 + apartBy, 100, 0, 1)], { room: ROOM });
    const beside = one.bottom > other.top && other.bottom > one.top;
    assert.ok(!beside || other.left - one.right >= 6 || one.left - other.right >= 6, `${apartBy}`);
  }
});

test("a label keeps off the heads of arrows, and goes farther away where all near places are taken", () => {
  const heads = [[250, 150, 14], [200, 110, 14]];
  const [{ box, clear }] = placedLabels([tip(200, 150, 1, 0)], { room: ROOM, heads });
  assert.ok(clear && !heads.some((head) => meetsDisc(box, head)));
  const around = { left: 120, right: 280, top: 90, bottom: 210 };
  const [far] = placedLabels([tip(200, 150, 1, 0)], { room: ROOM, taken: [around] });
  assert.ok(far.clear && sharedArea(far.box, around) === 0);
});

test("a label without any place is told apart, and those that have one stay clear of each other", () => {
  const small = { left: 0, top: 0, right: 170, bottom: 50 };
  const placed = placedLabels([tip(85, 25, 1, 0), tip(85, 25, -1, 0), tip(85, 25, 0, 1)], { room: small });
  const kept = placed.filter(({ clear }) => clear);
  assert.equal(kept.length, 2);
  assert.ok(apart(kept[0].box, kept[1].box));
});

test("a label stays where it was in the picture before, as long as another place is little better", () => {
  const [first] = placedLabels([tip(200, 150, 1, 0)], { room: ROOM });
  const [turned] = placedLabels([{ ...tip(200, 150, 1, 0), side: 3 }], { room: ROOM });
  assert.equal(first.side, 0);
  assert.equal(turned.side, 3);
  const [moved] = placedLabels([{ ...tip(200, 150, 1, 0), side: 3 }], { room: ROOM, taken: [turned.box] });
  assert.notEqual(moved.side, 3);
});

test("how much of a line lies within a box, and whether a disc meets it", () => {
  const box = { left: 10, right: 20, top: 10, bottom: 20 };
  assert.equal(lengthInside(box, [[0, 15], [40, 15]]), 10);
  assert.equal(lengthInside(box, [[15, 12], [15, 14]]), 2);
  assert.equal(lengthInside(box, [[0, 25], [40, 25]]), 0);
  assert.equal(lengthInside(box, [[0, 0], [5, 5]]), 0);
  assert.ok(meetsDisc(box, [23, 15, 4]) && !meetsDisc(box, [23, 23, 4]));
});
