// The carrier of a page without a server: what it finds, what it snaps to, what it says is missing.

import assert from "node:assert/strict";
import { test } from "node:test";
import { newFiles } from "../../../kernel_lib/page/carriers/answer_files.js";
import { checked, linkIn } from "../../../kernel_lib/page/carriers/asked_values.js";
import { answeredAt, reached, stopsFrom } from "../../../kernel_lib/page/carriers/stops.js";
import { liveAddress, newTable } from "../../../kernel_lib/page/carriers/table.js";
import { say } from "../../../kernel_lib/page/words/say.js";

const number = (name, more = {}) => ({ name, symbol: name, default: 0.5, minimum: 0, maximum: 1,
  step: 0.1, unit: "", scale: "linear", choices: [], ...more });
const SHEET = { acts: [{ values: { e: 0.5, h: 1, on: true } }, { values: { e: 0.2, h: 1, on: true } }],
  parameters: [number("e"), number("h", { default: 1, maximum: 100, minimum: 0.01, scale: "log" }),
    { ...number("on"), scale: "switch", default: true }] };
const BEGIN = { e: 0.5, h: 1, on: true };
const INDEX = { own: BEGIN, live: "", places: [
  { values: BEGIN, picture: "begin", chart: "chart", series: {
    e: { at: [0, 0.25, 1], picture: "e", chart: null },
    h: { at: [0.01, 10, 100], picture: "h", chart: "hc" } } },
  { values: { ...BEGIN, e: 0.2 }, picture: "second", chart: null, series: {
    h: { at: [2], picture: "second h", chart: null } } },
] };

// Each answer says in which file it stood, and as which.
const FILES = async (name) => Array.from({ length: 4 }, (_, index) => {
  const place = INDEX.places.find((one) => one.picture === name);
  const [here, parameter] = INDEX.places.flatMap((one) => Object.entries(one.series)
    .filter(([, { picture }]) => picture === name).map(([key]) => [one, key]))[0] ?? [place, null];
  const values = parameter
    ? { ...here.values, [parameter]: here.series[parameter].at[index] } : here?.values;
  return { message: { kind: values ? "picture" : "chart", values, notes: [], at: `${name} ${index}` },
    buffers: [] };
});

/** What a carrier answers to one question. */
function told(question, more = {}, index = INDEX, files = FILES) {
  return new Promise((hear, lost) => {
    const carrier = newTable(index, SHEET, files, { notebook: "01_a b.ipynb" }, more);
    carrier.listen((message) => hear(message), () => lost(new Error("lost")));
    carrier.send({ kind: "set", sequence: 7, page: "p", values: BEGIN, ...question });
  });
}

test("a set-up, and a value at a stop, are answered with what was computed", async () => {
  assert.equal((await told({ change: {} })).at, "begin 0");
  assert.equal((await told({ change: { e: 0.2 } })).at, "second 0");
  const stop = await told({ change: { h: 100 } });
  assert.equal(stop.at, "h 2");
  assert.deepEqual([stop.sequence, stop.page, stop.errors], [7, "p", {}]);
  assert.equal((await told({ kind: "chart", values: { ...BEGIN, h: 10 } })).at, "hc 1");
});

test("a hand between stops comes to the nearest one, on a log scale by the slider's way", async () => {
  assert.equal((await told({ change: { e: 0.3 } })).values.e, 0.25);
  assert.equal((await told({ change: { h: 4 } })).values.h, 10);
  assert.deepEqual((await told({ change: { e: 0.3 } })).stops.e, [0, 0.2, 0.25, 0.5, 1]);
});

test("a hand that moves two values at once is told which one follows it", async () => {
  const both = await told({ change: { h: 90, e: 0.9 } });
  assert.deepEqual(both.values, { ...BEGIN, e: 1 });
  assert.deepEqual(both.notes, [say("table-one-of-them", { symbol: "e" })]);
  assert.deepEqual((await told({ change: { h: 90 } })).notes, []);
  assert.deepEqual((await told({ change: { h: 90, e: 0.5 } })).notes, [], "what stays has not been moved");
});

test("a throw that has no answer says so above the stage as well: its controls may be out of sight", async () => {
  const values = { ...BEGIN, e: 0.25 };
  const thrown = await told({ values, change: { h: 90, on: 0 } });
  assert.deepEqual(thrown.values, values);
  assert.deepEqual(thrown.notes, [say("table-one-at-a-time", { symbol: "h" })]);
  assert.deepEqual((await told({ values, change: { h: 90 } })).notes, [], "it stands beside its slider");
});

test("from a set-up its own stops count", async () => {
  const values = { ...BEGIN, e: 0.2 };
  assert.deepEqual((await told({ values, change: {} })).stops.h, [1, 2]);
  assert.equal((await told({ values, change: { h: 50 } })).at, "second h 0");
});

test("a typed value between stops says between which", async () => {
  const answer = await told({ change: { e: "0.3" } });
  assert.deepEqual(answer.values, BEGIN);
  assert.equal(answer.errors.e,
    say("table-between", { symbol: "e", value: 0.3, below: 0.25, above: 0.5 }));
  assert.equal((await told({ change: { e: "0,25" } })).at, "e 1");
});

test("what is changed beside another value says so, and where Python is", async () => {
  const values = { ...BEGIN, e: 0.25 };
  const index = { ...INDEX, live: "https://x.example/{lesson}" };
  const answer = await told({ values, change: { h: 10 } }, {}, index);
  assert.deepEqual(answer.values, values);
  assert.equal(answer.errors.h, say("table-one-at-a-time", { symbol: "h" }));
  assert.equal(answer.elsewhere, "https://x.example/01_a%20b?e=0.25&h=10&on=1");
});

