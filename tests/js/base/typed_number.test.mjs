// Numbers as a person types them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { plainNumber, twoSigns, typedNumber } from "../../../kernel_lib/page/base/typed_number.js";

test("a number may have a comma, a true minus, a fraction, a root and a power of ten", () => {
  for (const [text, number] of [["2,5", 2.5], [" −0.5 ", -0.5], ["+1e-3", 0.001], [".5", 0.5], ["5.", 5],
    ["2·45", 2.45], ["2 1/2", 2.5], ["2½", 2.5], ["½", 0.5], ["-5/7", -5 / 7], ["sqrt(1.4)", Math.sqrt(1.4)],
    ["√2/2", Math.SQRT1_2], ["1/√2", Math.SQRT1_2], ["√(0,96/1.80)", Math.sqrt(0.96 / 1.8)],
    ["6.2·10^-1", 0.62], ["6,2*10^-1", 0.62], ["6.200000000E-1", 0.62]]) {
    assert.ok(Math.abs(typedNumber(text) - number) < 1e-11, `${text}: ${typedNumber(text)}`);
  }
  for (const text of ["", " ", "0x10", "Infinity", "1_000", "1,2,3", "2 m", "--1", "five", "1/0", "1/2/3",
    "1 2", "√-1", "√", "1".repeat(41)]) {
    assert.ok(Number.isNaN(typedNumber(text)), text);
  }
});

test("a number with a point and a comma is refused, with what to write instead", () => {
  for (const [text, example] of [["1.234,5", "1234.5"], [" 1,234.5 m", "1234.5 m"], ["−0.7,5", "−07.5"]]) {
    assert.ok(Number.isNaN(typedNumber(text, "m")), text);
    assert.equal(twoSigns(text), `“${text}” has a point and a comma. Write ${example}.`);
  }
  for (const text of ["0,7", "0.7", "1.2.3", "one. two, three", "0.7, 0,8", ""]) assert.equal(twoSigns(text), "");
});

test("thin spaces between digits are read, others part numbers", () => {
  assert.equal(plainNumber("12\u202f345,6"), 12345.6);
  assert.ok(Number.isNaN(plainNumber("0.62 0.47")));
});

test("a plain number has no unit, no fraction and no root", () => {
  for (const [text, number] of [["2,5", 2.5], [" −0.5 ", -0.5], ["+1e-3", 0.001], ["5.", 5]]) {
    assert.equal(plainNumber(text), number, text);
  }
  for (const text of ["", "1/2", "√2", "36 %", "2·45", "--1", "1".repeat(41)]) {
    assert.ok(Number.isNaN(plainNumber(text)), text);
  }
});

test("a unit behind a number is read in that of the box, and one of another quantity is none", () => {
  for (const [text, unit, number] of [["2.45 m", "m", 2.45], ["245cm", "m", 2.45], ["2,45 km", "m", 2450],
    ["15 cm", "cm", 15], ["0.15 m", "cm", 15], ["620 ms", "s", 0.62], ["18 km/h", "m/s", 5], ["71 %", "%", 71],
    ["36 %", "", 0.36], ["5 μm", "m", 5e-6], ["0.05 N/m", "N/m", 0.05], ["1.18 times", "times", 1.18],
    ["30°", "°", 30], ["5/7 m/s", "m/s", 5 / 7]]) {
    assert.ok(Math.abs(typedNumber(text, unit) - number) < 1e-11 * number, `${text} in ${unit}`);
  }
  for (const [text, unit] of [["m", "m"], ["2.45 s", "m"], ["36 %", "m"], ["2 m", "m/s"], ["2 m/s", "m"]]) {
    assert.ok(Number.isNaN(typedNumber(text, unit)), `${text} in ${unit}`);
  }
});

/** Numbers from 0 to 1, the same ones each time. */
function chance(seed) {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

test("what is written in any of these ways is read as the same number", () => {
  const next = chance(17);
  const ways = [
    (value) => String(value),
    (value) => String(value).replace(".", ","),
    (value) => String(value).replace(".", "·"),
    (value) => `${value.toExponential(6)}`,
    (value) => `sqrt(${(value * value).toPrecision(15)})`,
    (value) => `${Math.round(value * 1000)}/1000`,
    (value) => `${Math.floor(value)} ${Math.round((value % 1) * 1000)}/1000`,
    (value) => ` ${value} m`,
    (value) => `${(100 * value).toPrecision(12)} cm`,
    (value) => `${(1000 * value).toPrecision(12)}mm`,
  ];
  for (let k = 0; k < 2000; k += 1) {
    const value = Math.round((1 + 99 * next()) * 1000) / 1000;
    for (const way of ways) {
      for (const [sign, minus] of [[1, ""], [-1, "-"], [-1, "−"]]) {
        const text = minus + way(value).trim();
        const read = typedNumber(text, "m");
        assert.ok(Math.abs(read - sign * value) < 1e-9 * value, `${text} is ${value}, read ${read}`);
      }
    }
  }
});
