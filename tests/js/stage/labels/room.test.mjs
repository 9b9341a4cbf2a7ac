// What of a pane is taken, and how large things are on a narrow one.

import assert from "node:assert/strict";
import { test } from "node:test";
import { roomOf, slimness, takenCorners } from "../../../../kernel_lib/page/stage/labels/room.js";

test("a pane as wide as a phone's, or a notebook's beside its folders, has thin arrows and small letters", () => {
  assert.equal(slimness({ width: 868 }), 1);
  for (const width of [390, 500, 640]) assert.ok(slimness({ width }) < 1, `${width}`);
});

test("the corners that are taken lie on the pane, and leave labels most of it", () => {
  for (const pane of [{ width: 868, height: 496 }, { width: 358, height: 190 }]) {
    const room = roomOf(pane);
    const area = ({ left, right, top, bottom }) => (right - left) * (bottom - top);
    const corners = takenCorners(pane);
    for (const { left, right, top, bottom } of corners) {
      assert.ok(left >= 0 && top >= 0 && right <= pane.width && bottom <= pane.height);
    }
    const larger = takenCorners(pane, 2);
    assert.deepEqual(larger[0], { ...corners[0], left: pane.width - 220, top: pane.height - 68 }, "a large clock");
    assert.ok(corners.reduce((sum, one) => sum + area(one), 0) < 0.2 * area(room));
  }
});
