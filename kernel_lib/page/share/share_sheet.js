// Share, at the stage: a picture, a link or a short film under a name of one's own.

import { copyLink } from "./links.js";
import { saveFile } from "./taking/take_away.js";
import { element, icon, setText, uniqueName } from "../base/dom.js";
import { pictureCanvas, stageFilm, stagePicture } from "./film.js";
import { showTime } from "../base/numbers.js";
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
    element("button", { type: "button", class: "carom-quiet", onclick: () => sheet.close() }, say("share.close")))));
  return sheet;
}

/** The button in the bar of time, and the sheet that it opens. */
export function newShare(_model, view) {
  const part = { place: "time", filming: false };
  part.button = element("button", { type: "button", class: "carom-quiet carom-share",
    "aria-haspopup": "dialog", "aria-label": say("share.button"), onclick: () => openSheet(view, part) },
  icon(ARROW_OUT), element("span", { class: "carom-share-word" }, say("share.button")));
  part.shown = element("div", { class: "carom-share-picture", role: "img" });
  part.name = element("input", { type: "text", maxlength: "60", autocomplete: "off",
    oninput: () => showNamed(view, part) });
  part.said = element("p", { class: "carom-said", role: "status" });
  const button = (text, onclick) => element("button", { type: "button", onclick }, text);
  part.sheet = newSheet(say("share.title"), part.shown,
    element("label", { class: "carom-share-name" }, say("share.name"), part.name),
    element("div", { class: "carom-share-ways" },
      button(say("share.link"), () => copyLink(view, part.said)),
      button(say("share.picture"), () => copyNamed(view, part)),
      button(say("share.save"), () => saveNamed(view, part)),
      button(say("share.film", { seconds: SHARED_FILM }), () => saveNamedFilm(view, part))),
    part.said);
  part.element = [part.button, part.sheet];
  part.refresh = ({ covered }) => { part.button.disabled = covered; };
  return part;
}

function openSheet(view, part) {
  setText(part.said, "");
  showNamed(view, part);
  part.sheet.showModal();
}

function showNamed(view, part) {
  part.shown.setAttribute("aria-label", say("share.alt", { time: showTime(view.model.look.time) }));
  part.shown.replaceChildren(pictureCanvas(view, part.name.value));
}

function saveNamed(view, part) {
  saveFile(part.said, `${fileNamed(part.name.value, view.model.sheet.name)}.png`,
    stagePicture(view, part.name.value));
}

// A browser that copies no pictures gets a file.
async function copyNamed(view, part) {
  const picture = stagePicture(view, part.name.value);
  try {
    await navigator.clipboard.write([new ClipboardItem({ [picture.type]: picture })]);
    setText(part.said, say("share.copied"));
  } catch {
    saveNamed(view, part);
  }
}

async function saveNamedFilm(view, part) {
  if (part.filming) return;
  part.filming = true;
  const { clock } = view.model;
  try {
    const film = await stageFilm(view, (share) =>
      setText(part.said, say("take.filming", { share: Math.round(100 * share) })),
    { name: part.name.value, seconds: SHARED_FILM });
    saveFile(part.said, `${fileNamed(part.name.value, view.model.sheet.name)}.gif`, film);
  } finally {
    part.filming = false;
    view.model.clock = { ...clock, playing: false };
  }
}
