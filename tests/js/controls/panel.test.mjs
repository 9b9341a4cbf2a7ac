// The panel: controls by group, presets by name, undo and redo, resets, copy link.

import assert from "node:assert/strict";
import { test } from "node:test";
import { acts, grouped, matchingPreset } from "../../../kernel_lib/page/controls/panel.js";

const PARAMETERS = [
  { name: "k_b", default: 0.7, group: "" },
  { name: "kac", default: true, group: "Method" },
  { name: "Δ", default: 0.1, group: "Method" },
];

test("a preset is recognised by its values", () => {
  const sheet = { parameters: PARAMETERS, presets: [
    { values: { k_b: 0.7, kac: true, Δ: 0.1 } }, { values: { k_b: 1, kac: true, Δ: 0.1 } }] };
  assert.equal(matchingPreset(sheet, { k_b: 1, kac: true, Δ: 0.1 }), 1);
  assert.equal(matchingPreset(sheet, { k_b: 0.9, kac: true, Δ: 0.1 }), -1);
  assert.deepEqual(grouped(PARAMETERS).map(([name, list]) => [name, list.length]),
    [["", 1], ["Method", 2]]);
});

test("a preset stays itself while its run goes on", () => {
  const parameters = [{ name: "k_b" }, { name: "T" }];
  const presets = [{ values: { k_b: 0.7, T: 4 } }, { values: { k_b: 0.7, T: 8 } }];
  assert.equal(matchingPreset({ parameters, presets, lasts: "T" }, { k_b: 0.7, T: 8 }), 1);
  assert.equal(matchingPreset({ parameters, presets, lasts: "T" }, { k_b: 0.7, T: 16 }), 0);
  assert.equal(matchingPreset({ parameters, presets, lasts: null }, { k_b: 0.7, T: 16 }), -1);
});

test("a control that acts on nothing is left out", () => {
  const step = { name: "step", only_if: [["scene", ["pair", "box"]], ["kind", ["one"]]] };
  assert.equal(acts(step, { scene: "pair", kind: "one" }), true);
  assert.equal(acts(step, { scene: "film", kind: "one" }), false);
  assert.equal(acts(step, { scene: "pair", kind: "two" }), false);
  assert.equal(acts({ name: "free", only_if: [] }, {}), true);
});
