// A spring between two balls: from rim to rim, as wide however long it is.

import assert from "node:assert/strict";
import { test } from "node:test";
import { zigzag } from "../../../../kernel_lib/page/stage/bodies/springs.js";
import { isMeasured } from "../../../../kernel_lib/page/run/quantities.js";

test("a spring goes from rim to rim and is as wide when it is squeezed", () => {
  for (const far of [100, 60]) {
    const corners = zigzag([[10, 50], [10 + far, 50]], [20, 10]);
    assert.deepEqual(corners[0], [30, 50]);
    assert.deepEqual(corners.at(-1), [far, 50]);
    const off = corners.map(([, y]) => Math.abs(y - 50));
    assert.equal(Math.max(...off), 5);
    const along = corners.map(([x]) => x);
    assert.deepEqual(along, [...along].sort((one, two) => one - two));
  }
});

test("a spring that stands upright is turned, not changed", () => {
  const level = zigzag([[0, 0], [50, 0]], [5, 5]);
  const upright = zigzag([[0, 0], [0, 50]], [5, 5]);
  level.forEach(([x, y], k) => assert.deepEqual(upright[k].map((one) => Math.round(one * 1e6) / 1e6 + 0),
    [-y, x].map((one) => Math.round(one * 1e6) / 1e6 + 0)));
});

test("a quantity is measured in the runs that it names, or in all", () => {
  const [drop, parts] = [{ name: "drop" }, { name: "two parts" }];
  assert.ok(isMeasured({}, [drop]) && isMeasured({ runs: [] }, [parts]));
  assert.ok(isMeasured({ runs: ["drop"] }, [parts, drop]));
  assert.ok(!isMeasured({ runs: ["drop"] }, [parts]));
});
