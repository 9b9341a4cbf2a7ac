// Talk with Python: one message in flight, the newest of each kind waits, silence is noticed.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ask, newConnection, pending } from "../../../kernel_lib/page/carriers/connection.js";

// A model that keeps what is sent, and lets the test answer.
function conversation() {
  const sent = [];
  let hear = null;
  const model = { send: (message) => sent.push(message), on: (_, heard) => { hear = heard; },
    off: () => { hear = null; } };
  const line = newConnection(model);
  return { line, sent, answer: (message) => hear(message, []) };
}

test("one message is in flight, and the newest values wait", () => {
  const { line, sent, answer } = conversation();
  for (const k_b of [0.1, 0.2, 0.3]) ask(line, "set", { values: { k_b } });
  ask(line, "set", { values: { kac: false } });
  assert.deepEqual(sent.map((one) => one.values), [{ k_b: 0.1 }]);
  assert.ok(pending(line, "set"));
  answer({ kind: "picture", sequence: 1 });
  assert.deepEqual(sent[1], { kind: "set", sequence: 2, values: { k_b: 0.3, kac: false } });
  answer({ kind: "picture", sequence: 2 });
  assert.equal(sent.length, 2);
  assert.ok(!pending(line, "set"));
  line.end();
});

test("values go before a chart, and an old answer frees nothing", () => {
  const { line, sent, answer } = conversation();
  ask(line, "chart", { width: 1 });
  ask(line, "chart", { width: 2 });
  ask(line, "set", { values: { k_b: 1 } });
  answer({ kind: "picture", sequence: 99 });
  assert.equal(sent.length, 1);
  answer({ kind: "chart", sequence: 1 });
  assert.deepEqual(sent.map((one) => one.kind), ["chart", "set"]);
  answer({ kind: "picture", sequence: 2 });
  assert.deepEqual(sent[2], { kind: "chart", sequence: 3, width: 2 });
  line.end();
});

test("silence is noticed, an answer ends it, and a lost message is sent again", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  const { line, sent, answer } = conversation();
  const told = [];
  line.views.add({ heard: () => {}, offline: (offline) => told.push(offline) });
  ask(line, "set", { values: { k_b: 1 } });
  context.mock.timers.tick(4900);
  assert.deepEqual(told, []);
  context.mock.timers.tick(200);
  assert.deepEqual(told, [true]);
  context.mock.timers.tick(3000);
  assert.equal(sent.at(-1).kind, "ping");
  answer({ kind: "pong", sequence: 0, last: 0 });
  assert.deepEqual(told, [true, false]);
  assert.deepEqual(sent.at(-1), sent[0], "the message that got lost");
  answer({ kind: "picture", sequence: 1 });
  context.mock.timers.tick(60_000);
  assert.deepEqual(told, [true, false]);
  line.end();
});
