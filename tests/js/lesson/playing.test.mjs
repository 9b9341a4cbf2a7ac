// What the stage says of the end of a run, and when.

import assert from "node:assert/strict";
import { test } from "node:test";
import { showWhereItEnds } from "../../../kernel_lib/page/lesson/playing.js";

const view = () => ({ end: { text: {}, button: {}, element: { dataset: {}, style: { setProperty() {} } } },
  stage: { pane: { width: 390, height: 300 }, runs: [] }, model: { locked: new Set(), sheet: { lasts: "lasts", parameters: [{ name: "lasts", minimum: 1, maximum: 20 }] },
  values: { lasts: 4 }, runs: [{ stopped: "duration reached" }] } });

test("a verdict at the end of a run is not covered by a word about the end", () => {
  const seen = view();
  const at = (time, playing = false) => {
    seen.model.clock = { time, playing, duration: 4 };
    showWhereItEnds(seen);
    return !seen.end.element.hidden;
  };
  seen.model.atVerdict = true;
  assert.equal(at(4), false);
  assert.equal(at(4), false);
  assert.equal(at(1, true), false);
  assert.equal(at(4), true);
  assert.equal(at(3.5), false);
  assert.equal(at(4), true);
  assert.equal(seen.end.button.hidden, false);
});
