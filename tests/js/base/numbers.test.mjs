// Numbers as a person reads them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { decimalsOf, figure, fitting, massText, niceStep, plain, show, steadyFigure, tickLabel, ticks } from "../../../kernel_lib/page/base/numbers.js";

test("a rounded value has a true minus, and a hidden one is not called zero", () => {
  assert.equal(show(1.005, 1), "1.0");
  assert.equal(show(-2.345, 1), "−2.3");
  assert.equal(show(0, 2), "0.00");
  assert.equal(show(-0, 2), "0.00");
  assert.equal(show(1e-9, 2), "~0");
  assert.equal(show(-1e-9, 2), "~0");
  assert.equal(show(123456789, 2), "1.23e8");
  assert.equal(show(NaN), "–");
  assert.equal(show(null), "–");
  assert.equal(show(Infinity), "∞");
  assert.equal(show(-Infinity), "−∞");
});

test("the sign of degrees stands at its number", () => {
  assert.equal(figure(180, "°"), "180°");
  assert.equal(figure(-0.5, "m"), "−0.5 m");
});

test("plain text gives the number back", () => {
  for (const value of [0.1, 0.30000000000000004, 1e-7, 12345.678, -3, 0]) {
    assert.ok(Math.abs(Number(plain(value)) - value) <= 1e-11 * Math.abs(value));
  }
  assert.equal(plain(0.1 + 0.2), "0.3");
  assert.equal(plain(true), "1");
  assert.equal(plain(false), "0");
  assert.equal(plain("red"), "red");
});

test("decimals follow the step", () => {
  const wanted = [[1, 0], [10, 0], [0.5, 1], [0.05, 2], [0.005, 3], [0.25, 2], [0, 2], [NaN, 2]];
  for (const [step, decimals] of wanted) assert.equal(decimalsOf(step), decimals, String(step));
});

test("ticks are round and lie within the axis", () => {
  assert.deepEqual(ticks(0, 4, 4).values, [0, 1, 2, 3, 4]);
  assert.deepEqual(ticks(-0.4, 1.1, 3).values.map((one) => Number(one.toFixed(9))), [0, 0.5, 1]);
  for (const [low, high] of [[1e-6, 3e-6], [-7, 1e5], [53.49, 53.54], [1e9, 1e9 + 1]]) {
    const { values } = ticks(low, high, 5);
    assert.ok(values.length >= 2 && values.length <= 12, `${low} ${high}: ${values}`);
    assert.ok(values.every((one) => one >= low - 1e-9 * high && one <= high + 1e-9 * high));
  }
  assert.equal(niceStep(0, 5), 1);
  assert.equal(niceStep(Infinity, 5), 1);
  assert.equal(tickLabel(-0, 1), "0.0");
  assert.equal(tickLabel(-2.5, 1), "−2.5");
});

test("the labels of an axis all differ, and zero has no sign", () => {
  const axes = [[-3e-16, 4e-16], [-1.5e-9, 1.5e-9], [-3, 2], [99000, 120000], [1.00001, 1.000013], [1e9, 1e9 + 1]];
  for (let power = -20; power < 12; power += 1) {
    for (const [low, high] of [[-1, 1], [-1.7, 0.2], [0.3, 0.9]]) axes.push([low * 10 ** power, high * 10 ** power]);
  }
  for (const [low, high] of axes) {
    const { values, decimals } = ticks(low, high, 5);
    const labels = values.map((one) => tickLabel(one, decimals));
    assert.equal(new Set(labels).size, labels.length, labels.join(", "));
    assert.deepEqual(labels.filter((one) => /^[−-][0.]+$/.test(one)), []);
  }
  assert.equal(tickLabel(-0.04, 1), "0.0");
});

test("a long number is rounded to fit its box, a short one left as it is", () => {
  const fits = (value) => [fitting(value), fitting(value).length <= 7];
  assert.deepEqual(fits(2 / 3), ["0.66667", true]);
  assert.deepEqual(fits(-2 / 3), ["-0.6667", true]);
  assert.deepEqual(fits(9.807), ["9.807", true]);
  assert.deepEqual(fits(123.456789), ["123.457", true]);
  assert.deepEqual(fits(1e-12), ["1e-12", true]);
  assert.deepEqual(fits(123456789), ["123456789", false]);
});

test("what is read while it changes has three digits, and keeps its zeros", () => {
  const texts = [[8.6749, "8.67"], [0.8, "0.800"], [-10, "−10.0"], [99.96, "100"], [999.6, "1000"],
    [1250.4, "1250"], [0, "0.00"], [4e-4, "~0"], [0.01234, "0.0123"], [2.5e7, "2.50e7"],
    [NaN, "–"], [Infinity, "∞"]];
  for (const [value, text] of texts) assert.equal(steadyFigure(value), text);
});

test("a mass is read in grams, kilograms or tonnes", () => {
  assert.deepEqual([0.0029, 0.01, 4, 9999, 126_000].map(massText), ["2.9 g", "0.01 kg", "4 kg", "9999 kg", "126 t"]);
});
