// The carrier of the web: questions as requests, answers out of bytes, a server that is busy or gone.

import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { test } from "node:test";
import { setImmediate } from "node:timers";
import { deflateSync } from "node:zlib";
import { broughtAlong, newHttp, opened } from "../../../kernel_lib/page/carriers/http.js";

function framed(told) {
  const text = Buffer.from(JSON.stringify(told));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(text.length);
  return Buffer.concat([length, text]);
}

function body(own, message, ...buffers) {
  const sizes = buffers.map((one) => one.length);
  const shared = Buffer.concat([framed({ message, sizes }), ...buffers]);
  return Buffer.concat([framed(own), deflateSync(shared)]);
}

function reply(bytes, status = 200, headers = {}) {
  return { status, ok: status < 300, headers: { get: (name) => headers[name] ?? null },
    arrayBuffer: async () => bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length),
    text: async () => bytes.toString() };
}

/** A web that answers in turn, and a carrier on it; `settle` waits for all that was asked. */
function newWeb(...answers) {
  return newOpenedWeb(null, ...answers);
}

function newOpenedWeb(opening, ...answers) {
  const web = { asked: [], pauses: [], told: [], lost: 0, pending: [] };
  web.fetch = (address, options) => {
    web.asked.push({ address, options });
    const next = answers.shift();
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  };
  web.due = null;
  web.later = (act, delay) => {
    if (delay > 10_000) [web.due, web.patience] = [act, delay];
    if (delay > 10_000) return act;
    if (delay > 0) web.pauses.push(delay);
    act();
    return null;
  };
  web.cancel = (due) => { if (due === web.due) web.due = null; };
  web.streams = [];
  web.stream = (address) => {
    web.streams.push({ address, closed: false, close() { this.closed = true; },
      addEventListener(kind, act) { this[kind] = act; } });
    return web.streams.at(-1);
  };
  web.watch = (act) => {
    web.look = act;
    act(true);
    return () => { web.look = null; };
  };
  web.carrier = newHttp("/base/", opening, web);
  web.carrier.listen((message, buffers) => web.told.push({ message, buffers }),
    () => { web.lost += 1; });
  web.settle = async (done) => { while (!done()) await new Promise((go) => { setImmediate(go); }); };
  return web;
}

const QUESTION = { kind: "set", sequence: 7, page: "p", change: { k_b: 0.5 } };

test("a question is JSON, and its answer says to whom it belongs", async () => {
  const numbers = Buffer.from(new Float64Array([1.5, -2]).buffer);
  const web = newWeb(reply(body({ errors: {}, notes: ["own"] },
    { kind: "picture", endings: ["shared"], law: ["ε"] }, numbers, Buffer.from("x"))));
  web.carrier.send(QUESTION);
  await web.settle(() => web.told.length);
  const [{ address, options }] = web.asked;
  assert.equal(address, "/base/carom/answer");
  assert.equal(options.method, "POST");
  assert.equal(options.headers["Content-Type"], "application/json");
  assert.equal(options.credentials, "same-origin");
  assert.deepEqual(JSON.parse(options.body), QUESTION);
  const [{ message, buffers }] = web.told;
  assert.deepEqual(message, { kind: "picture", law: ["ε"], errors: {}, notes: ["own"], endings: ["shared"],
    sequence: 7, page: "p" });
  assert.equal(buffers[0].getFloat64(8, true), -2);
  assert.deepEqual(buffers.map((one) => one.byteLength), [16, 1]);
});

test("what is this page's own may be all", async () => {
  const { message, buffers } = await opened(new Uint8Array(framed({ kind: "version" })));
  assert.deepEqual([message, buffers], [{ kind: "version" }, []]);
});

test("a busy server is asked again after the pause that it names, and not for long", async () => {
  const busy = (status, pause) => reply(Buffer.from(""), status, { "Retry-After": pause });
  const web = newWeb(busy(503, "2"), busy(429, "900"), busy(502), reply(body({}, { kind: "take" })));
  web.carrier.send(QUESTION);
  await web.settle(() => web.told.length);
  assert.deepEqual(web.pauses, [2000, 5000, 1000]);
  assert.equal(web.told[0].message.kind, "take");
  assert.equal(web.lost, 0);
});

test("what is asked meanwhile takes the place of what a busy server put off", async () => {
  const web = newWeb(reply(Buffer.from(""), 503), reply(body({}, { kind: "picture" })));
  const acts = new Map();
  web.later = (act, delay) => { acts.set(delay, act); return delay; };
  web.cancel = (due) => acts.delete(due);
  web.carrier.send(QUESTION);
  await web.settle(() => acts.has(1000));
  web.carrier.send(QUESTION);
  assert.ok(!acts.has(1000), "one question would be asked by two, and by more each time");
  await web.settle(() => web.told.length);
  assert.equal(web.asked.length, 2);
});

