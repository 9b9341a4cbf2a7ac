// The gauge of a challenge: zones of its stars on one scale with a flag at the end of each, in figures, and a yellow flag
// where the present run is. Whatever the measure, the scale reaches to it.

import { element } from "../base/dom.js";
import { exact, figure } from "../base/numbers.js";
import { say } from "../words/say.js";

const DIGIT = 0.0225; // of its width where it is narrowest; a point has half of that
const FIGURES_APART = 0.015; // of its width, below which two figures would run into each other

// From where to where a figure stands that is moved in by as much of itself as its place is of the gauge.
function spanOf({ at, text }) {
  const wide = DIGIT * (text.length - (text.includes(".") ? 0.5 : 0));
  return [at * (1 - wide), at + (1 - at) * wide];
}

/**
 * The gauge of a measure: zones, flags of its stars and ticks between 0 and 1, and where the run stands. Where stars have both
 * ends, it shows how far from their middle the measure is. Pure.
 * @param {{ stars: [number | null, number | null][], unit: string, ways?: string[] }} challenge
 * @param {number | null} measure
 */
export function gaugeOf(challenge, measure) {
  const stars = challenge.ways?.length ? challenge.stars.slice(0, 1) : challenge.stars;
  const [least, most] = stars[0];
  const middle = least && most !== null ? (least + most) / 2 : null;
  const grows = most === null; // the more, the better
  const edges = stars.map(([low, high]) => Number(((high ?? low ?? 0) - (middle ?? 0)).toPrecision(6)));
  const [first, last] = [edges[0], edges[edges.length - 1]];
  const value = measure === null || middle === null ? measure : Math.abs(measure - middle);
  const spread = Math.abs(first - last);
  // Stars that lie close together far from nothing have the scale to themselves.
  const begin = !grows && spread && 3 * spread < first ? last - spread : 0;
  const end = grows ? 1.25 * last : spread ? first : 2 * first;
  const from = Math.min(begin, value ?? begin);
  const to = Math.max(end, value ?? end);
  const place = (edge) => (edge - from) / (to - from);
  const unit = challenge.unit.split(" ")[0];
  const widest = Math.max(...edges);
  /** @type {{ at: number, text: string }[]} */
  const ticks = [];
  for (const edge of [...edges, from].sort((one, other) => other - one)) {
    const at = place(edge);
    const tick = { at, text: edge === widest ? figure(edge, unit) : exact(Number(edge.toPrecision(3))) };
    const [left, right] = spanOf(tick);
    const meets = (other) => left < spanOf(other)[1] + FIGURES_APART && spanOf(other)[0] < right + FIGURES_APART;
    if (edge >= from && !ticks.some(meets)) ticks.push(tick);
  }
  return {
    zones: edges.map((edge) => (grows ? [place(edge), 1] : [0, place(edge)])),
    flags: edges.map(place),
    ticks,
    at: value === null ? null : place(value),
    text: value === null ? "" : middle === null ? figure(value, unit) : say("star-off", { off: figure(value, unit) }),
  };
}

/** An empty gauge. */
export function newGauge() {
  return element("div", { class: "carom-gauge", "aria-hidden": "true" });
}

/** Draw it for a measure. */
export function showGauge(gauge, challenge, measure) {
  const { zones, flags, ticks, at, text } = gaugeOf(challenge, measure);
  const percent = (share) => `${100 * share}%`;
  const bands = zones.map(([from, to]) => {
    const band = element("span", { class: "carom-band" });
    band.style.left = percent(from);
    band.style.width = percent(to - from);
    return band;
  });
  const poles = flags.map((place) => {
    const pole = element("span", { class: "carom-pole" });
    pole.style.left = percent(place);
    return pole;
  });
  const marks = ticks.map((one) => {
    const mark = element("span", { class: "carom-tick" }, one.text);
    mark.style.left = percent(one.at);
    mark.style.translate = percent(-one.at);
    return mark;
  });
  const flag = element("span", { class: "carom-gauge-flag", hidden: at === null },
    element("span", {}, text));
  flag.style.left = percent(at ?? 0);
  flag.classList.toggle("carom-gauge-far", (at ?? 0) > 0.5);
  gauge.replaceChildren(...bands, ...poles, ...marks, flag);
}
