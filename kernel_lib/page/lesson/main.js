// The lesson: builds a view of stage, time, curves, readouts, contacts, panel, guess and chart.

import { actOnGuess, actOnPanel, actOnStage, actOnTime, goToPlace, obey, openAct, pickWord, pressKey, pressNow,
  pressStepKey, toggleRun } from "./actions.js";
import { placeHeld, standingOf } from "./acts_of_view.js";
import { listenToText } from "../share/text_links.js";
import { newActBar } from "../controls/course/act_bar.js";
import { newLevels } from "../controls/course/levels.js";
import { newEndOfRun } from "../controls/time/end_of_run.js";
import { newToys } from "../controls/course/toys.js";
import { goFurther, playWith } from "./playing.js";
import { newGuessArrow } from "../guess/guess_arrow.js";
import { newAddress, openedWith, prefixOf } from "../share/address.js";
import { changeValues } from "./value_changes.js";
import { element } from "../base/dom.js";
import { beginProjector } from "./class_questions.js";
import { newFlag } from "../guess/flag.js";
import { moveByHand } from "../stage/gestures.js";
import { newModel } from "./model.js";
import { newComingBack, newDueHere } from "./coming_back.js";
import { newGuess } from "../guess/question.js";
import { goOffline, heard } from "./answers.js";
import { endLookNow, explainedAt, goOnLooking, nextStill, showQuestion, showSlowness, waitAtStart, watchTask } from "./first_look.js";
import { keepsNothing } from "../guess/kept.js";
import { endedGesture } from "../controls/history.js";
import { newComm } from "../carriers/comm.js";
import { broughtAlong } from "../carriers/http.js";
import { carrierOf } from "../carriers/of_page.js";
import { ask, newLine, pending } from "../carriers/line.js";
import { addParts, tellParts } from "./parts.js";
import { spacePresses } from "./presses.js";
import { refresh, schedule } from "./repaint.js";
import { newPanel } from "../controls/panel.js";
import { keepNothing, moveKept } from "../base/page_storage.js";
import { readPalette, watchTheme } from "../base/palette.js";
import { aimCamera, lookFrom } from "../stage/camera_control.js";
import { speedsMark } from "../guess/speeds.js";
import { addMark } from "../stage/layers.js";
import { wallWords } from "../stage/ground/wall_words.js";
import { newSwitches } from "../controls/stage_switches.js";
import { newTransport } from "../controls/time/transport.js";
import { watchFigures } from "./reading/figures.js";
import { keepStill, layOut, stillOf } from "./laying_out.js";
import { pinWhileReading } from "./reading/pinned.js";
import { newTurntable } from "../space/turntable.js";
import { actOnChoice, actOnLook } from "./view_choices.js";
import { say } from "../words/say.js";
import { taught } from "../words/sentences.js";

const BAR = 52; // pixels of a page's bar above the lesson
const MOST_ABOVE = 240; // pixels beyond it for which the stage makes room

/** Build one view of a lesson into `root`. */
function newView(line, root, sheet) {
  /** @type {any} */
  const view = { line, root, frame: 0, number: line.views.size };
  view.model = newModel(sheet, { colours: readPalette(root), calm: matchMedia("(prefers-reduced-motion: reduce)").matches });
  view.model.offline = line.offline;
  view.back = newComingBack(view.model);
  view.calm = view.model.look.calm;
  view.address = newAddress(sheet, () => placeHeld(view.model));
  // Callbacks through which a part acts on the view without importing the modules above it.
  Object.assign(view, { goOn: (seconds) => goOnLooking(view, seconds),
    showSlowness: () => showSlowness(view), repaint: () => schedule(view),
    toggleRun: (name) => toggleRun(view, name),
    scrub: (time) => actOnTime(view, "scrub", time),
    change: (values) => changeValues(view, values),
    openAct: (act) => openAct(view, act), waitAtStart: () => waitAtStart(view), endLook: () => endLookNow(view), waits: () => pending(line, "set"),
    watch: (end, row, judge) => watchTask(view, end, row, judge), nextStill: () => nextStill(view),
    byHand: (what, values) => actOnStage(view, what, values),
    tell: (words) => view.spoken.speak(words),
    ask: (kind, content) => ask(line, kind, content), place: () => standingOf(view),
    decides: () => explainedAt(view.model) });
  buildStage(view);
  buildGuess(view);
  layOut(view);
  return view;
}

