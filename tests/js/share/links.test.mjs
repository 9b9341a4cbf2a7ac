// The links a person hands out: of this state, with controls fixed or hidden, as a frame.

import assert from "node:assert/strict";
import { test } from "node:test";
import { frameCode, queryFor, wishesIn } from "../../../kernel_lib/page/share/links.js";

const PARAMETERS = [{ name: "k_b", default: 0.7 }, { name: "Δ", default: 0.1 }];

test("a link keeps what it was opened with, and what is not ours", () => {
  const search = "?theme=dark&k_b=0.2&lock=k_b,%CE%94&2.lock=all&view=stage";
  const wishes = wishesIn(search, "");
  assert.deepEqual(wishes, { lock: "k_b,Δ", view: "stage" });
  assert.deepEqual(wishesIn(search, "2."), { lock: "all" });
  assert.equal(queryFor(search, PARAMETERS, { k_b: 0.5, Δ: 0.1 }, "", wishes),
    "?theme=dark&2.lock=all&k_b=0.5&lock=k_b,%CE%94&view=stage");
});

test("an instructor's wishes take the place of those before", () => {
  const query = (wishes, prefix = "") =>
    queryFor("?lock=all&hide=Δ", PARAMETERS, { k_b: 0.5 }, prefix, wishes);
  assert.equal(query({ hide: "k_b" }), "?k_b=0.5&hide=k_b");
  assert.equal(query({}), "?k_b=0.5");
  assert.equal(query({ lock: "all" }, "2."), "?lock=all&hide=Δ&2.k_b=0.5&2.lock=all");
});

test("a frame's code is safe HTML", () => {
  const code = frameCode('https://a/b?x=1&y="2"', "Balls <3");
  assert.match(code, /src="https:\/\/a\/b\?x=1&#38;y=&#34;2&#34;"/);
  assert.match(code, /title="Balls &#60;3"/);
});

test("tips for a teacher are not handed on", () => {
  assert.deepEqual(wishesIn("?teach=1&view=projector", ""), { view: "projector" });
  assert.equal(queryFor("?teach=1", [], {}, "", {}), "");
});
