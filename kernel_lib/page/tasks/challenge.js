// A challenge: its goal, the measure of the present run, its stars, and what the next one takes.

import { element, icon, setText } from "../base/dom.js";
import { figure, plain } from "../base/numbers.js";
import { newGauge, showGauge } from "./gauge.js";
import { listed, say } from "../words/say.js";

const STAR = "M12 3l2.8 5.9 6.4.8-4.7 4.4 1.2 6.4L12 17.4l-5.7 3.1 1.2-6.4L2.8 9.7l6.4-.8z";
/** @type {["star.first", "star.second", "star.third"]} */
const NEXT = ["star.first", "star.second", "star.third"];
/** @type {["stars.none", "stars.one", "stars.two", "stars.three"]} */
const COUNTS = ["stars.none", "stars.one", "stars.two", "stars.three"];

/** A range in words: "9.9 to 10.1 s", "at least 2 times", "at most 3 %". Pure. */
export function rangeText([low, high], unit) {
  const end = (value) => plain(Number(value.toPrecision(6))).replace("-", "−");
  if (high === null) return say("range.least", { low: end(low), unit }).trim();
  if (low === null || low === 0) return say("range.most", { high: end(high), unit }).trim();
  return say("range.between", { low: end(low), high: end(high), unit }).trim();
}

/** What the next star takes, in one line. Pure. */
export function nextStar(challenge, measure, stars) {
  if (stars >= challenge.stars.length) return "";
  const range = challenge.stars[stars];
  const way = measure === null ? ""
    : range[1] !== null && measure > range[1] ? challenge.above : challenge.below;
  return say(NEXT[stars], { range: rangeText(range, challenge.unit), way }).trim();
}

/** What the next star takes where each way has its own, in one line. Pure. */
export function nextWay(challenge, measure, done) {
  const left = challenge.ways.filter((way) => !done.includes(way));
  if (!left.length) return "";
  const [low, high] = challenge.stars[0];
  const way = measure === null ? "" : measure > high ? challenge.above : measure < low ? challenge.below : "";
  return say("star.ways", { ways: listed(left), range: rangeText([low, high], challenge.unit), way }).trim();
}

/** The measure with three digits and its unit. Pure. */
export function measureInWords(measure, unit) {
  if (measure === null) return say("star.none");
  return figure(measure, unit);
}

/**
 * One challenge. `begin` is called when it is begun, or begun again.
 * @param {any} challenge of the sheet
 * @param {number} place from 1
 * @param {number} all of the lesson
 * @param {() => void} begin
 * @param {() => void} leave called when it is left
 */
export function newChallenge(challenge, place, all, begin, leave) {
  /** @type {any} */
  const part = { challenge, name: say("star.challenge", { place }) };
  part.signs = challenge.stars.map(() => element("span", { class: "carom-star" }, icon(STAR)));
  part.stars = element("p", { class: "carom-stars" }, ...part.signs,
    part.count = element("span", { class: "carom-star-count" }));
  part.measure = element("p", { class: "carom-reached", role: "status" });
  part.gauge = newGauge();
  part.next = element("p", { class: "carom-next-star" });
  part.button = element("button", { type: "button", onclick: begin });
  part.live = element("div", { class: "carom-challenge-live" }, part.measure, part.next, part.gauge);
  // While it is played its goal stands where the lesson's question stood.
  part.goal = element("p", { class: "carom-question carom-goal" },
    element("span", { class: "carom-given" }, say("star.head", { place, all })), " ", challenge.goal);
  part.leave = element("button", { type: "button", class: "carom-leave-task", hidden: true, onclick: leave },
    say("star.leave"));
  part.element = element("article", { class: "carom-challenge" },
    element("h4", { "aria-level": "2" }, part.name), element("p", {}, challenge.goal), part.stars,
    part.live, element("div", { class: "carom-challenge-buttons" }, part.button, part.leave));
  return part;
}

/**
 * Bring it up to date.
 * @param {any} part
 * @param {{ measure: number | null, stars: number } | null} now of the present run, if it is open
 * @param {number} best most stars so far
 * @param {string[]} [ways] by which it has been done, where each has a star of its own
 */
export function showChallenge(part, now, best, ways = []) {
  const { challenge } = part;
  const apart = challenge.ways?.length > 0;
  const stars = now && !apart ? now.stars : best;
  part.signs.forEach((sign, k) => sign.classList.toggle("carom-star-won",
    apart ? ways.includes(challenge.ways[k]) : k < stars));
  setText(part.count, now && best > stars
    ? say("stars.before", { now: say(COUNTS[stars]), best }) : say(COUNTS[stars]));
  part.live.hidden = !now;
  setText(part.button, now ? say("star.again") : best ? say("star.replay") : say("star.try"));
  if (!now) return;
  setText(part.measure, measureInWords(now.measure, challenge.unit));
  part.measure.classList.toggle("carom-you", now.measure !== null);
  setText(part.next, apart ? nextWay(challenge, now.measure, ways)
    : nextStar(challenge, now.measure, now.stars));
  showGauge(part.gauge, challenge, now.measure);
}
