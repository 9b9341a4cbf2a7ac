// Two slides for a presentation: the question as a picture, the answer as a film that plays once.

import { element, setText, unstressed } from "../base/dom.js";
import { figure } from "../base/numbers.js";
import { LETTERS, optionText } from "../base/options.js";
import { penOf } from "../base/surface.js";
import { wrapped } from "../charts/legend.js";
import { plannedLook, standingAt } from "../run/first_look.js";
import { aimCamera } from "../stage/camera_control.js";
import { paintStage } from "../stage/layers.js";
import { indexed, newGif, paletteOf } from "./gif.js";
import { saveFile } from "./taking/take_away.js";
import { say } from "../words/say.js";

const [SLIDE_WIDE, SLIDE_HIGH] = [1920, 1080]; // pixels of a picture; a film has half as many each way
const SLIDE_MARGIN = 72;
const STAGE_FROM = 250;
const STAGE_TO = 820;
const STAGE_LARGER = 1.6; // than on a desk, and all its letters with it
const ASK_SIZES = [68, 60, 54, 48, 42, 36]; // pixels of a question, the first that fits
const TELL_SIZES = [40, 36, 32, 28];
const SLIDE_LINES = 1.15; // of their letters
const FILM_RATE = 12.5; // pictures a second: GIF counts in 1/100 s
const ANSWER_STANDS = 600; // 1/100 s

/** The part of what instructors take: two buttons, and what they do. */
export function newSlides(tools) {
  const part = { making: false, said: element("span", { class: "carom-said", role: "status" }) };
  const button = (text, onclick) => element("button", { type: "button", onclick }, text);
  part.element = element("fieldset", {}, element("legend", {}, say("slides.label")),
    element("div", { class: "carom-panel-foot" },
      button(say("slides.question"), () => saveQuestion(tools, part)),
      button(say("slides.answer"), () => saveAnswer(tools, part)), part.said),
    element("p", { class: "carom-muted" }, say("slides.how")));
  return part;
}

/** The largest of some sizes at which texts have room, pixels of height: { size, lines }. Pure. */
export function fittingLines(texts, sizes, room, linesAt) {
  const at = (size) => texts.map((text) => linesAt(size, text));
  const size = sizes.find((one) => SLIDE_LINES * one * at(one).flat().length <= room) ?? sizes[sizes.length - 1];
  return { size, lines: at(size) };
}

/** The moments of the film: as a first look goes, slowly where it is decided. Pure. */
export function answerMoments({ moments, end }) {
  const plan = plannedLook({ moments, end });
  const count = Math.max(1, Math.ceil(plan.length * FILM_RATE));
  return Array.from({ length: count + 1 }, (_, k) => standingAt(plan, k / FILM_RATE).time);
}

/** What is right, in few words; nothing where only a picture says it. Pure. */
export function rightInWords({ truth, unit, ...question }) {
  if (typeof truth === "number") return figure(truth, unit);
  return typeof truth === "string" ? optionText(question, truth) : "";
}

// Where nothing is asked of these values the slides show their run.
function askedNow({ judgement, clock }) {
  return judgement ?? { question: "", choices: [], truth: null, happened: "", moments: [], end: clock.duration };
}

function saveQuestion(tools, part) {
  const canvas = newSlide(1);
  drawSlide(tools, canvas, askedNow(tools.model), { time: 0, phase: "question" });
  tools.repaint();
  const [, coded] = canvas.toDataURL("image/png").split(",");
  saveFile(part.said, `${tools.model.sheet.name}_question.png`,
    new Blob([Uint8Array.from(atob(coded), (sign) => sign.charCodeAt(0))], { type: "image/png" }));
}

async function saveAnswer(tools, part) {
  const { model } = tools;
  const asked = askedNow(model);
  if (part.making || !model.runs.length) return;
  if (asked.told_in && asked.told_in !== model.act) {
    setText(part.said, say("slides.later", { act: asked.told_in }));
    return;
  }
  part.making = true;
  model.stop();
  try {
    const film = await answerFilm(tools, asked, (share) =>
      setText(part.said, say("take.filming", { share: Math.round(100 * share) })));
    saveFile(part.said, `${model.sheet.name}_answer.gif`, film);
  } finally {
    part.making = false;
    tools.repaint();
  }
}

async function answerFilm(tools, asked, progress) {
  const canvas = newSlide(0.5);
  const grab = (look) => {
    drawSlide(tools, canvas, asked, look);
    return penOf(canvas).getImageData(0, 0, canvas.width, canvas.height).data;
  };
  const looks = answerMoments(asked).map((time) => ({ time, phase: "run" }));
  const last = { time: asked.end, phase: "verdict" };
  const few = looks.filter((_, k) => k % Math.ceil(looks.length / 4) === 0);
  const palette = paletteOf([...few, last].map(grab));
  const gif = newGif(canvas.width, canvas.height, palette, 100 / FILM_RATE, false);
  for (let k = 0; k < looks.length && !tools.ended; k += 1) {
    gif.add(indexed(grab(looks[k]), palette));
    progress((k + 1) / looks.length);
    await new Promise((go) => { setTimeout(go); });
  }
  gif.add(indexed(grab(last), palette), ANSWER_STANDS);
  return new Blob(gif.finish(), { type: "image/gif" });
}

