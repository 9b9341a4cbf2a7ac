// Several bodies, each description in a frame of its own: its name, what it is, and, once it is known, a
// share of each ball, such as its speed after the impact in % of the speed that came in.

import { drawLine, setLetters, setLine, traceCircle } from "../base/strokes.js";
import { capital } from "../base/dom.js";
import { show } from "../base/numbers.js";
import { hueOf } from "../base/palette.js";
import { enlargement } from "../base/surface.js";
import { labelOf } from "../words/labels.js";
import { say } from "../words/say.js";
import { placeOn, seenAt } from "../view/coordinates.js";
import { GAP } from "../view/panes.js";
import { boxWithStrings, lieApart } from "./bodies/strings.js";
import { claimBox } from "./labels/claims.js";

const NARROW_FRAME = 260; // pixels of a frame that has small words
const LOW_FRAME = 110; // pixels of height, below which there is room for a name alone
const FRAME_WORDS = { wide: { name: 17, about: 14, share: 15, head: 40, line: 32, pad: 18 },
  narrow: { name: 14, about: 13, share: 13, head: 28, line: 24, pad: 8 } }; // pixels, before text is enlarged
const SPOT_OF_SHARE = 9; // pixels of radius of a ball beside its share
const [BEHIND_SPOT, BETWEEN_SHARES, CELL] = [6, 12, 122]; // pixels
const [LONGEST_SHARE, SHORTEST_SHARE] = [4.4, 4]; // widths of "−100.0 %" and "5: −99.9", in sizes of their type
const LIFTED = 0.1; // radii from where it hangs at rest, of a ball whose start is drawn

/** Whether each run has a frame of its own: rows of balls that stand at places of their own. */
export function haveOwnFrames(stage) {
  return !stage.view && stage.runs.length > 1
    && stage.runs.every((run) => run.balls > 1 && !run.walls.length) && lieApart(stage.runs.map(boxWithStrings));
}

/** What the words of a frame of this size take of it: { head, foot }, pixels. */
export function wordsOfFrame(stage, width, height) {
  if (!stage.framed) return { head: 0, foot: 0 };
  const larger = enlargement(stage.surface);
  const words = wordsFor(width, larger);
  if (height < LOW_FRAME * larger) return { head: 20 * larger, foot: 0 };
  const most = Math.max(...stage.runs.map((run) => run.caption?.shares.length ?? 0));
  if (!most) return { head: words.head * larger, foot: 0 };
  return { head: words.head * larger, foot: sharesLaidOut(most, width, larger).lines * words.line * larger };
}

function wordsFor(width, larger) {
  return width < NARROW_FRAME * larger ? FRAME_WORDS.narrow : FRAME_WORDS.wide;
}

// How shares stand in a frame: with a spot of the ball's hue where they fit in one line, else in lines of
// numbers alone. As wide as the widest can be, so that nothing moves once they are known.
function sharesLaidOut(count, width, larger) {
  const { share, pad } = wordsFor(width, larger);
  const room = width - 2 * pad * larger;
  const size = share * larger;
  const spots = LONGEST_SHARE * size + (2 * SPOT_OF_SHARE + BEHIND_SPOT + BETWEEN_SHARES) * larger;
  if (width >= NARROW_FRAME * larger && count * spots <= room) {
    return { spots: true, size, columns: count, lines: 1, cell: Math.min(CELL * larger, room / count) };
  }
  const small = FRAME_WORDS.narrow.share * larger;
  const wide = SHORTEST_SHARE * small + 6 * larger;
  const lines = Math.ceil(count / Math.max(1, Math.min(count, Math.floor(room / wide))));
  const columns = Math.ceil(count / lines);
  return { spots: false, size: small, columns, lines, cell: Math.min(CELL * larger, room / columns) };
}

/** The edges of the frames, and between them the paper. */
export function paintOwnFrames(pen, stage, { colours }) {
  if (stage.panes.length < 2) return;
  for (const { left, top, height } of stage.panes) {
    pen.fillStyle = colours.paper;
    if (left > 0) pen.fillRect(left - GAP, top, GAP, height);
    if (top > 0) pen.fillRect(0, top - GAP, stage.surface.width, GAP);
  }
  setLine(pen, colours.line, 1);
  for (const { left, top, width, height } of stage.panes) pen.strokeRect(left + 0.5, top + 0.5, width - 1, height - 1);
}

