// The number of a ball stands on its middle, and gives way to the heads of arrows.

import assert from "node:assert/strict";
import { test } from "node:test";
import { newClaims } from "../../../../kernel_lib/page/stage/labels/claims.js";
import { placeOfNumber } from "../../../../kernel_lib/page/stage/bodies/numbers_on_balls.js";

const RADIUS = 40;
const place = (claims, aside = null, radius = RADIUS) =>
  placeOfNumber([100, 100], radius, { digits: 1, text: 15, aside, claims });
const away = ({ at: [x, y] }) => Math.hypot(x - 100, y - 100);
const covers = ({ at: [x, y], room }, [headX, headY, reach]) => Math.hypot(headX - x, headY - y) < reach + room.spot;

test("without an arrow, or with one that ends farther out, it stands on the middle", () => {
  assert.deepEqual(place(newClaims()).at, [100, 100]);
  const claims = newClaims();
  claims.lines.push([[100, 100], [190, 100]]);
  claims.heads.push([184, 100, 7]);
  assert.deepEqual(place(claims).at, [100, 100], "a shaft begins under it");
});

test("it gives way to the head of a short arrow, and stays on its ball", () => {
  const claims = newClaims();
  claims.lines.push([[100, 100], [115, 100]]);
  claims.heads.push([110, 100, 6]);
  const found = place(claims);
  assert.ok(!covers(found, claims.heads[0]));
  assert.ok(away(found) > 0 && away(found) + found.room.spot < RADIUS + 1);
});

test("where arrows of parts stand it goes the way it is told, unless a head lies there", () => {
  const [x, y] = place(newClaims(), [1, 0]).at;
  assert.ok(x > 100 && Math.abs(y - 100) < 1e-9);
  const claims = newClaims();
  claims.heads.push([x, y, 8]);
  const found = place(claims, [1, 0]);
  assert.ok(!covers(found, claims.heads[0]) && away(found) < RADIUS);
});

test("with heads all around it stands beside its ball", () => {
  const claims = newClaims();
  for (let k = 0; k < 8; k += 1) {
    const turn = k * Math.PI / 4;
    claims.heads.push([100 + 0.64 * RADIUS * Math.cos(turn), 100 + 0.64 * RADIUS * Math.sin(turn), 9]);
  }
  const found = place(claims, [0, 1]);
  assert.ok(away(found) > RADIUS && claims.heads.every((head) => !covers(found, head)));
  assert.ok(place(newClaims(), null, 8).room.outside, "a small ball has it above");
});
