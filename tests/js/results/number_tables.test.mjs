// Curves and contacts as tables to take away.

import assert from "node:assert/strict";
import { test } from "node:test";
import { bounce } from "../bounce.mjs";
import { contactTable, curveTable } from "../../../kernel_lib/page/results/number_tables.js";

const struck = (name, time) => Object.assign(bounce(), { name, contact_time: Float64Array.of(time),
  contact_impulse: Float32Array.of(0, 15), contact_energy: Float32Array.of(50) });

test("a row says when, what, with which impulse and what was lost", () => {
  const { head, rows } = contactTable([struck("exact", 1)]);
  assert.deepEqual(head, ["time (s)", "contact", "impulse (N s)", "energy lost (J)", "lasts (s)"]);
  assert.deepEqual(rows, [[1, "the ball hits the floor", 15, 37.5, 0]]);
});

test("several runs stand in order of time, each row with its run", () => {
  const { head, rows } = contactTable([struck("late", 1), struck("early", 0.9)]);
  assert.equal(head[0], "Run");
  assert.deepEqual(rows.map(([name]) => name), ["early", "late"]);
});

const OBSERVABLES = [{ name: "v_y", label: "upward velocity", unit: "m/s" }];
const run = (name) => Object.assign(bounce(), { name, curve_time: Float64Array.of(0, 1, 1.6),
  curve_start: Float32Array.of(0, 5, -1), curve_jump: Float32Array.of(15, 0),
  curve_bend: new Float32Array(4) });

test("a curve is a table: units in the head, and at a contact both values", () => {
  const { head, rows } = curveTable([run("exact")], "time", "v_y", OBSERVABLES);
  assert.deepEqual(head, ["time (s)", "upward velocity (m/s)"]);
  assert.equal(rows.length, run("exact").frames);
  assert.deepEqual(rows.filter(([time]) => time === 1).map(([, value]) => value), [-10, 5]);
});

test("of several runs a table says whose each row is; sums have their units too", () => {
  const { head, rows } = curveTable([run("one"), run("other")], "v_y", "sum:flight", OBSERVABLES);
  assert.deepEqual(head, ["Run", "upward velocity (m/s)", "energy of flight, all balls (J)"]);
  assert.deepEqual([rows[0][0], rows.at(-1)[0]], ["one", "other"]);
});
