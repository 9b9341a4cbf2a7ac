// The line: one question in flight, the newest of each kind waits, silence is noticed.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ask, newLine, pending } from "../../../kernel_lib/page/carriers/line.js";

// A clock that a test moves on.
function handClock() {
  const clock = { time: 0, due: new Set(),
    now: () => clock.time,
    later(act, delay) {
      const one = { act, at: clock.time + delay };
      clock.due.add(one);
      return one;
    },
    cancel: (one) => clock.due.delete(one),
    tick(milliseconds) {
      const end = clock.time + milliseconds;
      for (;;) {
        const next = [...clock.due].filter((one) => one.at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        clock.due.delete(next);
        clock.time = next.at;
        next.act();
      }
      clock.time = end;
    } };
  return clock;
}

// A carrier that keeps what is sent, and lets the test answer.
function conversation(place) {
  const sent = [];
  const clock = handClock();
  const carrier = { send: (question) => sent.push(question), ping: () => sent.push("ping"),
    listen(hear, lost) { Object.assign(carrier, { hear, lost }); }, end: () => sent.push("end") };
  const line = newLine(carrier, place, clock);
  return { line, sent, clock, lost: () => carrier.lost(),
    answer: (message) => carrier.hear(message, []) };
}

const changes = (sent) => sent.map((one) => one.change);

test("one question is in flight, and the newest values wait", () => {
  const { line, sent, clock, answer } = conversation();
  for (const k_b of [0.1, 0.2, 0.3]) ask(line, "set", { change: { k_b } });
  ask(line, "set", { change: { kac: false } });
  assert.deepEqual(changes(sent), [{ k_b: 0.1 }]);
  assert.ok(pending(line, "set"));
  clock.tick(100);
  answer({ kind: "picture", sequence: 1, values: { k_b: 0.1 } });
  assert.deepEqual(sent[1], { kind: "set", sequence: 2, page: line.page,
    values: { k_b: 0.1 }, change: { k_b: 0.3, kac: false } });
  answer({ kind: "picture", sequence: 2 });
  assert.equal(sent.length, 2);
  assert.ok(!pending(line, "set"));
  line.end();
  assert.equal(clock.due.size, 0);
});

test("an error of the page is for the console, and for no carrier", () => {
  const { line, clock, answer } = conversation();
  line.views.add({ heard() { throw new Error("of the page"); }, offline() {} });
  ask(line, "set", { change: { e: 1 } });
  answer({ kind: "picture", sequence: 1, values: { e: 1 } });
  assert.ok(!line.offline && !pending(line, "set"));
  assert.throws(() => clock.tick(0), /of the page/);
});

test("a question carries its place, the values last accepted and what the link fixed", () => {
  const { line, sent, answer } = conversation({ lesson: 2, version: "v" });
  const told = [];
  line.views.add({ heard: (...words) => told.push(words), offline() {} });
  ask(line, "start", { query: "?e=1" });
  assert.deepEqual(sent[0],
    { kind: "start", sequence: 1, page: line.page, lesson: 2, version: "v", query: "?e=1" });
  answer({ kind: "picture", sequence: 1, page: line.page, values: { e: 1 }, locked: ["e"],
    hidden: [], own: { e: 0.5 } });
  ask(line, "take", { what: "runs", local: { view: 3 } });
  assert.deepEqual(sent[1], { kind: "take", sequence: 2, page: line.page, lesson: 2, version: "v",
    what: "runs", values: { e: 1 }, fixed: ["e"] });
  answer({ kind: "take", sequence: 2 });
  assert.deepEqual(told[1][2], { what: "runs", view: 3 }, "what the page keeps comes back to it");
  assert.deepEqual(line.own, { e: 0.5 });
  line.end();
});

test("a picture that Python sends unasked keeps what the link fixed", () => {
  const { line, answer } = conversation();
  const told = [];
  line.views.add({ heard: (message) => told.push(message), offline() {} });
  answer({ kind: "picture", sequence: 0, values: {}, locked: ["e"], hidden: ["h"] });
  answer({ kind: "picture", values: { e: 2 }, errors: {} });
  assert.deepEqual([told[1].locked, told[1].hidden], [["e"], ["h"]]);
  line.end();
});

test("of another page on the same kernel only its pictures are followed", () => {
  const { line, sent, answer } = conversation();
  const told = [];
  line.views.add({ heard: (...words) => told.push(words), offline() {} });
  ask(line, "take", { what: "runs" });
  answer({ kind: "take", sequence: 1, page: "another" });
  answer({ kind: "error", sequence: 1, page: "another" });
  assert.equal(told.length, 0);
  assert.ok(pending(line, "take"));
  answer({ kind: "picture", sequence: 1, page: "another", values: { e: 1 }, errors: { e: "no" },
    locked: ["e"] });
  assert.deepEqual(told[0][0].errors, {}, "what the other typed wrong is not ours");
  assert.deepEqual(told[0][0].locked, [], "nor is its link");
  assert.equal(told[0][2], null);
  assert.ok(pending(line, "take"));
  answer({ kind: "take", sequence: 1, page: line.page });
  assert.ok(!pending(line, "take"));
  assert.equal(sent.length, 1);
  line.end();
});

test("a hand that moves asks 30 times a second, the first and the last always", () => {
  const { line, sent, clock, answer } = conversation();
  for (let move = 0; move < 100; move += 1) { // 8 ms each: 0.8 s
    ask(line, "set", { change: { x: move } });
    if (line.flight) answer({ kind: "picture", sequence: line.sequence, values: {} });
    clock.tick(8);
  }
  assert.deepEqual(sent[0].change, { x: 0 });
  const last = () => sent.at(-1).change;
  clock.tick(100);
  if (line.flight) answer({ kind: "picture", sequence: line.sequence, values: {} });
  clock.tick(100);
  assert.deepEqual(last(), { x: 99 });
  assert.ok(sent.length <= 2 + 30 * 0.8 && sent.length >= 15, `asked ${sent.length} times`);
  line.end();
});

test("beside a display of 60 Hz each question tells what the hand does at that moment", () => {
  const { line, sent, clock, answer } = conversation();
  let stale = 0;
  for (let move = 0; move < 60; move += 1) {
    const jitter = (move % 3) - 1;
    clock.tick((1000 * move) / 60 + jitter - clock.time);
    const before = sent.length;
    ask(line, "set", { change: { x: move } });
    if (sent.length > before && sent.at(-1).change.x !== move) stale += 1;
    const asked = sent.length;
    clock.tick(9);
    if (line.flight) answer({ kind: "picture", sequence: line.sequence, values: {} });
    stale += sent.length - asked; // a timer that sends what was said a picture ago
  }
  assert.equal(stale, 0);
  assert.ok(sent.length >= 29, `asked ${sent.length} times`);
  line.end();
});

test("a single change waits for nothing", () => {
  const { line, sent, clock, answer } = conversation();
  ask(line, "set", { change: { x: 1 } });
  answer({ kind: "picture", sequence: 1, values: {} });
  clock.tick(40);
  ask(line, "set", { change: { x: 2 } });
  assert.equal(sent.length, 2);
  answer({ kind: "picture", sequence: 2, values: {} });
  ask(line, "set", { change: { x: 3 } });
  assert.equal(sent.length, 2, "too soon");
  ask(line, "contact", { index: 0 });
  assert.equal(sent.at(-1).kind, "contact", "other questions need not wait");
  answer({ kind: "contact", sequence: 3 });
  clock.tick(40);
  assert.deepEqual(sent.at(-1).change, { x: 3 });
  line.end();
});

test("values go before a chart, and an old answer frees nothing", () => {
  const { line, sent, answer } = conversation();
  ask(line, "chart", { width: 1 });
  ask(line, "chart", { width: 2 });
  ask(line, "set", { change: { k_b: 1 } });
  answer({ kind: "picture", sequence: 99 });
  assert.equal(sent.length, 1);
  answer({ kind: "chart", sequence: 1 });
  assert.deepEqual(sent.map((one) => one.kind), ["chart", "set"]);
  answer({ kind: "picture", sequence: 2 });
  assert.deepEqual([sent[2].kind, sent[2].width], ["chart", 2]);
  line.end();
});

test("silence is noticed, an answer ends it, and a lost question is asked again", () => {
  const { line, sent, clock, answer } = conversation();
  const told = [];
  line.views.add({ heard: () => {}, offline: (offline) => told.push(offline) });
  ask(line, "set", { change: { k_b: 1 } });
  clock.tick(4900);
  assert.deepEqual(told, []);
  clock.tick(200);
  assert.deepEqual(told, [true]);
  clock.tick(3000);
  assert.equal(sent.at(-1), "ping");
  clock.tick(3000);
  assert.deepEqual(sent.slice(1), ["ping", "ping"]);
  answer({ kind: "pong", sequence: 0, last: 0 });
  assert.deepEqual(told, [true, false]);
  assert.deepEqual(sent.at(-1), sent[0], "the question that got lost");
  answer({ kind: "picture", sequence: 1 });
  clock.tick(60_000);
  assert.deepEqual(told, [true, false]);
  line.end();
});

test("a way that is cut is told at once", () => {
  const { line, lost } = conversation();
  const told = [];
  line.views.add({ heard: () => {}, offline: (offline) => told.push(offline) });
  lost();
  assert.deepEqual(told, [true]);
  line.end();
});

test("a refusal of a chart, a contact, a file or a guess goes to who asked for it, with what was asked", () => {
  const { line, sent, answer } = conversation();
  const told = [];
  line.views.add({ heard: (message, _, request) => told.push([message, request]), offline() {} });
  const refuse = () => answer({ kind: "error", problem: "no", sequence: sent.length, page: line.page });
  ask(line, "contact", { run: "exact", index: 2 });
  refuse();
  ask(line, "take", { what: "runs", local: { view: 3 } });
  refuse();
  ask(line, "chart", {});
  refuse();
  ask(line, "own", { guess: 85 });
  refuse();
  ask(line, "set", { change: { e: 1 } });
  refuse();
  assert.deepEqual(told.map(([{ kind, problem }]) => [kind, problem]),
    [["contact", "no"], ["take", "no"], ["chart", "no"], ["own", "no"], ["error", "no"]]);
  assert.deepEqual([told[0][0].run, told[0][0].index, told[1][1].view], ["exact", 2, 3]);
});