test("the address of a Binder carries the values within its own path", () => {
  assert.equal(liveAddress("https://b.example/v2?urlpath=voila/render/{lesson}.ipynb", "01.ipynb", { e: 0.5 }),
    "https://b.example/v2?urlpath=voila/render/01.ipynb%3Fe%3D0.5");
});

test("a further carrier gets what the table lacks, and a ready one no stop is told", async () => {
  const asked = [];
  const beyond = { ready: false, send: (question) => asked.push(question), listen() {}, ping() {}, end() {} };
  assert.equal((await told({ change: { e: 0.3 } }, { beyond })).values.e, 0.25);
  told({ change: { e: "0.3" } }, { beyond });
  told({ kind: "take", what: "runs" }, { beyond });
  assert.equal((await told({ kind: "own", what: "own" }, { beyond })).kind, "error", "a guess waits for no Python to load");
  beyond.ready = true;
  told({ kind: "own", what: "own" }, { beyond });
  told({ change: { e: 0.3 } }, { beyond });
  assert.equal((await told({ change: { e: 0.25 } }, { beyond })).stops, undefined);
  assert.deepEqual(asked.map((one) => one.change?.e ?? one.what), ["0.3", "runs", "own", 0.3]);
});

test("without it what needs Python is refused", async () => {
  const answer = await told({ kind: "take", what: "runs" });
  assert.deepEqual([answer.kind, answer.problem], ["error", say("table-needs-python")]);
});

test("a file that is gone means a newer site, one that cannot be had a line that is cut", async () => {
  const from = (status) => newFiles("t/", async () => ({ status, ok: false }));
  assert.equal((await told({ change: {} }, {}, INDEX, from(404))).kind, "version");
  await assert.rejects(told({ change: {} }, {}, INDEX, from(500)), /lost/);
});

test("a file is fetched once, and again after it failed", async () => {
  const head = new TextEncoder().encode(JSON.stringify({ messages: [{ kind: "picture" }], sizes: [2],
    answers: [[0, [0]]] }));
  const whole = new Uint8Array(4 + head.length + 2);
  new DataView(whole.buffer).setUint32(0, head.length, true);
  whole.set(head, 4);
  whole.set([8, 9], 4 + head.length);
  const packed = await new Response(new Blob([whole]).stream()
    .pipeThrough(new CompressionStream("deflate"))).arrayBuffer();
  const asked = [];
  const files = newFiles("t/", async (address) => {
    asked.push(address);
    if (asked.length === 1) throw new TypeError("no net");
    return { status: 200, ok: true, arrayBuffer: async () => packed };
  });
  await assert.rejects(files("a.bin"), /no net/);
  const [answer] = await files("a.bin");
  assert.equal(await files("a.bin"), await files("a.bin"));
  assert.deepEqual(asked, ["t/a.bin", "t/a.bin"]);
  assert.equal(answer.message.kind, "picture");
  assert.deepEqual([answer.buffers[0].getUint8(0), answer.buffers[0].byteLength], [8, 2]);
});

test("the first question reads the link: values over those of its act, what it fixes, what is odd", async () => {
  const first = await told({ kind: "start", query: "", prefix: "" });
  assert.deepEqual([first.act, first.own, first.locked, first.hidden], [1, BEGIN, [], []]);
  const second = await told({ kind: "start", query: "?act=2", prefix: "" });
  assert.deepEqual([second.at, second.act], ["second 0", 2]);
  const link = await told({ kind: "start", query: "?2.e=0.25&2.lock=e,x", prefix: "2." });
  assert.deepEqual([link.at, link.act, link.locked], ["e 1", "all", ["e"]]);
  assert.deepEqual(link.notes, [say("link-no-control", { key: "lock", name: "x", known: SHEET.parameters.map((one) => one.name) })]);
  const wrong = await told({ kind: "start", query: "?e=7", prefix: "" });
  assert.deepEqual(wrong.values, BEGIN);
  assert.equal(wrong.notes.length, 1);
});

test("a link to what was not computed shows what there is, and says so", async () => {
  const answer = await told({ kind: "start", query: "?e=0.3", prefix: "" });
  assert.deepEqual(answer.values, BEGIN);
  assert.equal(answer.notes.length, 1);
  assert.match(answer.notes[0], /0\.25/);
});

test("values are read as Python reads them", () => {
  const read = (name, value) => checked(SHEET.parameters, BEGIN, { [name]: value });
  assert.equal(read("e", " 0,7 ").values.e, 0.7);
  assert.equal(read("e", "7e-1").values.e, 0.7);
  assert.equal(read("on", "off").values.on, false);
  assert.ok(Object.is(read("e", -0).values.e, 0));
  for (const bad of ["", "1.1", "x", "0x1", "1_0", NaN, true]) assert.ok(read("e", bad).errors.e, `${bad}`);
  assert.ok(read("on", 2).errors.on);
  assert.ok(read("nothing", 1).errors.nothing);
  assert.equal(checked(SHEET.parameters, BEGIN, { e: 0.2 }, ["e"]).errors.e, say("value-fixed"));
});

test("nothing is found for values of no place, and nothing reached where no stop is", () => {
  const values = { e: 0.3, h: 3, on: false };
  assert.equal(answeredAt(INDEX.places, values), null);
  assert.deepEqual(stopsFrom(INDEX.places, values), {});
  assert.equal(reached(INDEX.places, SHEET.parameters, values, { e: 0.4 }), null);
  assert.equal(linkIn("?act=9", "", SHEET).notes.length, 1);
});
