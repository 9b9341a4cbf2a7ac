// Paints a view of a lesson: at the display's rate while something moves, else once.

import { keepsForLater, showAct } from "./acts_of_view.js";
import { advancedSlowly } from "../controls/time/slow_contacts.js";
import { latestInWords } from "../results/contact_list.js";
import { setText } from "../base/dom.js";
import { holdsAt } from "../guess/kept.js";
import { showGuess } from "../guess/question.js";
import { watchSlowness } from "../results/microscope.js";
import { showTime } from "../base/numbers.js";
import { soundBetween } from "../results/sound.js";
import { defaultsOf } from "../controls/panel.js";
import { tellParts } from "./parts.js";
import { showPlaying, showWhereItEnds } from "./playing.js";
import { moveCamera } from "../stage/camera_control.js";
import { placeOfSpeeds } from "../stage/ground/speeds.js";
import { lensInWords } from "../stage/lens.js";
import { sharesInWords } from "../stage/own_frames.js";
import { standingInWords } from "../stage/arrows/spoken.js";
import { showChoices } from "../controls/stage_switches.js";
import { showParting, showTransport } from "../controls/time/transport.js";

const UNSEEN_AFTER = 300; // milliseconds of rest until what is out of sight is painted too

/** Bring covers, questions and pictures up to date. */
export function refresh(view) {
  const { model } = view;
  view.root.dataset.covered = String(model.covered);
  view.root.dataset.phase = model.guess?.turn ?? "none";
  view.result.inert = model.covered;
  if (model.guess) {
    view.root.dataset.asks = model.guess.asked.kind;
    view.root.dataset.choices = String(model.guess.asked.choices?.length ?? 0);
    model.guess.later = keepsForLater(model);
    showGuess(model.guess, model.values ?? defaultsOf(model.sheet), view.problem);
  }
  showAct(view);
  showPlaying(view);
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
  const { model } = view;
  const wasPlaying = model.clock.playing;
  if (wasPlaying && model.stamp !== null) {
    const before = model.clock.time;
    const seconds = Math.min(0.25, (now - model.stamp) / 1000);
    if (!view.goOn(seconds)) model.clock = advancedSlowly(model, seconds);
    if (seconds > 0) model.look.pace = Math.max(0, model.clock.time - before) / seconds;
    soundBetween(view.sound, before, model.clock.time, model.look.hidden);
  }
  watchSlowness(view.microscope);
  model.stamp = model.clock.playing ? now : null;
  const moving = moveCamera(view.stage, now);
  Object.assign(model.look, { speed: model.clock.speed, playing: model.clock.playing, act: model.act,
    until: model.phase === "verdict" ? model.judgement?.end : null });
  model.look.time = model.covered && model.phase !== "run" ? 0 : model.clock.time;
  if (!model.clock.playing) model.look.pace = 0;
  model.look.pictured = model.phase === "verdict" && model.guess.asked.kind === "flag"
    && model.look.time <= model.guess.end;
  model.look.held = model.look.time === 0 && !model.clock.playing && model.phase !== "run";
  paintParts(view, false);
  if (view.still && model.runs.length && view.stage.camera) view.still = view.still.remove();
  clearTimeout(view.late);
  view.late = setTimeout(() => paintParts(view, true), UNSEEN_AFTER);
  paintWords(view, wasPlaying && !model.clock.playing);
  if (!model.clock.playing) view.address.rest();
  if (model.values) view.root.dataset.ready = "true"; // all that has a height stands where it will
  if (model.clock.playing || moving) schedule(view);
}

// Curves and bars out of sight are painted only at rest, ready for printing and scrolling.
function paintParts(view, unseen) {
  if (view.ended) return;
  for (const part of view.parts) {
    if ((part.lazy?.seen ?? true) !== unseen) part.paint?.(view.model);
  }
}

function paintWords(view, ended) {
  const { model } = view;
  const { clock, covered, look } = model;
  showTransport(view.transport, clock, covered || !model.runs.length);
  const asked = model.guess?.turn === "ask"; // where they part may be the very question
  showParting(view.transport, view.parting, model.runs, covered || asked);
  showChoices(view.switches, view.stage);
  showWhereItEnds(view);
  setText(view.now, model.runs.length ? showTime(look.time, clock.speed) : "");
  const [run] = view.stage.reference === "room" ? model.runs : [null];
  if (view.stage.aside && view.stage.camera) {
    view.stageBox.dataset.aside = "";
    view.stageBox.style.setProperty("--sheet", `${Math.round(placeOfSpeeds(view.stage).left)}px`);
  }
  view.mark?.place(run, model.guess.turn !== "none" && holdsAt(model.guess.record, model.values), look.pictured);
  view.showSlowness();
  view.root.dataset.time = look.time.toFixed(6);
  view.root.dataset.framed = String(Boolean(view.stage.framed));
  view.root.dataset.playing = String(clock.playing);
  if (view.say || ended) {
    const latest = covered ? "" : latestInWords(view.contacts, look.time);
    const parts = [standingInWords(view.stage, look), lensInWords(view.stage, look), sharesInWords(view.stage, look)];
    view.spoken.speak([`${showTime(look.time, clock.speed)}.`, latest, ...parts].filter(Boolean).join(" "));
  }
  view.say = false;
}
