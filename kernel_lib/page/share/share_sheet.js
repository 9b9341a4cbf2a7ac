// Share, at the stage: a card, a link or a short film under a name of one's own.

import { copyLink } from "./links.js";
import { newCard } from "./card.js";
import { pngOf, saveFile } from "./taking/take_away.js";
import { element, icon, newButton, setText, uniqueName } from "../base/dom.js";
import { pictureCanvas, stageFilm } from "./film.js";
import { showTime } from "../base/times.js";
import { say } from "../words/say.js";

const ARROW_OUT = "M12 2.4 7.2 7.2l1.3 1.3 2.6-2.6V15h1.8V5.9l2.6 2.6 1.3-1.3z"
  + "M4.5 11H8v1.8H6.3v6.4h11.4v-6.4H16V11h3.5v10h-15z";
const SHARED_FILM = 4; // s, what somebody else looks at

/** The name of a file after one's own name, or after the lesson. Pure. */
export function fileNamed(name, lesson) {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [`${lesson}_stage`];
  return words.join("_");
}

/** A sheet over the page, under a title; *Close*, and a press beside it, close it. */
export function newSheet(title, ...inside) {
  const name = uniqueName("carom-share");
  const sheet = /** @type {HTMLDialogElement} */ (element("dialog", { class: "carom-share-sheet", "aria-labelledby": name,
    onclick: (event) => { if (event.target === sheet) sheet.close(); } },
  element("div", { class: "carom-share-inside" }, element("h3", { id: name }, title), ...inside,
    newButton({ class: "carom-quiet", onclick: () => sheet.close() }, say("share-close")))));
  return sheet;
}

/** The button in the bar of time, and the sheet that it opens. */
export function newShare(_model, tools) {
  const part = { place: "time", filming: false };
  part.button = newButton({ class: "carom-quiet carom-share",
    "aria-haspopup": "dialog", "aria-label": say("share-button"), onclick: () => openSheet(tools, part) },
  icon(ARROW_OUT), element("span", { class: "carom-share-word" }, say("share-button")));
  part.shown = element("div", { class: "carom-share-picture", role: "img" });
  part.name = element("input", { type: "text", maxlength: "60", autocomplete: "off",
    oninput: () => showNamed(tools, part) });
  part.said = element("p", { class: "carom-said", role: "status" });
  const button = (text, onclick) => newButton({ onclick }, text);
  part.send = button(say("share-send"), () => sendNamed(part));
  part.send.className = "carom-share-send";
  part.sheet = newSheet(say("share-title"), part.shown,
    element("label", { class: "carom-share-name" }, say("share-name"), part.name),
    element("div", { class: "carom-share-ways" }, part.send,
      button(say("share-link"), () => copyLink(tools, part.said)),
      button(say("share-picture"), () => copyNamed(part)),
      button(say("share-save"), () => saveFile(part.said, part.file.name, part.file)),
      button(say("share-film", { seconds: SHARED_FILM }), () => saveNamedFilm(tools, part))),
    part.said);
  part.element = [part.button, part.sheet];
  part.refresh = ({ covered }) => { part.button.disabled = covered; };
  return part;
}

function openSheet(tools, part) {
  setText(part.said, "");
  showNamed(tools, part);
  part.send.hidden = !navigator.canShare?.({ files: [part.file] });
  part.sheet.showModal();
}

// A card where something is asked or to be reached, else the stage at this moment.
function pictureOf(tools, name) {
  const { judgement, look, task } = tools.model;
  return judgement || task ? newCard(tools, name)
    : { canvas: pictureCanvas(tools, name), words: say("share-alt", { time: showTime(look.time, { duration: tools.model.clock.duration }) }) };
}

function showNamed(tools, part) {
  const { canvas, words } = pictureOf(tools, part.name.value);
  part.file = new File([pngOf(canvas)], `${fileNamed(part.name.value, tools.model.sheet.name)}.png`, { type: "image/png" });
  part.shown.setAttribute("aria-label", words);
  part.shown.replaceChildren(canvas);
}

async function sendNamed(part) {
  try {
    await navigator.share({ files: [part.file], text: part.shown.getAttribute("aria-label") });
  } catch (problem) {
    if (problem.name !== "AbortError") saveFile(part.said, part.file.name, part.file);
  }
}

// A browser that copies no pictures gets a file.
async function copyNamed(part) {
  try {
    await navigator.clipboard.write([new ClipboardItem({ [part.file.type]: part.file })]);
    setText(part.said, say("share-copied"));
  } catch {
    saveFile(part.said, part.file.name, part.file);
  }
}

async function saveNamedFilm(tools, part) {
  if (part.filming) return;
  part.filming = true;
  const { clock } = tools.model;
  try {
    const film = await stageFilm(tools, (share) =>
      setText(part.said, say("take-filming", { share: Math.round(100 * share) })),
    { name: part.name.value, seconds: SHARED_FILM });
    saveFile(part.said, `${fileNamed(part.name.value, tools.model.sheet.name)}.gif`, film);
  } finally {
    part.filming = false;
    tools.model.clock = { ...clock, playing: false };
  }
}
