// What the page says, by its own table of texts.

import { speechOf } from "./speech.js";
import { TEXTS } from "./texts.js";

export const { say, listed } = speechOf(TEXTS);
