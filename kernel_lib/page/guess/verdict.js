// What is said of a guess: it is read, measured, and the first verdict that fits holds. Pure.
// `kernel_lib/protocol/guess.py` judges in the same way; a test compares the two.

import { exact, figure, guessText } from "../base/numbers.js";
import { plainNumber, twoSigns } from "../base/typed_number.js";
import { listed, say, written } from "../words/say.js";
import { optionText } from "../base/options.js";
import { energyAt, returnedShare } from "./row_laws.js";

/**
 * A guess in the form that is compared: { guess }, or { problem } that says what is wrong.
 * @param {any} given by flag, box, arrow or choice
 * @param {any} question of the sheet
 * @returns {{ guess?: any, problem?: string }}
 */
export function guessIn(given, question) {
  if (question.kind === "choice") {
    return question.options.includes(given) ? { guess: given }
      : { problem: say("wrong-choice", { choices: question.choices.join(", ") }) };
  }
  if (question.kind === "speeds") return { guess: given };
  if (question.kind === "arrow") {
    return question.unit === "°" ? angleIn(given) : arrowIn(given, question);
  }
  const number = numberIn(given);
  if (!Number.isFinite(number)) return { problem: noNumber(given) };
  const { minimum = -Infinity, maximum = Infinity } = question;
  return number >= minimum && number <= maximum ? { guess: number }
    : { problem: say(question.unit ? "wrong-scale-in" : "wrong-scale", { given: shortened(given),
      low: endText(minimum), high: endText(maximum), unit: question.unit }) };
}

/**
 * An end of a scale.
 * @param {number} end
 */
function endText(end) {
  return exact(end);
}

/**
 * A number as a person writes it, or NaN.
 * @param {any} given
 */
function numberIn(given) {
  if (typeof given === "number") return given;
  return typeof given === "string" ? plainNumber(given) : NaN;
}

/** @param {any} given */
function angleIn(given) {
  const angle = numberIn(given);
  if (!Number.isFinite(angle)) return { problem: noNumber(given) };
  return Math.abs(angle) <= 180 ? { guess: angle }
    : { problem: say("wrong-angle", { given: shortened(given) }) };
}

/**
 * @param {any} given
 * @param {any} question
 */
function arrowIn(given, question) {
  if (!Array.isArray(given) || given.length !== 2) {
    return { problem: say("wrong-arrow", { given: shortened(given) }) };
  }
  const arrow = given.map(numberIn);
  const wrong = arrow.findIndex((part) => !Number.isFinite(part));
  if (wrong >= 0) return { problem: noNumber(given[wrong]) };
  const length = Math.hypot(...arrow);
  // The boxes round the components to a thousandth.
  return length <= question.maximum + 0.002 ? { guess: arrow } : { problem: say("wrong-length",
    { maximum: question.maximum, unit: question.unit, length: Number(length.toPrecision(6)) }) };
}

/** @param {any} given */
function noNumber(given) {
  return given === "" ? say("wrong-missing") : twoSigns(shortened(given)) || say("wrong-number", { given: shortened(given) });
}

/** @param {any} given */
function shortened(given) {
  const text = String(given);
  return text.length > 40 ? `${text.slice(0, 38)} …` : text;
}

/**
 * What is said of a guess.
 * @param {any} question of the sheet
 * @param {any} told what came with the picture: truth, verdicts, answers, slots
 * @param {any} guess as from guessIn
 * @returns {{ right: boolean, text: string, head: string }}
 */
export function verdictOf(question, told, guess) {
  const near = nearestAnswer(told.answers, guess);
  for (const one of told.verdicts) {
    const measured = measureOf(one.measure, question, told, guess, near);
    if ((one.from === null || measured >= one.from) && (one.to === null || measured <= one.to)) {
      const filled = (/** @type {string} */ text) => filledText(text, told, guessInWords(optionText(question, guess)), guess, near, slotsOfPair(question, guess));
      return { right: one.right, text: filled(one.text), head: filled(one.head ?? "") };
    }
  }
  return { right: false, text: "", head: "" };
}

/**
 * @param {string} name
 * @param {any} question
 * @param {any} told
 * @param {any} guess
 * @param {number} near
 */
function measureOf(name, question, told, guess, near) {
  if (name === "choice") return question.options.indexOf(guess);
  if (name === "nearest") return near;
  if (name === "number") return guess;
  if (name === "returned") return returnedShare(question.row, guess);
  const turn = arrowAngle(guess) - arrowAngle(told.truth);
  return turn - 360 * Math.ceil((turn - 180) / 360);
}

/** @param {any} arrow */
function arrowAngle(arrow) {
  return typeof arrow === "number" ? arrow : Math.atan2(arrow[1], arrow[0]) * 180 / Math.PI;
}

/**
 * The place of the named answer whose greatest difference from a guess is least.
 * @param {[string, number[]][]} answers
 * @param {any} guess
 */
function nearestAnswer(answers, guess) {
  if (!answers.length || typeof guess === "string") return 0;
  const parts = Array.isArray(guess) ? guess : [guess];
  const given = Array.isArray(parts[0]) ? parts : [parts];
  const apart = answers.map(([, numbers]) => Math.min(...given.map((one) =>
    Math.max(...one.slice(0, numbers.length).map((part, i) => Math.abs(part - numbers[i]))))));
  return apart.indexOf(Math.min(...apart));
}

/**
 * @param {string} text
 * @param {any} told
 * @param {string} words the guess
 * @param {any} guess
 * @param {number} near
 * @param {Record<string, string>} more
 */
function filledText(text, told, words, guess, near, more) {
  /** @type {Record<string, string>} */
  const slots = { guess: words, ...more };
  for (const [name, added] of Object.entries(told.slots)) slots[name] = figure(guess + added);
  if (told.answers.length) slots.nearest = told.answers[near][0];
  return text.replace(/\{\$?(\w+)\}/g, (whole, name) => slots[name] ?? whole);
}

/**
 * What follows from the speeds of two balls after a contact: the share of the closing speed that comes back, and energy.
 * @param {any} question
 * @param {any} guess
 * @returns {Record<string, string>}
 */
function slotsOfPair({ row }, guess) {
  if (row?.masses.length !== 2) return {};
  const share = returnedShare(row, guess);
  return { returned: figure(Math.round(1e6 * share) / 1e4, "%"), energy: figure(energyAt(row, share), "J") };
}

/** @param {any} guess @returns {string} */
function guessInWords(guess) {
  if (typeof guess === "string") return guess;
  if (!Array.isArray(guess)) return guessText(guess);
  if (Array.isArray(guess[0])) return listed(guess.map(guessInWords));
  return written(`(${guess.map(twoDecimals).join(", ")})`);
}

/**
 * Two decimals with a true minus, as fields and laws of speeds in a row have them.
 * @param {number} value
 */
function twoDecimals(value) {
  const text = Math.abs(value).toFixed(2);
  return value < 0 && Number(text) !== 0 ? `−${text}` : text;
}
