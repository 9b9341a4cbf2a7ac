// Options have names.

import assert from "node:assert/strict";
import { test } from "node:test";
import { optionText, shownWords, withNames } from "../../../kernel_lib/page/base/options.js";

const WHEN = { kind: "choice", options: ["early", "never"], choices: ["before 5 s", "never at all"] };

test("the page says the text of a name", () => {
  assert.equal(optionText(WHEN, "early"), "before 5 s");
  assert.equal(optionText(WHEN, "gone"), "gone");
  assert.equal(optionText({}, 3), 3);
  assert.deepEqual(shownWords(WHEN, "never", "early"), { shown: { guess: "never at all", answer: "before 5 s" } });
  assert.deepEqual(shownWords({ kind: "number" }, 3, 4), {});
});

test("a record that holds texts gets names, once; what fits no option is dropped", () => {
  const old = { guess: "before 5 s", answer: "never at all", right: false };
  const read = withNames(old, WHEN);
  assert.deepEqual(read, { guess: "early", answer: "never", right: false, shown: { guess: "before 5 s", answer: "never at all" } });
  assert.equal(withNames(read, WHEN), read);
  assert.equal(withNames({ guess: "after ten bounces", answer: "never at all" }, WHEN), null);
  assert.equal(withNames({ guess: "before 5 s", answer: "in an hour" }, WHEN), null);
  assert.equal(withNames({ guess: "before 5 s", waiting: true }, WHEN).guess, "early");
  assert.deepEqual(withNames({ skipped: true }, WHEN), { skipped: true });
  assert.deepEqual(withNames({ guess: 3 }, { kind: "number" }), { guess: 3 });
});
