// A ball of one's own: the times between the clicks of its bounces, off a recording, and what
// share of the speed its floor gives back: times in the air go with the speeds at their start.

import { element, setText } from "../base/dom.js";
import { figure } from "../base/numbers.js";
import { typedNumber } from "../base/typed_number.js";
import { listed, say } from "../words/say.js";

const MOST_FLIGHTS = 50;
const A_TIME = /^(\d+[.,]?\d*|[.,]\d+)$/;

/**
 * The times that were typed, s; null where there are fewer than two, or one is none. A comma parts
 * them where the decimals have points, or where a space follows it. Pure.
 * @param {string} text
 */
export function timesOf(text) {
  const words = text.trim().split(text.includes(".") ? /[;,\s]+/ : /,?\s+|;\s*/)
    .filter((word) => word);
  if (words.length < 2 || words.length > MOST_FLIGHTS) return null;
  const times = words.map((word) => (A_TIME.test(word) ? typedNumber(word) : NaN));
  return times.every((time) => time > 0 && Number.isFinite(time)) ? times : null;
}

/**
 * What follows from the times between clicks: { ratios, share: the one of equal bounces from the
 * first flight to the last, rest: s from the first click until such a ball lies still, grew: the
 * place, from 1, of the first flight that is no shorter than the one before, or 0 }. Pure.
 * @param {number[]} times s
 */
export function fromClicks(times) {
  const ratios = times.slice(1).map((time, i) => time / times[i]);
  const share = (times[times.length - 1] / times[0]) ** (1 / ratios.length);
  const grew = ratios.findIndex((ratio) => ratio >= 1);
  return { ratios, share, rest: times[0] / (1 - share), grew: grew < 0 ? 0 : grew + 2 };
}

/**
 * The field, what it finds, and a button that gives the floor of the stage the share found.
 * @param {(share: number) => void} tried
 */
export function newOwnBall(tried) {
  /** @type {any} */
  const part = { share: NaN };
  part.box = element("input", { type: "text", maxlength: "400", autocomplete: "off",
    class: "carom-clicks", "aria-label": say("own.label"), placeholder: "0.62 0.47 0.35" });
  part.said = element("p", { class: "carom-exercise-said", role: "status" });
  part.tried = element("button", { type: "button", class: "carom-quiet", hidden: true,
    onclick: () => tried(Number(part.share.toFixed(3))) }, say("exercise.try"));
  part.element = element("form", { class: "carom-exercise carom-own", onsubmit: (event) => {
    event.preventDefault();
    findShare(part);
  } },
  element("h4", { "aria-level": "2" }, say("own.title")), element("p", {}, say("own.task")),
  element("div", { class: "carom-exercise-fields" },
    element("label", { class: "carom-exercise-box" }, part.box, "s"),
    element("button", { type: "submit" }, say("own.find")), part.tried),
  part.said);
  return part;
}

function findShare(part) {
  const times = timesOf(part.box.value);
  const found = times && fromClicks(times);
  part.share = found && !found.grew ? found.share : NaN;
  part.tried.hidden = !found || found.grew > 0;
  setText(part.said, found ? clicksInWords(found) : say("own.type"));
}

function clicksInWords({ ratios, share, rest, grew }) {
  if (grew) return say("own.grew", { place: grew });
  return say(ratios.length > 1 ? "own.several" : "own.one", {
    ratios: listed(ratios.map((ratio) => figure(ratio))), share: figure(share),
    rest: figure(rest) });
}
