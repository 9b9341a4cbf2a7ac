// The arrow of a guess on the stage: its tip set by mouse, touch or keyboard; later the truth.

import { arrowOf, guessOf, isAngle } from "./arrow_boxes.js";
import { element, setText, svg } from "../base/dom.js";
import { move } from "./question.js";
import { figure, guessText, show } from "../base/numbers.js";
import { placeOn } from "../view/coordinates.js";
import { say } from "../words/say.js";

const AIM_SHARE = 0.34; // of the stage's smaller side, for the longest arrow
const TURN = 5; // degrees a key press; with Shift one

/** The arrow over the stage of a guess of kind "arrow". */
export function newGuessArrow(guess, stage) {
  const part = { guess, stage, asked: guess.asked };
  part.label = element("span", { class: "carom-aim-label" });
  part.grip = element("div", { class: "carom-aim-grip", role: "slider", tabindex: "0",
    "aria-label": say("arrow-grip"),
    "aria-valuemin": -180, "aria-valuemax": 180 }, part.label);
  part.line = svg("path", { class: "carom-aim-guess" });
  part.truth = svg("path", { class: "carom-aim-truth" });
  part.drawing = svg("svg", { "aria-hidden": "true" }, part.line, part.truth);
  part.truthLabel = element("span", { class: "carom-aim-told" });
  part.element = element("div", { class: "carom-aim" }, part.drawing, part.truthLabel, part.grip);
  part.grip.addEventListener("keydown", (event) => pressAim(part, event));
  dragTip(part);
  part.place = (run, truthHolds) => placeAim(part, run, truthHolds);
  return part;
}

function arrowAsked(part) {
  return part.guess.turn === "ask";
}

// Until it is moved the arrow points to the right at half its length.
function present(part) {
  const { guess, asked } = part;
  const found = arrowOf(asked, arrowAsked(part) ? guess.value : guess.record?.guess);
  return found ?? { length: isAngle(asked) ? asked.maximum : asked.maximum / 2, angle: 0 };
}

function pressAim(part, event) {
  if (!arrowAsked(part)) return;
  const { length, angle } = present(part);
  const turn = event.shiftKey ? 1 : TURN;
  const longer = part.asked.maximum / 20;
  const moves = { ArrowLeft: [length, angle + turn], ArrowRight: [length, angle - turn],
    ArrowUp: [length + longer, angle], ArrowDown: [length - longer, angle], Home: [length, 0] };
  if (!(event.key in moves)) return;
  event.preventDefault();
  event.stopPropagation();
  move(part.guess, guessOf(part.asked, ...moves[event.key]));
}

function dragTip(part) {
  let held = false;
  part.grip.addEventListener("pointerdown", (event) => {
    if (!arrowAsked(part) || event.button) return;
    part.grip.setPointerCapture(event.pointerId);
    held = true;
  });
  part.grip.addEventListener("pointermove", (event) => {
    if (!held) return;
    const box = part.stage.surface.canvas.getBoundingClientRect();
    const [dx, dy] = [event.clientX - box.left - part.from[0], event.clientY - box.top - part.from[1]];
    const angle = Math.atan2(-dy, dx) * 180 / Math.PI;
    move(part.guess, guessOf(part.asked, Math.hypot(dx, dy) / part.scale, angle));
  });
  const drop = () => { held = false; };
  part.grip.addEventListener("pointerup", drop);
  part.grip.addEventListener("pointercancel", drop);
}

function tip(part, { length, angle }) {
  const way = angle * Math.PI / 180;
  return [part.from[0] + Math.cos(way) * length * part.scale,
    part.from[1] - Math.sin(way) * length * part.scale];
}

/**
 * An arrow as an SVG path, between two pixels. Pure.
 * @param {number[]} from
 * @param {number[]} to
 */
export function arrowPath([fromX, fromY], [toX, toY]) {
  const length = Math.hypot(toX - fromX, toY - fromY);
  if (length < 1) return "";
  const head = Math.min(13, 0.6 * length) / length;
  const [dx, dy] = [(toX - fromX) * head, (toY - fromY) * head];
  const side = (sign) => `${toX - dx - sign * dy * 0.5} ${toY - dy + sign * dx * 0.5}`;
  return `M${fromX} ${fromY}L${toX} ${toY}M${side(1)}L${toX} ${toY}L${side(-1)}`;
}

function placeAim(part, run, truthHolds) {
  const { record, turn } = part.guess;
  const asking = arrowAsked(part);
  const shown = part.stage.camera && run
    && (asking || (truthHolds && arrowOf(part.asked, record?.guess)));
  part.element.hidden = !shown;
  if (!shown) return;
  const { width, height } = part.stage.surface;
  const [x0, y0] = part.asked.at ?? run.position;
  part.from = placeOn(part.stage, x0, y0);
  part.scale = AIM_SHARE * Math.min(width, height) / part.asked.maximum;
  const arrow = present(part);
  const to = tip(part, arrow);
  part.line.setAttribute("d", arrowPath(part.from, to));
  part.grip.style.transform = `translate(${to[0]}px, ${to[1]}px)`;
  const text = aimInWords(part.asked, arrow);
  setText(part.label, text);
  part.grip.setAttribute("aria-valuenow", arrow.angle);
  part.grip.setAttribute("aria-valuetext", text);
  part.grip.setAttribute("aria-disabled", String(!asking));
  const truth = asking || turn === "run" ? null : arrowOf(part.asked, record.answer);
  part.truth.setAttribute("d", truth ? arrowPath(part.from, tip(part, truth)) : "");
  part.truthLabel.hidden = !truth;
  if (!truth) return;
  const [x, y] = tip(part, truth);
  part.truthLabel.style.transform = `translate(${x}px, ${y}px)`;
  setText(part.truthLabel, say("arrow-truth", { arrow: aimInWords(part.asked, truth, figure) }));
}

function aimInWords(asked, { length, angle }, written = guessText) {
  const way = `${show(angle, 0).replace("~", "")}°`;
  return isAngle(asked) ? way : say("arrow-words", { length: written(length), unit: asked.unit, way });
}
