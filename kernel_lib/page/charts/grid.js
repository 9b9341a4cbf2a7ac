// Areas and lines of equal value in a grid of numbers. Pure.

/** @typedef {ArrayLike<number>} Numbers */
/** @typedef {[number, number]} Point */

/**
 * Values z over places x and y, row after row; NaN where there is none.
 * @typedef {{ x: Numbers, y: Numbers, z: Numbers }} Grid
 */

/**
 * The area where z is at least `level`, as polygons: whole stretches of a row as one, and cells
 * that the border crosses cut along it. Cells with a missing corner are left out.
 * @param {Grid} grid
 * @param {number} level
 * @returns {Point[][]}
 */
export function areaAbove(grid, level) {
  const { x, y } = grid;
  /** @type {Point[][]} */
  const pieces = [];
  for (let j = 0; j + 1 < y.length; j += 1) {
    let from = -1; // of the stretch that is wholly above
    const close = (/** @type {number} */ to) => {
      if (from >= 0) pieces.push([[x[from], y[j]], [x[to], y[j]], [x[to], y[j + 1]], [x[from], y[j + 1]]]);
      from = -1;
    };
    for (let i = 0; i + 1 < x.length; i += 1) {
      const above = countAbove(grid, i, j, level);
      if (above === 4) {
        if (from < 0) from = i;
        continue;
      }
      close(i);
      if (above > 0) pieces.push(cut(cellCorners(grid, i, j), level));
    }
    close(x.length - 1);
  }
  return pieces;
}

/**
 * The line where z is `level`, in pieces of a cell each.
 * @param {Grid} grid
 * @param {number} level
 * @returns {[Point, Point][]}
 */
export function lineAt(grid, level) {
  /** @type {[Point, Point][]} */
  const pieces = [];
  for (let j = 0; j + 1 < grid.y.length; j += 1) {
    for (let i = 0; i + 1 < grid.x.length; i += 1) {
      const above = countAbove(grid, i, j, level);
      if (above < 1 || above > 3) continue;
      const found = crossings(cellCorners(grid, i, j), level);
      for (let k = 0; k + 1 < found.length; k += 2) pieces.push([found[k], found[k + 1]]);
    }
  }
  return pieces;
}

/**
 * How many cellCorners of a cell lie at or above the level; -1 if one has no value.
 * @param {Grid} grid
 * @param {number} i
 * @param {number} j
 * @param {number} level
 */
function countAbove({ x, z }, i, j, level) {
  const at = j * x.length + i;
  const [a, b, c, d] = [z[at], z[at + 1], z[at + x.length], z[at + x.length + 1]];
  if (Number.isNaN(a + b + c + d)) return -1;
  return Number(a >= level) + Number(b >= level) + Number(c >= level) + Number(d >= level);
}

/**
 * The cellCorners of a cell, once round: x, y, z.
 * @param {Grid} grid
 * @param {number} i
 * @param {number} j
 * @returns {[number, number, number][]}
 */
function cellCorners({ x, y, z }, i, j) {
  return [[i, j], [i + 1, j], [i + 1, j + 1], [i, j + 1]].map(([column, row]) =>
    [x[column], y[row], z[row * x.length + column]]);
}

/**
 * The part of a polygon that lies at or above the level.
 * @param {[number, number, number][]} ring
 * @param {number} level
 * @returns {Point[]}
 */
function cut(ring, level) {
  /** @type {Point[]} */
  const kept = [];
  ring.forEach((one, k) => {
    const next = ring[(k + 1) % ring.length];
    if (one[2] >= level) kept.push([one[0], one[1]]);
    if ((one[2] >= level) !== (next[2] >= level)) kept.push(between(one, next, level));
  });
  return kept;
}

/**
 * Where the border crosses the sides of a cell, in turn.
 * @param {[number, number, number][]} ring
 * @param {number} level
 * @returns {Point[]}
 */
function crossings(ring, level) {
  /** @type {Point[]} */
  const found = [];
  ring.forEach((one, k) => {
    const next = ring[(k + 1) % ring.length];
    if ((one[2] >= level) !== (next[2] >= level)) found.push(between(one, next, level));
  });
  return found;
}

/**
 * @param {[number, number, number]} one
 * @param {[number, number, number]} other
 * @param {number} level
 * @returns {Point}
 */
function between(one, other, level) {
  const part = (level - one[2]) / (other[2] - one[2]);
  return [one[0] + part * (other[0] - one[0]), one[1] + part * (other[1] - one[1])];
}

/**
 * The grid of one region: 1 in it, 0 elsewhere, so that its border lies half way between places.
 * @param {Grid} grid
 * @param {number} region
 * @returns {Grid}
 */
export function maskOf({ x, y, z }, region) {
  return { x, y, z: Float64Array.from(z, (value) => Number(value === region)) };
}

/**
 * Where a name has most room in a region: the middle of a rectangle of its places.
 * @param {Grid} grid
 * @param {number} region
 * @param {(columns: number, rows: number) => number} worth of a rectangle; zero for one too small
 * @returns {{ x: number, y: number } | null}
 */
export function roomIn({ x, y, z }, region, worth) {
  const heights = new Int32Array(x.length); // of the column of this region that ends here
  let best = null;
  let most = 0;
  for (let j = 0; j < y.length; j += 1) {
    for (let i = 0; i < x.length; i += 1) {
      heights[i] = z[j * x.length + i] === region ? heights[i] + 1 : 0;
    }
    for (const [from, to, height] of rectangles(heights)) {
      const found = worth(to - from, height);
      if (found <= most) continue;
      most = found;
      best = { x: x[Math.floor((from + to - 1) / 2)], y: y[j - Math.floor((height - 1) / 2)] };
    }
  }
  return best;
}

/**
 * The largest rectangles under a row of columns: from, to (one beyond), height.
 * @param {Int32Array} heights
 * @returns {[number, number, number][]}
 */
function rectangles(heights) {
  /** @type {[number, number, number][]} */
  const found = [];
  /** @type {[number, number][]} */
  const open = []; // from where each height reaches
  for (let i = 0; i <= heights.length; i += 1) {
    const height = i < heights.length ? heights[i] : 0;
    let from = i;
    while (open.length && open[open.length - 1][1] > height) {
      const last = /** @type {[number, number]} */ (open.pop());
      found.push([last[0], i, last[1]]);
      from = last[0];
    }
    if (height > 0 && (!open.length || open[open.length - 1][1] < height)) open.push([from, height]);
  }
  return found;
}
