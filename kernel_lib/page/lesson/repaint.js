// Paints a view of a lesson: at the display's rate while something moves, else once.

import { keepsForLater, showAct } from "./acts_of_view.js";
import { showComingBack } from "./coming_back.js";
import { advancedSlowly } from "../controls/time/slow_contacts.js";
import { latestInWords } from "../results/contact_list.js";
import { setText } from "../base/dom.js";
import { holdsAt } from "../guess/kept.js";
import { showGuess } from "../guess/question.js";
import { watchSlowness } from "../results/microscope.js";
import { showTime } from "../base/times.js";
import { soundBetween } from "../results/sound.js";
import { defaultsOf } from "../controls/panel.js";
import { tellParts } from "./parts.js";
import { showPlaying, showWhereItEnds } from "./playing.js";
import { keepRoom, moveCamera } from "../stage/camera_control.js";
import { placeOfSpeeds } from "../stage/ground/speeds.js";
import { lensInWords } from "../stage/lens.js";
import { sharesInWords } from "../stage/own_frames.js";
import { roomOfSheet, verdictInWords } from "../stage/verdict_picture.js";
import { pullInWords } from "../run/attraction.js";
import { motionInWords } from "../run/motion_in_words.js";
import { standingInWords } from "../stage/arrows/spoken.js";
import { showChoices } from "../controls/stage_switches.js";
import { showParting, showTransport } from "../controls/time/transport.js";
import { say } from "../words/say.js";

const UNSEEN_AFTER = 300; // milliseconds of rest until what is out of sight is painted too

/** Bring covers, questions and pictures up to date. */
export function refresh(view) {
  const { model, result, root: { dataset } } = view;
  const { covered, guess } = model;
  dataset.covered = String(covered);
  dataset.untold = String(model.untold);
  dataset.phase = guess?.turn ?? "none";
  result.inert = covered;
  if (guess) {
    dataset.asks = guess.asked.kind;
    dataset.choices = String(guess.asked.choices?.length ?? 0);
    Object.assign(guess, { later: keepsForLater(model), free: model.shown });
    const { alone, clock, problem, runs } = model;
    showGuess(guess, model.values ?? defaultsOf(model.sheet), problem, !alone && !clock.playing && clock.time === 0 && runs.length > 0);
  }
  // Arrows show what is given; those who do not see them get it as words.
  view.start = covered && model.runs.length ? [motionInWords(model.runs[0], 0), pullInWords(model.runs[0])].filter(Boolean).join(" ") : "";
  // That a run ends early tells of its course: not before it has been seen.
  setText(view.endings, covered || model.untold ? "" : model.endings.join(" "));
  view.endings.hidden = !view.endings.textContent;
  showAct(view);
  showPlaying(view);
  showComingBack(view.back, model);
  tellParts(view, "refresh");
  schedule(view);
}

/** Paint before the display shows its next frame. */
export function schedule(view) {
  if (view.frame || view.ended) return;
  view.frame = requestAnimationFrame((now) => {
    view.frame = 0;
    paint(view, now);
  });
}

/**
 * Paint what has just come from Python before the display asks for it: the wait for its next frame
 * is then not followed by the work. A clock that runs keeps to the display's rate.
 */
export function paintAtOnce(view) {
  if (!view.frame || view.model.clock.playing) return;
  cancelAnimationFrame(view.frame);
  view.frame = 0;
  paint(view, performance.now());
}

function paint(view, now) {
  const { model, root, stage } = view;
  const { guess, look } = model;
  const wasPlaying = model.clock.playing;
  if (wasPlaying && view.stamp) {
    const before = model.clock.time;
    const seconds = Math.min(0.25, (now - view.stamp) / 1000);
    if (!view.goOn(seconds)) model.clock = advancedSlowly(model, seconds);
    if (seconds > 0) look.pace = Math.max(0, model.clock.time - before) / seconds;
    if (!look.alone) soundBetween(view.sound, before, model.clock.time, look.hidden);
  }
  watchSlowness(view.microscope);
  const { clock: { playing, speed, time }, phase } = model;
  keepRoom(stage, roomOfSheet(stage, look), view.calm);
  const moving = moveCamera(stage, now);
  view.stamp = playing ? now : null;
  if (!playing) look.pace = 0;
  Object.assign(look, { speed, playing, act: model.act, until: phase === "verdict" ? (model.own?.decided ?? model.judgement)?.end : null,
    time: model.covered && !["run", "asked"].includes(phase) && !guess?.watched && !model.own?.puzzle ? 0 : time });
  look.pictured = phase === "verdict" && guess.asked.kind === "flag" && look.time <= guess.end;
  look.held = look.time === 0 && !playing && phase !== "run";
  paintParts(view, false);
  if (view.still && model.runs.length && stage.camera) view.still = view.still.remove();
  clearTimeout(view.late);
  view.late = setTimeout(() => paintParts(view, true), UNSEEN_AFTER);
  paintWords(view, wasPlaying && !playing);
  if (model.untold && time > 0) {
    model.untold = false;
    refresh(view);
  }
  if (!playing) view.address.rest();
  if (model.values) root.dataset.ready = "true"; // all that has a height stands where it will
  if (playing || moving) schedule(view);
}

// Curves and bars out of sight are painted only at rest, ready for printing and scrolling.
function paintParts(view, unseen) {
  if (view.ended) return;
  for (const part of view.parts) {
    if ((part.lazy?.seen ?? true) !== unseen) part.paint?.(view.model);
  }
}

function paintWords(view, ended) {
  const { model, root, stage, stageBox, transport } = view;
  const { clock, covered, guess, look, runs, task } = model;
  showTransport(transport, clock, covered || !runs.length);
  const asked = guess?.turn === "ask"; // where they part may be the very question
  showParting(transport, view.parting, runs, covered || asked, Boolean(task), look.verdictPicture?.moment);
  showChoices(view.switches, stage);
  showWhereItEnds(view);
  setText(view.now, runs.length ? showTime(look.time, clock) : "");
  const [run] = stage.reference === "room" ? runs : [null];
  if (stage.aside && stage.camera) {
    stageBox.dataset.aside = "";
    stageBox.style.setProperty("--sheet", `${Math.round(placeOfSpeeds(stage).left)}px`);
  }
  view.mark?.place(run, guess.turn !== "none" && holdsAt(guess.record, model.values), look.pictured);
  view.showSlowness();
  Object.assign(root.dataset, { time: look.time.toFixed(6), framed: Boolean(stage.framed), playing: clock.playing });
  // A claim is said once its verdict stands, and gone with the next question.
  const claim = verdictInWords(stage, look);
  const { start } = view;
  if (view.say || ended || claim !== (view.claim ?? "")) {
    // What was seen is asked of those who do not see it, too: they get the run as words.
    const heard = model.phase === "asked" && runs.length ? `${latestInWords(view.contacts, clock.time)}. ${motionInWords(runs[0], clock.time)}`
      : look.time > 0 ? "" : start;
    const latest = covered ? heard : claim || latestInWords(view.contacts, look.time);
    const parts = [standingInWords(stage, look), lensInWords(stage, look), sharesInWords(stage, look)];
    view.spoken.speak([`${showTime(look.time, clock)}.`, latest, ...parts].filter(Boolean).join(" "));
  }
  const described = claim || (start && say("stage-start", { motion: start }));
  if (described !== view.described) stageBox.setAttribute("aria-description", described);
  Object.assign(view, { claim, described });
  view.say = false;
}
