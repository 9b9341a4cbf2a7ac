// Two slides for a presentation: the question as a picture, the answer as a film that plays once.

import { givenAndAsked } from "../base/asked.js";
import { element, newButton, setText, unstressed } from "../base/dom.js";
import { figure } from "../base/numbers.js";
import { LETTERS, optionText } from "../base/options.js";
import { penOf } from "../base/surface.js";
import { plannedLook, standingAt } from "../run/first_look.js";
import { indexed, newGif, paletteOf } from "./gif.js";
import { beforeRun, drawStage } from "./stage_picture.js";
import { pngOf, saveFile } from "./taking/take_away.js";
import { blockOf } from "./writing.js";
import { say } from "../words/say.js";

const [SLIDE_WIDE, SLIDE_HIGH] = [1920, 1080]; // pixels of a picture; a film has half as many each way
const SLIDE_MARGIN = 72;
const STAGE = { left: SLIDE_MARGIN, top: 250, width: SLIDE_WIDE - 2 * SLIDE_MARGIN, height: 570, round: 20 };
const STAGE_LARGER = 1.6; // than on a desk, and all its letters with it
const ASK_SIZES = [68, 60, 54, 48, 42, 36]; // pixels of a question, the first that fits
const TELL_SIZES = [40, 36, 32, 28];
const FILM_RATE = 12.5; // pictures a second: GIF counts in 1/100 s
const ANSWER_STANDS = 600; // 1/100 s

/** The part of what instructors take: two buttons, and what they do. */
export function newSlides(tools) {
  const part = { making: false, said: element("span", { class: "carom-said", role: "status" }) };
  const button = (text, onclick) => newButton({ onclick }, text);
  part.element = element("fieldset", {}, element("legend", {}, say("slides-label")),
    element("div", { class: "carom-panel-foot" },
      button(say("slides-question"), () => saveQuestion(tools, part)),
      button(say("slides-answer"), () => saveAnswer(tools, part)), part.said),
    element("p", { class: "carom-muted" }, say("slides-how")));
  return part;
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
  saveFile(part.said, `${tools.model.sheet.name}_question.png`, pngOf(canvas));
}

async function saveAnswer(tools, part) {
  const { model } = tools;
  const asked = askedNow(model);
  if (part.making || !model.runs.length) return;
  if (asked.told_in && asked.told_in !== model.act) {
    setText(part.said, say("slides-later", { act: asked.told_in }));
    return;
  }
  part.making = true;
  model.stop();
  try {
    const film = await answerFilm(tools, asked, (share) =>
      setText(part.said, say("take-filming", { share: Math.round(100 * share) })));
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
  const before = phase === "question" ? beforeRun(tools.model) : null;
  const look = before?.look ?? { ...tools.model.look, time, phase, held: false, covered: !told, pictured: false, heightTold: told };
  drawStage(pen, tools, { ...look, bare: !told }, STAGE, STAGE_LARGER, before ?? {});
  const fonts = { ask: getComputedStyle(tools.root).getPropertyValue("--ask"), say: colours.font };
  const { given, asked: wanted } = givenAndAsked(asked.question);
  const across = { left: SLIDE_MARGIN, width: SLIDE_WIDE - 2 * SLIDE_MARGIN };
  blockOf(pen, [given, wanted], { ...across, sizes: ASK_SIZES, room: STAGE.top - 60,
    fonts: [`500 {}px ${fonts.ask}`, `500 {}px ${fonts.ask}`], inks: [colours.muted, colours.ink] }).write(48);
  const end = STAGE.top + STAGE.height;
  const below = { ...across, sizes: TELL_SIZES, room: SLIDE_HIGH - end - 64, inks: [colours.ink, colours.ink] };
  if (told) {
    blockOf(pen, [rightInWords(asked), unstressed(asked.happened)],
      { ...below, fonts: [`600 {}px ${fonts.say}`, `400 {}px ${fonts.say}`] }).write(end + 32);
  } else {
    const answers = asked.choices.map((words, k) => `${LETTERS[k]}  ${words}`.replaceAll(" ", "\u00a0"));
    blockOf(pen, [answers.map((one) => `${one}\u2003\u2003`).join(" ")], { ...below, fonts: [`600 {}px ${fonts.say}`] }).write(end + 32);
  }
}
