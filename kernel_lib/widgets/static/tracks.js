// The runs as they arrive from Python, and where each ball is between the frames. Pure.

export const KINDS = ["impact", "slide", "roll", "rest", "part"];

/** Runs with typed arrays, from the header and the one binary buffer of a picture. */
export function decodedRuns(header, view) {
  const bytes = view
    ? view.buffer.slice(view.byteOffset, view.byteOffset + view.byteLength)
    : new ArrayBuffer(0);
  const numbers = header.number === "float32" ? new Float32Array(bytes) : new Float64Array(bytes);
  return header.runs.map((described, index) => {
    const run = { ...described, index, tracks: [] };
    for (const [name, [offset, count]] of Object.entries(described.arrays)) {
      run[name] = numbers.subarray(offset, offset + count);
    }
    for (let ball = 0; ball < run.balls; ball += 1) run.tracks.push(track(run, ball));
    return run;
  });
}

/** Index k of the last time that is not after `moment`; 0 before the first. */
export function frameBefore(times, moment) {
  let low = 0;
  let high = times.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (times[middle] <= moment) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** A number per frame, read between the frames. */
export function valueAt(times, values, moment) {
  const k = frameBefore(times, moment);
  if (k >= times.length - 1) return values[times.length - 1];
  const span = times[k + 1] - times[k];
  const part = span > 0 ? Math.min(1, Math.max(0, (moment - times[k]) / span)) : 0;
  return values[k] + (values[k + 1] - values[k]) * part;
}

/**
 * The knots of one ball: its frames and, where motion between frames is known exactly,
 * the impacts between them, with the velocity on either side.
 */
export function track(run, ball) {
  const knots = [];
  const wide = run.dimension;
  const angles = anglesOf(run, ball);
  const impacts = impactsOf(run, ball);
  let next = 0;
  for (let k = 0; k < run.frames; k += 1) {
    const time = run.time[k];
    let touched = false;
    for (; next < impacts.length && impacts[next].time <= time; next += 1) {
      touched = k > 0;
      if (run.between === "curve" && k > 0) knots.push(impacts[next]);
    }
    const at = (k * run.balls + ball) * wide;
    const out = threeFrom(run.velocity, at, wide);
    const [x, y, z] = threeFrom(run.position, at, wide);
    const jump = run.between === "line" && touched;
    const arriving = jump ? threeFrom(run.velocity, at - run.balls * wide, wide) : out;
    knots.push({ time, x, y, z, in: arriving, out, angle: angles[k] });
  }
  fillAngles(knots);
  return { times: Float64Array.from(knots, (knot) => knot.time), knots };
}

// Three components; in the plane the third is zero.
function threeFrom(values, at, wide) {
  return [values[at], values[at + 1], wide > 2 ? values[at + 2] : 0];
}

function anglesOf(run, ball) {
  const angles = new Float64Array(run.frames);
  if (!run.spin || run.spin.length !== run.frames * run.balls) return angles;
  for (let k = 1; k < run.frames; k += 1) {
    const mean = (run.spin[k * run.balls + ball] + run.spin[(k - 1) * run.balls + ball]) / 2;
    angles[k] = angles[k - 1] + mean * (run.time[k] - run.time[k - 1]);
  }
  return angles;
}

function impactsOf(run, ball) {
  const found = [];
  const wide = run.dimension;
  for (let c = 0; c < run.contacts; c += 1) {
    const first = run.contact_a[c] === ball;
    if (!first && run.contact_b[c] !== ball) continue;
    const [at, two] = [c * wide, (2 * c + (first ? 0 : 1)) * wide];
    const side = (first ? 1 : -1) * run.radii[ball];
    found.push({
      time: run.contact_time[c],
      x: run.contact_point[at] + side * run.contact_normal[at],
      y: run.contact_point[at + 1] + side * run.contact_normal[at + 1],
      z: wide > 2 ? run.contact_point[at + 2] + side * run.contact_normal[at + 2] : 0,
      in: threeFrom(run.contact_before, two, wide),
      out: threeFrom(run.contact_after, two, wide),
      angle: NaN,
    });
  }
  return found;
}

function fillAngles(knots) {
  for (let k = 1; k < knots.length - 1; k += 1) {
    if (!Number.isNaN(knots[k].angle)) continue;
    let after = k + 1;
    while (after < knots.length - 1 && Number.isNaN(knots[after].angle)) after += 1;
    const [one, two] = [knots[k - 1], knots[after]];
    const part = two.time > one.time ? (knots[k].time - one.time) / (two.time - one.time) : 0;
    knots[k].angle = one.angle + (two.angle - one.angle) * part;
  }
}

/** Position, velocity and turning angle of a ball at a moment; z is 0 in the plane. */
export function ballAt(run, ball, moment) {
  const { times, knots } = run.tracks[ball];
  const k = frameBefore(times, moment);
  const here = knots[k];
  if (k >= knots.length - 1 || moment <= here.time) {
    const [vx, vy, vz] = here.out;
    return { x: here.x, y: here.y, z: here.z, vx, vy, vz, angle: here.angle };
  }
  const there = knots[k + 1];
  const span = there.time - here.time;
  const part = (moment - here.time) / span;
  const angle = here.angle + (there.angle - here.angle) * part;
  const along = run.between === "curve" ? curved : straight;
  const [x, vx] = along(here.x, there.x, here.out[0], there.in[0], span, part);
  const [y, vy] = along(here.y, there.y, here.out[1], there.in[1], span, part);
  const [z, vz] = run.dimension > 2
    ? along(here.z, there.z, here.out[2], there.in[2], span, part) : [0, 0];
  return { x, y, z, vx, vy, vz, angle };
}

function straight(from, to, speedFrom, speedTo, span, part) {
  return [from + (to - from) * part, speedFrom + (speedTo - speedFrom) * part];
}

// Cubic through both ends with both velocities: exact for a parabola.
function curved(from, to, v0, v1, span, part) {
  const mean = (to - from) / span;
  const bend = v0 + v1 - 2 * mean;
  const slope = 3 * mean - 2 * v0 - v1;
  const position = from + span * part * (v0 + part * (slope + part * bend));
  return [position, v0 + part * (2 * slope + 3 * part * bend)];
}

/** All moments at which something touches, in any of the runs, sorted and without twins. */
export function contactMoments(runs) {
  const all = runs.flatMap((run) => Array.from(run.contact_time ?? []));
  return sortedWithoutTwins(all);
}

/** All moments at which any of the runs has a frame. */
export function frameMoments(runs) {
  return sortedWithoutTwins(runs.flatMap((run) => Array.from(run.time)));
}

function sortedWithoutTwins(moments) {
  const sorted = moments.sort((one, two) => one - two);
  return sorted.filter((moment, k) => k === 0 || moment - sorted[k - 1] > 1e-9);
}