test("a refusal is told in its words", async () => {
  const web = newWeb(reply(Buffer.from("there is no such lesson"), 404));
  web.carrier.send(QUESTION);
  await web.settle(() => web.told.length);
  assert.deepEqual(web.told[0].message,
    { kind: "error", problem: "there is no such lesson", sequence: 7, page: "p" });
  const refused = newWeb(reply(Buffer.from("a frame cannot ask"), 403));
  refused.carrier.send(QUESTION);
  await refused.settle(() => refused.told.length);
  assert.deepEqual(refused.told[0].message,
    { kind: "error", problem: "a frame cannot ask", sequence: 7, page: "p", refused: true });
});

test("a server that cannot be reached, or speaks nonsense, is lost; a sign of life brings it back",
  async () => {
    const web = newWeb(new Error("no network"), reply(Buffer.from("<html>")), new Error("still"),
      reply(Buffer.from("{}")));
    web.carrier.send(QUESTION);
    await web.settle(() => web.lost === 1);
    web.carrier.send(QUESTION);
    await web.settle(() => web.lost === 2);
    web.carrier.ping();
    web.carrier.ping();
    await web.settle(() => web.told.length);
    assert.deepEqual(web.told, [{ message: { kind: "pong", last: 0 }, buffers: [] }]);
    assert.equal(web.asked[3].address, "/base/carom/here");
  });

test("a page that has ended hears nothing", async () => {
  const web = newWeb(reply(body({}, { kind: "picture" })), new Error("gone"));
  web.carrier.send(QUESTION);
  web.carrier.send(QUESTION);
  web.carrier.end();
  for (let turn = 0; turn < 20; turn += 1) await new Promise((go) => { setImmediate(go); });
  assert.deepEqual([web.told, web.lost], [[], 0]);
});

test("a page that is seen hears at once that its server has gone, others listen to nothing", () => {
  const web = newWeb();
  const [first] = web.streams;
  assert.equal(first.address, "/base/carom/stream");
  first.error();
  assert.equal(web.lost, 1);
  web.look(false);
  assert.ok(first.closed);
  assert.equal(web.due, null);
  web.look(true);
  assert.equal(web.streams.length, 2);
  web.carrier.end();
  assert.ok(web.streams[1].closed);
  assert.equal(web.look, null);
});

test("a server that says nothing for long is lost, though its connection stands", () => {
  const web = newWeb();
  const before = web.due;
  web.streams[0].message();
  assert.notEqual(web.due, before, "each sign of life begins the wait anew");
  assert.ok(web.patience < 15_000, "a page that nobody touches is told within 15 s");
  web.due();
  assert.equal(web.lost, 1);
});

test("the first question is answered by what the page has brought along, the next one is asked", async () => {
  const brought = { query: "?k_b=0.5", body: body({}, { kind: "picture", runs: [] }).toString("base64") };
  const web = newOpenedWeb(await broughtAlong(brought), reply(body({}, { kind: "picture", runs: [1] })));
  web.carrier.send({ kind: "start", query: "?k_b=0.5", sequence: 1, page: "mine" });
  assert.equal(web.told.length, 1, "at once: the lesson is built and filled in one go");
  assert.equal(web.asked.length, 0);
  assert.deepEqual(web.told[0].message, { kind: "picture", runs: [], sequence: 1, page: "mine" });
  web.carrier.send({ kind: "start", query: "?k_b=0.5", sequence: 2, page: "mine" });
  await web.settle(() => web.told.length === 2);
  assert.equal(web.asked.length, 1);
});

test("a page whose address has become another one asks", async () => {
  const brought = { query: "?k_b=0.5", body: body({}, { kind: "picture", runs: [] }).toString("base64") };
  const web = newOpenedWeb(await broughtAlong(brought), reply(body({}, { kind: "picture", runs: [1] })));
  web.carrier.send({ kind: "start", query: "?k_b=0.6", sequence: 1, page: "mine" });
  await web.settle(() => web.told.length === 1);
  assert.deepEqual(web.told[0].message.runs, [1]);
});

test("a page that brings nothing along, or something broken, asks", async () => {
  assert.equal(await broughtAlong(null), null);
  assert.equal(await broughtAlong({ query: "", body: "AAAAAQ" }), null);
  assert.equal(await broughtAlong({ query: "", body: "%" }), null);
});
