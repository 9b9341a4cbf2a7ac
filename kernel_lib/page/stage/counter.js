// Contacts as they are counted, along a logarithmic bar, and the guess as a line across it.

import { hueOfRun } from "../base/palette.js";

const [SIZE, WIDE, TOP] = [2.4, 7, 1.1]; // of the count, in sizes of the text; of the bar, and room above for words, in those of the count

/** The count at the clock; the guess once it is made. */
export function paintCounter(pen, stage, { colours, guessed, judged, phase, runs: [run], time }) {
  if (!judged?.counter || !run) return;
  const size = SIZE * stage.surface.text;
  const left = (stage.pane.width - WIDE * size) / 2;
  const along = (/** @type {number} */ count) => WIDE * size * Math.log1p(count) / Math.log1p(judged.maximum);
  const bar = (fill, from, wide, more = 0) => {
    pen.fillStyle = fill;
    pen.fillRect(left + from, (TOP + 1.05) * size - more, wide, size / 3 + 2 * more);
  };
  const count = run.contact_time.filter((one) => one <= time).length;
  pen.font = `600 ${size}px ${colours.font}`;
  [pen.textAlign, pen.textBaseline, pen.fillStyle] = ["center", "top", colours.ink];
  pen.fillText(String(count), stage.pane.width / 2, TOP * size);
  bar(colours.line, 0, along(judged.maximum));
  bar(hueOfRun(colours, run), 0, along(count));
  if (phase === "question" || typeof guessed !== "number") return;
  bar(colours.ink, along(guessed) - 4, 8, 7);
  bar(colours.you, along(guessed) - 2, 4, 5);
}
