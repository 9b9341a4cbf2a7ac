// How far what the page flies is from what Python has computed: a file of pictures and of numbers
// that they should have; prints the greatest differences of each run.

import { readFileSync } from "node:fs";
import process from "node:process";
import { matrixOf, orientationAt } from "../../kernel_lib/page/run/orientation.js";
import { ballAt, spinAt } from "../../kernel_lib/page/run/motion.js";
import { observableAt } from "../../kernel_lib/page/run/observables.js";
import { decodedRuns } from "../../kernel_lib/page/run/runs.js";

const { header, block, wanted } = JSON.parse(readFileSync(process.argv[2], "utf8"));
const bytes = Uint8Array.from(atob(block), (sign) => sign.charCodeAt(0));
// Wherever the numbers start in the message.
const moved = new Uint8Array(bytes.length + 3);
moved.set(bytes, 3);
const runs = decodedRuns(header, new DataView(moved.buffer, 3));

function farthest(run, { times, before, position, velocity, spin, observables, frames }) {
  const off = { position: 0, velocity: 0, spin: 0, observable: 0, frames: 0 };
  const note = (name, one, other) => { off[name] = Math.max(off[name], Math.abs(one - other)); };
  times.forEach((time, row) => {
    for (let ball = 0; ball < run.balls; ball += 1) {
      const now = ballAt(run, ball, time, before);
      const turning = spinAt(run, ball, time, before);
      ["x", "y", "z"].slice(0, run.dimension).forEach((axis, k) => {
        note("position", now[axis], position[row][ball][k]);
        note("velocity", now[`v${axis}`], velocity[row][ball][k]);
      });
      const wide = run.dimension === 3 ? spin[row][ball] : [0, 0, spin[row][ball]];
      turning.forEach((part, k) => note("spin", part, wide[k]));
      if (Math.abs(matrixOf(orientationAt(run, ball, time))[0][0]) > 1 + 1e-9) off.spin = Infinity;
    }
    observables.forEach((values, place) => note("observable",
      observableAt(run, place, time, before), values[row]));
  });
  note("frames", run.time[run.frames - 1], frames.end);
  return off;
}

console.log(JSON.stringify(runs.map((run, k) => wanted[k].map((one) => farthest(run, one)))));
