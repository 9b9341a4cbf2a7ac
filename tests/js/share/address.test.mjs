// The address of the page: what of it is ours, how it is rewritten, and the link to hand out.

import assert from "node:assert/strict";
import { test } from "node:test";
import { differing, mayStartAnew, prefixOf, rewritten, sharedOrigin, typedAddress, voilaAddress }
  from "../../../kernel_lib/page/share/address.js";

const PARAMETERS = [
  { name: "k_b", default: 0.7, group: "" },
  { name: "kac", default: true, group: "Method" },
  { name: "Δ", default: 0.1, group: "Method" },
];

test("only what differs from the defaults stands in the address", () => {
  assert.deepEqual(differing(PARAMETERS, { k_b: 0.7, kac: false, Δ: 0.1 }), [["kac", "0"]]);
  assert.equal(rewritten("?k_b=0.1", PARAMETERS, { k_b: 0.7, kac: true, Δ: 0.1 }), "");
  assert.equal(rewritten("", PARAMETERS, { k_b: 0.5, kac: false, Δ: 0.1 }), "?k_b=0.5&kac=0");
});

test("values with which a lesson begins take the place of the defaults", () => {
  const begins = { k_b: 0.5, kac: true, Δ: 0.1 };
  assert.equal(rewritten("", PARAMETERS, { k_b: 0.5, kac: true }, "", begins), "");
  assert.equal(rewritten("", PARAMETERS, { k_b: 0.7, kac: true }, "", begins), "?k_b=0.7");
});

test("a page that is old loads again once, not for ever", () => {
  const kept = new Map();
  const storage = { getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => kept.set(key, text) };
  assert.deepEqual([0, 5, 9000, 20_000, 25_000].map((after) => mayStartAnew(storage, 1e12 + after)),
    [true, false, false, true, false]);
});

test("the first lesson of a notebook has the plain keys", () => {
  assert.deepEqual([1, 2, 3].map((number) => prefixOf({ number })), ["", "2.", "3."]);
});

test("what is not ours in the address stays as it was", () => {
  const search = "?token=a%20b&template=x&k_b=9&flag&other=%E4%B8&2.k_b=0.3&theme=dark";
  assert.equal(rewritten(search, PARAMETERS, { k_b: 0.5 }),
    "?token=a%20b&template=x&flag&other=%E4%B8&2.k_b=0.3&theme=dark&k_b=0.5");
  assert.equal(rewritten(search, PARAMETERS, { k_b: 0.5 }, "2."),
    "?token=a%20b&template=x&k_b=9&flag&other=%E4%B8&theme=dark&2.k_b=0.5");
  assert.equal(rewritten("", PARAMETERS, { Δ: 0.2 }), "?%CE%94=0.2");
  assert.equal(rewritten("?%CE%94=0.3", PARAMETERS, { Δ: 0.1 }), "");
});

test("a reserved key is left alone even where a parameter has its name", () => {
  const odd = [{ name: "view", default: 1 }];
  assert.equal(rewritten("?view=stage", odd, { view: 1 }), "?view=stage");
});

test("the Voila address of a notebook open in Lab", () => {
  const voila = (path) => voilaAddress("https://hub", "/user/a/", path, "?k_b=1");
  const wanted = "https://hub/user/a/voila/render/lessons/01.ipynb?k_b=1";
  assert.equal(voila("/user/a/lab/tree/lessons/01.ipynb"), wanted);
  assert.equal(voila("/user/a/lab/workspaces/x/tree/lessons/01.ipynb"), wanted);
  assert.equal(voila("/user/a/notebooks/lessons/01.ipynb"), wanted);
  assert.equal(voila("/user/a/lab"), null);
});

test("no link that is handed out has an address of this computer alone", () => {
  for (const here of ["http://localhost:8866", "http://127.0.0.1:8866", "http://127.0.1.1:8866", "http://[::1]:8866"]) {
    assert.equal(sharedOrigin(here, "192.168.1.5"), "http://192.168.1.5:8866");
    assert.equal(sharedOrigin(here, "https://lessons.school.example"), "https://lessons.school.example");
    assert.equal(sharedOrigin(here), null);
  }
  assert.equal(sharedOrigin("null"), null, "a file of a disk");
  assert.equal(sharedOrigin("http://localhost", "tower"), "http://tower");
  for (const there of ["https://localhost.school.example", "http://192.168.1.5:8866", "https://hub"]) {
    assert.equal(sharedOrigin(there, "10.0.0.1"), there);
  }
});

test("an address as one types it", () => {
  assert.equal(typedAddress("https://carom.example/voila/render/01_plane_bounce.ipynb?act=2"), "carom.example/01_plane_bounce");
  assert.equal(typedAddress("http://10.0.0.1:8866/class/voila/render/07_bowl.ipynb"), "10.0.0.1:8866/class/07_bowl");
  assert.equal(typedAddress("https://a.example/carom/09_track.html"), "a.example/carom/09_track.html");
});
