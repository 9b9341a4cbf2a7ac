// One ball more, one ball fewer: two buttons on the stage, where a parameter counts the balls.

import { element, newButton } from "../base/dom.js";
import { say } from "../words/say.js";

/** The buttons, and nothing where no parameter counts the balls. */
export function newBallCount({ sheet }, { change }) {
  const parameter = sheet.parameters.find((one) => one.name === sheet.ball_count);
  if (!parameter) return [];
  /** @type {any} */
  const part = { parameter, now: parameter.default, place: "count",
    paint: (model) => showWhatIsPossible(part, model) };
  const button = (words, step, label) => newButton({ "aria-label": label,
    title: label, onclick: () => change({ [parameter.name]: part.now + step }) }, words);
  part.more = button(say("balls-more"), 1, say("balls-more-title"));
  part.fewer = button(say("balls-fewer"), -1, say("balls-fewer-title"));
  part.element = element("div", { class: "carom-counting" }, part.fewer, part.more);
  return part;
}

function showWhatIsPossible(part, { values, locked, offline }) {
  const { name, minimum, maximum } = part.parameter;
  part.now = values?.[name] ?? part.parameter.default;
  const fixed = locked.has(name) || Boolean(offline);
  part.more.disabled = fixed || part.now >= maximum;
  part.fewer.disabled = fixed || part.now <= minimum;
}
