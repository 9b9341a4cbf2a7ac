// Curves and contacts as tables to take away. Pure.

import { contactOf, contactOrder, meeting } from "../run/contact_words.js";
import { TIME, valuesOf } from "../run/quantities.js";
import { SUMS } from "../run/sums.js";
import { labelOf } from "../words/labels.js";
import { say } from "../words/say.js";

/** @typedef {import("../run/runs.js").Run} Run */
/** @typedef {import("../share/taking/table_text.js").Table} Table */

/**
 * A curve as a table: a row a point, in its order; where there are several, the run first. Pure.
 * @param {any[]} runs
 * @param {string} x
 * @param {string} y
 * @param {any[]} observables
 * @returns {Table}
 */
export function curveTable(runs, x, y, observables) {
  const known = [{ name: TIME, label: say("numbers-time"), unit: "s" }, ...observables, ...SUMS];
  const title = (name) => {
    const { label = labelOf(name), unit } = known.find((one) => one.name === name) ?? {};
    return unit ? say("quantity-unit", { quantity: label, unit }) : label;
  };
  const several = runs.length > 1;
  const rows = runs.flatMap((run) => {
    const [xs, ys] = [x, y].map((name) => valuesOf(run, name, observables));
    return Array.from(xs, (value, k) => [...(several ? [labelOf(run.name)] : []), value, ys[k]]);
  });
  return { head: [...(several ? [say("readouts-run")] : []), title(x), title(y)], rows };
}

/**
 * The contacts of all runs in order of time, as a table; where there are several, the run first. Pure.
 * @param {Run[]} runs
 * @returns {Table}
 */
export function contactTable(runs) {
  const several = runs.length > 1;
  const head = [say("numbers-seconds"), say("numbers-contact"), say("numbers-impulse"),
    say("numbers-lost"), say("numbers-lasts")];
  return { head: [...(several ? [say("readouts-run")] : []), ...head],
    rows: contactOrder(runs).map(([run, index]) => {
      const contact = contactOf(run, index);
      return [...(several ? [labelOf(run.name)] : []), contact.time, meeting(contact), contact.impulse,
        contact.lost, contact.duration];
    }) };
}
