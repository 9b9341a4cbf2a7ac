// Texts by their names: slots, plural forms.

import assert from "node:assert/strict";
import test from "node:test";
import { say } from "../../../kernel_lib/page/words/say.js";
import { speechOf } from "../../../kernel_lib/page/words/speech.js";
import { AROUND, TEXTS } from "../../../kernel_lib/page/words/texts.js";

const ALL = { ...TEXTS, ...AROUND };

test("slots are filled by their names, and a zero is a number like others", () => {
  assert.equal(say("acts.one", { act: 2, count: 3 }), "Act 2 of 3");
  assert.equal(say("ball.number", { number: 0 }), "ball 0");
  assert.equal(say("acts.one", { act: 2 }), "Act 2 of {count}");
});

test("a text that depends on a number has a form for one and for others", () => {
  const inAll = speechOf(ALL).say;
  const forms = Object.entries(ALL).filter(([, text]) => typeof text !== "string");
  for (const [name, form] of forms) {
    assert.deepEqual(Object.keys(form), ["one", "other"], name);
    const [one, two] = [1, 2].map((count) => inAll(/** @type {any} */ (name), { count }));
    assert.notEqual(one.replace("1", ""), two.replace("2", ""), name);
  }
});

test("no text is empty, ends in a space, or is glued to another", () => {
  for (const [name, text] of Object.entries(ALL)) {
    for (const form of typeof text === "string" ? [text] : Object.values(text)) {
      assert.ok(form && form === form.trim(), name);
    }
  }
});