/** The name of the run at the head of its frame, and what it is. */
export function paintHeads(pen, stage, look) {
  const [run] = look.runs;
  if (!stage.framed || !run || !look.names) return;
  const larger = enlargement(stage.surface);
  const { width, height } = stage.pane;
  const words = wordsFor(width, larger);
  const low = height < LOW_FRAME * larger;
  const line = (low ? 14 : 0.62 * words.head + 4) * larger;
  setLetters(pen, `600 ${(low ? 13 : words.name) * larger}px ${look.colours.font}`, "left", "alphabetic");
  pen.fillStyle = look.colours.ink;
  const head = capital(labelOf(run.name));
  const ends = words.pad * larger + pen.measureText(head).width;
  pen.fillText(head, words.pad * larger, line);
  claimBox(stage, { left: words.pad * larger, right: ends, top: line - words.name * larger, bottom: line });
  const about = run.caption?.about;
  if (low || !about || look.covered) return;
  pen.font = `${words.about * larger}px ${look.colours.font}`;
  pen.fillStyle = look.colours.muted;
  if (ends + pen.measureText(about).width + 2 * words.pad * larger > width) return;
  pen.textAlign = "right";
  pen.fillText(about, width - words.pad * larger, line);
}

/** The shares of a run that are known by now; none while results are covered. */
export function sharesKnown(run, { time, covered }) {
  const { shares = [], since = 0 } = run.caption ?? {};
  return covered || time < since - 1e-9 ? [] : shares;
}

/** A share with a digit behind the point, a whole one without. Pure. */
export function shownShare(share) {
  const whole = Math.abs(share - Math.round(share)) < 1e-3;
  const rounded = Math.round(10 * share) / 10 + 0; // no minus zero
  return show(rounded, whole ? 0 : 1);
}

/** At the foot of its frame the share of each ball, from the moment on at which it is known. */
export function paintShares(pen, stage, look) {
  const [run] = look.runs;
  if (!stage.framed || !run) return;
  const { width, height } = stage.pane;
  const larger = enlargement(stage.surface);
  const shares = sharesKnown(run, look);
  if (!shares.length || height < LOW_FRAME * larger) return;
  const { line } = wordsFor(width, larger);
  const { spots, size, columns, lines, cell } = sharesLaidOut(shares.length, width, larger);
  const from = (width - columns * cell) / 2;
  pen.textBaseline = "middle";
  shares.forEach((share, ball) => {
    const [x, y] = [from + (ball % columns) * cell, height - (lines - Math.floor(ball / columns) - 0.5) * line * larger - 3];
    if (spots) paintSpot(pen, [x + (SPOT_OF_SHARE + 8) * larger, y], { ball, run, larger }, look.colours);
    pen.font = `600 ${size}px ${look.colours.font}`;
    pen.fillStyle = look.colours.ink;
    pen.textAlign = spots ? "left" : "center";
    if (spots) pen.fillText(say("frames-share", { share: shownShare(share) }), x + (2 * SPOT_OF_SHARE + 8 + BEHIND_SPOT) * larger, y);
    else pen.fillText(say("frames-short", { ball: ball + 1, share: shownShare(share) }), x + cell / 2, y);
  });
}

function paintSpot(pen, [x, y], { ball, run, larger }, colours) {
  pen.fillStyle = hueOf(colours, run, ball);
  traceCircle(pen, x, y, SPOT_OF_SHARE * larger);
  pen.fill();
  pen.font = `700 ${12 * larger}px ${colours.font}`;
  pen.textAlign = "center";
  pen.fillStyle = colours.stage;
  pen.fillText(String(ball + 1), x, y + 0.5);
}

/** In its frame the place from which a ball was let go, and its string there, once it has gone. */
export function paintLetGo(pen, stage, look) {
  const [run] = look.runs;
  if (!stage.framed || !run?.pivots?.length || stage.reference !== "room" || look.covered || !(look.time > 0)) return;
  for (let ball = 0; ball < run.balls; ball += 1) {
    const [start, now] = [seenAt(stage, run, ball, 0), seenAt(stage, run, ball, look.time)];
    const [x, y] = run.pivots[ball];
    const far = LIFTED * run.radii[ball];
    if (Math.abs(start.x - x) < far || Math.hypot(now.x - start.x, now.y - start.y) < far) continue;
    const at = placeOn(stage, start.x, start.y);
    const radius = run.radii[ball] * stage.camera.scale;
    const [px, py] = placeOn(stage, x, y);
    const part = 1 - radius / Math.hypot(at[0] - px, at[1] - py);
    setLine(pen, look.colours.edge, 1, [3, 4]);
    drawLine(pen, px, py, px + part * (at[0] - px), py + part * (at[1] - py));
    setLine(pen, hueOf(look.colours, run, ball), 1, [4, 4]);
    traceCircle(pen, ...at, radius);
    pen.stroke();
  }
}

/** The shares of all frames in words, for who cannot see them. */
export function sharesInWords(stage, look) {
  if (!stage.framed) return "";
  return stage.runs.filter((run) => !look.hidden.has(run.name)).map((run) => {
    const shares = sharesKnown(run, look);
    const told = shares.map((share, ball) => say("frames-spoken", { ball: ball + 1, share: shownShare(share) }));
    return told.length ? say("frames-run", { run: labelOf(run.name), told: told.join(", ") }) : "";
  }).filter(Boolean).join(" ");
}
