// Take it with you: a folded part of the panel with files, pictures and lines of Python.

import { answersText, rememberedAnswers } from "./remembered_guesses.js";
import { element, newButton, setText } from "../base/dom.js";
import { answeredIn, dayOf, daysAhead } from "../base/due.js";
import { pageStorage } from "../base/page_storage.js";
import { LONGEST_FILM, pictureCanvas, stageFilm } from "./film.js";
import { copyText, pngOf, saveFile } from "./taking/take_away.js";
import { decimalComma, newCommaChoice } from "./taking/numbers_out.js";
import { withComma } from "./taking/table_text.js";
import { say } from "../words/say.js";

const CHART_FILES = [["png", say("take-png")], ["svg", say("take-svg")],
  ["csv", say("take-csv")]];

/** The folded part of a view; its files are asked of Python. */
export function newDownloads(model, tools) {
  const { ask, chart, number } = tools;
  const part = { place: "panel", said: element("span", { class: "carom-said", role: "status" }) };
  const button = (text, title, onclick) => newButton({ title, onclick },
    text);
  const wish = (what) => () => {
    setText(part.said, "");
    ask("take", { what, local: { view: number } });
  };
  part.result = element("fieldset", { class: "carom-take" },
    element("legend", { class: "carom-unseen" }, say("take-results")),
    button(say("take-runs"), say("take-runs-title"), wish("runs")),
    button(say("take-contacts"), say("take-contacts-title"), wish("contacts")),
    ...(model.sheet.chart ? CHART_FILES : []).map(([kind, title]) =>
      button(say("take-chart", { kind: kind.toUpperCase() }), title, () => saveChart(chart, part, kind))),
    button(say("take-stage"), say("take-stage-title"), () => savePicture(tools, part)),
    button(say("take-film"), say("take-film-title", { count: LONGEST_FILM }), () => saveFilm(tools, part)),
    button(say("take-python"), say("take-python-title"), wish("python")));
  part.note = element("p", { class: "carom-muted" });
  part.element = element("details", { class: "carom-fold" },
    element("summary", {}, say("take-label")), part.result, newCommaChoice(),
    element("div", { class: "carom-panel-foot" },
      button(say("take-answers"), say("take-answers-title"),
        () => copyAnswers(part)), part.said), part.note);
  part.refresh = ({ covered }) => coverDownloads(part, covered);
  part.hear = { take: (message, buffers, request) => {
    if (request?.view === number) receiveFile(part, message, buffers);
  } };
  return part;
}

// Results can be downloaded only after the guess.
function coverDownloads(part, covered) {
  part.result.disabled = covered;
  setText(part.note, covered ? say("take-covered")
    : say("take-film-lasts", { time: LONGEST_FILM }));
}

// The answer from Python: a file to save, or text to copy.
function receiveFile({ said }, message, buffers) {
  if (message.problem) setText(said, message.problem);
  else if (message.what === "python") {
    copyText(said, new TextDecoder().decode(buffers[0]), "python");
  } else saveFile(said, message.name, new Blob([asChosen(message, buffers[0])], { type: message.type }));
}

// A table from Python has points, whatever the reader's own spreadsheet wants.
function asChosen({ type }, content) {
  return type === "text/csv" && decimalComma()
    ? withComma(new TextDecoder("utf-8", { ignoreBOM: true }).decode(content)) : content;
}

function savePicture(tools, part) {
  saveFile(part.said, `${tools.model.sheet.name}_stage.png`, pngOf(pictureCanvas(tools)));
}

async function saveChart(chart, part, kind) {
  setText(part.said, "");
  const file = await chart.taken(kind);
  if (file) saveFile(part.said, file.name, file.blob);
  else setText(part.said, say("take-no-chart"));
}

async function saveFilm(tools, part) {
  const { model } = tools;
  if (part.filming || !model.runs.length) return;
  part.filming = true;
  part.result.disabled = true;
  try {
    const film = await stageFilm(tools, (share) =>
      setText(part.said, say("take-filming", { share: Math.round(100 * share) })));
    saveFile(part.said, `${model.sheet.name}_stage.gif`, film);
  } finally {
    part.filming = false;
    part.result.disabled = model.covered;
  }
}

function copyAnswers(part) {
  const records = rememberedAnswers(pageStorage());
  if (!records.length) setText(part.said, say("take-no-guess"));
  else copyText(part.said, answersText(records, daysAhead(answeredIn(pageStorage()), dayOf(new Date())).map(({ day }) => day)), "answers");
}
