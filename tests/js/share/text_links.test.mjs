// Links in the text: what they wish, and which set-up they name.

import assert from "node:assert/strict";
import { test } from "node:test";
import { setUpNamed, slugOf, wishOf } from "../../../kernel_lib/page/share/text_links.js";

test("a set-up is named by its words in small letters", () => {
  assert.equal(slugOf("Li & Yao, β = 0.5"), "li-yao-β-0-5");
  assert.equal(slugOf("Is k_b 0.7?"), "is-k_b-0-7");
  const presets = [{ name: "Clay" }, { name: "On the Moon", was: "On Luna" }];
  assert.equal(setUpNamed(presets, "on-the-moon"), presets[1]);
  assert.equal(setUpNamed(presets, "on-mars"), null);
  assert.equal(setUpNamed(presets, "on-luna"), presets[1]);
});

test("a link wishes a set-up, an act, an exercise or a value, and any other link nothing", () => {
  assert.deepEqual(wishOf("#set-up=clay"), { setUp: "clay" });
  assert.deepEqual(wishOf("#set-up=%CE%B2-0-5"), { setUp: "β-0-5" });
  assert.deepEqual(wishOf("#act=2"), { act: 2 });
  assert.deepEqual(wishOf("#exercise=half"), { exercise: "half" });
  assert.deepEqual(wishOf("#value=k_b:0.5"), { values: { k_b: "0.5" } });
  for (const other of ["#model", "https://a.example/#act=2", "#value=k_b", "#set-up=", "", null, "#%"]) {
    assert.equal(wishOf(other), null);
  }
});
