// One ball more, one ball fewer: two buttons on the stage, where a parameter counts the balls.

import { element } from "../base/dom.js";

/** The buttons, or null; `set(values)` asks for a new count. */
export function newBallCount(sheet, set) {
  const parameter = sheet.parameters.find((one) => one.name === sheet.ball_count);
  if (!parameter) return null;
  const part = { parameter, now: parameter.default };
  const button = (sign, step, label) => element("button", { type: "button", "aria-label": label,
    title: label, onclick: () => set({ [parameter.name]: part.now + step }) }, `${sign} ball`);
  part.more = button("+", 1, "One ball more");
  part.fewer = button("−", -1, "One ball fewer");
  part.element = element("div", { class: "carom-counting" }, part.fewer, part.more);
  return part;
}

/** Show what is possible with these values. */
export function showBallCount(part, values, locked, offline) {
  if (!part) return;
  const { name, minimum, maximum } = part.parameter;
  part.now = values?.[name] ?? part.parameter.default;
  const fixed = locked.has(name) || Boolean(offline);
  part.more.disabled = fixed || part.now >= maximum;
  part.fewer.disabled = fixed || part.now <= minimum;
}
