// Messages by their names: slots, plural forms.

import assert from "node:assert/strict";
import test from "node:test";
import AROUND from "../../../kernel_lib/words/en/around.ftl";
import PAGE from "../../../kernel_lib/words/en/page.ftl";
import { say } from "../../../kernel_lib/page/words/say.js";
import { inEnglish, markLanguage } from "../../../kernel_lib/page/words/in_english.js";
import { inWords } from "../../../kernel_lib/page/words/sentences.js";
import { speechOf } from "../../../kernel_lib/page/words/speech.js";

const ALL = PAGE + AROUND;
const NAMES = [...ALL.matchAll(/^([a-z][\w-]*) =/gm)].map((one) => one[1]);

test("slots are filled by their names, and a zero is a number like others", () => {
  assert.equal(say("acts-one", { act: 2, count: 3 }), "Act 2 of 3");
  assert.equal(say("ball-number", { number: 0 }), "ball 0");
  assert.equal(say("acts-one", { act: 2 }), "Act 2 of {$count}");
});

test("sentences are said wherever they stand, and numbers are handed on as they are", () => {
  const numbers = [1, 2];
  assert.equal(inWords({ of: numbers }).of, numbers);
  assert.deepEqual(inWords([[1.62, { say: "control-moon" }], [null]]), [[1.62, "Moon"], [null]]);
});

test("a text of one's own is said in the page's language, else in English, else in the first", () => {
  const texts = { de: "Sie legt {way} zurück.", en: "It goes {way} and {other}." };
  assert.equal(inWords({ say: texts, with: { way: "12345.5 m" } }), "It goes 12\u202f345.5 m and {other}.");
  assert.equal(inWords({ say: { de: texts.de } }), texts.de);
});

test("a figure is written as it is given, and no mark stands around a slot", () => {
  assert.equal(say("acts-one", { act: "2.50", count: 12345.6789 }), "Act 2.50 of 12\u202f345.6789");
  assert.equal(say("speed-minutes", { count: "1" }), "1 s is 1 minute");
  assert.equal(say("speed-minutes", { count: "1.50" }), "1 s is 1.50 minutes");
});

test("a message that depends on a number has a form for one and for others", () => {
  const inAll = speechOf(ALL).say;
  const forms = NAMES.filter((name) => new RegExp(`^${name} =\\n +\\{ \\$count ->`, "m").test(ALL));
  assert.ok(forms.length > 5);
  for (const name of forms) {
    const [one, two] = [1, 2].map((count) => inAll(name, { count }));
    assert.notEqual(one.replace("1", ""), two.replace("2", ""), name);
  }
});

test("no message is empty, ends in a space, or is glued to another", () => {
  const inAll = speechOf(ALL).say;
  for (const name of NAMES) {
    const said = inAll(name, {});
    assert.ok(said && said === said.trim(), name);
  }
});

test("what a language has no message for is said in English, and known to be", () => {
  const { say: inGerman, teach, listed } = speechOf("page-language = de\nball-only = der Ball\n", PAGE);
  assert.equal(inGerman("ball-only"), "der Ball");
  assert.equal(inGerman("ball-number", { number: 2 }), "ball 2");
  teach("of-lesson = { $a } m\nball-only = the ball\n");
  assert.equal(inGerman("of-lesson", { a: 3 }), "3 m");
  assert.equal(inGerman("ball-only"), "der Ball");
  assert.equal(listed(["a", "b"]), "a und b");
  assert.deepEqual([...inEnglish], ["ball 2", "3 m"]);
  const element = { has: null, setAttribute(_, text) { this.has = text; }, removeAttribute() { this.has = null; } };
  markLanguage(element, "ball 2");
  assert.equal(element.has, "en");
  markLanguage(element, "der Ball");
  assert.equal(element.has, null);
});

test("a page from right to left sets figures with their units apart", () => {
  const slots = { time: "0.5 s", duration: "4 s" };
  assert.equal(speechOf(PAGE).say("time-of", slots), "0.5 s of 4 s");
  assert.equal(speechOf(PAGE, PAGE, true).say("time-of", slots), "\u20680.5 s\u2069 of \u20684 s\u2069");
});
