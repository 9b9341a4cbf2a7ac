// Again, play, steps both ways, scrubbing, speed and loop; and the same on the keyboard.

import { speedsFor } from "../../run/clock.js";
import { BACK_TO_START, element, icon, newButton, setText } from "../../base/dom.js";
import { clockSpeed, showTime } from "../../base/times.js";
import { areOfOneScene, partingInWords } from "../../run/parting.js";
import { say } from "../../words/say.js";

const PLAY = "M7 4.5v15l13-7.5z";
const PAUSE = "M6.5 5h4v14h-4z M13.5 5h4v14h-4z";
const SIGNS = {
  again: BACK_TO_START,
  start: "M5 5h2.4v14H5z M19 5v14L8.6 12z",
  frameBack: "M16.5 5v14L6 12z",
  frameOn: "M6 5v14l9.5-7z M16.6 5H19v14h-2.4z",
  contactBack: "M20 5v14L9.5 12z M6 9.2a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 1 0 0-5.6z",
  contactOn: "M4 5v14L14.5 12z M18 9.2a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 1 0 0-5.6z",
  loop: "M7 7h9V4l5 4.5-5 4.5v-3H9v3H6V8a1 1 0 0 1 1-1z M17 17H8v3l-5-4.5L8 11v3h7v-2h3v4a1 1 0 0 1-1 1z",
};

/** The bar under the stage; `act(name, value)` is called with what the person wants. */
export function newTransport(act) {
  const part = { buttons: {} };
  const button = (name, label, sign, kind = "") => {
    const made = newButton({ class: `carom-icon ${kind}`, title: label,
      "aria-label": label, onclick: () => act(name) }, icon(sign));
    part.buttons[name] = made;
    return made;
  };
  part.play = button("play", say("time-play"), PLAY);
  part.play.classList.add("carom-play");
  part.scrub = element("input", { type: "range", min: "0", max: "1", step: "any", value: 0,
    class: "carom-scrub", "aria-label": say("time-moment"),
    oninput: () => act("scrub", Number(part.scrub.value)) });
  part.tick = element("span", { class: "carom-parting-tick", hidden: true });
  part.ticks = element("span", { class: "carom-contact-ticks" });
  part.parting = newButton({ class: "carom-parting", hidden: true,
    onclick: () => act("scrub", part.partsAt) });
  part.now = element("span", { class: "carom-brief" });
  part.whole = element("span", { class: "carom-rare" });
  part.time = element("output", { class: "carom-time", "aria-live": "off" }, part.now, part.whole);
  part.loop = button("loop", say("time-loop"), SIGNS.loop, "carom-rare");
  part.loop.setAttribute("aria-pressed", "false");
  part.element = element("div", { class: "carom-transport", role: "group", "aria-label": say("time-bar") },
    button("again", say("time-again"), SIGNS.again), part.play,
    button("start", say("time-start"), SIGNS.start, "carom-rare"),
    button("contactBack", say("time-contact-back"), SIGNS.contactBack, "carom-rare"),
    button("frameBack", say("time-frame-back"), SIGNS.frameBack, "carom-rare"),
    button("frameOn", say("time-frame-on"), SIGNS.frameOn, "carom-seldom"),
    button("contactOn", say("time-contact-on"), SIGNS.contactOn, "carom-rare"),
    element("div", { class: "carom-bar" }, part.ticks, part.scrub, part.tick), part.time,
    part.loop, newSpeed(part, act), part.parting);
  return part;
}

function newSpeed(part, act) {
  part.speed = element("select", { class: "carom-speed", "aria-label": say("time-speed"),
    onchange: () => act("speed", Number(part.speed.value)) });
  offerSpeeds(part.speed, speedsFor(0));
  part.speed.value = "1";
  return part.speed;
}

function offerSpeeds(list, speeds) {
  list.replaceChildren(...speeds.map((speed) => element("option", { value: speed }, clockSpeed(speed))));
}

/** Show where the clock stands; everything is off while `blocked`. */
export function showTransport(part, clock, blocked) {
  const sign = clock.playing ? PAUSE : PLAY;
  const line = part.play.querySelector("path");
  if (line.getAttribute("d") !== sign) {
    line.setAttribute("d", sign);
    const label = clock.playing ? say("time-pause") : say("time-play");
    part.play.setAttribute("aria-label", label);
    part.play.title = label;
  }
  if (part.scrub.max !== String(clock.duration)) part.scrub.max = clock.duration;
  part.scrub.value = clock.time;
  part.scrub.setAttribute("aria-valuetext", showTime(clock.time, clock));
  part.scrub.style.setProperty("--part", clock.duration ? clock.time / clock.duration : 0);
  showClockSpeed(part, clock);
  setText(part.now, showTime(clock.time, clock));
  setText(part.whole, say("time-of", { time: showTime(clock.time, clock),
    duration: showTime(clock.duration, { duration: clock.duration }) }));
  part.loop.setAttribute("aria-pressed", String(clock.loop));
  for (const control of [...Object.values(part.buttons), part.scrub]) {
    if (control.disabled !== blocked) control.disabled = blocked;
  }
}

// A speed missing from the list, such as that of slow motion, is listed while in use.
function showClockSpeed({ speed: list }, { duration, speed }) {
  const offered = speedsFor(duration);
  if (Number(list.options[0].value) !== offered[0]) offerSpeeds(list, offered);
  if (Number(list.value) === speed) return;
  for (const extra of list.querySelectorAll("[data-extra]")) extra.remove();
  if (!offered.includes(speed)) list.append(element("option", { value: speed, "data-extra": "" }, clockSpeed(speed)));
  list.value = String(speed);
}

/** Say when the runs part, and mark it on the bar, or the moment of a verdict's picture; a click goes there. */
export function showParting(part, parting, runs, covered, waits, moment = parting?.time) {
  part.parting.hidden = runs.length < 2 || !areOfOneScene(runs);
  part.tick.hidden = covered || moment === undefined || (part.parting.hidden && moment === parting?.time);
  part.tick.style.setProperty("--part", (moment ?? 0) / Number(part.scrub.max));
  if (part.parting.hidden) return;
  part.partsAt = parting?.time ?? 0;
  part.parting.disabled = covered || !parting;
  setText(part.parting, covered ? say(waits ? "parting-waits" : "parting-covered")
    : partingInWords(parting, runs));
}

/** What a key on the stage means, or null. Pure. */
export function keyAction(key, shift) {
  if (key === " ") return "play";
  if (key === "Home") return "start";
  if (key === "ArrowRight") return shift ? "contactOn" : "frameOn";
  if (key === "ArrowLeft") return shift ? "contactBack" : "frameBack";
  return null;
}
