// Changes of values by a person: how they reach Python, and the way back.

import { without } from "../controls/locks.js";
import { TRAVEL, gestureOf, redone, undone } from "../controls/history.js";
import { ask } from "../carriers/line.js";

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
