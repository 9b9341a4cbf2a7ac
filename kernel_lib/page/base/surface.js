// A canvas that is sharp on any display and follows the size of its box.

import { watchSight } from "./in_sight.js";

/**
 * @typedef {object} Surface
 * @property {HTMLCanvasElement} canvas
 * @property {CanvasRenderingContext2D} pen
 * @property {number} width
 * @property {number} height
 * @property {number} ratio
 * @property {number} [fixed] the ratio, where a picture is made for elsewhere
 * @property {number} text
 * @property {import("./in_sight.js").InSight} sight
 * @property {() => void} end
 */

const ORDINARY_TEXT = 15; // pixels of type around a stage on a desk

/**
 * How much larger than on a desk the letters around a surface are; never less than 1.
 * @param {{ text?: number }} surface
 */
export function enlargement({ text = ORDINARY_TEXT }) {
  return Math.max(1, text / ORDINARY_TEXT);
}

/**
 * Canvas, pen, size and height of the text around in CSS pixels, and whether it is in sight;
 * `changed` is called after every change of size and when it comes into sight.
 * @param {() => void} changed
 */
export function newSurface(changed) {
  const canvas = document.createElement("canvas");
  canvas.setAttribute("aria-hidden", "true");
  /** @type {Surface} */
  const surface = { canvas, pen: penOf(canvas), width: 0, height: 0, ratio: 1, text: ORDINARY_TEXT,
    sight: watchSight(canvas, changed), end() {} };
  const observer = new ResizeObserver(() => {
    measure(surface);
    changed();
  });
  observer.observe(canvas);
  surface.end = () => {
    observer.disconnect();
    surface.sight.end();
  };
  return surface;
}

/**
 * The 2D context of a canvas made here; never null, as no other context is requested.
 * @param {HTMLCanvasElement} canvas
 * @param {CanvasRenderingContext2DSettings} [settings]
 */
export function penOf(canvas, settings) {
  return /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d", settings));
}

/**
 * @param {Surface} surface
 */
function measure(surface) {
  surface.width = surface.canvas.clientWidth;
  surface.height = surface.canvas.clientHeight;
  surface.text = parseFloat(getComputedStyle(surface.canvas).fontSize) || 15;
  sharpen(surface);
}

/**
 * Match the canvas to the display's pixel ratio, clear it, and return the pen.
 * @param {Surface} surface
 */
export function sharpen(surface) {
  const ratio = surface.fixed ?? Math.min(4, window.devicePixelRatio || 1);
  const [wide, high] = [Math.round(surface.width * ratio), Math.round(surface.height * ratio)];
  if (surface.canvas.width !== wide || surface.canvas.height !== high) {
    surface.canvas.width = wide;
    surface.canvas.height = high;
  }
  surface.ratio = ratio;
  surface.pen.setTransform(ratio, 0, 0, ratio, 0, 0);
  surface.pen.clearRect(0, 0, surface.width, surface.height);
  return surface.pen;
}

/** A hidden layer of the same size, painted by `paint(pen)` and reused until it is dropped. */
export function newLayer() {
  const canvas = document.createElement("canvas");
  const pen = penOf(canvas);
  let valid = false;
  return {
    drop() { valid = false; },
    /**
     * @param {Surface} surface
     * @param {(pen: CanvasRenderingContext2D) => void} paint
     */
    put(surface, paint) {
      const { canvas: front } = surface;
      if (!valid || canvas.width !== front.width || canvas.height !== front.height) {
        canvas.width = front.width;
        canvas.height = front.height;
        pen.setTransform(surface.ratio, 0, 0, surface.ratio, 0, 0);
        paint(pen);
        valid = true;
      }
      if (!canvas.width || !canvas.height) return;
      surface.pen.save();
      surface.pen.setTransform(1, 0, 0, 1, 0, 0);
      surface.pen.drawImage(canvas, 0, 0);
      surface.pen.restore();
    },
  };
}
