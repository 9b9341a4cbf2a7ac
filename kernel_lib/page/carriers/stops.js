// Which values of a lesson were answered beforehand, and which of them is nearest. Pure.

import { nearestStop } from "../controls/slider_scale.js";

/** @typedef {Record<string, any>} Values */
/** @typedef {{ at: any[], picture: string | null, chart: string | null }} Series */
/**
 * Values that are answered exactly, and the parameters that have stops from there.
 * @typedef {{ values: Values, picture: string | null, chart: string | null,
 *   series: Record<string, Series> }} Place
 */
/** @typedef {import("../controls/slider_scale.js").Parameter} Parameter */

/**
 * Names of the values in which two sets differ.
 * @param {Values} one
 * @param {Values} other
 */
function unlike(one, other) {
  return Object.keys(one).filter((name) => one[name] !== other[name]);
}

/**
 * Where these values were answered: in which files, and as which of their answers; null: nowhere.
 * @param {Place[]} places
 * @param {Values} values
 */
export function answeredAt(places, values) {
  for (const { values: here, picture, chart, series } of places) {
    const names = unlike(here, values);
    if (!names.length) return { picture, chart, index: 0 };
    const found = names.length === 1 ? series[names[0]] : null;
    const index = found ? found.at.indexOf(values[names[0]]) : -1;
    if (found && index >= 0) return { picture: found.picture, chart: found.chart, index };
  }
  return null;
}

/**
 * The stops that each parameter has from these values, in order; those without any are left out.
 * @param {Place[]} places
 * @param {Values} values
 * @returns {Record<string, any[]>}
 */
export function stopsFrom(places, values) {
  /** @type {Record<string, Set<any>>} */
  const found = {};
  for (const place of places) {
    const names = unlike(place.values, values);
    if (names.length > 1) continue;
    for (const name of names.length ? names : Object.keys(place.series)) {
      found[name] ??= new Set([values[name]]);
      for (const value of place.series[name]?.at ?? []) found[name].add(value);
      found[name].add(place.values[name]);
    }
  }
  return Object.fromEntries(Object.entries(found).map(([name, stops]) =>
    [name, typeof values[name] === "number" ? [...stops].sort((one, other) => one - other) : [...stops]]));
}

/**
 * The values that a hand reaches: those asked for with one value at its nearest stop; null where
 * there is no such stop. What asks for several values at once has all of them but one left out.
 * @param {Place[]} places
 * @param {Parameter[]} parameters
 * @param {Values} before
 * @param {Values} wanted checked, by name
 * @returns {Values | null}
 */
export function reached(places, parameters, before, wanted) {
  const stops = stopsFrom(places, before);
  const names = Object.keys(wanted).filter((name) => wanted[name] !== before[name]
    && typeof wanted[name] === "number" && stops[name]);
  const parameter = parameters.find((one) => one.name === names[0]);
  if (!parameter) return null;
  return { ...before, [names[0]]: nearestStop(parameter, stops[names[0]], wanted[names[0]]) };
}
