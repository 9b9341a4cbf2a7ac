// Take it with you: a folded part of the panel with files, pictures and lines of Python.

import { answersText, rememberedAnswers } from "./remembered_guesses.js";
import { element, setText } from "../base/dom.js";
import { LONGEST_FILM, stageFilm, stagePicture } from "./film.js";
import { copyText } from "./links.js";

const CHART_FILES = [["png", "The chart as a picture"], ["svg", "The chart as a drawing"],
  ["csv", "The numbers of the chart"]];

/** The folded part of a view; its files are asked of Python. */
export function newDownloads(view) {
  const part = { place: "panel", said: element("span", { class: "carom-said", role: "status" }) };
  const button = (text, title, onclick) => element("button", { type: "button", title, onclick },
    text);
  const wish = (what) => () => {
    setText(part.said, "");
    view.ask("take", { what, local: { view: view.number } });
  };
  part.result = element("fieldset", { class: "carom-take" },
    element("legend", { class: "carom-unseen" }, "Results"),
    button("Runs (CSV)", "Every frame of every run, in full precision", wish("runs")),
    button("Contacts (CSV)", "Every contact of every run, in full precision", wish("contacts")),
    ...(view.sheet.chart ? CHART_FILES : []).map(([kind, title]) =>
      button(`Chart (${kind.toUpperCase()})`, title, () => saveChart(view, part, kind))),
    button("Stage (PNG)", "The stage at this moment", () => savePicture(view, part)),
    button("Film (GIF)", "The stage from this moment on, at the speed of the clock, "
      + `at most ${LONGEST_FILM} seconds`, () => saveFilm(view, part)),
    button("Copy as Python", "The lines that make these runs", wish("python")));
  part.note = element("p", { class: "carom-muted" });
  part.element = element("details", { class: "carom-fold" },
    element("summary", {}, "Take it with you"), part.result,
    element("div", { class: "carom-panel-foot" },
      button("Copy my answers", "Your guesses in all lessons, as far as this browser knows them",
        () => copyAnswers(part)), part.said), part.note);
  part.refresh = ({ look }) => coverDownloads(part, look.covered);
  part.hear = { take: (...words) => receiveFile(view, ...words) };
  return part;
}

// Results can be downloaded only after the guess.
function coverDownloads(part, covered) {
  part.result.disabled = covered;
  setText(part.note, covered ? "Results can be taken when you have guessed."
    : `A film begins at the moment shown and lasts at most ${LONGEST_FILM} s.`);
}

// The answer from Python: a file to save, or text to copy.
function receiveFile(view, message, buffers, request) {
  if (request?.view !== view.number) return;
  const { said } = view.downloads;
  if (message.problem) setText(said, message.problem);
  else if (message.what === "python") {
    copyText(said, new TextDecoder().decode(buffers[0]), "Python copied.");
  } else save(said, message.name, new Blob([buffers[0]], { type: message.type }));
}

function save(said, name, blob) {
  const address = URL.createObjectURL(blob);
  element("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  setText(said, `Saved as ${name}.`);
}

function savePicture(view, part) {
  save(part.said, `${view.sheet.name}_stage.png`, stagePicture(view));
}

async function saveChart(view, part, kind) {
  setText(part.said, "");
  const file = await view.chart.taken(kind);
  if (file) save(part.said, file.name, file.blob);
  else setText(part.said, "These values have no chart.");
}

async function saveFilm(view, part) {
  if (part.filming || !view.runs.length) return;
  part.filming = true;
  part.result.disabled = true;
  try {
    const film = await stageFilm(view, (share) =>
      setText(part.said, `Film: ${Math.round(100 * share)} %`));
    save(part.said, `${view.sheet.name}_stage.gif`, film);
  } finally {
    part.filming = false;
    part.result.disabled = view.look.covered;
  }
}

function copyAnswers(part) {
  let records = [];
  try {
    records = rememberedAnswers(localStorage);
  } catch {
    // Storage may be closed to this page.
  }
  if (!records.length) setText(part.said, "This browser remembers no guess yet.");
  else copyText(part.said, answersText(records), "Answers copied.");
}
