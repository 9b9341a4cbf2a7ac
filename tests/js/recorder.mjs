// A pen that writes down what it is asked to draw, and the comparison with what it drew before.

import assert from "node:assert/strict";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import process from "node:process";

const PICTURES = new URL("./pictures/", import.meta.url);
const NEAR = 0.05; // pixels: processors differ in the last digit of a sine

/** A canvas's pen; `lines` holds a line for each call and each colour, width or font set. */
export function newRecorder() {
  const lines = [];
  const kept = {};
  const pen = new Proxy(kept, {
    get: (_, name) => {
      if (name in kept) return kept[name];
      if (name === "measureText") return (text) => ({ width: 7 * text.length });
      return (...values) => {
        lines.push([name, ...values.flat().map(written)].join(" "));
        return newGradient(lines);
      };
    },
    set: (_, name, value) => {
      kept[name] = value;
      lines.push(`${name} = ${written(value)}`);
      return true;
    },
  });
  return { pen, lines };
}

function newGradient(lines) {
  return { addColorStop: (...values) => { lines.push(`stop ${values.map(written).join(" ")}`); },
    toString: () => "gradient" };
}

function written(value) {
  if (typeof value !== "number") return String(value);
  return String(Number(value.toFixed(3)) + 0);
}

/** What `paint(pen)` draws is what it drew when it was last looked at: pictures/<name>.txt. */
export function sameAsBefore(name, paint) {
  const { pen, lines } = newRecorder();
  paint(pen);
  assert.ok(lines.length > 0, "nothing was drawn");
  assert.doesNotMatch(lines.join("\n"), /NaN|undefined/);
  const file = new URL(`${name}.txt`, PICTURES);
  if (process.env.CAROM_NEW_PICTURES) {
    mkdirSync(new URL("./", file), { recursive: true });
    writeFileSync(file, `${lines.join("\n")}\n`);
  }
  assert.ok(existsSync(file), `pictures/${name}.txt is missing: CAROM_NEW_PICTURES=1 writes it`);
  const before = readFileSync(file, "utf8").trimEnd().split(/\r?\n/);
  lines.forEach((line, place) => assert.ok(alike(line, before[place] ?? ""),
    `${name}, line ${place + 1}: "${line}", before "${before[place] ?? "nothing"}"`));
  assert.equal(lines.length, before.length, `${name}: lines in all`);
}

/** Whether two lines have the same words, and numbers that no eye could tell apart. */
export function alike(one, other) {
  const [words, wanted] = [one.split(" "), other.split(" ")];
  return words.length === wanted.length && words.every((word, place) => word === wanted[place]
    || (word !== "" && Math.abs(Number(word) - Number(wanted[place])) < NEAR));
}
