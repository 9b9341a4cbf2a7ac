// A tick on the bar of time for each contact.

import { element } from "../../base/dom.js";

const SLIVER = 0.006; // of the bar: ticks nearer than that would be one
const MOST_TICKS = 80;

/** Where ticks stand, as parts of the bar, at most one for each sliver of it. Pure. */
export function ticksAt(moments, duration) {
  if (!(duration > 0)) return [];
  const parts = [];
  for (const moment of moments) {
    const part = moment / duration;
    if (part < 0 || part > 1 || parts.length === MOST_TICKS) continue;
    if (!parts.length || part - parts[parts.length - 1] >= SLIVER) parts.push(part);
  }
  return parts;
}

/** Put the ticks of these contacts on a bar. */
export function setTicks(bar, moments, duration) {
  bar.replaceChildren(...ticksAt(moments, duration).map((part) =>
    element("span", { class: "carom-contact-tick", style: `--part: ${part}` })));
}
