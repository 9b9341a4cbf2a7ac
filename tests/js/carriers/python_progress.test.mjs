// How far the Python of a page is: what is said, and that words read aloud do not change with each byte.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { newPythonProgress } from "../../../kernel_lib/page/carriers/python_progress.js";

/** As much of an element as the box needs; it counts how often its text is written. */
function newNode(name) {
  const made = { name, attributes: {}, dataset: {}, children: [], text: "", written: 0,
    setAttribute(key, value) {
      if (key.startsWith("data-")) made.dataset[key.slice(5)] = value;
      else made.attributes[key] = value;
    },
    append: (...children) => made.children.push(...children),
    get textContent() { return made.text; },
    set textContent(text) {
      made.text = text;
      made.written += 1;
    } };
  return made;
}

before(() => { globalThis.document = { createElement: newNode, documentElement: newNode("html") }; });
after(() => { delete globalThis.document; });

function box() {
  const { element, showPython } = newPythonProgress();
  const [words, bar] = element.children;
  return { element, words, bar, show: (state, share = 0) => showPython({ state, share, problem: "" }) };
}

test("nothing is said before anything is loaded", () => {
  const { element, words } = box();
  assert.deepEqual([element.dataset.state, words.text, words.attributes.role], ["idle", "", "status"]);
});

test("the bar follows every file, the words each quarter alone", () => {
  const { element, words, bar, show } = box();
  const shares = [0, 0.1, 0.24, 0.25, 0.3, 0.49, 0.5, 0.74, 0.76, 0.99];
  const seen = shares.map((share) => {
    show("loading", share);
    return bar.attributes.value;
  });
  assert.deepEqual(seen, shares.map(String));
  assert.equal(element.dataset.state, "loading");
  assert.equal(words.written, 4);
  assert.match(words.text, /75 %/);
  assert.match(words.text, /sliders keep to their stops/);
});

test("ready and failed each have their sentence", () => {
  const { element, words, show } = box();
  show("ready", 1);
  assert.deepEqual([element.dataset.state, words.text], ["ready", "Python is there: every value can be set."]);
  assert.equal(document.documentElement.dataset.python, "ready");
  show("failed");
  assert.equal(element.dataset.state, "failed");
  assert.match(words.text, /^Python could not be loaded: the set-ups and the stops/);
});
