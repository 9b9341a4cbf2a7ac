// Whether labels on the stage cover one another or the heads of arrows: a file of pictures; prints, for each,
// what was written, whatever covers something, how large the balls are, and what was drawn in which hue.

import { readFileSync } from "node:fs";
import process from "node:process";
import { SHOWN } from "../../kernel_lib/page/controls/stage_switches.js";
import { latestImpact } from "../../kernel_lib/page/run/contacts/parts.js";
import { decodedRuns } from "../../kernel_lib/page/run/runs.js";
import { setStageRuns } from "../../kernel_lib/page/stage/camera_control.js";
import { rowsApart } from "../../kernel_lib/page/stage/run_names.js";
import { meetsDisc, sharedArea } from "../../kernel_lib/page/stage/labels/placing.js";
import { paintStage } from "../../kernel_lib/page/stage/layers.js";

const SIZES = [[868, 496], [390, 310], [358, 190]];
const KINDS_OF_ARROWS = [{}, { momenta: true, impulses: true }];
const SMALL = 250; // pixels of height: of a stage beside the text, which may leave labels out
const MOST_MOMENTS = 2;
const LETTER = 0.54; // width of one, in sizes of the type, about that of the page
const COLOURS = { runs: [..."abcd"], bodies: [..."abcde"], font: "sans-serif" };
for (const name of ["ink", "stage", "ground", "edge", "spot", "digit", "muted", "line", "soft", "paper",
  "accent", "good", "bad", "you", "n", "t"]) COLOURS[name] = name;

globalThis.window = { devicePixelRatio: 1 };
globalThis.document = { createElement: () => ({ getContext: () => newPen() }) };

const drawn = { strokes: new Set(), fills: new Set(), texts: new Set(), written: new Set() }; // of one picture

function newPen() {
  const kept = { dash: [],
    measureText: (text) => ({ width: LETTER * parseFloat(/([\d.]+)px/.exec(kept.font)[1]) * text.length }),
    setLineDash: (dash) => { kept.dash = dash; },
    stroke: () => { drawn.strokes.add(`${kept.strokeStyle} ${kept.dash.length ? "dashed" : "solid"}`); },
    fill: () => { drawn.fills.add(kept.fillStyle); },
    fillRect: () => { drawn.fills.add(kept.fillStyle); },
    fillText: (text) => {
      drawn.texts.add(String(text));
      drawn.written.add(kept.fillStyle);
    } };
  const nothing = () => ({ addColorStop() {} });
  return new Proxy(kept, { get: (_, name) => kept[name] ?? nothing });
}

// What a picture draws in which hue, dashed or not, all that it writes, and in which hues.
function inHues(picture, runs, time) {
  for (const kind of Object.values(drawn)) kind.clear();
  const stage = newStage(runs, SIZES[0]);
  paintStage(stage, { ...SHOWN, time, speed: 1, pace: 0, playing: false, covered: false, phase: "seen", calm: true,
    hidden: new Set(), colours: COLOURS, runs, atContact: picture.at_contact, act: picture.act });
  return { time, balls: runs.map((run) => run.balls), names: runs.map((run) => run.name), apart: stage.framed || rowsApart(stage),
    kinds: runs.map((run) => [...new Set(run.masses)]),
    ...Object.fromEntries(Object.entries(drawn).map(([kind, all]) => [kind, [...all]])) };
}

function newStage(runs, [width, height]) {
  const surface = { width, height, text: 15, ratio: 1, canvas: {}, pen: newPen() };
  const stage = { runs: [], camera: null, move: null, mode: "fit", follow: null, whole: 1, reference: "room",
    origins: new WeakMap(), discs: new Map(), beside: false, snap: false, held: false, arrow: 0, momentum: 0, aside: 0,
    box: null, highest: null, panes: [], view: null, frame: null, boxInSpace: null, grounded: [],
    marks: { ground: [], over: [] }, surface, layer: { drop() {}, put: (_, paint) => paint(surface.pen) } };
  setStageRuns(stage, runs, true);
  return stage;
}

// What two things have in common, of all that was written in one picture.
function faults({ written, boxes, heads }, small) {
  const shown = written.filter(({ clear }) => clear);
  const found = small ? []
    : written.filter(({ clear }) => !clear).map(({ lines }) => `no place for "${lines.join(" ")}"`);
  shown.forEach((one, k) => {
    for (const two of shown.slice(k + 1)) {
      if (sharedArea(one.box, two.box) > 0) found.push(`"${one.lines.join(" ")}" covers "${two.lines.join(" ")}"`);
    }
    if (boxes.some((box) => sharedArea(one.box, box) > 0)) found.push(`"${one.lines.join(" ")}" covers a number or a name`);
    if (heads.some((head) => meetsDisc(one.box, head))) found.push(`"${one.lines.join(" ")}" covers a head`);
  });
  for (const { left, right, top, bottom, spot } of boxes.filter((box) => box.spot)) {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    if (heads.some(([headX, headY, reach]) => Math.hypot(headX - x, headY - y) < reach + spot)) found.push("a number covers a head");
  }
  return found;
}

function* moments(run) {
  latestImpact(run, 0);
  yield 0;
  const felt = (run.felt ?? []).map((contact) => run.contact_time[contact]);
  for (const time of [...new Set(felt)].slice(0, MOST_MOMENTS)) {
    yield time;
    yield Math.min(run.end, time + 0.02 * run.end);
  }
}

const pictures = JSON.parse(readFileSync(process.argv[2], "utf8"));
const answer = pictures.map((picture) => {
  const { header, block, at_contact: atContact, act, labelled } = picture;
  const bytes = Uint8Array.from(atob(block), (sign) => sign.charCodeAt(0));
  const runs = decodedRuns(header, new DataView(bytes.buffer));
  const [told, wrong, sizes] = [new Set(), [], []];
  let [all, leftOut] = [0, 0];
  for (const size of SIZES) {
    for (const kinds of KINDS_OF_ARROWS) {
      const stage = newStage(runs, size);
      const across = runs.flatMap((run) => run.radii.map((radius) => 2 * radius * stage.camera.scale));
      sizes.push({ stage: size, least: Math.min(...across), most: Math.max(...across) });
      for (const time of labelled ? moments(runs[0]) : []) {
        paintStage(stage, { ...SHOWN, ...kinds, time, speed: 1, pace: 0, playing: false, covered: false,
          phase: "seen", calm: true, hidden: new Set(), colours: COLOURS, runs, atContact, act });
        for (const { lines, clear } of stage.claims.written) {
          told.add(lines[0]);
          all += 1;
          leftOut += Number(!clear);
        }
        for (const fault of faults(stage.claims, size[1] < SMALL)) wrong.push(`${size.join(" x ")}, ${time.toFixed(3)} s, ${Object.keys(kinds)}: ${fault}`);
      }
    }
  }
  const hues = [...moments(runs[0])].slice(0, MOST_MOMENTS).map((time) => inHues(picture, runs, time));
  return { told: [...told], wrong, all, leftOut, sizes, hues };
});
console.log(JSON.stringify(answer));
