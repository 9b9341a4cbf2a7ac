// A card to share: a question and its answers beside the stage, 1200 by 630 pixels, as services show links.

import { drawLine, setLine, traceCircle } from "../base/strokes.js";
import { givenAndAsked, ownGuess, questionText, truthOf } from "../base/asked.js";
import { unbroken, unstressed } from "../base/dom.js";
import { withoutStop } from "../base/options.js";
import { penOf } from "../base/surface.js";
import { levelFloor } from "../run/floors.js";
import { pageAddress, typedAddress } from "./address.js";
import { beforeRun, drawStage } from "./stage_picture.js";
import { blockOf } from "./writing.js";
import { say } from "../words/say.js";

const [WIDE, HIGH] = [1200, 630];
const [LEFT, COLUMN, STAGE_FROM, GAP] = [56, 560, 648, 24]; // pixels: texts, and where the stage begins
const STAGE_LARGER = 1.5; // than on a desk, and all its letters with it
/** Pixels of letters: what is given becomes smaller where it must, what is asked never below 56. */
const ASK_SIZES = [72, 68, 64, 60, 56, [50, 56], [44, 56], [40, 56], [36, 56], [32, 56], [28, 56]];
const ANSWER_SIZES = [42, 38, 34, 30, 26];
const [PAD, MOST_ANSWER] = [14, 100]; // pixels within the box of an answer, and of its lines
const FLAG = [90, 44]; // pixels of its cloth
const MARK = { line: "M2 28.5H30M3 4 11.5 27 18 18", ball: [22.5, 11.5, 7.5], scale: 1.7 };

/**
 * What a card says: { given, asked, said, truth, question }; what is not known yet is "". Pure.
 * @param {any} model
 * @param {boolean} withheld whether answers are kept back
 */
export function cardTexts({ judgement, task, told, values }, withheld = false) {
  if (task) {
    const { title, goal, won } = task;
    return { given: title, asked: goal, said: "", truth: withoutStop(won), question: `${title} ${goal}` };
  }
  const whole = unstressed(questionText(judgement.question, values ?? {}));
  const guessed = told && !told.skipped;
  return { ...givenAndAsked(whole), said: guessed ? say("share-said", { guess: withoutStop(ownGuess(told)) }) : "",
    truth: guessed && !withheld && told.answer !== undefined ? say("share-truth", { truth: withoutStop(truthOf(told)) }) : "",
    question: whole.replaceAll("\n", " ") };
}

/** The whole card as a sentence or two. Pure. */
export function cardWords({ question, said, truth }, address, name = "") {
  const place = address ? say("share-made-at", { address }) : say("share-made");
  return [question, ...[said, truth, name, place].filter(Boolean).map((one) => `${one}.`)].join(" ");
}

/** The card of the question or challenge that is open, under a name of one's own: { canvas, words }. */
export function newCard(tools, name = "") {
  const { model, root } = tools;
  const texts = cardTexts(model, root.dataset.hides?.includes("answers"));
  const { address, isShared } = pageAddress("");
  const shown = address && isShared ? typedAddress(address) : "";
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDE, HIGH];
  const pen = penOf(canvas);
  const { colours } = model.look;
  const fonts = { ask: getComputedStyle(root).getPropertyValue("--ask"), say: colours.font };
  pen.fillStyle = colours.paper;
  pen.fillRect(0, 0, WIDE, HIGH);
  const foot = writeFoot(pen, colours, fonts, shown, name);
  blockOf(pen, [texts.given, texts.asked].map(unbroken), { left: LEFT, width: COLUMN, sizes: ASK_SIZES, room: foot - 60,
    fonts: [`500 {}px ${fonts.ask}`, `500 {}px ${fonts.ask}`], inks: [colours.muted, colours.ink] }).write(44);
  const end = writeAnswers(pen, colours, fonts, texts);
  drawPicture(pen, tools, Boolean(texts.truth), end);
  return { canvas, words: cardWords(texts, shown, name) };
}

