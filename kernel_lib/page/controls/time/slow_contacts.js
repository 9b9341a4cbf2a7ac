// Where a lesson shows forces, or a contact under a lens, the clock is slow while contacts press: what
// they do in that time is to be seen.

import { advanced } from "../../run/clock.js";
import { pressingSpans, pressingSpeed, wayInSeconds } from "../../run/contacts/pressing.js";

/** When the clock of a view is slow. */
function slowSpans({ sheet, runs, look }) {
  const { forces, lens = [] } = sheet.at_contact;
  if (!look.explained) return [];
  if (lens.length) return pressingSpans(runs);
  if (!forces.length) return [];
  return pressingSpans(runs.filter((run) => run.balls - 1 <= forces.length));
}

/** The contacts that a first look goes through slowly: those under a lens. */
export function spansUnderLens(model) {
  return model.sheet.at_contact.lens?.length ? slowSpans(model) : [];
}

/** The clock of a view after some seconds here. */
export function advancedSlowly(model, seconds) {
  const { clock } = model;
  const spans = slowSpans(model);
  if (!spans.length) return advanced(clock, seconds);
  return advanced(clock, wayInSeconds(spans, clock.time, clock.speed, seconds) / clock.speed);
}

/** The speed at which a view shows a contact, or null where that is the one that was chosen. */
export function slowSpeed(model) {
  const { time, speed, playing } = model.clock;
  const slow = playing ? pressingSpeed(slowSpans(model), time, speed) : speed;
  return slow < speed ? slow : null;
}
