// A click at each contact while the clock runs, louder with the impulse. Off at the start.

import { newButton } from "../base/dom.js";
import { impulseOf } from "../run/contact_words.js";
import { say } from "../words/say.js";

const MOST_AT_ONCE = 6;
const QUIETEST = 0.02;
const LOUDEST = 0.5;
const SOFTER = 0.6; // power of the impulse: ears hear ratios

/** Switch and memory of the sound; no audio exists before it is first switched on. */
export function newSound() {
  /** @type {any} */
  const part = { on: false, context: null, moments: [], played: 0, place: "switches" };
  part.element = newButton({ class: "carom-toggle",
    "aria-pressed": "false", "aria-label": say("sound-label"),
    title: say("sound-title"), onclick: () => switchSound(part) }, say("sound-switch"));
  part.setRuns = ({ runs }) => { part.moments = clicksOf(runs); };
  part.end = () => part.context?.close();
  return part;
}

/** Clicks from now on, or no more. */
export function switchSound(part) {
  part.on = !part.on;
  part.element.setAttribute("aria-pressed", String(part.on));
  if (part.on) part.context ??= new AudioContext();
  part.context?.[part.on ? "resume" : "suspend"]();
}

/** Impacts of all runs in order: { time, loud (0 to 1), wall }. Pure. */
export function clicksOf(runs) {
  const all = runs.flatMap((run) => Array.from({ length: run.contacts }, (_, index) => index)
    .filter((index) => run.contact_kind[index] === 0)
    .map((index) => ({ time: run.contact_time[index], impulse: impulseOf(run, index),
      wall: run.contact_b[index] < 0, name: run.name })));
  const largest = all.reduce((most, one) => Math.max(most, one.impulse), 0);
  return all.map((one) => ({ ...one, loud: largest > 0 ? (one.impulse / largest) ** SOFTER : 0 }))
    .sort((one, two) => one.time - two.time);
}

/** The clicks after `from` up to `to`, the loudest few; over the end when the clock loops. Pure. */
export function clicksBetween(moments, from, to, hidden) {
  const passed = to >= from ? ({ time }) => time > from && time <= to
    : ({ time }) => time > from || time <= to;
  return moments.filter((one) => passed(one) && !hidden.has(one.name))
    .sort((one, two) => two.loud - one.loud).slice(0, MOST_AT_ONCE);
}

/** The clock ran from one moment to another: click. */
export function soundBetween(part, from, to, hidden) {
  if (!part.on || from === to) return;
  for (const one of clicksBetween(part.moments, from, to, hidden)) {
    if (one.loud < QUIETEST) continue;
    click(part.context, LOUDEST * one.loud, one.wall ? 420 : 1150);
    part.played += 1;
  }
}

function click(context, loud, pitch) {
  const now = context.currentTime;
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  tone.frequency.setValueAtTime(pitch, now);
  tone.frequency.exponentialRampToValueAtTime(pitch / 2, now + 0.05);
  volume.gain.setValueAtTime(loud, now);
  volume.gain.exponentialRampToValueAtTime(1e-4, now + 0.07);
  tone.connect(volume).connect(context.destination);
  tone.start(now);
  tone.stop(now + 0.08);
}
