// The carrier of a page with Python of its own: when it starts, what it says meanwhile, what ends it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { newWorker } from "../../../kernel_lib/page/carriers/worker.js";

const PLACE = { script: "worker.js", about: "about.json", mark: "m", version: "v", experiment: "e", values: {} };

/** A browser whose workers do nothing by themselves, and whose time is turned by hand. */
function newBrowser() {
  const made = { workers: [], due: [], heard: [], standings: [] };
  const browser = {
    start(script) {
      const worker = { script, posted: [], ended: false, postMessage(data) { this.posted.push(data); },
        addEventListener(kind, act) { this[kind] = act; },
        terminate() { this.ended = true; }, say(data) { this.message({ data }); } };
      made.workers.push(worker);
      return worker;
    },
    later(act, delay) {
      const one = { act, delay };
      made.due.push(one);
      return one;
    },
    cancel(one) { made.due = made.due.filter((each) => each !== one); },
  };
  made.pass = (delay) => {
    const one = made.due.find((each) => each.delay === delay);
    made.due = made.due.filter((each) => each !== one);
    one.act();
  };
  made.carrier = newWorker(PLACE, (one) => made.standings.push(one), browser);
  made.carrier.listen((message, buffers) => made.heard.push({ message, buffers }), () => {});
  made.answers = () => made.heard.map(({ message }) => message).filter(({ kind }) => kind !== "pong");
  return made;
}

const question = (sequence, change = {}) => ({ kind: "set", sequence, page: "p", change });
const answered = (worker, told = {}, more = {}) =>
  worker.say({ kind: "answer", text: JSON.stringify({ kind: "picture", ...told }), buffers: [], memory: 1, ...more });

test("nothing is loaded before it is asked for, and then once", () => {
  const made = newBrowser();
  assert.equal(made.workers.length, 0);
  made.carrier.begin();
  made.carrier.begin();
  made.carrier.send(question(1));
  assert.equal(made.workers.length, 1);
  assert.deepEqual(made.workers[0].posted, [{ kind: "load", ...PLACE }]);
});

test("a question waits until Python is there, and the line hears that somebody is at work", () => {
  const made = newBrowser();
  made.carrier.send(question(4, { k_b: 0.3 }));
  assert.equal(made.carrier.ready, false);
  assert.deepEqual(made.heard.map(({ message }) => message), [{ kind: "pong", last: 4 }]);
  made.pass(2000);
  assert.equal(made.heard.length, 2);
  made.workers[0].say({ kind: "progress", share: 0.5 });
  made.workers[0].say({ kind: "loaded" });
  assert.equal(made.carrier.ready, true);
  assert.deepEqual(JSON.parse(made.workers[0].posted[1].text), question(4, { k_b: 0.3 }));
  made.workers[0].say({ kind: "answer", text: '{"kind":"picture"}', memory: 1,
    buffers: [Uint8Array.of(1, 2, 3).subarray(1)] });
  assert.deepEqual(made.answers(), [{ kind: "picture", sequence: 4, page: "p" }]);
  const [view] = made.heard.at(-1).buffers;
  assert.deepEqual([view.byteLength, view.getUint8(0)], [2, 2]);
  assert.deepEqual(made.due, [], "nothing is left to be done");
  assert.deepEqual(made.standings.map((one) => [one.state, one.share]),
    [["loading", 0], ["loading", 0.5], ["ready", 1]]);
});

test("an endless question ends its worker, is told, and is not tried again", () => {
  const made = newBrowser();
  made.carrier.send(question(1));
  made.workers[0].say({ kind: "loaded" });
  made.pass(60_000);
  assert.equal(made.workers[0].ended, true);
  assert.equal(made.workers.length, 2, "the next one loads already");
  made.workers[1].say({ kind: "loaded" });
  made.carrier.send(question(2));
  assert.deepEqual(made.answers().map(({ problem, sequence }) => [problem, sequence]),
    [["these values take too long to compute", 1], ["these values take too long to compute", 2]]);
  assert.equal(made.workers[1].posted.length, 1, "only what it loads");
  made.carrier.send(question(3, { k_b: 0.2 }));
  assert.equal(made.workers[1].posted.length, 2);
});

test("memory that a worker has taken is given back by another one", () => {
  const made = newBrowser();
  made.carrier.send(question(1));
  made.workers[0].say({ kind: "loaded" });
  answered(made.workers[0], {}, { memory: 2 ** 30 });
  assert.equal(made.answers().length, 1);
  assert.equal(made.workers[0].ended, true);
  assert.equal(made.workers.length, 2);
});

test("what cannot be loaded is said, and tried again with the next question that needs it", () => {
  const made = newBrowser();
  made.carrier.send(question(1));
  made.workers[0].say({ kind: "failed", problem: "404" });
  assert.match(made.answers()[0].problem, /^Python could not be loaded here/);
  assert.equal(made.carrier.standing().problem, "404");
  made.carrier.send(question(2));
  made.workers[1].error({ message: "blocked" });
  assert.match(made.answers()[1].problem, /^Python could not be loaded here/);
  made.carrier.send(question(3));
  made.pass(120_000);
  assert.equal(made.answers().length, 3);
  assert.ok(made.workers.every((one) => one.ended));
});

test("a Python of another build asks for the page to be loaded again", () => {
  const made = newBrowser();
  made.carrier.send(question(1));
  made.workers[0].say({ kind: "failed", isOther: true, problem: "other" });
  assert.deepEqual(made.answers(), [{ kind: "version", sequence: 1, page: "p" }]);
});

test("a Python that ends over a question is told, and another one is there for the next", () => {
  const made = newBrowser();
  made.carrier.send(question(1));
  made.workers[0].say({ kind: "loaded" });
  made.workers[0].error({ message: "unreachable" });
  assert.match(made.answers()[0].problem, /ended during this question/);
  assert.equal(made.workers.length, 2);
});

test("an ended carrier ends its worker and says nothing more", () => {
  const made = newBrowser();
  made.carrier.send(question(1));
  made.carrier.end();
  assert.equal(made.workers[0].ended, true);
  made.workers[0].say({ kind: "loaded" });
  assert.deepEqual(made.answers(), []);
});
