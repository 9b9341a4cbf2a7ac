// Changes of values by a person: how they reach Python, and the way back.

import { freeValues } from "../controls/locks.js";
import { TRAVEL, gestureOf, redone, undone } from "../controls/history.js";
import { ask } from "../carriers/line.js";
import { showSteps } from "../controls/panel.js";

/**
 * Ask for new values. `source` says what is moved: { name, resting, value }, so that one drag is
 * one step; without it the change is a step of its own.
 * @param {any} view
 * @param {Record<string, any>} values
 * @param {{ name: string, resting: boolean, value?: any } | null} [source]
 */
export function changeValues(view, values, source = null) {
  if (view.line.offline) return;
  const typed = typeof source?.value === "string";
  const dragged = view.gesture?.open && view.gesture.name === source?.name;
  view.gesture = gestureOf(view.gesture, source?.name ?? null, source?.resting ?? true,
    performance.now(), typed || source === null);
  // A drag that rests on the value last requested needs no new request.
  if (dragged && !typed && asksFor(view.asked, values)) return;
  request(view, values, `${view.number}.${view.gesture.number}`);
}

/** Take a preset: what "restart mine" comes back to from now on. */
export function restart(view, values) {
  view.opened = { ...view.opened, ...freeValues(values, view.locked) };
  changeValues(view, values);
}

/** Undo or redo one step. */
export function travel(view, name) {
  const { history } = view;
  view.history = name === "undo" ? undone(history) : redone(history);
  if (view.history === history || view.line.offline) return;
  request(view, view.history.now, TRAVEL);
  showSteps(view.panel, view.history, view.opened);
}

function request(view, wanted, gesture) {
  const values = freeValues(wanted, view.locked);
  if (!Object.keys(values).length) return;
  for (const name of Object.keys(values)) view.mine.add(name);
  view.asked = values;
  ask(view.line, "set", { change: values, local: { gesture } });
}

function asksFor(asked, values) {
  return Object.entries(values).every(([name, value]) => asked?.[name] === value);
}
