// Which way up a ball is: its spin added up over time.

import assert from "node:assert/strict";
import { test } from "node:test";
import { flown } from "../flown.mjs";
import { afterTurn, matrixOf, orientationAt, turnBy }
  from "../../../kernel_lib/page/run/orientation.js";
import { dot } from "../../../kernel_lib/page/base/vectors.js";

function near(got, wanted, tolerance = 1e-12) {
  const far = Math.max(...got.map((one, k) => Math.abs(one - wanted[k])));
  assert.ok(got.length === wanted.length && far < tolerance, `${got} is not ${wanted}`);
}

const apply = (matrix, point) => matrix.map((row) => dot(row, point));
// Spins about x, then, after a contact at 0.5 s, about z.
function spinning() {
  return turning(3, [{ t: 0, w: [Math.PI / 2, 0, 0] }, { t: 0.5, w: [0, 0, Math.PI / 2] }]);
}

function turning(dimension, knots) {
  const still = Array(dimension).fill(0);
  return flown([knots.map((one) => ({ c: still, v: still, ...one }))],
    { dimension, spins: true, end: 2 });
}

test("a turn by a quarter takes x to y, two take it to minus x", () => {
  const quarter = turnBy(0, 0, Math.PI / 2);
  near(apply(matrixOf(quarter), [1, 0, 0]), [0, 1, 0]);
  near(apply(matrixOf(afterTurn(quarter, quarter)), [1, 0, 0]), [-1, 0, 0]);
  near(turnBy(0, 0, 0), [1, 0, 0, 0]);
});

test("a spin about a fixed axis adds up exactly", () => {
  const run = turning(3, [{ t: 0, w: [0, 0, 1], twist: [0, 0, 4] }, { t: 1, w: [0, 0, 3] }]);
  near(apply(matrixOf(orientationAt(run, 0, 1.7)), [1, 0, 0]), [Math.cos(5.1), Math.sin(5.1), 0]);
});

test("up to a contact the old spin turns the ball, after it the new one", () => {
  const run = spinning();
  const eighth = Math.PI / 4;
  near(orientationAt(run, 0, 0.5), turnBy(eighth, 0, 0));
  near(orientationAt(run, 0, 0.25), turnBy(eighth / 2, 0, 0));
  near(orientationAt(run, 0, 1), afterTurn(turnBy(0, 0, eighth), turnBy(eighth, 0, 0)));
});

test("at the end of the run the ball stays as it is", () => {
  const run = spinning();
  near(orientationAt(run, 0, 99), orientationAt(run, 0, 2));
});

test("in the plane the spin stands along z, the other way round in a mirror", () => {
  const run = turning(2, [{ t: 0, w: 2 }]);
  near(apply(matrixOf(orientationAt(run, 0, 0.5)), [1, 0, 0]), [Math.cos(1), Math.sin(1), 0]);
});