function newSlide(scale) {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [SLIDE_WIDE * scale, SLIDE_HIGH * scale];
  return canvas;
}

// Question above, stage in the middle, below it the answers to choose from, or what happened.
function drawSlide(tools, canvas, asked, { time, phase }) {
  const told = phase === "verdict";
  const { colours } = tools.model.look;
  const pen = penOf(canvas, { willReadFrequently: true });
  pen.setTransform(canvas.width / SLIDE_WIDE, 0, 0, canvas.width / SLIDE_WIDE, 0, 0);
  pen.fillStyle = colours.paper;
  pen.fillRect(0, 0, SLIDE_WIDE, SLIDE_HIGH);
  drawStage(pen, tools, { ...tools.model.look, time, phase, held: phase === "question", covered: !told, bare: !told,
    pictured: false, heightTold: told });
  const fonts = { ask: getComputedStyle(tools.root).getPropertyValue("--ask"), say: colours.font };
  const [given, ...rest] = asked.question.split("\n");
  const question = rest.length ? [given, rest.join(" ")] : ["", given];
  writeBlock(pen, question, { top: 48, sizes: ASK_SIZES, room: STAGE_FROM - 60,
    fonts: [`500 {}px ${fonts.ask}`, `500 {}px ${fonts.ask}`], inks: [colours.muted, colours.ink] });
  const below = { top: STAGE_TO + 32, sizes: TELL_SIZES, room: SLIDE_HIGH - STAGE_TO - 64, inks: [colours.ink, colours.ink] };
  if (told) {
    writeBlock(pen, [rightInWords(asked), unstressed(asked.happened)],
      { ...below, fonts: [`600 {}px ${fonts.say}`, `400 {}px ${fonts.say}`] });
  } else {
    const answers = asked.choices.map((words, k) => `${LETTERS[k]}  ${words}`.replaceAll(" ", "\u00a0"));
    writeBlock(pen, [answers.map((one) => `${one}\u2003\u2003`).join(" ")], { ...below, fonts: [`600 {}px ${fonts.say}`] });
  }
}

function drawStage(pen, { stage, repaint }, look) {
  const [wide, high] = [SLIDE_WIDE - 2 * SLIDE_MARGIN, STAGE_TO - STAGE_FROM];
  pen.save();
  pen.beginPath();
  pen.roundRect(SLIDE_MARGIN, STAGE_FROM, wide, high, 20);
  pen.fillStyle = look.colours.stage;
  pen.fill();
  pen.clip();
  const scale = pen.getTransform().a;
  sized(stage, wide / STAGE_LARGER, high / STAGE_LARGER, STAGE_LARGER * scale, () => {
    paintStage(stage, look);
    pen.drawImage(stage.surface.canvas, SLIDE_MARGIN, STAGE_FROM, wide, high);
  });
  repaint();
  pen.restore();
}

// The stage in another size for one picture; what was zoomed stays so. The page paints it anew before it is seen.
function sized(stage, width, height, fixed, paint) {
  const { surface, camera, move, arrow, momentum, nameAt, sides } = stage;
  const before = { width: surface.width, height: surface.height, fixed: surface.fixed };
  Object.assign(surface, { width, height, fixed });
  Object.assign(stage, { nameAt: new Map(), sides: new Map() }); // where words stood in a picture of another size
  const free = stage.mode === "free";
  if (free) stage.camera = { ...camera, scale: camera.scale * height / before.height };
  stage.layer.drop();
  aimCamera(stage, true, !free);
  paint();
  Object.assign(surface, before);
  Object.assign(stage, { camera, move });
  aimCamera(stage);
  Object.assign(stage, { camera, move, arrow, momentum, nameAt, sides });
  stage.layer.drop();
}

// Texts one below the other, each in its own font and ink; "{}" in a font is its size.
function writeBlock(pen, texts, { top, sizes, room, fonts, inks }) {
  const fontAt = (size, k) => fonts[k].replace("{}", size);
  const filled = texts.map((text, k) => ({ text, k })).filter(({ text }) => text);
  const { size, lines } = fittingLines(filled, sizes, room, (one, { text, k }) => {
    pen.font = fontAt(one, k);
    return wrapped(text, SLIDE_WIDE - 2 * SLIDE_MARGIN, (words) => pen.measureText(words).width);
  });
  pen.textAlign = "left";
  pen.textBaseline = "top";
  let y = top;
  lines.forEach((own, place) => {
    const { k } = filled[place];
    pen.font = fontAt(size, k);
    pen.fillStyle = inks[k];
    for (const line of own) {
      pen.fillText(line, SLIDE_MARGIN, y);
      y += SLIDE_LINES * size;
    }
  });
}
