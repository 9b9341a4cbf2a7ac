// Numbers as the page writes them, for a list of values: of a truth, of a readout, of one's own guess.

import { readFileSync } from "node:fs";
import process from "node:process";
import { figure, guessText, steadyFigure } from "../../kernel_lib/page/base/numbers.js";

const values = JSON.parse(readFileSync(process.argv[2], "utf8"));
console.log(JSON.stringify(values.map((value) => [figure(value), steadyFigure(value), guessText(value)])));
