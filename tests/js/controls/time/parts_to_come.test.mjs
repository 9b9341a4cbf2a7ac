// A run in parts whose next part nobody computes: what has come stays, and the line says why.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { newPartsToCome } from "../../../../kernel_lib/page/controls/time/parts_to_come.js";

/** As much of an element as the line needs. */
function newNode() {
  const made = { heard: {}, hidden: false, textContent: "", setAttribute() {}, append() {},
    addEventListener: (kind, act) => { made.heard[kind] = act; } };
  return made;
}

before(() => { globalThis.document = { createElement: newNode }; });
after(() => { delete globalThis.document; });

test("a part that is refused says so in the line, and is asked for again by the button alone", () => {
  const asked = [];
  const part = newPartsToCome({}, { ask: (kind, { part: number }) => asked.push([kind, number]) });
  part.hear.picture({ parts: { part: 0, of: 11 } });
  assert.deepEqual(asked, [["part", 1]]);
  part.hear.error({ problem: "This needs Python." }, [], { what: "runs" });
  assert.equal(part.text.textContent, "Part 1 of 11 is there", "another refusal is none of its own");
  part.hear.error({ problem: "This needs Python." }, [], { part: 1 });
  assert.equal(part.text.textContent, "Part 1 of 11 is there. This needs Python.");
  assert.equal(part.button.textContent, "Go on");
  assert.deepEqual(asked, [["part", 1]]);
  part.button.heard.click();
  assert.deepEqual(asked, [["part", 1], ["part", 1]]);
  assert.equal(part.text.textContent, "Part 1 of 11 is there");
});
