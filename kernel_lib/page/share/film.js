// Pictures of the stage to take away: one moment as PNG, or a short film as GIF.

import { setLetters } from "../base/strokes.js";
import { hueOfRun } from "../base/palette.js";
import { indexed, newGif, paletteOf } from "./gif.js";
import { showTime } from "../base/times.js";
import { penOf } from "../base/surface.js";
import { paintStage } from "../stage/layers.js";
import { labelOf } from "../words/labels.js";

/** A film is at most this long, s, and this wide, pixels: what fits a slide or a message. */
export const LONGEST_FILM = 8;
const WIDEST_FILM = 560;
const RATE = 20; // pictures a second: GIF counts in 1/100 s

/** The moments of a film that begins where the clock stands; from the start at the end. Pure. */
export function filmMoments(clock, longest = LONGEST_FILM) {
  const from = clock.time >= clock.duration - 1e-9 ? 0 : clock.time;
  const seconds = Math.min(longest, (clock.duration - from) / clock.speed);
  const count = Math.max(1, Math.floor(seconds * RATE + 1e-9) + 1);
  return Array.from({ length: count }, (_, k) =>
    Math.min(clock.duration, from + k * clock.speed / RATE));
}

/** The runs whose names the stage itself does not show. Pure. */
export function unnamed(runs, look) {
  if (look.names && runs.length > 1) return [];
  return runs.filter((run) => !look.hidden.has(run.name));
}

/** The stage at this moment on a canvas of its own, above a name where there is one. */
export function pictureCanvas(tools, name = "") {
  const { model, stage: { surface } } = tools;
  const canvas = copyCanvas(surface, surface.width, surface.ratio, name);
  copyStage(tools, canvas, model.look.time, name);
  return canvas;
}

/**
 * The film from this moment on as a GIF blob, above a name; `progress(part)` receives the fraction done.
 * @param {any} tools
 * @param {(part: number) => void} progress
 * @param {{ name?: string, seconds?: number }} [wishes]
 */
export async function stageFilm(tools, progress, { name = "", seconds = LONGEST_FILM } = {}) {
  const { model, stage: { surface } } = tools;
  const canvas = copyCanvas(surface, Math.min(WIDEST_FILM, surface.width), 1, name);
  const moments = filmMoments(model.clock, seconds);
  model.stop();
  const grab = (time) => {
    copyStage(tools, canvas, time, name);
    return penOf(canvas).getImageData(0, 0, canvas.width, canvas.height).data;
  };
  const few = moments.filter((_, k) => k % Math.ceil(moments.length / 5) === 0);
  const palette = paletteOf(few.map(grab));
  const gif = newGif(canvas.width, canvas.height, palette, 100 / RATE);
  for (let k = 0; k < moments.length && !tools.ended; k += 1) {
    gif.add(indexed(grab(moments[k]), palette));
    progress((k + 1) / moments.length);
    await new Promise((go) => { setTimeout(go); });
  }
  tools.repaint();
  return new Blob(gif.finish(), { type: "image/gif" });
}

// Letters grow with the picture; a name stands in a strip of its own.
function lettersOf(canvas) {
  return Math.max(12, Math.round(canvas.width / 45));
}

function stripOf(canvas, name) {
  return name ? Math.round(2.4 * lettersOf(canvas)) : 0;
}

function copyCanvas(surface, width, ratio, name) {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(width * ratio * surface.height / surface.width) + stripOf(canvas, name);
  return canvas;
}

// The stage has no background of its own; the time stands over it in the page.
function copyStage({ model: { clock, look, runs }, repaint, stage }, canvas, time, name) {
  const { colours } = look;
  const pen = penOf(canvas, { willReadFrequently: true });
  paintStage(stage, { ...look, time });
  const strip = stripOf(canvas, name);
  pen.fillStyle = colours.stage;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(stage.surface.canvas, 0, 0, canvas.width, canvas.height - strip);
  const size = lettersOf(canvas);
  setLetters(pen, `600 ${size}px ${colours.font}`, "right", "top");
  pen.fillStyle = colours.ink;
  pen.fillText(showTime(time, clock), canvas.width - size, size * 0.7);
  pen.textAlign = "left";
  unnamed(runs, look).forEach((run, row) => {
    pen.fillStyle = hueOfRun(colours, run);
    pen.fillText(labelOf(run.name), size, size * (0.7 + 1.35 * row));
  });
  pen.fillStyle = colours.ink;
  pen.fillText(name, size, canvas.height - strip + 0.7 * size, canvas.width - 2 * size);
  repaint();
}
