// Changes of values by a person: how they reach Python, and the way back.

import { anotherOne, chanceFrom } from "../guess/another.js";
import { without } from "../controls/locks.js";
import { TRAVEL, gestureOf, redone, undone } from "../controls/history.js";
import { ask } from "../carriers/line.js";
import { questionsOf } from "./acts_of_view.js";

const MOST_DRAWS = 12;

/**
 * Ask for new values; without a line they are asked for when it is back. `source` says what is moved: { name, resting, value }, so that one drag is
 * one step; without it the change is a step of its own.
 * @param {any} view
 * @param {Record<string, any>} values
 * @param {{ name: string, resting: boolean, value?: any } | null} [source]
 */
export function changeValues(view, values, source = null) {
  const typed = typeof source?.value === "string";
  const dragged = view.model.gesture?.open && view.model.gesture.name === source?.name;
  view.model.gesture = gestureOf(view.model.gesture, source?.name ?? null, source?.resting ?? true,
    performance.now(), typed || source === null);
  // A drag that rests on the value last requested needs no new request.
  if (dragged && !typed && asksFor(view.model.asked, values)) return;
  request(view, values, `${view.number}.${view.model.gesture.number}`);
}

/** Take a preset: what "restart mine" comes back to from now on. */
export function restart(view, values) {
  view.model.opened = { ...view.model.opened, ...without(values, view.model.locked) };
  changeValues(view, values);
}

/** Undo or redo one step. */
export function travel(view, name) {
  const { model } = view;
  const { history } = model;
  model.history = name === "undo" ? undone(history) : redone(history);
  if (model.history === history) return;
  request(view, model.history.now, TRAVEL);
}

/**
 * Ask for values drawn for a question by its name; `seed` makes them others each time. Drawn are those that `vary`,
 * easier ones if wished.
 */
export function drawValues(view, { name, vary, easier, seed, times = 0 }) {
  const chance = chanceFrom(seed + 104_729 * times + view.model.sheet.name.length);
  const values = without(anotherOne(vary, view.model.sheet.parameters, view.model.values, chance, easier), view.model.locked);
  view.model.drawn = { name, vary, easier, seed, times: times + 1, values };
  changeValues(view, values);
}

/**
 * Whether a picture is one of drawn values at which the question has no clear answer: it is not shown, and
 * others are drawn.
 */
export function drawsAgain(view, message, answered) {
  const { drawn } = view.model;
  view.model.drawn = null;
  if (!drawn || !Object.entries(drawn.values).every(([name, value]) => answered?.change?.[name] === value)) return false;
  const clear = questionsOf(view.model, message.guesses).some((one) => one.name === drawn.name);
  if (clear || drawn.times >= MOST_DRAWS) return false;
  drawValues(view, { ...drawn, easier: drawn.easier && drawn.times < MOST_DRAWS / 2 });
  return true;
}

function request(view, wanted, gesture) {
  const values = without(wanted, view.model.locked);
  if (!Object.keys(values).length) return;
  for (const name of Object.keys(values)) view.model.mine.add(name);
  view.model.asked = values;
  ask(view.line, "set", { change: values, local: { gesture } });
}

function asksFor(asked, values) {
  return Object.entries(values).every(([name, value]) => asked?.[name] === value);
}
