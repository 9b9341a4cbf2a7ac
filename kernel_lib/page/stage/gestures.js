// Zoom and pan: wheel with Ctrl, two fingers, drag on the empty stage, keys, and three buttons.

import { fit, panBy, zoomBy } from "./camera_control.js";
import { element, icon, newButton } from "../base/dom.js";
import { say } from "../words/say.js";

const PAN_FROM = 4; // pixels that a click may wander
const WHEEL_ZOOM = 0.0022; // of the logarithm of the scale, a pixel of the wheel
const ZOOM_STEP = 1.3;
const PAN_STEP = 40; // pixels a key
const CAMERA_KEYS = { "+": [ZOOM_STEP], "=": [ZOOM_STEP], "-": [1 / ZOOM_STEP], _: [1 / ZOOM_STEP], a: [1, PAN_STEP, 0],
  d: [1, -PAN_STEP, 0], w: [1, 0, PAN_STEP], s: [1, 0, -PAN_STEP] };
const ZOOM_SIGNS = [["in", say("camera-in"), "M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6z"],
  ["out", say("camera-out"), "M5 11h14v2H5z"],
  ["fit", say("camera-fit"), "M4 4h6v2H6v4H4z M14 4h6v6h-2V6h-4z M4 14h2v4h4v2H4z M18 14h2v6h-6v-2h4z"]];

/** Buttons of the camera, over the stage. */
export function newZoom(stage, changed) {
  const acts = { in: () => zoomBy(stage, ZOOM_STEP), out: () => zoomBy(stage, 1 / ZOOM_STEP),
    fit: () => fit(stage) };
  return element("div", { class: "carom-zoom", role: "group", "aria-label": say("show-camera") },
    ...ZOOM_SIGNS.map(([name, label, sign]) => newButton({ class: "carom-icon", title: label, "aria-label": label,
      onclick: () => { acts[name](); changed(); } }, icon(sign))));
}

/** Move the camera by a key; returns whether the key did so. */
export function keyOnCamera(stage, key) {
  if (key === "0") fit(stage);
  else if (!(key in CAMERA_KEYS)) return false;
  else if (CAMERA_KEYS[key].length === 1) zoomBy(stage, CAMERA_KEYS[key][0]);
  else panBy(stage, CAMERA_KEYS[key][1], CAMERA_KEYS[key][2]);
  return true;
}

/** Let the canvas of a stage be dragged, pinched and zoomed. */
export function moveByHand(stage, changed) {
  const { canvas } = stage.surface;
  canvas.addEventListener("wheel", (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    zoomBy(stage, Math.exp(-WHEEL_ZOOM * Math.max(-300, Math.min(300, pixels(event)))),
      event.offsetX, event.offsetY);
    changed();
  }, { passive: false });
  dragToPan(stage, canvas, changed);
  pinch(stage, canvas, changed);
}

function pixels(event) {
  return event.deltaY * (event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? 400 : 1);
}

function dragToPan(stage, canvas, changed) {
  let last = null;
  let moved = 0;
  canvas.addEventListener("pointerdown", (event) => {
    moved = 0;
    if (event.button || event.pointerType === "touch") return;
    last = [event.clientX, event.clientY];
    canvas.setPointerCapture(event.pointerId); // else a grip on the way would take the drag over
  });
  canvas.addEventListener("pointermove", (event) => {
    if (!last) return;
    const [dx, dy] = [event.clientX - last[0], event.clientY - last[1]];
    moved += Math.hypot(dx, dy);
    if (moved <= PAN_FROM) return;
    canvas.classList.add("carom-panning");
    last = [event.clientX, event.clientY];
    panBy(stage, dx, dy);
    changed();
  });
  const drop = () => {
    last = null;
    canvas.classList.remove("carom-panning");
  };
  canvas.addEventListener("pointerup", drop);
  canvas.addEventListener("pointercancel", drop);
  // A drag that moved the picture is not a click: the clock is left as it was.
  canvas.addEventListener("click", (event) => {
    if (moved > PAN_FROM) event.stopImmediatePropagation();
    moved = 0;
  });
}

function pinch(stage, canvas, changed) {
  let last = null;
  const read = ({ touches: [one, two] }) => {
    const { left, top } = canvas.getBoundingClientRect();
    return { x: (one.clientX + two.clientX) / 2 - left, y: (one.clientY + two.clientY) / 2 - top,
      apart: Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY) };
  };
  canvas.addEventListener("touchstart", (event) => {
    last = event.touches.length === 2 ? read(event) : null;
    if (last) event.preventDefault(); // else the page would scroll
  }, { passive: false });
  canvas.addEventListener("touchmove", (event) => {
    if (!last || event.touches.length !== 2) return;
    event.preventDefault();
    const now = read(event);
    panBy(stage, now.x - last.x, now.y - last.y);
    zoomBy(stage, now.apart / Math.max(1, last.apart), now.x, now.y);
    last = now;
    changed();
  }, { passive: false });
  canvas.addEventListener("touchend", () => { last = null; });
}
