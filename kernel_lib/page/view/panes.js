// Runs over one another in one pane, or side by side in several of equal size. Pure.

/** @typedef {import("./camera.js").Box} Box */
/** @typedef {import("../run/runs.js").Run} Run */
/** @typedef {{ head: number, foot: number }} Words pixels of a pane that words take */

/** Pixels between panes. */
export const GAP = 4;

const NO_WORDS = { head: 0, foot: 0 };

/**
 * The pane or panes of a stage: { left, top, width, height, runs }, pixels.
 * @param {Run[]} runs
 * @param {number} width
 * @param {number} height
 * @param {boolean} beside
 * @param {Box} box
 * @param {number[][]} [shifts]
 * @param {((width: number, height: number) => Words) | null} [wordsIn] what words take of a pane of this size:
 *   such panes stand two by two, whatever lies in them, so that nothing moves under a slider
 */
export function panesFor(runs, width, height, beside, box, shifts = [], wordsIn = null) {
  if (!beside || runs.length < 2) return [{ left: 0, top: 0, width, height, runs, shift: [0, 0] }];
  const count = runs.length;
  const wide = Math.max(box.right - box.left, 1e-9);
  const high = Math.max(box.top - box.bottom, 1e-9);
  let best = { columns: 1, w: width, h: height, scale: -Infinity };
  const each = wordsIn && count > 2 ? [2] : Array.from({ length: count }, (_, more) => more + 1);
  for (const columns of each) {
    const rows = Math.ceil(count / columns);
    const [w, h] = [(width - GAP * (columns - 1)) / columns, (height - GAP * (rows - 1)) / rows];
    const { head, foot } = wordsIn?.(w, h) ?? NO_WORDS;
    const scale = Math.min(w / wide, (h - head - foot) / high);
    if (scale > best.scale) best = { columns, w, h, scale };
  }
  const { columns, w, h } = best;
  return runs.map((run, place) => ({ left: (place % columns) * (w + GAP),
    top: Math.floor(place / columns) * (h + GAP), width: w, height: h, runs: [run],
    shift: shifts[place] ?? [0, 0] }));
}

/**
 * How far each run lies from the first one. Rows that are drawn below each other only to be told
 * apart need no such room when each has its pane; what has walls stays where it is.
 * @param {{ x: number, y: number }[]} starts
 * @param {Run[]} runs
 */
export function shiftsOf(starts, runs) {
  if (runs.some((run) => run.walls.length)) return runs.map(() => [0, 0]);
  return starts.map(({ x, y }) => [x - starts[0].x, y - starts[0].y]);
}
