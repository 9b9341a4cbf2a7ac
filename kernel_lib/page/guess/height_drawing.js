// Draws the picture of a verdict about a height over the stage: where the ball began, where it was at
// equal times, how far the flag is off, and bars of speed and height that have lost unequal shares.

import { barPlaces, barPlacesBeyond, beforeAndAfter, hatching, markNear, strobeMarks } from "./height_picture.js";
import { figure } from "../base/numbers.js";
import { svg } from "../base/dom.js";
import { levelFloor } from "../run/floors.js";
import { say } from "../words/say.js";

const [MARK_LONG, MARK_OFF] = [10, 3]; // pixels of a strobe mark, and its distance from the middle
export const [RULED, BARE] = [56, 8]; // pixels at the left edge, with the ruler and without it
const LEAST_GAP = 6; // pixels of a gap that is worth drawing
const NAMED_GAP = 22; // pixels in which its length has room
const BANNER = 34; // pixels of the flag above its line
const LINE_OF_TEXT = 18; // pixels
const ON_GROUND = 14; // pixels from line to line on the floor; two of them and a little more have room
const [CHANGE_WIDE, AFTER_WIDE] = [100, 60]; // pixels from bar to bar for "5 → 2.45 m", and for "2.45 m"
const MISSED_APART = 8; // pixels between two lines
const NOTE_AND_CLOCK = 250; // pixels for what the marks mean, and the clock in the corner
const WORD_HIGH = 26; // pixels in which a word has room
const DOWN_WIDE = 56; // pixels from the marks to the far end of "down"
const AS_ASKED = 0.01; // of the height before: as near as the answer is to what the impact did
const NAME_WIDE = 48; // pixels from bar to bar in which their names have room
const INSIDE = 24; // pixels of a bar in which its share has room

/** An empty picture; `drawHeights` fills it. */
export function newHeightDrawing() {
  return { element: svg("svg", { class: "carom-heights", "aria-hidden": "true" }), key: "" };
}

/**
 * Draw it for a run. `where`: { at, across, scale, width, height, pole, ruled, larger }, `at` and `across` from
 * metres to pixels, the pole in pixels, `larger` the letters than on a desk; `told`: { truth, flag, until, unit }, the flag null for those
 * who looked without a guess.
 */
export function drawHeights(part, run, where, told) {
  const key = JSON.stringify([run.name, run.end, told, where.width, where.height, where.pole,
    where.at(0), where.at(1), where.across(0), where.larger]);
  if (part.key === key && part.run === run) return;
  [part.key, part.run] = [key, run];
  const found = impactAsked(run, told.truth);
  const ball = { x: where.across(run.position[0]), y: where.at(run.position[1]),
    r: run.radii[0] * where.scale };
  part.element.replaceChildren(circleAtStart(ball),
    ...(found ? [marksOf(run, where, told, found), ...barsOf(where, ball, found, told)] : []),
    ...(told.flag === null ? [] : [gapOf(where, told)]));
}

// What the first impact did, if that is what was asked: the heights count from a level floor.
function impactAsked(run, truth) {
  const [found, floor] = [beforeAndAfter(run), levelFloor(run)];
  if (!found || floor === null) return null;
  const off = Math.abs(floor + found.height.after - truth);
  return off <= AS_ASKED * found.height.before ? { ...found, floor } : null;
}

function circleAtStart({ x, y, r }) {
  return svg("circle", { class: "carom-heights-start", cx: x, cy: y, r });
}

function marksOf(run, { at, across, scale, width, height, larger, ruled }, { truth, until }, found) {
  const { step, marks, x: lastX } = strobeMarks(run, until, found.time);
  const r = run.radii[0] * scale;
  const end = at(truth) - r;
  const free = marks.filter((one) => Math.hypot(across(one.x) - across(lastX), at(one.y) - end) > r);
  const path = free.map(({ x, y, up }) => {
    const side = up ? 1 : -1;
    return `M${across(x) + side * MARK_OFF} ${at(y)}h${side * MARK_LONG}`;
  }).join("");
  const drawn = svg("g", { class: "carom-heights-marks" }, svg("path", { d: path || "M0 0" }));
  const floor = at(found.floor);
  const [above, below] = [end - r - at(marks[0].y), floor - end - r];
  const middles = [[end - r - above / 2, above], [floor - below / 2, below]].filter(([, high]) => high > WORD_HIGH);
  const beside = (up, y) => markNear(marks.map((one) => ({ ...one, y: at(one.y) })), up, y);
  const word = (name, side, x, y) => drawn.append(svg("text", { x: across(x) + side * 20, y: y + 5,
    "text-anchor": side < 0 ? "end" : "start" }, say(name)));
  const down = middles.map(([y]) => ({ y, mark: beside(false, y) }))
    .find(({ mark }) => mark && across(mark.x) - DOWN_WIDE * larger > (ruled ? RULED : BARE));
  if (down) word("heights-down", -1, down.mark.x, down.y);
  const low = floor - below / 2;
  const up = found.height.after > 0 && below > WORD_HIGH ? beside(true, low) : null;
  if (up) word("heights-up", 1, up.x, low);
  const x = across(marks[0].x);
  if (height - floor > LINE_OF_TEXT * larger && width - x > NOTE_AND_CLOCK * larger) {
    drawn.append(svg("text", { x: x + 18, y: floor + LINE_OF_TEXT * larger + 2, class: "carom-heights-on-ground" },
      say("heights-every", { time: Number(step.toPrecision(3)) })));
  }
  return drawn;
}

