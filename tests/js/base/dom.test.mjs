// Elements: a short way to write them, and to keep their text without needless work.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { isSymbol, sentencePieces, setText, symbolText, unbroken, unstressed } from "../../../kernel_lib/page/base/dom.js";

// What `typesetting/units.py` is tested by, too: units that no browser may break stand in brackets.
const CASES = JSON.parse(readFileSync(new URL("units.json", import.meta.url), "utf-8"));

test("symbols in sentences", () => {
  assert.deepEqual(sentencePieces("Is k_b 0.7, or v_x?"), ["Is ", "k_b", " 0.7, or ", "v_x", "?"]);
  assert.deepEqual(sentencePieces("some_long_name stays"), ["some_long_name stays"]);
  assert.equal(symbolText("k_b"), "kb");
});

test("Greek symbols in sentences end where they end", () => {
  const text = "Head-on with a_1 ω_1 + a_2 ω_2 = 0: nothing slips.";
  assert.deepEqual(sentencePieces(text),
    ["Head-on with ", "a_1", " ", "ω_1", " + ", "a_2", " ", "ω_2", " = 0: nothing slips."]);
  assert.deepEqual(sentencePieces("Raise μ_13 slowly"), ["Raise ", "μ_13", " slowly"]);
  assert.deepEqual(sentencePieces("Raise μ_ slowly").filter(isSymbol), []);
  assert.deepEqual(sentencePieces("ω_1, v_x and k_b").filter(isSymbol), ["ω_1", "v_x", "k_b"]);
  assert.ok(!isSymbol("some_long_name stays"));
});

test("numbers, units and formulas stay whole", () => {
  for (const [text, made] of Object.entries(CASES)) {
    assert.deepEqual(sentencePieces(unbroken(text)), made.split(/[[\]]/).filter(Boolean));
  }
});

test("a fraction of symbols is no unit", () => {
  assert.deepEqual(sentencePieces("v_x/v_y, u/v_y and 1/2"), ["v_x", "/", "v_y", ", u/", "v_y", " and 1/2"]);
});

test("a text that stands alone is written into its node, anything else in place of what was there", () => {
  const text = (nodeValue) => ({ nodeType: 3, nodeValue });
  const box = (...childNodes) => ({ childNodes, written: [],
    get textContent() { return this.childNodes.map((one) => one.nodeValue).join(""); },
    set textContent(words) { this.written.push(words); } });
  const alone = text("3.1 s");
  setText(box(alone), "3.2 s");
  assert.equal(alone.nodeValue, "3.2 s");
  for (const [before, now] of [[box(), "3.2 s"], [box(text("3.2"), text(" s")), "3 s"], [box(text("3 s")), ""]]) {
    setText(before, now);
    assert.deepEqual(before.written, [now]);
  }
  const same = box(text("3 s"));
  setText(same, "3 s");
  assert.deepEqual(same.written, []);
});

test("words between asterisks are stressed, and plain where no letters can lean", () => {
  const text = "The floor returned 70 % of the *speed*, and k_b is *not* the height.";
  assert.deepEqual(sentencePieces(text), ["The floor returned 70 % of the ", "*speed*", ", and ", "k_b", " is ", "*not*", " the height."]);
  assert.equal(unstressed(text), "The floor returned 70 % of the speed, and k_b is not the height.");
  assert.deepEqual(sentencePieces("2 * 3 is 6"), ["2 * 3 is 6"]);
});
