// Elements: a short way to write them, and to keep their text without needless work.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isSymbol, sentencePieces, setText, symbolText, unbroken, unstressed } from "../../../kernel_lib/page/base/dom.js";

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

test("a number keeps its unit", () => {
  assert.equal(unbroken("keeps 70 % from 1 m, 5 more"), "keeps 70\u00a0% from 1\u00a0m, 5 more");
  assert.equal(unbroken("中心から1 mmずらして"), "中心から1\u00a0mmずらして");
  assert.equal(unbroken("at 0.443 m/s, 13 µm deep; 2 mm, 2 seconds"),
    "at 0.443\u00a0m/s, 13\u00a0µm deep; 2\u00a0mm, 2 seconds");
});

test("a unit with a stroke is a piece of its own, which no browser breaks; a symbol stays whole", () => {
  assert.deepEqual(sentencePieces("Falls at 9.8 m/s², spins at 2 rad/s."),
    ["Falls at 9.8 ", "m/s²", ", spins at 2 ", "rad/s", "."]);
  assert.deepEqual(sentencePieces("速さ8 m/sで落ちる球、m/sの球"), ["速さ8 ", "m/s", "で落ちる球、", "m/s", "の球"]);
  assert.deepEqual(sentencePieces("v_x/v_y, u/v_y and 1/2"), ["v_x", "/", "v_y", ", u/", "v_y", " and 1/2"]);
});

test("a formula stays in one line", () => {
  assert.equal(unbroken("of its square: 70 % × 70 % = 49 %, or 0.7 · 0.7"),
    "of its square: 70\u00a0%\u00a0×\u00a070\u00a0%\u00a0=\u00a049\u00a0%, or 0.7\u00a0·\u00a00.7");
  assert.equal(unbroken("acts 1 / two = a"), "acts 1 / two = a");
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
