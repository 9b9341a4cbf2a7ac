// Where a parameter's value sits on its slider. Pure; Python validates the value.

import { decimalsOf } from "../base/numbers.js";

/**
 * @typedef {object} Parameter
 * @property {string} name
 * @property {string} scale
 * @property {number} minimum
 * @property {number} maximum
 * @property {number} step
 */

const LOG_STEPS = 200;

/**
 * Attributes of the range input: log sliders run over the exponent.
 * @param {Parameter} parameter
 */
export function sliderRange(parameter) {
  if (parameter.scale === "log") {
    const low = Math.log10(parameter.minimum);
    const high = Math.log10(parameter.maximum);
    return { min: low, max: high, step: (high - low) / LOG_STEPS };
  }
  const step = parameter.scale === "integer" ? Math.max(1, parameter.step || 1) : parameter.step;
  const span = parameter.maximum - parameter.minimum;
  return { min: parameter.minimum, max: parameter.maximum, step: step > 0 ? step : span / 200 };
}

/**
 * Slider position of a value.
 * @param {Parameter} parameter
 * @param {any} value
 */
export function toPosition(parameter, value) {
  return parameter.scale === "log" ? Math.log10(value) : Number(value);
}

/**
 * How far along the slider a value lies, from 0 to 1.
 * @param {Parameter} parameter
 * @param {any} value
 */
export function shareOf(parameter, value) {
  const { min, max } = sliderRange(parameter);
  return (toPosition(parameter, value) - min) / (max - min);
}

/**
 * Value at a slider position: round numbers, three digits on a log scale.
 * @param {Parameter} parameter
 * @param {any} position
 */
export function fromPosition(parameter, position) {
  if (parameter.scale !== "log") return cleaned(Number(position), sliderRange(parameter).step);
  const value = Number((10 ** Number(position)).toPrecision(3));
  return Math.min(parameter.maximum, Math.max(parameter.minimum, value));
}

/**
 * The nearest value on the parameter's own steps, kept within its limits (for dragging).
 * @param {Parameter} parameter
 * @param {number} value
 */
export function snapped(parameter, value) {
  const { step } = sliderRange(parameter);
  const kept = Math.min(parameter.maximum, Math.max(parameter.minimum, value));
  if (parameter.scale === "log") return Number(kept.toPrecision(3));
  const onStep = parameter.minimum + Math.round((kept - parameter.minimum) / step) * step;
  return Math.min(parameter.maximum, cleaned(onStep, step));
}

/**
 * The stop that lies nearest to a value on the slider.
 * @param {Parameter} parameter
 * @param {any[]} stops
 * @param {any} value
 */
export function nearestStop(parameter, stops, value) {
  const far = (/** @type {any} */ one) =>
    Math.abs(toPosition(parameter, one) - toPosition(parameter, value));
  return stops.reduce((best, one) => (far(one) < far(best) ? one : best));
}

/**
 * The stop that a key reaches: the nearest one on the side to which it moved the slider.
 * @param {Parameter} parameter
 * @param {any[]} stops
 * @param {any} present
 * @param {any} value
 */
export function nextStop(parameter, stops, present, value) {
  const ahead = stops.filter((one) => (value > present ? one > present : one < present));
  return ahead.length ? nearestStop(parameter, ahead, value) : present;
}

/**
 * @param {number} value
 * @param {number} step
 */
function cleaned(value, step) {
  return Number(value.toFixed(Math.max(decimalsOf(step), 0)));
}
