// When a beam between two points is broken by balls that pass. Pure.
//
// Time is halved until a ball cannot reach the beam, or has gone a quarter of its radius; where its edge
// enters or leaves is found by halving on. A ball that only grazes the beam, by less than a hundredth of
// its radius, may be overlooked.

/**
 * A time for which the beam was broken by one ball; `to` is null where it still is at the end.
 * @typedef {{ ball: number, from: number, to: number | null }} Pass s
 */

const NEAR_BEAM = 0.25; // of a radius, between two looks near the beam
const BENT = 1.5; // a way between two looks is shorter than so many chords
const HALVES = 24; // of the time between two frames, at most
const PRECISE = 50; // halvings that find an edge

/** Distance of a point from the line between two others, its ends included. */
function fromBeam([x, y], [[a, b], [c, d]]) {
  const [dx, dy] = [c - a, d - b];
  const long = dx * dx + dy * dy;
  const part = long > 0 ? Math.min(1, Math.max(0, ((x - a) * dx + (y - b) * dy) / long)) : 0;
  return Math.hypot(x - a - part * dx, y - b - part * dy);
}

/**
 * All passes of balls through a beam, in order of time; one that began before the first moment is left out.
 * @param {number[][]} beam its two ends, m
 * @param {ArrayLike<number>} radii m
 * @param {ArrayLike<number>} moments s, in order: those at which the run is known in any case
 * @param {(ball: number, moment: number) => number[]} placeAt m
 * @returns {Pass[]}
 */
export function passesOf(beam, radii, moments, placeAt) {
  const passes = [];
  for (let ball = 0; ball < radii.length; ball += 1) {
    passes.push(...passesOfBall(beam, ball, radii[ball], moments, (moment) => placeAt(ball, moment)));
  }
  return passes.sort((one, other) => one.from - other.from);
}

function passesOfBall(beam, ball, radius, moments, placeAt) {
  /** @type {Pass[]} */
  const found = [];
  const standing = (moment) => {
    const place = placeAt(moment);
    return { moment, place, clear: fromBeam(place, beam) - radius };
  };
  const free = (moment) => fromBeam(placeAt(moment), beam) > radius;
  const change = (from, to) => {
    const edge = crossingOf(free, from.moment, to.moment, from.clear > 0);
    if (from.clear > 0) found.push({ ball, from: edge, to: null });
    else if (found.length) found[found.length - 1].to = edge;
  };
  const search = (from, to, left) => {
    const moved = Math.hypot(to.place[0] - from.place[0], to.place[1] - from.place[1]);
    const same = from.clear > 0 === to.clear > 0;
    // On a way hardly longer than the chord it cannot reach the edge and come back.
    if (same && Math.abs(from.clear) + Math.abs(to.clear) > BENT * moved) return;
    if (left === 0 || moved < radius * NEAR_BEAM) {
      if (!same) change(from, to);
      return;
    }
    const middle = standing((from.moment + to.moment) / 2);
    search(from, middle, left - 1);
    search(middle, to, left - 1);
  };
  let before = standing(moments[0]);
  for (let k = 1; k < moments.length; k += 1) {
    const next = standing(moments[k]);
    search(before, next, HALVES);
    before = next;
  }
  return found;
}

// The moment at which it changes from free to broken, or back.
function crossingOf(free, from, to, known) {
  let [low, high] = [from, to];
  for (let k = 0; k < PRECISE; k += 1) {
    const middle = (low + high) / 2;
    if (free(middle) === known) low = middle;
    else high = middle;
  }
  return high;
}