// Mark, Carom, the address of the lesson, and above them a name of one's own; returns where they begin.
function writeFoot(pen, colours, fonts, address, name) {
  const base = HIGH - (address ? 90 : 48);
  pen.save();
  pen.translate(LEFT - 4, base - 40);
  pen.scale(MARK.scale, MARK.scale);
  setLine(pen, colours.ink, 2.2);
  [pen.lineCap, pen.lineJoin] = ["round", "round"];
  pen.stroke(new Path2D(MARK.line));
  pen.fillStyle = colours.b2;
  traceCircle(pen, ...MARK.ball);
  pen.fill();
  pen.restore();
  [pen.textAlign, pen.textBaseline, pen.fillStyle] = ["left", "alphabetic", colours.ink];
  pen.font = `600 46px ${fonts.ask}`;
  pen.fillText(say("share-made"), LEFT + 64, base + 6);
  pen.fillStyle = colours.muted;
  pen.font = `400 32px ${fonts.say}`;
  if (address) pen.fillText(address, LEFT, HIGH - 36, COLUMN);
  pen.font = `600 32px ${fonts.say}`;
  if (name) pen.fillText(name, LEFT, base - 58, COLUMN);
  return base - (name ? 92 : 48);
}

// The answers below the stage: one's own on yellow, the truth on ink; what is open is a question mark in dashes.
// Returns where they begin.
function writeAnswers(pen, colours, fonts, { said, truth }) {
  const width = WIDE - STAGE_FROM - 2 * GAP;
  const font = `600 {}px ${fonts.say}`;
  const boxes = [...(said ? [[said, colours.you, colours.digit]] : []),
    truth ? [truth, colours.ink, colours.paper] : ["?", null, colours.ink]];
  let top = HIGH - GAP / 2;
  for (const [text, fill, ink] of boxes.reverse()) {
    const block = blockOf(pen, [unbroken(text)], { left: (STAGE_FROM + WIDE) / 2, width: width - 2 * PAD, sizes: ANSWER_SIZES,
      room: MOST_ANSWER, fonts: [font], inks: [ink], align: "center" });
    top -= GAP / 2 + block.height + PAD;
    pen.beginPath();
    pen.roundRect(STAGE_FROM + GAP, top, width, block.height + PAD, 10);
    setLine(pen, fill === colours.you ? colours.digit : fill ?? colours.muted, fill ? 2 : 4, fill ? [] : [10, 9]);
    if (fill) pen.fillStyle = fill;
    if (fill) pen.fill();
    pen.stroke();
    block.write(top + PAD / 2 + 3);
  }
  return top - GAP / 2;
}

// The stage where the verdict stands; before the run, while the truth is not told.
function drawPicture(pen, tools, told, end) {
  const { model } = tools;
  const { judgement, look, task } = model;
  const box = { left: STAGE_FROM, top: 0, width: WIDE - STAGE_FROM, height: end };
  if (!told) {
    const before = beforeRun(model);
    drawStage(pen, tools, before.look, box, STAGE_LARGER, before);
    return;
  }
  const flag = judgement?.kind === "flag";
  const claim = task ? look.verdictPicture : judgement.picture;
  const picture = claim && { ...claim, chart: null };
  const then = { ...look, time: tools.decides(), playing: false, phase: "verdict", held: false, covered: false, bare: true,
    pictured: false, heightTold: flag, verdictPicture: picture };
  drawStage(pen, tools, then, box, STAGE_LARGER, { over: (place) => {
    if (flag) drawFlag(pen, model, place);
  } });
}

// The reader's flag at the height that was said.
function drawFlag(pen, { look: { colours }, runs, told }, place) {
  const floor = levelFloor(runs[0]) ?? 0;
  const [[, top], [, foot]] = [place(0, floor + told.guess), place(0, floor)];
  const [wide, high] = FLAG;
  const left = WIDE - GAP - wide;
  setLine(pen, colours.ink, 5);
  drawLine(pen, left, foot, left, top);
  setLine(pen, colours.digit, 2);
  pen.fillStyle = colours.you;
  pen.beginPath();
  pen.moveTo(left, top);
  for (const [x, y] of [[wide, 0], [0.8 * wide, high / 2], [wide, high], [0, high]]) pen.lineTo(left + x, top + y);
  pen.closePath();
  pen.fill();
  pen.stroke();
}