function barsOf(where, ball, found, told) {
  const places = where.poleLeft ? barPlacesBeyond(ball, where.width - BARE)
    : barPlaces(where.ruled ? RULED : BARE, ball.x - ball.r);
  if (!places) return [];
  const of = (name, unit) => barOf(where, places, found, name, unit);
  return [of("height", "m"), of("speed", "m/s"), missedOf(where, places, told)];
}

// What lies between the flag and the truth, at the bar of heights.
function missedOf({ at }, { height, wide }, { truth, flag }) {
  const drawn = svg("g", { class: "carom-heights-missed" });
  if (flag === null || flag <= truth) return drawn;
  const [top, low] = [at(flag), at(truth)];
  drawn.append(svg("path", { d: hatching(height - wide / 2, top, wide, low - top, MISSED_APART) }));
  return drawn;
}

// Both bars are as tall before as the height that was fallen: shares can be compared, and heights read.
function barOf({ at, scale, height, larger }, places, found, name, unit) {
  const [x, wide, apart] = [places[name], places.wide, places.speed - places.height];
  const line = LINE_OF_TEXT * larger;
  const ground = ON_GROUND * larger;
  const { before, after, share } = found[name];
  const whole = found.height.before * scale;
  const floor = at(found.floor);
  const left = x - wide / 2;
  const high = share * whole;
  const fit = Math.min(1, apart / (NAME_WIDE * larger)); // else two names ran into one another
  const words = [svg("text", { transform: `translate(${x} ${floor + ground}) scale(${fit})`, "text-anchor": "middle",
    class: "carom-heights-on-ground carom-heights-name" }, say(name === "speed" ? "heights-speed" : "heights-height"))];
  if (height - floor > 2.3 * ground && apart >= AFTER_WIDE * larger) {
    words.push(svg("text", { x, y: floor + 2.1 * ground, "text-anchor": "middle", class: "carom-heights-on-ground" },
      apart < CHANGE_WIDE * larger ? figure(after, unit)
        : say("heights-change", { before: figure(before), after: figure(after), unit })));
  }
  if (floor - whole > line && apart >= AFTER_WIDE * larger) {
    words.push(svg("text", { x, y: floor - whole - 6, "text-anchor": "middle" }, say("heights-before")));
  }
  const told = figure(100 * share, "%");
  const inside = high >= INSIDE * larger && wide >= 36 * larger;
  return svg("g", { class: "carom-heights-bar" },
    svg("rect", { class: "carom-heights-before", x: left, y: floor - whole, width: wide, height: whole }),
    svg("rect", { class: "carom-heights-after", x: left, y: floor - high, width: wide, height: high }),
    svg("text", { x, y: floor - high + (inside ? line : -6), "text-anchor": "middle",
      class: inside ? "carom-heights-inside" : "carom-heights-share" }, told),
    ...words);
}

function gapOf({ at, pole }, { truth, flag, unit }) {
  const [high, low] = [at(Math.max(truth, flag)), at(Math.min(truth, flag))];
  const drawn = svg("g", { class: "carom-heights-gap" });
  if (low - high < LEAST_GAP) return drawn;
  const x = pole + (truth < flag ? 16 : -12);
  drawn.append(svg("path", { d: `M${x - 5} ${high}h10M${x} ${high}V${low}M${x - 5} ${low}h10` }));
  const middle = middleOfGap(at, truth, flag);
  if (middle !== null) {
    drawn.append(svg("text", { x: pole + (truth < flag ? 24 : 6), y: middle + 5 }, figure(Math.abs(truth - flag), unit)));
  }
  return drawn;
}

/** How far down the length of the gap between truth and flag stands, in pixels; null where it has no room. */
export function middleOfGap(at, truth, flag) {
  const [begin, end] = truth < flag ? [at(flag) + 4, at(truth)] : [at(truth), at(flag) - BANNER];
  return end - begin >= NAMED_GAP ? (begin + end) / 2 : null;
}