function buildStage(view) {
  const { model, repaint } = view;
  const { sheet } = model;
  view.stageBox = element("div", { class: "carom-stage", tabindex: "0", role: "group",
    "aria-label": say("stage-keys", { title: sheet.title }),
    onkeydown: (event) => pressKey(view, event) });
  view.transport = newTransport((name, value) => actOnTime(view, name, value));
  view.switches = newSwitches(model.look, (name) => actOnLook(view, name),
    (what, value) => actOnChoice(view, what, value));
  view.turntable = newTurntable((from) => { lookFrom(view.stage, from); repaint(); },
    () => { aimCamera(view.stage, view.calm); repaint(); });
  view.switches.row.append(view.turntable.toggle, view.turntable.choice);
  view.panel = newPanel(model, (name, value) => actOnPanel(view, name, value));
  view.result = element("div", { class: "carom-results" });
  view.after = element("div", { class: "carom-after" });
  view.actBar = newActBar(sheet, (act) => openAct(view, act));
  addParts(view);
  view.stage.aside = sheet.aside ?? 0;
  addMark(view.stage, "over", wallWords(sheet.walls ?? []));
  moveByHand(view.stage, repaint);
  view.stage.surface.canvas.addEventListener("click", () => actOnTime(view, "play"));
  view.levels = newLevels(sheet, (word) => pickWord(view, word));
  view.toys = newToys(sheet, (toy) => {
    const comes = playWith(view, toy);
    refresh(view);
    if (comes) showQuestion(view);
  });
  view.end = newEndOfRun(() => goFurther(view));
}

function buildGuess(view) {
  const { model } = view;
  const { sheet } = model;
  view.marks = element("div", { class: "carom-marks" });
  model.guess = sheet.guess ? newGuess(sheet, (name, value) => actOnGuess(view, name, value)) : null;
  if (!model.guess) return;
  model.guess.remark = () => markGuess(view);
  markGuess(view);
  addMark(view.stage, "over", speedsMark(model.guess));
}

// What a guess of this kind puts on the stage: a flag, an arrow, or nothing.
function markGuess(view) {
  const make = { flag: newFlag, arrow: newGuessArrow }[view.model.guess.asked.kind];
  view.stage.overlay = null; // what lies over its picture
  view.mark = make ? make(view.model.guess, view.stage) : null;
  view.marks.replaceChildren(...(view.mark ? [view.mark.element] : []));
}

async function begin(view) {
  for (let tries = 0; tries < 200 && !view.root.isConnected; tries += 1) {
    await new Promise((go) => { setTimeout(go, 10); });
  }
  const { line } = view;
  if (view.above === null) {
    view.model.look.colours = readPalette(view.root); // styles reach an element only within the page
    view.above = aboveLesson(view.root.parentElement);
    refresh(view);
  }
  view.root.style.setProperty("--above", `${view.above}px`);
  line.prefix = prefixOf(view.model.sheet);
  view.root.dataset.prefix = line.prefix;
  beginProjector(view);
  if (line.picture) heard(view, line.picture.message, line.picture.buffers, null);
  else if (!line.asked) {
    line.asked = true;
    ask(line, "start", { query: openedWith(), prefix: line.prefix });
  }
}

// Beside a still the view begins below it; the box of both begins where the view will.
function aboveLesson(box) {
  const above = box.getBoundingClientRect().top + scrollY - BAR;
  return Math.min(MOST_ABOVE, Math.max(0, above));
}

function recolour(view) {
  view.model.look.colours = readPalette(view.root);
  refresh(view);
}

/**
 * One view of the widget; returns its clean-up function. `still` is the picture that the page has
 * shown so far.
 */
