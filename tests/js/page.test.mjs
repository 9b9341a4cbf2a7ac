// Addresses, keys, questions, presets, colours, axes: what the page decides without drawing.

import assert from "node:assert/strict";
import { test } from "node:test";
import { differing, prefixOf, rewritten, voilaAddress } from "../../kernel_lib/widgets/static/address.js";
import { axisRange, calmRange } from "../../kernel_lib/widgets/static/curves.js";
import { isSymbol, sentencePieces, symbolText } from "../../kernel_lib/widgets/static/dom.js";
import { flagHeight, questionText, storageKey } from "../../kernel_lib/widgets/static/guess.js";
import { draggedValues } from "../../kernel_lib/widgets/static/handles.js";
import { ask, newConnection, pending } from "../../kernel_lib/widgets/static/messages.js";
import { faded, hexColour } from "../../kernel_lib/widgets/static/palette.js";
import { acts, grouped, matchingPreset } from "../../kernel_lib/widgets/static/panel.js";
import { keyAction } from "../../kernel_lib/widgets/static/transport.js";

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

test("keys on the stage", () => {
  assert.equal(keyAction(" ", false), "play");
  assert.equal(keyAction("ArrowLeft", false), "frameBack");
  assert.equal(keyAction("ArrowRight", true), "contactOn");
  assert.equal(keyAction("Home", false), "start");
  assert.equal(keyAction("a", false), null);
});

test("a question names the present values", () => {
  assert.equal(questionText("k_b = {k_b}, {what}?", { k_b: 0.5 }), "k_b = 0.5, {what}?");
  const key = (question) => storageKey({ name: "lesson", guess: { question } });
  assert.equal(key("one"), key("one"));
  assert.notEqual(key("one"), key("two"));
});

test("a flag stands where its number says", () => {
  assert.equal(flagHeight(3.5), 3.5);
  assert.equal(flagHeight(" 3,5 "), 3.5);
  assert.equal(flagHeight("−1"), -1);
  assert.ok(Number.isNaN(flagHeight("")));
  assert.ok(Number.isNaN(flagHeight("high")));
});

test("symbols in sentences", () => {
  assert.deepEqual(sentencePieces("Is k_b 0.7, or v_x?"), ["Is ", "k_b", " 0.7, or ", "v_x", "?"]);
  assert.deepEqual(sentencePieces("some_long_name stays"), ["some_long_name stays"]);
  assert.equal(symbolText("k_b"), "kb");
});

test("Greek symbols in sentences end where they end", () => {
  const text = "Head-on with a_1 ω_1 + a_2 ω_2 = 0: nothing slips.";
  assert.deepEqual(sentencePieces(text),
    ["Head-on with ", "a_1", " ", "ω_1", " + ", "a_2", " ", "ω_2", " = 0: nothing slips."]);
  assert.deepEqual(sentencePieces("Raise μ_13 slowly"), ["Raise ", "μ_13", " slowly"]);
  assert.deepEqual(sentencePieces("Raise μ_ slowly").filter(isSymbol), []);
  assert.deepEqual(sentencePieces("ω_1, v_x and k_b").filter(isSymbol), ["ω_1", "v_x", "k_b"]);
  assert.ok(!isSymbol("some_long_name stays"));
});

test("a drag moves the values of its axes and no others", () => {
  const height = { name: "height", scale: "linear", minimum: 1, maximum: 10, step: 0.5 };
  assert.deepEqual(draggedValues([null, height], { height: 5 }, [3, 1.3]), { height: 6.5 });
  assert.deepEqual(draggedValues([null, height], { height: 5 }, [3, 99]), { height: 10 });
});

test("a preset is recognised by its values", () => {
  const sheet = { parameters: PARAMETERS, presets: [
    { values: { k_b: 0.7, kac: true, Δ: 0.1 } }, { values: { k_b: 1, kac: true, Δ: 0.1 } }] };
  assert.equal(matchingPreset(sheet, { k_b: 1, kac: true, Δ: 0.1 }), 1);
  assert.equal(matchingPreset(sheet, { k_b: 0.9, kac: true, Δ: 0.1 }), -1);
  assert.deepEqual(grouped(PARAMETERS).map(([name, list]) => [name, list.length]),
    [["", 1], ["Method", 2]]);
});

test("a control that acts on nothing is left out", () => {
  const step = { name: "step", only_if: ["scene", ["pair", "box"]] };
  assert.equal(acts(step, { scene: "pair" }), true);
  assert.equal(acts(step, { scene: "film" }), false);
  assert.equal(acts({ name: "free", only_if: null }, {}), true);
});

test("colours as the browser computed them", () => {
  assert.equal(hexColour("rgb(255, 0, 16)"), "#ff0010");
  assert.equal(hexColour("rgba(1, 2, 3, 0.5)"), "#010203");
  assert.equal(hexColour("color(srgb 1 0 0)"), null);
  assert.equal(faded("rgb(1, 2, 3)", 0.5), "rgba(1, 2, 3, 0.5)");
});

test("an axis holds its curve with air, keeps calm, and gives a flat line some height", () => {
  const [low, high] = axisRange(1, 3);
  assert.ok(low < 1 && high > 3 && high - low < 2.5);
  for (const value of [0, 53.5, -7, 1e-12]) {
    const [under, over] = axisRange(value, value);
    assert.ok(under < value && over > value, String(value));
  }
  assert.deepEqual(axisRange(Infinity, -Infinity), [0, 1]);
  assert.deepEqual(calmRange([0, 10], [1, 9]), [0, 10]);
  assert.deepEqual(calmRange([0, 10], [1, 11]), [1, 11]);
  assert.deepEqual(calmRange([0, 10], [1, 3]), [1, 3]);
});

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
