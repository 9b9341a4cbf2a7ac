// What the stage shows besides the balls: each on its own switch, the rarer ones folded away.

import { element, newButton } from "../base/dom.js";
import { say } from "../words/say.js";

/** @typedef {string[]} Switch name, label and title */

/** @type {Switch[]} */
const FIRST = [["arrows", say("show-arrows"), say("show-arrows-title")],
  ["paths", say("show-paths"), say("show-paths-title")],
  ["strobe", say("show-strobe"), say("show-strobe-title")],
  ["grid", say("show-grid"), say("show-grid-title")]];
/** @type {[string, Switch[]][]} */
const MORE = [
  [say("show-group-arrows"), [["momenta", say("show-momenta"), say("show-momenta-title")],
    ["impulses", say("show-impulses"), say("show-impulses-title")],
    ["explained", say("show-explained"), say("show-explained-title")]]],
  [say("show-group-together"), [["centre", say("show-centre"), say("show-centre-title")],
    ["momentumSum", say("show-momentum-sum"), say("show-momentum-sum-title")],
    ["angular", say("show-angular"), say("show-angular-title")]]],
  [say("show-group-balls"), [["trails", say("show-trails"), say("show-trails-title")],
    ["bounces", say("show-bounces"), say("show-bounces-title")],
    ["speeds", say("show-speeds"), say("show-speeds-title")],
    ["cores", say("show-cores"), say("show-cores-title")]]],
  [say("show-group-stage"), [["names", say("show-names"), say("show-names-title")],
    ["beside", say("show-beside"), say("show-beside-title")],
    ["snap", say("show-snap"), say("show-snap-title")]]],
];
const MOST_NAMED = 12; // balls in the lists of what to see from and what to follow

/** What is shown at the start. */
export const SHOWN = { arrows: true, paths: false, trails: true, strobe: true, grid: false,
  names: true, momenta: false, impulses: false, explained: true, centre: false, momentumSum: false,
  angular: false, cores: false, bounces: false, speeds: false, beside: false, snap: false };

/** Switches over `look`; `changed(name)` after each press, `choose(what, value)` for the lists. */
export function newSwitches(look, changed, choose) {
  const part = { look, changed, buttons: new Map(), balls: 0, framed: false, arrowsElsewhere: look.arrows };
  part.seenFrom = choiceOf(say("show-from"), say("show-from-title"),
    (value) => choose("reference", value));
  part.camera = choiceOf(say("show-camera"), say("show-camera-title"),
    (value) => choose("follow", value));
  part.fold = newButton({ class: "carom-toggle carom-unfold",
    "aria-expanded": "false", onclick: () => unfold(part) }, say("show-more"));
  part.more = element("div", { class: "carom-more", hidden: true },
    ...MORE.map(([title, switches]) => element("div", { class: "carom-more-group", role: "group",
      "aria-label": title }, element("span", { class: "carom-muted" }, title),
    ...switches.map((one) => toggle(part, one)))));
  part.row = element("div", { class: "carom-toggles", role: "group", "aria-label": say("show-label") },
    ...FIRST.map((one) => toggle(part, one)), part.fold);
  part.more.lastChild.append(part.camera.element);
  part.element = element("div", { class: "carom-show" }, part.row, part.seenFrom.element, part.more);
  return part;
}

/** @param {any} part
 *  @param {Switch} one */
function toggle(part, [name, label, title]) {
  const { look } = part;
  const button = newButton({ class: "carom-toggle", title,
    "aria-pressed": String(look[name]), onclick: () => pressSwitch(part, name) }, label);
  part.buttons.set(name, button);
  return button;
}

/** Press one of the switches. */
export function pressSwitch(part, name) {
  turn(part, name, !part.look[name]);
  part.changed(name);
}

function turn(part, name, on) {
  part.look[name] = on;
  part.buttons.get(name).setAttribute("aria-pressed", String(on));
}

/** In frames of their own balls are small and speeds stand in numbers: arrows wait to be asked for. */
export function restArrows(part, framed) {
  if (part.framed === framed) return;
  part.framed = framed;
  if (framed) part.arrowsElsewhere = part.look.arrows;
  turn(part, "arrows", !framed && part.arrowsElsewhere);
}

function unfold(part) {
  part.more.hidden = !part.more.hidden;
  part.fold.setAttribute("aria-expanded", String(!part.more.hidden));
}

function choiceOf(label, title, picked) {
  const list = element("select", { title, onchange: () => picked(meaning(list.value)) });
  return { list, element: element("label", { class: "carom-seen" }, label, list) };
}

function meaning(value) {
  if (value === "fit") return null;
  return /^\d+$/.test(value) ? Number(value) : value;
}

/** Offer what these runs have: their balls. */
export function offerRuns(part, runs) {
  part.buttons.get("strobe").hidden = runs.every((run) => run.between !== "line");
  const balls = Math.min(MOST_NAMED, ...runs.map((run) => run.balls));
  if (balls === part.balls) return;
  part.balls = balls;
  const each = balls === 1 ? [["0", say("ball-only")]]
    : Array.from({ length: balls },
      (_, ball) => [String(ball), say("ball-number", { number: ball + 1 })]);
  const centre = balls > 1 ? [["centre", say("ball-centre")]] : [];
  fill(part.seenFrom.list, [["room", say("show-room")], ...centre, ...each]);
  fill(part.camera.list, [["fit", say("show-fit")], ["free", say("show-free")],
    ...[...centre, ...each].map(([value, name]) => [value, say("show-follows", { name })])]);
}

function fill(list, options) {
  const kept = list.value;
  list.replaceChildren(...options.map(([value, name]) => element("option",
    { value, hidden: value === "free" }, name)));
  list.value = options.some(([value]) => value === kept) ? kept : options[0][0];
}

/** Update the selection of the lists, which a drag or zoom may change too. */
export function showChoices(part, stage) {
  part.buttons.get("beside").disabled = stage.runs.length < 2 || stage.framed; // in frames they are so already
  const camera = stage.follow !== null ? String(stage.follow) : stage.mode;
  if (part.camera.list.value !== camera) part.camera.list.value = camera;
  const from = String(stage.reference);
  if (part.seenFrom.list.value !== from) part.seenFrom.list.value = from;
}
