// Playing with a run: set-ups, toys once its verdict is there, and going on where it ends.

import { changeValues, restart } from "./value_changes.js";
import { ALL } from "../controls/course/acts.js";
import { placeAtHead } from "../stage/head_side.js";
import { endNow, longerThan, showEndOfRun } from "../controls/time/end_of_run.js";
import { acts, matchingPreset } from "../controls/panel.js";
import { pressSwitch } from "../controls/stage_switches.js";
import { offeredOf } from "../guess/further.js";
import { showToys } from "../controls/course/toys.js";
import { switchSound } from "../results/sound.js";
import { pressSpace } from "../space/turntable.js";
import { beginWhole, beginsOf } from "./acts_of_view.js";

/** Take a set-up; one that is a case of a source shows all descriptions. Its question is asked, its note comes after the run. */
export function takeSetUp(view, preset) {
  view.address.turn();
  if (preset.group && view.model.sheet.acts.length && view.model.act !== ALL) beginWhole(view);
  Object.assign(view.model, { setUp: true, unasked: false, untold: true, task: null });
  beginAt(view, preset.values);
}

// Begin with these values: at the start, and in a picture of their own.
function beginAt(view, values) {
  Object.assign(view.model, { fresh: true, entering: true, wanted: null });
  view.model.stop(0);
  restart(view, values);
}

/** One of the toys was pressed; a set-up that is on goes back to the values of the act. Returns whether another run comes. */
export function playWith(view, toy) {
  if (toy === "sound") switchSound(view.sound);
  else if (toy === "space") pressSpace(view.turntable);
  else if (toy === "beside") pressSwitch(view.switches, "beside");
  else if (toy === "throw") takeInHand(view.model, !view.model.look.throwing);
  else if (setUpNow(view.model) === toy) leaveSetUp(view);
  else takeSetUp(view, view.model.sheet.presets.find((one) => one.name === toy));
  return view.model.entering;
}

function leaveSetUp(view) {
  view.address.turn();
  beginAt(view, beginsOf(view));
}

// The ball waits at its start, where it can be gripped.
function takeInHand(model, throwing) {
  model.look.throwing = throwing;
  if (throwing) model.stop(0);
}

function setUpNow({ sheet, values }) {
  return values ? sheet.presets[matchingPreset(sheet, values)]?.name ?? "" : "";
}

// A ball has handles of its place and of its velocity that act on something and are not fixed.
function canThrow({ model: { sheet, locked, values }, stage }) {
  const free = (name) => name && values && !locked.has(name)
    && acts(sheet.parameters.find((one) => one.name === name), values);
  return stage.reference === "room" && Object.values(sheet.handles).some((kinds) =>
    [kinds.position, kinds.velocity].every((names) => names?.some(free)));
}

// The set-up that contrasts two runs, where a verdict offers nothing else; out of sight it has its place before.
function contrastNow({ covered, guess }) {
  if (covered) return guess?.contrast ?? "";
  return guess?.turn === "told" && offeredOf(guess) === "contrast" ? guess.contrast : "";
}

/** Bring the row of toys up to date. */
export function showPlaying(view) {
  const { model: { runs, look }, turntable } = view;
  showToys(view.toys, { setUp: setUpNow(view.model), contrast: contrastNow(view.model),
    there: { sound: true, throw: canThrow(view), beside: runs.length > 1 && !view.stage.framed, space: !turntable.toggle.hidden },
    on: { sound: view.sound.on, throw: Boolean(look.throwing), beside: look.beside, space: turntable.on } });
}

/** Say where the run ends, once the reader's clock has got there; a verdict may stand there before. */
export function showWhereItEnds(view) {
  const { clock, covered, first, runs, sheet } = view.model;
  if (clock.playing || clock.time < clock.duration) view.model.atVerdict = false;
  const parameter = sheet.parameters.find((one) => one.name === sheet.lasts);
  const free = parameter && !view.model.locked.has(parameter.name);
  const longer = free ? longerThan(parameter, view.model.values?.[parameter.name]) : null;
  const what = covered || first || !runs.length || view.model.going || view.model.atVerdict ? null
    : endNow(clock, runs.map((run) => run.stopped), longer, Boolean(free));
  const comes = view.end.element.hidden && what;
  showEndOfRun(view.end, what);
  if (comes) placeAtHead(view.stage, runs, [clock.time], view.end.element);
}

/** A longer run is asked for; the clock goes on as soon as it is there. */
export function goFurther(view) {
  const { lasts, parameters } = view.model.sheet;
  const longer = longerThan(parameters.find((one) => one.name === lasts), view.model.values[lasts]);
  if (longer === null || view.model.offline) return;
  view.model.going = true;
  changeValues(view, { [lasts]: longer });
  view.stageBox.focus({ preventScroll: true });
}
