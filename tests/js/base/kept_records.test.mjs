// What a storage keeps, read with suspicion.

import assert from "node:assert/strict";
import { test } from "node:test";
import { readKept } from "../../../kernel_lib/page/base/kept_records.js";
import { doneActs } from "../../../kernel_lib/page/controls/course/acts.js";
import { remembered } from "../../../kernel_lib/page/guess/kept.js";
import { NOTHING_NOTED, keptTable } from "../../../kernel_lib/page/hands/measuring/own_table.js";
import { tasksDone } from "../../../kernel_lib/page/tasks/kept_tasks.js";

const holding = (text) => ({ getItem: () => text });

test("what is kept is made out by its reader; null where that fails", () => {
  assert.equal(readKept(holding('{ "a": [1] }'), "key", ({ a }) => a.length), 1);
  for (const text of [null, "null", "3", "{ torn", "{}"]) assert.equal(readKept(holding(text), "key", ({ a }) => a.length), null);
});

test("what cannot be read is nothing kept", () => {
  const sheet = { name: "plane_bounce" };
  for (const text of [null, "null", "3", '"text"', "[[]", "{ torn", '{ "when": "2026", "before": 3 }']) {
    const storage = holding(text);
    assert.deepEqual(remembered(sheet, { name: "first", choices: [] }, storage), []);
    assert.deepEqual(tasksDone(sheet, storage), { stars: {}, solved: [] });
    assert.deepEqual(doneActs(sheet, storage), []);
    assert.deepEqual(keptTable(sheet, storage), NOTHING_NOTED);
  }
});
