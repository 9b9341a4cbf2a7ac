// Paints a view of a lesson: at the display's rate while something moves, else once.

import { keepsForLater, showAct, withholdsRest } from "./acts_of_view.js";
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
  view.root.dataset.covered = String(view.look.covered);
  view.root.dataset.phase = view.guess?.phase ?? "none";
  view.result.inert = view.look.covered;
  view.withheld = withholdsRest(view);
  if (view.guess) {
    view.root.dataset.asks = view.guess.asked.kind;
    view.root.dataset.choices = String(view.guess.asked.choices?.length ?? 0);
    view.guess.later = keepsForLater(view);
    showGuess(view.guess, view.values ?? defaultsOf(view.sheet), view.problem);
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
  if (!view.frame || view.clock.playing) return;
  cancelAnimationFrame(view.frame);
  view.frame = 0;
  paint(view, performance.now());
}

function paint(view, now) {
  const wasPlaying = view.clock.playing;
  if (wasPlaying && view.stamp !== null) {
    const before = view.clock.time;
    const seconds = Math.min(0.25, (now - view.stamp) / 1000);
    if (!view.goOn(seconds)) view.clock = advancedSlowly(view, seconds);
    if (seconds > 0) view.look.pace = Math.max(0, view.clock.time - before) / seconds;
    soundBetween(view.sound, before, view.clock.time, view.look.hidden);
  }
  watchSlowness(view.microscope);
  view.stamp = view.clock.playing ? now : null;
  const moving = moveCamera(view.stage, now);
  Object.assign(view.look, { speed: view.clock.speed, playing: view.clock.playing, act: view.act,
    until: view.guess?.phase === "told" ? view.judgement?.end : null });
  view.look.time = view.look.covered && !view.look.running ? 0 : view.clock.time;
  if (!view.clock.playing) view.look.pace = 0;
  view.look.told = view.guess?.phase === "told";
  view.look.pictured = view.look.told && view.guess.asked.kind === "flag"
    && view.look.time <= view.guess.end;
  view.look.held = view.look.time === 0 && !view.clock.playing && !view.look.running;
  paintParts(view, false);
  if (view.still && view.runs.length && view.stage.camera) view.still = view.still.remove();
  clearTimeout(view.late);
  view.late = setTimeout(() => paintParts(view, true), UNSEEN_AFTER);
  paintWords(view, wasPlaying && !view.clock.playing);
  if (!view.clock.playing) view.address.rest();
  if (view.values) view.root.dataset.ready = "true"; // all that has a height stands where it will
  if (view.clock.playing || moving) schedule(view);
}

// Curves and bars out of sight are painted only at rest, ready for printing and scrolling.
function paintParts(view, unseen) {
  if (view.ended) return;
  for (const part of view.parts) {
    if ((part.lazy?.seen ?? true) !== unseen) part.paint?.(view);
  }
}

function paintWords(view, ended) {
  const { look, clock } = view;
  showTransport(view.transport, clock, look.covered || !view.runs.length);
  const asked = view.guess?.phase === "ask"; // where they part may be the very question
  showParting(view.transport, view.parting, view.runs, look.covered || asked);
  showChoices(view.switches, view.stage);
  showWhereItEnds(view);
  setText(view.now, view.runs.length ? showTime(look.time, clock.speed) : "");
  const [run] = view.stage.reference === "room" ? view.runs : [null];
  if (view.stage.aside && view.stage.camera) {
    view.stageBox.dataset.aside = "";
    view.stageBox.style.setProperty("--sheet", `${Math.round(placeOfSpeeds(view.stage).left)}px`);
  }
  view.mark?.place(run, view.guess.phase !== "none" && holdsAt(view.guess.record, view.values), look.pictured);
  view.showSlowness();
  view.root.dataset.time = look.time.toFixed(6);
  view.root.dataset.framed = String(Boolean(view.stage.framed));
  view.root.dataset.playing = String(clock.playing);
  if (view.say || ended) {
    const latest = look.covered ? "" : latestInWords(view.contacts, look.time);
    const parts = [standingInWords(view.stage, look), lensInWords(view.stage, look), sharesInWords(view.stage, look)];
    view.spoken.speak([`${showTime(look.time, clock.speed)}.`, latest, ...parts].filter(Boolean).join(" "));
  }
  view.say = false;
}
