// The carrier of a notebook: the widget's model, and the kernel behind it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { newComm } from "../../../kernel_lib/page/carriers/comm.js";

function newSignal() {
  const heard = new Set();
  return { connect: (one) => heard.add(one), disconnect: (one) => heard.delete(one),
    emit: () => heard.forEach((one) => one()), heard };
}

function newModel(kernel) {
  const model = { sent: [], heard: null, send: (message) => model.sent.push(message),
    on: (name, heard) => { model.heard = [name, heard]; }, off: () => { model.heard = null; },
    widget_manager: { kernel } };
  return model;
}

test("questions go to the model, and its messages are answers", () => {
  const model = newModel();
  const carrier = newComm(model);
  const told = [];
  carrier.listen((...words) => told.push(words), () => {});
  carrier.send({ kind: "set" });
  carrier.ping();
  assert.deepEqual(model.sent, [{ kind: "set" }, { kind: "ping", sequence: 0 }]);
  assert.equal(model.heard[0], "msg:custom");
  model.heard[1]({ kind: "picture" }, ["block"]);
  assert.deepEqual(told, [[{ kind: "picture" }, ["block"]]]);
  carrier.end();
  assert.equal(model.heard, null);
});

test("a kernel that dies is told of at once, and only that", () => {
  const kernel = { status: "idle", connectionStatus: "connected", statusChanged: newSignal(),
    connectionStatusChanged: newSignal() };
  const carrier = newComm(newModel(kernel));
  let lost = 0;
  carrier.listen(() => {}, () => { lost += 1; });
  kernel.status = "busy";
  kernel.statusChanged.emit();
  assert.equal(lost, 0);
  kernel.status = "dead";
  kernel.statusChanged.emit();
  assert.equal(lost, 1);
  carrier.end();
  assert.equal(kernel.statusChanged.heard.size + kernel.connectionStatusChanged.heard.size, 0);
});
