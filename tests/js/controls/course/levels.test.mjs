// Which panels stand open: none, one by its word, or the two that an act opens.

import assert from "node:assert/strict";
import { test } from "node:test";
import { showLevels } from "../../../../kernel_lib/page/controls/course/levels.js";

function shown(open, level = 1, covered = false) {
  const shut = new Map();
  const box = (name) => ({ classList: { toggle: (_, on) => shut.set(name, on) } });
  const parts = new Map(["curves", "chart", "bars", "stage"].map((name) => [name, [box(name)]]));
  const words = new Map(["curves", "chart", "bars"].map((word) => [word, { setAttribute(_, value) { this.open = value; } }]));
  const root = { dataset: {} };
  showLevels({ words, level, open, later: {} }, root, parts, covered);
  return { seen: [...shut].filter(([, on]) => !on).map(([name]) => name), pair: root.dataset.pair,
    pressed: [...words].filter(([, { open: told }]) => told === "true").map(([word]) => word) };
}

test("what an act opens beside a panel stands open with it, and both words say so", () => {
  assert.deepEqual(shown(["curves", "chart"]), { seen: ["curves", "chart", "stage"], pair: "true", pressed: ["curves", "chart"] });
  assert.deepEqual(shown(["bars"]), { seen: ["bars", "stage"], pair: "false", pressed: ["bars"] });
  assert.deepEqual(shown([]), { seen: ["stage"], pair: "false", pressed: [] });
});

test("a challenge waits for Let go, a question for a guess", () => {
  const later = (waits) => {
    const words = { later: {}, words: new Map(), open: [], level: 1 };
    showLevels(words, { dataset: {} }, new Map(), true, waits);
    return words.later.textContent;
  };
  assert.deepEqual([later(false), later(true)], ["after your guess", "after “Let go”"]);
});

test("what is covered is laid out as before", () => {
  assert.equal(shown(["curves", "chart"], 1, true).pair, "false");
});

test("where everything is open nothing is a pair", () => {
  const { seen, pair, pressed } = shown(["curves", "chart"], 3);
  assert.deepEqual([seen.length, pair, pressed.length], [4, "false", 3]);
});