function render(line, el, told, still = null) {
  const sheet = taught(told);
  if (sheet.guess) document.documentElement.dataset.question = ""; // a page of ours makes room for it
  if (keepsNothing(openedWith(), prefixOf(sheet))) keepNothing();
  moveKept(sheet.was, sheet.name);
  if (line.alone) document.querySelector("main")?.prepend(newDueHere(sheet));
  // Looked up before anything is built: after that the page would be laid out for it once more.
  const above = el.isConnected ? aboveLesson(el) : null;
  // Keys pressed in here would move or change cells in JupyterLab, which looks for this mark on
  // the very element that has the focus.
  const keepKeys = (event) => { event.target.dataset.lmSuppressShortcuts = "true"; };
  const root = element("div", { class: "carom-lesson", lang: say("page-language"), "data-ready": "false",
    onfocusin: keepKeys });
  el.append(root);
  const view = newView(line, root, sheet);
  view.above = above;
  if (still && !view.model.opens) keepStill(view, still);
  root.addEventListener("keydown", (event) => pressStepKey(view, event));
  // A click beside everything leaves the focus with the page itself: its first lesson takes the key.
  const stepFromPage = (event) => {
    if (event.target === document.body && sheet.number === 1) pressStepKey(view, event);
  };
  document.addEventListener("keydown", stepFromPage);
  root.addEventListener("keydown", (event) => pressNow(view, event));
  spacePresses(root);
  root.addEventListener("pointerdown", () => { view.model.gesture = endedGesture(view.model.gesture); }, true);
  const pop = (event) => goToPlace(view, event.state);
  addEventListener("popstate", pop);
  const voice = { heard: (...words) => heard(view, ...words),
    offline: (offline) => goOffline(view, offline) };
  line.views.add(voice);
  const unpin = pinWhileReading({ root, grid: view.grid, main: view.main,
    changed: () => refresh(view) });
  const unlisten = sheet.number > 1 ? () => {} : listenToText((wish) => obey(view, wish));
  const unwatch = watchTheme(() => recolour(view));
  refresh(view);
  begin(view);
  watchFigures();
  return () => {
    view.ended = true;
    cancelAnimationFrame(view.frame);
    line.views.delete(voice);
    document.removeEventListener("keydown", stepFromPage);
    removeEventListener("popstate", pop);
    unwatch();
    unpin();
    unlisten();
    view.spoken.end();
    view.model.projector?.end();
    tellParts(view, "end");
    view.bar?.remove();
    view.address.end();
    root.remove();
  };
}

/** The lines of a page of the web by the number of their lesson: its views share one. */
const lines = new Map();

/**
 * A lesson on a page of the web, which asks its server. `place` says of which notebook, which
 * lesson, and which version of them the page was made; `base` is the address of the server;
 * `start` is the answer that the page has brought along, `table` what was computed beforehand for a
 * page without a server. With the former the lesson is built and filled in
 * one go, which the browser lays out once; until then the page shows its still.
 */
async function mount(el, told) {
  const { sheet, place, start } = told;
  const brought = await broughtAlong(start);
  let line = lines.get(place.lesson);
  if (!line) lines.set(place.lesson, line = newLine(carrierOf(told, brought), place));
  line.alone = Boolean(told.table?.inside); // a file on a disk: there is no gallery
  const before = el.firstElementChild;
  render(line, el, sheet, before?.querySelector(".carom-still"));
  before?.remove();
}

const widget = () => {
  let line = null;
  return {
    initialize({ model }) {
      // A lesson without a language of its own has that of its page; Python then sends the script anew, with its words.
      const { lang } = document.documentElement;
      if (lang && !model.get("lang")) {
        model.set("lang", lang);
        model.save_changes();
      }
      line = newLine(newComm(model), { lesson: model.get("sheet")?.number ?? 1 });
      return () => line.end();
    },
    render({ model, el }) {
      el.closest(".carom-exported")?.querySelector(".carom-still").remove(); // of a page that nbconvert made
      return render(line, el, model.get("sheet"), stillOf(model.get("still"), model.get("sheet")));
    },
  };
};

export default Object.assign(widget, { mount });
