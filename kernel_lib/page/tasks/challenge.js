// A challenge: its goal, the measure of the present run, its stars, and what the next one takes.

import { element, icon, setText } from "../base/dom.js";
import { figure, plain } from "../base/numbers.js";
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

/** Where a value stands on the gauge of a challenge, from 0 to 1, its ends included. Pure. */
export function onGauge(challenge, value) {
  const [low, high] = challenge.stars[0];
  if (high === null || low === null) return null;
  const [from, to] = low === 0 ? [0, 2 * high] : [low - (high - low) / 2, high + (high - low) / 2];
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
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
 * @param {() => void} begin
 * @param {() => void} leave called when it is left
 */
export function newChallenge(challenge, place, begin, leave) {
  /** @type {any} */
  const part = { challenge };
  part.signs = challenge.stars.map(() => element("span", { class: "carom-star" }, icon(STAR)));
  part.stars = element("p", { class: "carom-stars" }, ...part.signs,
    part.count = element("span", { class: "carom-star-count" }));
  part.measure = element("p", { class: "carom-reached", role: "status" });
  const ranges = challenge.ways?.length ? challenge.stars.slice(0, 1) : challenge.stars;
  part.bands = ranges.map((range, star) => bandOf(challenge, range, star));
  part.mark = element("span", { class: "carom-gauge-mark" });
  part.gauge = element("div", { class: "carom-gauge", "aria-hidden": "true" }, ...part.bands,
    part.mark);
  part.next = element("p", { class: "carom-next-star" });
  part.button = element("button", { type: "button", onclick: begin });
  part.live = element("div", { class: "carom-challenge-live" }, part.measure, part.gauge, part.next);
  part.leave = element("button", { type: "button", class: "carom-leave-task", hidden: true, onclick: leave },
    say("star.leave"));
  part.element = element("article", { class: "carom-challenge" },
    element("h4", {}, say("star.challenge", { place })), element("p", {}, challenge.goal), part.stars,
    part.live, part.button, part.leave);
  return part;
}

function bandOf(challenge, range, star) {
  const [from, to] = range.map((end) => (end === null ? null : onGauge(challenge, end)));
  const style = from === null || to === null ? null
    : `left:${100 * from}%;width:${100 * (to - from)}%`;
  return element("span", { class: `carom-band carom-band-${star + 1}`, style });
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
  setText(part.next, apart ? nextWay(challenge, now.measure, ways)
    : nextStar(challenge, now.measure, now.stars));
  const at = now.measure === null ? null : onGauge(challenge, now.measure);
  part.gauge.hidden = onGauge(challenge, 0) === null;
  part.mark.hidden = at === null;
  part.mark.style.left = `${100 * (at ?? 0)}%`;
}
