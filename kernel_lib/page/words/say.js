// What the page says, by its messages.

import PAGE from "../../words/en/page.ftl";
import { speechOf } from "./speech.js";

/** @typedef {import("./speech.js").Slots} Slots */

const speech = speechOf(PAGE);

export const { listed } = speech;
export const say = /** @type {(name: MessageName, slots?: Slots) => string} */ (speech.say);
